#!/usr/bin/python3
"""Writes the manual as plain pages of HTML, without a script: `.packaging/manual.py FOLDER`.

The pages link to each other as they do on GitHub. A link that leads nowhere is an error. Needs Debian's
python3-markdown.
"""

import html
import re
import shutil
import sys
from pathlib import Path

import markdown

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "Sources/facet/Documentation.docc"
FIRST = "facet"

STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fff; --line: #c8c8c8; --shade: #f3f3f3; --link: #0b57a4 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e6e6; --paper: #161616; --line: #4a4a4a; --shade: #242424; --link: #8ab8f0 }
}
body { font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
nav { border-bottom: 1px solid var(--line); padding-bottom: .6rem }
a { color: var(--link) }
h1, h2, h3 { line-height: 1.25; margin-top: 1.8em }
h1 { margin-top: .8em }
pre, code { font-family: ui-monospace, Consolas, monospace; font-size: .9em }
code { background: var(--shade); padding: .1em .25em; border-radius: 3px }
pre { background: var(--shade); padding: .8rem; overflow-x: auto; line-height: 1.35 }
pre code { padding: 0; background: none }
.table { overflow-x: auto }
table { border-collapse: collapse }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
img { max-width: 100%; background: #fff }
"""

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<nav>{way}</nav>
<main>
{body}
</main>
</body>
</html>
"""


def slug(heading, _separator=None):
    """The name that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower().replace("`", "")).replace(" ", "-")


def name_of(page):
    return "index.html" if page == FIRST else f"{page}.html"


def converted(path):
    """The body of a page. Links lead to pages of HTML; those that leave the manual become plain words."""
    text = re.sub(r"<!--.*?-->\n", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    # GitHub begins a list behind a line of text, too; this library wants an empty line.
    lines, is_code = [], False
    for line in text.split("\n"):
        is_code ^= line.startswith("```")
        is_item = re.match(r"([-*]|\d+\.) ", line)
        if not is_code and is_item and lines and lines[-1] and not re.match(r"([-*]|\d+\.) | ", lines[-1]):
            lines.append("")
        lines.append(line)
    body = markdown.markdown(
        "\n".join(lines), extensions=["tables", "fenced_code", "sane_lists", "toc"],
        extension_configs={"toc": {"slugify": slug}}, output_format="html")

    def link(match):
        target, words = html.unescape(match.group(1)), match.group(2)
        if re.match(r"[a-z]+:", target):
            return match.group()
        page, _, anchor = target.partition("#")
        if page and (path.parent / page).resolve().parent != CATALOGUE:
            return words
        new = (name_of(Path(page).stem) if page else "") + (f"#{anchor}" if anchor else "")
        return f'<a href="{html.escape(new)}">{words}</a>'

    body = re.sub(r'<a href="([^"]+)">(.*?)</a>', link, body, flags=re.DOTALL)
    return re.sub(r"(<table>.*?</table>)", r'<div class="table">\1</div>', body, flags=re.DOTALL)


def faults(folder):
    """Links and pictures that lead to no file, or to no place in it."""
    pages = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.html")}
    for name, text in sorted(pages.items()):
        if "<script" in text:
            yield f"{name}: a script"
        for target in re.findall(r'(?:href|src)="([^"]+)"', text):
            if re.match(r"[a-z]+:", target):
                continue
            file, _, anchor = html.unescape(target).partition("#")
            file = file or name
            if not (folder / file).exists():
                yield f"{name}: {target} leads to no file"
            elif anchor and f'id="{anchor}"' not in pages[file]:
                yield f"{name}: {target} leads to no heading"


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(CATALOGUE.glob("*.md")):
        body = converted(path)
        title = re.search(r"^# (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE).group(1)
        title = title if path.stem == FIRST else f"{title} – {FIRST}"
        way = "The manual of facet" if path.stem == FIRST else '<a href="index.html">The manual of facet</a>'
        page = PAGE.format(title=html.escape(title), way=way, body=body)
        (folder / name_of(path.stem)).write_text(page, encoding="utf-8")
    for picture in sorted(CATALOGUE.glob("*.svg")):
        shutil.copyfile(picture, folder / picture.name)
    (folder / "manual.css").write_text(STYLE.lstrip(), encoding="utf-8")
    found = list(faults(folder))
    print("\n".join(found) if found else f"the manual: {len(list(folder.glob('*.html')))} pages, every link leads somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
