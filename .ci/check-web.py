#!/usr/bin/env python3
"""Opens facet's pages of HTML in headless Chromium and checks what a reader would notice.

For frames (`render --format html`), the catalogue (`gallery -o`), reports and players of sessions:

- the console has no messages, and the page asks for no other file;
- the page has a language, a title, one main landmark and one first heading, and every control and region has a name;
- no id is used twice, and pictures are hidden from screen readers or have a text;
- at 360 pixels the page itself never scrolls sideways;
- words have a contrast of 4.5 with their background, or what the theme promises;
- the text of a frame is what `--format text` prints, also when it is selected;
- every cell is where its column is, wide letters too.

    check-web.py FACET [--keep FOLDER]     # keeps the pages and their screenshots
"""

import argparse
import base64
import functools
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PHONE = (360, 740)
DESK = (1400, 900)
# Goods that are sold out are quiet on purpose; the theme promises this much for them.
SOLD_OUT = 3
# A pixel for rounding.
NEAR = 1.0
print = functools.partial(print, flush=True)


class Browser:
    """Headless Chromium, spoken to through its own pipe: a message is JSON and ends with NUL."""

    def __init__(self, folder):
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()

        def connect():
            # The ends may have the very numbers that the browser expects.
            read, write = os.dup(to_read), os.dup(to_write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
             "--force-device-scale-factor=1", "--hide-scrollbars", "--disable-background-networking",
             "--force-color-profile=srgb",
             f"--user-data-dir={folder}", "--remote-debugging-pipe"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.rest = b""
        self.number = 0
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def read(self):
        while b"\0" not in self.rest:
            more = os.read(self.from_browser, 1 << 20)
            if not more:
                raise RuntimeError("Chromium has ended")
            self.rest += more
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if hasattr(self, "session"):
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path, size=DESK):
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=False)
        self.events.clear()
        self.call("Page.navigate", url=Path(path).resolve().as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.read())

    def run(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def press(self, key, code=None):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                      windowsVirtualKeyCode={"ArrowRight": 39, "ArrowLeft": 37, " ": 32, "End": 35, "Home": 36}.get(key, 0))

    def complaints(self):
        """What the console says, and each file that the page asks for besides itself."""
        self.run("1")
        for event in self.events:
            method, facts = event.get("method"), event.get("params", {})
            if method == "Log.entryAdded":
                yield "console: " + facts["entry"]["text"][:200]
            elif method == "Runtime.consoleAPICalled":
                yield "console: " + str(facts["args"])[:200]
            elif method == "Runtime.exceptionThrown":
                yield "exception: " + str(facts["exceptionDetails"])[:200]
            elif method == "Network.requestWillBeSent":
                address = facts["request"]["url"]
                if facts.get("type") != "Document" and not address.startswith("data:"):
                    yield "asks for " + address[:100]

    def shoot(self, path, whole=True):
        picture = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        Path(path).write_bytes(base64.b64decode(picture["data"]))

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


