def shrink(*a):
    return None, None
