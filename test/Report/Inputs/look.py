# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at pages of reports in a browser: look.py FOLDER REPORT.html...

Each page in light and dark, at 1400 and 390 pixels: each part shows something and nothing is logged as an error; graph
and tabs go by keyboard, pointing at the graph explains it. Screenshots go to FOLDER.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Support"))
from devtools import Browser, colours  # noqa: E402

TABS = ["graph", "kernels", "roofline", "schedules", "code", "ir", "ops"]
CHOSEN = "document.querySelector('[role=tab][aria-selected=true]').id.slice(4)"
DETAILS = "document.querySelector('.details').textContent"
LABEL = "document.activeElement.getAttribute('aria-label') || ''"


def check(condition, text):
    if not condition:
        sys.exit("look.py: " + text)


def look_at_parts(page, name, folder):
    """Through all tabs by keyboard."""
    page.evaluate("document.getElementById('tab-graph').focus()")
    backgrounds = set()
    for number, tab in enumerate(TABS):
        check(page.evaluate(CHOSEN) == tab, "%s: the arrow key leads to %s, not %s" % (name, page.evaluate(CHOSEN), tab))
        shown = page.evaluate("[...document.querySelectorAll('[role=tabpanel]')].filter(p => !p.hidden).map(p => p.id).join()")
        check(shown == "panel-" + tab, "%s: %s is shown at %s" % (name, shown, tab))
        # What the page says itself: code has a NaN of its own.
        text = page.evaluate("(panel => { panel.querySelectorAll('pre').forEach(p => p.remove()); return panel.textContent; })"
                             "(document.getElementById('panel-%s').cloneNode(true))" % tab)
        check(len(text) > 20 and "undefined" not in text and "[object" not in text and "NaN" not in text,
              "%s: %s says %.200s" % (name, tab, text))
        check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "%s: %s is wider than the window" % (name, tab))
        if number in (0, 2, 4):
            picture = page.screenshot("%s/%s-%s.png" % (folder, name, tab))
            check(colours(picture) >= 16, "%s: %s has %d colours" % (name, tab, colours(picture)))
            backgrounds.add(picture[1][2][:3])
        page.press("ArrowRight")
    check(page.evaluate(CHOSEN) == "graph", "%s: the tabs do not go round" % name)
    return backgrounds


def look_at_graph(page, name):
    """By keyboard and pointer: the reason of each op."""
    # From the tabs to the search field, the switch, three buttons, and into the graph.
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('.box')"):
            break
        page.press("Tab")
    check(page.evaluate("document.activeElement.matches('.box')"), "%s: Tab does not lead into the graph" % name)
    spoken, seen = set(), set()
    for _ in range(30):
        spoken.add(page.evaluate(LABEL))
        seen.add(page.evaluate(DETAILS))
        page.press("ArrowDown")
    reasons = "\n".join(seen)
    check(len(spoken) > 2 and len(seen) > 2, "%s: arrow keys stay where they are" % name)
    refused = page.evaluate("JSON.parse(document.getElementById('data').textContent).left_to_host.map(l => l.reason)")
    for reason in refused[:5]:
        check(reason in reasons and any(reason in label for label in spoken), "%s: nobody says: %s" % (name, reason))
    if page.evaluate("JSON.parse(document.getElementById('data').textContent).kernels.length"):
        check("No rule keeps" in reasons and "Why nothing more" in reasons, "%s: no reason of a fusion: %s" % (name, reasons[:500]))
    page.press("Home")
    first = page.evaluate(LABEL)
    page.press("ArrowRight")
    check(page.evaluate(LABEL) != first, "%s: the right arrow goes to no reader" % name)
    scale = "document.querySelector('.canvas svg > g').getAttribute('transform')"
    before = page.evaluate(scale)
    page.press("+")
    check(page.evaluate(scale) != before, "%s: + does not zoom" % name)
    page.press("0")
    page.press("Enter")
    kept = page.evaluate(DETAILS)
    page.evaluate("document.activeElement.blur()")
    check(page.evaluate(DETAILS) == kept, "%s: Enter does not keep the details" % name)
    page.evaluate("scrollTo(0, 0)")
    place = page.evaluate("(b => [b.x + b.width / 2, b.y + Math.min(12, b.height / 2)])(document.querySelector('.box:not(.kind-value)').getBoundingClientRect())")
    if place[1] < page.height:
        page.point(*place)
        check(len(page.evaluate(DETAILS)) > 20 and page.evaluate("document.querySelectorAll('.box.active').length") == 1,
              "%s: pointing at an op explains nothing" % name)
    page.evaluate("document.querySelector('.box').focus()")
    page.press("Escape")
    page.press("Escape")
    check(page.evaluate(CHOSEN) == "graph", "%s: Escape leads elsewhere" % name)


def main():
    folder, pages = sys.argv[1], sys.argv[2:]
    os.makedirs(folder, exist_ok=True)
    with Browser() as browser:
        for path in pages:
            seen = {}
            for dark in (False, True):
                for width, height in ((1400, 900), (390, 844)):
                    name = "%s-%d-%s" % (os.path.splitext(os.path.basename(path))[0], width, "dark" if dark else "light")
                    page = browser.open(path, width, height, dark)
                    seen[dark] = look_at_parts(page, name, folder)
                    if not dark:
                        page.evaluate("document.getElementById('tab-graph').focus()")
                        look_at_graph(page, name)
                    page.evaluate("document.getElementById('theme').click()")
                    page.settle()
                    other = page.screenshot()[1][2][:3]
                    check(other not in seen[dark], "%s: the switch does not change the colours" % name)
                    check(not page.errors, "%s: %s" % (name, page.errors))
                    page.close()
            check(not seen[False] & seen[True], "%s: light and dark have one background" % path)
            print("%s: good" % os.path.basename(path))


main()