# Returns faults of the page's structure as axe finds them.
STRUCTURE = r"""
(() => {
  const faults = [];
  const all = (s) => [...document.querySelectorAll(s)];
  if (!document.documentElement.lang) faults.push("the page has no language");
  if (!document.title.trim()) faults.push("the page has no title");
  if (all("main").length !== 1) faults.push(all("main").length + " main landmarks");
  if (all("h1").length !== 1 || !all("h1")[0].textContent.trim()) faults.push("not one first heading");
  if (!document.querySelector("meta[name=viewport]")) faults.push("no viewport");
  if (/maximum-scale|user-scalable/.test(document.querySelector("meta[name=viewport]").content)) faults.push("zoom is forbidden");
  let level = 0;
  for (const head of all("h1,h2,h3,h4")) {
    const own = +head.tagName[1];
    if (own > level + 1) faults.push("heading " + own + " after " + level + ": " + head.textContent);
    level = own;
  }
  const name = (e) => {
    const by = e.getAttribute("aria-labelledby");
    const words = by ? by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ") : "";
    const label = e.labels?.length ? [...e.labels].map((l) => l.textContent).join(" ") : "";
    const text = e.matches("a,button,summary") ? e.innerText : "";
    return (e.getAttribute("aria-label") || words || label || text || "").trim();
  };
  for (const e of all("a,button,input,select,textarea,summary,[tabindex],[role=region],nav"))
    if (!e.hidden && e.getClientRects().length && !name(e)) faults.push("no name: " + e.outerHTML.slice(0, 120));
  for (const e of all("nav")) if (all("nav").length > 1 && !name(e)) faults.push("several nav landmarks without names");
  for (const e of all("img,svg")) if (e.getAttribute("aria-hidden") !== "true" && !e.getAttribute("alt") && !name(e)) faults.push("a picture without text");
  const ids = all("[id]").map((e) => e.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length) faults.push("the id " + twice[0] + " is used twice");
  for (const e of all("a[href]")) {
    const href = e.getAttribute("href");
    if (/^[a-z]+:/i.test(href) && !/^https?:/i.test(href)) faults.push("leads to " + href);
    if (/^https?:/i.test(href) && !/noopener/.test(e.rel + "")) faults.push("a link without noopener: " + href);
    if (href.startsWith("#") && href.length > 1 && !document.getElementById(href.slice(1))) faults.push("leads nowhere: " + href);
  }
  // What scrolls must be reached by keys.
  for (const e of all("*")) {
    const s = getComputedStyle(e);
    if (/auto|scroll/.test(s.overflowX) && e.scrollWidth > e.clientWidth + 1 && e.tabIndex < 0 && !e.matches("html,body"))
      faults.push("scrolls without keys: " + e.outerHTML.slice(0, 80));
  }
  return [...new Set(faults)].slice(0, 10);
})()
"""

# Returns the words with less contrast than asked for, with the ratio.
CONTRAST = r"""
((least, leastInFrames) => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  canvas.canvas.width = canvas.canvas.height = 1;
  const known = new Map();
  const read = (color, ground) => {
    const key = color + ground;
    if (!known.has(key)) {
      canvas.fillStyle = ground ?? "white"; canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(key, [r, g, b]);
    }
    return known.get(key);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((v) => { v /= 255; return v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; });
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const root = getComputedStyle(document.documentElement).colorScheme;
  const probe = document.createElement("i"); probe.style.color = "Canvas"; document.body.append(probe);
  const page = getComputedStyle(probe).color; probe.remove();
  const ground = (e) => {
    for (; e; e = e.parentElement) {
      const c = getComputedStyle(e).backgroundColor;
      if (!/^rgba\(.*, 0\)$|\/ 0\)$|transparent/.test(c)) return c;
    }
    return page;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const poor = new Map(); let words = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!/[\p{L}\p{N}]/u.test(node.data) || e.closest("script,style,template,noscript,[hidden],[aria-hidden=true]") || !e.getClientRects().length) continue;
    words++;
    const s = getComputedStyle(e);
    const g = read(ground(e)), f = read(s.color, ground(e));
    const [a, b] = [light(f), light(g)].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    if (ratio < (e.closest('.screen') ? leastInFrames : least)) poor.set(`${ratio.toFixed(2)} ${s.color} on ${ground(e)}`, node.data.trim().slice(0, 40));
  }
  return {words, poor: [...poor].slice(0, 12)};
})(LEAST)
"""

# Returns the text of each frame, as the page has it and as a selection has it, and cells that are not at their columns.
FRAMES = r"""
[...document.querySelectorAll(".screen pre")].filter((pre) => pre.getClientRects().length).map((pre) => {
  const range = document.createRange(); range.selectNodeContents(pre);
  const selection = getSelection(); selection.removeAllRanges(); selection.addRange(range);
  const selected = selection.toString(); selection.removeAllRanges();
  const ruler = document.createElement("i"); ruler.style.cssText = "display:block;position:absolute;width:100ch;height:1px";
  pre.append(ruler); const ch = ruler.getBoundingClientRect().width / 100; ruler.remove();
  const box = pre.getBoundingClientRect(), wrong = [];
  const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
  let row = 0, column = 0, cells = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest("svg")) continue;
    let at = 0;
    for (const {segment} of new Intl.Segmenter().segment(node.data)) {
      if (segment === "\n") { row++; column = 0; at += 1; continue; }
      const letter = document.createRange(); letter.setStart(node, at); letter.setEnd(node, at + segment.length);
      const holder = node.parentElement, wide = holder.classList.contains("w2") && holder.classList.contains("g");
      const place = holder.classList.contains("g") ? holder.getBoundingClientRect() : letter.getBoundingClientRect();
      const x = box.left + column * ch, y = box.top + row * 20;
      const middle = (place.top + place.bottom) / 2;
      if (segment.trim() && (Math.abs(place.left - x) > NEAR || Math.abs(middle - y - 10) > 3))
        wrong.push(`${segment} in row ${row}, column ${column}: ${(place.left - x).toFixed(1)}, ${(middle - y - 10).toFixed(1)} off`);
      column += wide ? 2 : 1; at += segment.length; cells++;
    }
  }
  return {text: pre.innerText, selected, wrong: wrong.slice(0, 5), cells, rows: row + 1, height: box.height};
})
""".replace("NEAR", str(NEAR))

