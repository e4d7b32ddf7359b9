# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A page in a headless Chromium, by the DevTools protocol over a pipe. Needs nothing but Python.

  with Browser() as browser:
      page = browser.open("report.html", width=1400, height=900, dark=True)
      page.press("ArrowRight"); page.evaluate("document.title"); pixels = page.screenshot("shot.png")
      assert not page.errors
"""

import base64
import json
import os
import pathlib
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import time
import zlib

KEYS = {
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
    "Enter": 13, "Escape": 27, "Tab": 9, " ": 32,
}


def find_chromium():
    """The program; None if it is not installed."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Browser:
    """A browser of its own, with a profile that is gone afterwards and no network."""

    def __init__(self, timeout=60):
        self.timeout = timeout
        self.number = 0
        self.buffer = b""
        self.events = []

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="fuse-chromium-", ignore_cleanup_errors=True)
        to_browser, self.to_browser = os.pipe()
        self.from_browser, from_browser = os.pipe()

        def wire():
            # The protocol's descriptors are 3 and 4. First out of the way, should one be the other's.
            a, b = os.dup(to_browser), os.dup(from_browser)
            while a in (3, 4):
                a = os.dup(a)
            while b in (3, 4):
                b = os.dup(b)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.log = open(os.path.join(self.profile.name, "log"), "wb")
        self.process = subprocess.Popen(
            [find_chromium(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--host-resolver-rules=MAP * ~NOTFOUND", "--force-device-scale-factor=1",
             "--user-data-dir=" + self.profile.name, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, close_fds=False, preexec_fn=wire,
            start_new_session=True)
        os.close(to_browser)
        os.close(from_browser)
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)
        self.log.close()
        self.profile.cleanup()

    def call(self, method, session=None, **parameters):
        """The result of a command; events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to_browser, data):]
        deadline = time.monotonic() + self.timeout
        while True:
            answer = self.receive(deadline - time.monotonic())
            if answer is None:
                raise TimeoutError("no answer to %s within %d s" % (method, self.timeout))
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError("%s: %s" % (method, answer["error"]))
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self, seconds):
        """The next message; None if none comes in time."""
        deadline = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.from_browser], [], [], left)[0]:
                return None
            part = os.read(self.from_browser, 1 << 20)
            if not part:
                with open(self.log.name, errors="replace") as log:
                    raise RuntimeError("the browser ended:\n" + log.read()[-2000:])
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, path, width=1400, height=900, dark=False, hash=""):
        return Page(self, path, width, height, dark, hash)


class Page:
    def __init__(self, browser, path, width, height, dark, hash):
        self.browser, self.width, self.height = browser, width, height
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 600)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri() + hash)
        deadline = time.monotonic() + browser.timeout
        while not any(e["method"] == "Page.loadEventFired" for e in self.events()):
            event = browser.receive(deadline - time.monotonic())
            if event is None:
                raise TimeoutError("%s did not load" % path)
            browser.events.append(event)
        self.settle()

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def events(self):
        return [event for event in self.browser.events if event.get("sessionId") == self.session]

    def settle(self):
        """Until what was asked for is drawn."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError("%s: %s" % (expression, answer["exceptionDetails"]))
        return answer["result"].get("value")

    def press(self, key, times=1):
        for _ in range(times):
            code = KEYS.get(key, ord(key[0].upper()))
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            self.call("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code,
                      **({"text": text} if text else {}))
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)
        self.settle()

    def point(self, x, y):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.settle()

    @property
    def errors(self):
        """What the page logged as an error or warning, threw, or asked the network for."""
        found = []
        for event in self.events():
            what = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                found.append(json.dumps(what["exceptionDetails"]))
            elif event["method"] == "Runtime.consoleAPICalled" and what["type"] in ("error", "warning", "assert"):
                found.append(json.dumps(what["args"]))
            elif event["method"] == "Log.entryAdded" and what["entry"]["level"] in ("error", "warning"):
                found.append(what["entry"]["text"])
            elif event["method"] == "Network.requestWillBeSent" and not what["request"]["url"].startswith("file:"):
                found.append("asked for " + what["request"]["url"])
        return found

    def screenshot(self, path=None, scale=0.35):
        """What read_png makes of a picture of the window, smaller by `scale`: Python takes its time."""
        clip = {"x": self.evaluate("scrollX"), "y": self.evaluate("scrollY"), "width": self.width, "height": self.height, "scale": scale}
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=clip)["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return read_png(data)


def read_png(data):
    """(bytes of a pixel, rows) of a PNG of 8 bits a channel that is not interlaced."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, _height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and not interlaced and colour in (2, 6)
            size = 3 if colour == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, stride, rows, above = zlib.decompress(packed), width * size, [], bytes(width * size)
    for start in range(0, len(raw), stride + 1):
        kind, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for i in range(stride):
            left, up = row[i - size] if i >= size else 0, above[i]
            if kind == 1:
                row[i] = (row[i] + left) & 255
            elif kind == 2:
                row[i] = (row[i] + up) & 255
            elif kind == 3:
                row[i] = (row[i] + (left + up) // 2) & 255
            elif kind == 4:
                corner = above[i - size] if i >= size else 0
                guess = left + up - corner
                near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                row[i] = (row[i] + near[2]) & 255
        rows.append(bytes(row))
        above = rows[-1]
    return size, rows


def colours(picture):
    """How many different colours a screenshot has."""
    size, rows = picture
    return len({row[i:i + size] for row in rows for i in range(0, len(row), size)})
