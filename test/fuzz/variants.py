def run(seed, graph, case, sound, folder, options):
    return []