WIDTH = "[document.documentElement.scrollWidth, innerWidth]"


class Check:
    def __init__(self, facet, folder, browser):
        self.facet, self.folder, self.browser = facet, folder, browser
        self.faults = []
        self.pages = self.cells = self.words = 0

    def facet_prints(self, *words):
        run = subprocess.run([self.facet, *map(str, words)], cwd=ROOT, capture_output=True)
        if run.returncode:
            raise RuntimeError(f"{words}: {run.stderr.decode()}")
        return run.stdout

    def fault(self, page, words):
        self.faults.append(f"{page}: {words}")
        print("  ", self.faults[-1])

    def page(self, path, name, contrast=4.5, shoot=True):
        """What holds for every page."""
        self.pages += 1
        self.browser.open(path, PHONE)
        if shoot:
            self.browser.shoot(self.folder / f"{name}-phone.png", whole=False)
        wide, window = self.browser.run(WIDTH)
        if wide > window:
            self.fault(name, f"{wide} pixels wide in a window of {window}")
        self.browser.open(path, DESK)
        if shoot:
            self.browser.shoot(self.folder / f"{name}.png")
        for complaint in [*self.browser.complaints(), *self.browser.run(STRUCTURE)]:
            self.fault(name, complaint)
        answer = self.browser.run(CONTRAST.replace("LEAST", f"4.5, {contrast}"))
        self.words += answer["words"]
        for color, words in answer["poor"]:
            self.fault(name, f"contrast {color}: {words!r}")

    def frames(self, name):
        frames = self.browser.run(FRAMES)
        for number, frame in enumerate(frames):
            self.cells += frame["cells"]
            for words in frame["wrong"]:
                self.fault(f"{name} frame {number}", words)
            if abs(frame["height"] - 20 * frame["rows"]) > NEAR:
                self.fault(f"{name} frame {number}", f"{frame['rows']} rows are {frame['height']} pixels high")
            if trimmed(frame["selected"]) != trimmed(frame["text"]):
                self.fault(f"{name} frame {number}", "the selection has another text")
        return frames

    def render(self, name, *words, contrast=4.5):
        path = self.folder / f"{name}.html"
        path.write_bytes(self.facet_prints("render", *words, "--format", "html"))
        self.page(path, name, contrast)
        text = self.facet_prints("render", *words, "--format", "text").decode()
        for frame in self.frames(name):
            if trimmed(frame["text"]) != trimmed(text):
                (self.folder / f"{name}.expected.txt").write_text(text)
                (self.folder / f"{name}.got.txt").write_text(frame["text"])
                self.fault(name, "the text is not that of --format text")


def trimmed(text):
    return [line.rstrip(" \u00a0") for line in text.rstrip("\n").split("\n")]


def check_renders(check):
    for brand in ("doordash", "caviar"):
        for scheme in ("light", "dark"):
            for size in ("40x30", "80x24", "140x40"):
                check.render(f"home-{brand}-{scheme}-{size}", "SampleFeeds/home.json", "--brand", brand, "--scheme",
                             scheme, "--size", size, "--pictures", "off")
    check.render("full", "SampleFeeds/store.json", "--full", "--size", "100x40", "--pictures", "off",
                 contrast=SOLD_OUT)


