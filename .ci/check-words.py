#!/usr/bin/env python3
"""Checks the words of the Swift sources: every test has a display name, and comments and display names are plain English.

    .ci/check-words.py [--self-test]    prints a line for each fault, and exits with 1 if there is one

A sentence of a comment has at most 25 words. The program's own sentences and the pages of the manual name the actor, too. Other strings hold data, and
are not checked.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPEAKING = ROOT / "Sources/Wording"

PERSON = re.compile(r"\b(nobody|somebody|anybody|everybody|no one|someone|anyone|everyone|who(?:so)?ever|whomever)\b|"
                    r"\bone(?=['’]s own\b)", re.IGNORECASE)
SENTENCE = re.compile(r"\b(What|Who)(?=['’]s\b|\s)")
# Names that the glossary has replaced, with the new ones. The second group holds common words, which are only checked
# where a type is declared.
NAMES = {
    "Habits": "AppOptions", "Wardrobe": "ThemeSelection", "PageScreen": "PageSession", "FormerPage": "PreviousFeed",
    "FullPage": "UnrolledPage", "OtherSide": "ComparisonPane", "Narrowing": "ScrollRestore",
    "NotedSource": "RecordingSource", "lattice": "grid", "Lattice": "Grid",
}
TYPES = {"Shelf": "SavedResponses", "Rest": "FocusDwell", "Launch": "SplashScreen"}
NAME = re.compile(rf"\b({'|'.join(NAMES)})(?![a-z])")
TYPE = re.compile(rf"\b(?:struct|class|enum|actor|protocol|typealias)\s+({'|'.join(TYPES)})\b")

# A string with interpolations may hold other strings, which are matched to a depth of two.
INNER = r'"(?:[^"\\\n]|\\[^\n])*"'
CALL = rf'\((?:[^()"\n]|{INNER}|\((?:[^()"\n]|{INNER}|\([^()\n]*\))*\))*\)'
TOKEN = re.compile(
    rf'(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<long>(?P<marks>#*)""".*?"""(?P=marks))|'
    rf'(?P<raw>(?P<hashes>#+)"[^\n]*?"(?P=hashes))|(?P<short>"(?:[^"\\\n]|\\{CALL}|\\[^\n])*")', re.DOTALL)
TEST = re.compile(r'@Test\b(?!\s*\(\s*#*")')
DISPLAY = re.compile(r"@(?:Test|Suite)\s*\(\s*$")
QUOTED = re.compile(r'`[^`\n]*`|"[^"\n]*"|“[^”\n]*”')


LINE = re.compile(r"([ \t]*)(///?)(?:[ \t](.*)|[ \t]*)$")
MOST_WORDS = 25


def long_sentences(text):
    """Yields the offset and the message of each sentence of a comment that has too many words."""
    paragraphs, offset = [], 0
    for line in text.splitlines(keepends=True):
        match = LINE.match(line.rstrip("\n"))
        content = (match[3] or "") if match else ""
        if not content.strip():
            paragraphs.append((offset, ""))
        elif content.startswith("- ") or not paragraphs or not paragraphs[-1][1]:
            paragraphs.append((offset, content.removeprefix("- ")))
        else:
            paragraphs[-1] = (paragraphs[-1][0], f"{paragraphs[-1][1]} {content.strip()}")
        offset += len(line)
    for start, paragraph in paragraphs:
        for sentence in re.split(r"(?<=[.!?])\s+", re.sub(r"`[^`]*`", "x", paragraph)):
            count = sum(1 for word in sentence.split() if re.search(r"\w", word))
            if count > MOST_WORDS:
                yield start, f"a sentence of {count} words: at most {MOST_WORDS}"


def words_faults(text):
    """Yields the offset and the message of each fault in a comment or a display name, outside quotes and code."""
    plain = QUOTED.sub(lambda match: " " * len(match[0]), text)
    for match in PERSON.finditer(plain):
        yield match.start(), f"'{match[0]}': name the actor: the user, the caller, the server"
    for match in SENTENCE.finditer(plain):
        yield match.start(), f"'{match[1]}' begins a sentence: begin with what the thing is or does"


def faults(text):
    """Yields the offset and the message of each fault in a source file."""
    yield from long_sentences(text)
    if not any(pattern.search(text) for pattern in (PERSON, SENTENCE, TEST, NAME, TYPE)):
        return
    code, end = [], 0
    for token in TOKEN.finditer(text):
        code.append(text[end : token.start()])
        content, end = token[0], token.end()
        is_comment = token["comment"] is not None
        code.append(re.sub(r"[^\n]", " ", content) if is_comment else '"' + re.sub(r"[^\n]", " ", content[1:]))
        if is_comment or DISPLAY.search(text, max(0, token.start() - 200), token.start()):
            content = content if is_comment else re.sub(r'^#*"+|"+#*$', lambda match: " " * len(match[0]), content)
            # A doc comment that is indented by four spaces is an example.
            if not content.startswith("///     "):
                yield from ((token.start() + offset, message) for offset, message in words_faults(content))
            yield from ((token.start() + match.start(), f"'{match[1]}': the glossary says {NAMES[match[1]]}")
                        for match in NAME.finditer(content))
    code = "".join(code) + text[end:]
    for match in TEST.finditer(code):
        yield match.start(), 'a test without a display name: @Test("A reload keeps the focus")'
    for pattern, names in ((NAME, NAMES), (TYPE, TYPES)):
        for match in pattern.finditer(code):
            yield match.start(1), f"'{match[1]}': the glossary says {names[match[1]]}"


def sources():
    for folder in ("Sources", "Tests"):
        yield from (path for path in sorted((ROOT / folder).rglob("*.swift")) if "Generated" not in path.parts)


def pages():
    yield ROOT / "README.md"
    yield from sorted((ROOT / ".github").rglob("*.md"))
    yield from sorted((ROOT / "Sources").rglob("*.md"))


def person_faults(text):
    """Yields the offset and the message of each word for an unnamed person."""
    for match in PERSON.finditer(text):
        yield match.start(), f"'{match[0]}': name the actor: the user, the caller, the server"


def sentence_faults(text):
    """Yields the same for the strings of a source file that holds the program's own sentences."""
    for token in TOKEN.finditer(text):
        if token["comment"] is None:
            yield from ((token.start() + offset, message) for offset, message in person_faults(token[0]))