# A facet whose links and words attack the page.
HOSTILE = [
    {"id": f"a{number}", "component": {"id": "row.text", "category": "row"}, "text": {"title": text},
     **({"events": {"click": {"name": "navigate", "data": {"uri": uri}}}} if uri else {})}
    for number, (text, uri) in enumerate([
        ("</pre></style></title><script>console.log('attack')</script>", "javascript:console.log('attack')"),
        ("<img src=x onerror=console.log(1)>", "https://img.example.com/\"onmouseover=\"console.log(1)"),
        ("</pre></style></title><script>console.log('attack')</script>", None),
        ("bidi \u202e evil \u2066 text \u05d0\u05d1\u05d2 \u0627\u0644 end", None),
        ("quotes \" ' ` & &amp; &lt;", "https://www.example.com/?a=1&b=<2>"),
        ("bidi \u202e evil \u2066 text \u05d0\u05d1\u05d2 \u0627\u0644", "data:text/html,<script>console.log(1)</script>"),
        ("<\u0338script>console.log(2)</script> \"\u0338", "https://www.example.com/plain"),
        ("\u9eba wide \U0001f35c glyphs \uff21 e\u0301 \u0915\u094d\u0937\u093f end", "https://www.example.com/wide"),
    ])
]


def check_hostile(check):
    feed = check.folder / "<img src=y onerror=console.log(3)>.json"
    feed.write_text(json.dumps(HOSTILE))
    check.render("hostile", feed, "--size", "80x24")
    links = check.browser.run("[...document.querySelectorAll('a')].map((a) => a.href)")
    www = "https://www.example.com/"
    escaped = {www + "?a=1&b=%3C2%3E", "https://img.example.com/%22onmouseover=%22console.log(1)"}
    if set(links) != {www + "plain", www + "wide"} | escaped:
        check.fault("hostile", f"the links are {links}")
    handlers = check.browser.run(
        "[...document.querySelectorAll('*')].flatMap((e) => e.getAttributeNames()).filter((n) => n.startsWith('on'))")
    if handlers:
        check.fault("hostile", f"elements have {handlers}")


def check_links(check):
    check.render("links", "SampleFeeds/article.json", "--size", "80x24", "--pictures", "off")
    links = check.browser.run("[...document.querySelectorAll('a')].filter((a) => a.tabIndex === 0).map((a) => a.href)")
    if not links or not all(link.startswith("https://www.doordash.com/") for link in links):
        check.fault("links", f"the links are {links}")
    path = check.folder / "pictures.html"
    path.write_bytes(check.facet_prints("render", "SampleFeeds/store.json", "--size", "100x60", "--format", "html"))
    check.page(path, "pictures", SOLD_OUT)
    if not check.browser.run("document.querySelectorAll('image').length"):
        check.fault("pictures", "no pictures")


def check_gallery(check):
    folder = check.folder / "gallery"
    check.facet_prints("gallery", "-o", folder)
    # The second time the gallery is known and replaced by the same bytes.
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    check.facet_prints("gallery", "-o", folder)
    if before != {path.name: path.read_bytes() for path in folder.iterdir()}:
        check.fault("gallery", "a second gallery has other bytes")
    size = sum(map(len, before.values()))
    if size > 20 << 20:
        check.fault("gallery", f"{size} bytes")
    for name, page in before.items():
        for link in re.findall(r'href="([^"#:]+)"', page.decode()):
            if link not in before:
                check.fault("gallery", f"{name} leads to {link}, which is not there")
    check.page(folder / "index.html", "gallery", SOLD_OUT)
    for name in GALLERY_SAMPLE:
        check.page(folder / f"{name}.html", f"gallery-{name}", SOLD_OUT)
        frames = check.frames(f"gallery-{name}")
        if len(frames) < 6:
            check.fault(f"gallery-{name}", f"{len(frames)} frames")


# A component of each kind, with pictures, wide letters, boxes and controls.
GALLERY_SAMPLE = ["card.store", "carousel.standard", "header.store", "header.landing", "row.item", "row.tasting_menu",
                  "button.quantity_stepper", "filter.range"]


def check_gif(check):
    """The real programs draw the session, not the ones that the tests put in their places."""
    path = check.folder / "session.gif"
    path.unlink(missing_ok=True)
    check.facet_prints("export", check.folder / "session.jsonl", "-o", path)
    gif = path.read_bytes()
    frames = len(list(recorded_frames(check.folder / "session.jsonl")))
    if gif[:6] != b"GIF89a" or gif.count(b"\x21\xf9\x04") < frames:
        check.fault("gif", f"{len(gif)} bytes with {gif.count(bytes([0x21, 0xf9, 4]))} frames of {frames}")


def check_report(check):
    records = check.folder / "records.jsonl"
    feeds = b"".join(json.dumps({"key": path.stem, "body": json.loads(path.read_text())}).encode() + b"\n"
                     for path in sorted((ROOT / "SampleFeeds").glob("*.json")) if path.stem != "index")
    run = subprocess.run([check.facet, "lint", "--stream", "-"], input=feeds, capture_output=True)
    records.write_bytes(run.stdout)
    path = check.folder / "report.html"
    path.write_bytes(check.facet_prints("report", records, "--format", "html"))
    check.page(path, "report")


def check_player(check):
    session = check.folder / "session.jsonl"
    session.unlink(missing_ok=True)
    keys = '8 j Enter Wait:500ms j j Resize:60x20 Ctrl-d Backspace ? Escape'
    check.facet_prints("record", "SampleFeeds", "-o", session, "--size", "80x24", "--keys", keys)
    path = check.folder / "player.html"
    path.unlink(missing_ok=True)
    check.facet_prints("export", session, "-o", path)
    check.page(path, "player", SOLD_OUT)
    recorded = list(recorded_frames(session))
    browser = check.browser
    browser.open(path, DESK)
    if browser.run("document.getElementById('slider').max") != str(len(recorded) - 1):
        check.fault("player", "the slider has another number of frames than the session")
    for number, rows in enumerate(recorded):
        browser.run(f"(() => {{ const s = document.getElementById('slider'); s.value = {number};"
                    "s.dispatchEvent(new Event('input')); })()")
        frame = check.frames(f"player {number}")[0]
        if trimmed(frame["text"]) != trimmed("\n".join(rows)):
            check.fault("player", f"frame {number} has another text than the session")
    browser.shoot(check.folder / "player-end.png")
    browser.run("document.activeElement.blur()")
    at = "Number(document.getElementById('slider').value)"
    for key, code, place in (("Home", "Home", 0), ("ArrowRight", "ArrowRight", 1), ("ArrowRight", "ArrowRight", 2),
                             ("ArrowLeft", "ArrowLeft", 1), ("End", "End", len(recorded) - 1)):
        browser.press(key, code)
        if browser.run(at) != place:
            check.fault("player", f"{key} goes to {browser.run(at)} and not to {place}")
    # Playing from the end begins again, and goes on by itself.
    browser.run("document.getElementById('play').click()")
    moved = browser.run("new Promise((done) => setTimeout(() => done(Number(document.getElementById('slider').value)), 1500))")
    if not 1 <= moved < len(recorded) - 1:
        check.fault("player", f"after 1.5 seconds it shows frame {moved}")
    for complaint in browser.complaints():
        check.fault("player", complaint)
    # Without scripts the first frame is there, with words that say so.
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(path, DESK)
    browser.shoot(check.folder / "player-without-script.png")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    text = browser.run("document.querySelector('pre').innerText")
    if trimmed(text) != trimmed("\n".join(recorded[0])):
        check.fault("player", "without scripts it does not show the first frame")
    if "needs JavaScript" not in browser.run("document.querySelector('main').innerText"):
        check.fault("player", "without scripts it does not say why there is no slider")


def recorded_frames(session):
    """The rows of each frame that differs from the one before."""
    rows, last = [], None
    for line in session.read_text().splitlines()[1:]:
        frame = json.loads(line).get("frame")
        if frame is None:
            continue
        if "size" in frame:
            rows = [["", []] for _ in range(int(frame["size"].split("x")[1]))]
        for number, text, looks in frame.get("rows", []):
            rows[number] = [text, looks]
        if rows != last or "size" in frame:
            yield [text for text, _ in rows]
        last = [list(row) for row in rows]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("facet", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        kept = options.keep or Path(folder) / "pages"
        kept.mkdir(parents=True, exist_ok=True)
        browser = Browser(Path(folder) / "browser")
        check = Check(options.facet, kept, browser)
        try:
            for part in (check_renders, check_links, check_hostile, check_gallery, check_report, check_player,
                         check_gif):
                part(check)
        finally:
            browser.close()
    print(f"{check.pages} pages, {check.words} words and {check.cells} cells: {len(check.faults)} faults")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