def check():
    checks = [(path, faults) for path in sources()] + [(path, person_faults) for path in pages()]
    checks += [(path, sentence_faults) for path in sources() if SPEAKING in path.parents]
    count = 0
    for path, find in checks:
        text = path.read_text(encoding="utf-8")
        for offset, message in sorted(set(find(text))):
            print(f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, offset) + 1}: {message}")
            count += 1
    print(f"words: {count} faults" if count else "words: all plain")
    return 1 if count else 0


def self_test():
    """Checks examples of good and bad sources. Each bad one has exactly one fault."""
    good = [
        '@Test("A reload keeps the focus") func f() {}', '@Test(\n  "Names stay", arguments: [1])\nfunc f() {}',
        'let text = "nobody // What is it"', 'let text = #"a "whoever" b"#', '/// See `Person.nobody`.',
        'call("\\(other("http://x"))", "nobody")', '/// Returns what the server says, or "What now?".',
        'let text = """\n  // nobody\n  """', '///     let nobody = 1', "let shelf = Shelving()", "@TestCase",
        "/// A " + "word " * 20 + "\n/// more. A " + "word " * 20 + ".", "/// - A " + "word " * 20 + "\n/// - " + "word " * 20,
    ]
    bad = [
        "@Test func f() {}", "@Test(arguments: [1]) func f() {}", '@Test("Nobody is asked") func f() {}',
        "// The page that somebody wants.", "/// What a page shows.", "/// A page. Who asks gets it.", "/* anyone */",
        "let x = 1  // for whoever asks", '@Suite("What is shown") struct S {}', "struct Shelf {}", "let x: Habits",
        "/// Lays out a lattice.", "/// One way, or one's own.", '@Test(.enabled(if: true)) func f() {}',
        'let regex = /"a" ?"/\n// nobody', "/// A " + "word " * 25 + "more.",
    ]
    wrong = [source for source in good if list(faults(source))]
    wrong += [source for source in ['let x = "Nobody answers"'] if not list(sentence_faults(source))]
    wrong += [source for source in bad if len(set(faults(source))) != 1]
    for source in wrong:
        print(f"self-test: {source!r}: {list(faults(source))}")
    print(f"self-test: {len(wrong)} of {len(good) + len(bad)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1:] == ["--self-test"] else check())
