#!/usr/bin/env python3
"""A backend for Facet feeds, to try out and to test against.

    python3 Tests/Backend/backend.py SampleFeeds

serves the bundle in a folder: its `index.json` says which file answers which request. Links are found by the end of
their path, `?cursor=` selects the page after the one whose file names that cursor, and `?sections=` with
`?filterQuery=` a reload. A client that has the same response already (ETag) gets status 304. A posted GraphQL
operation is answered by its name and variables: by an `operation` of the index, or else by its `cursor` and its
`sections` as above. Each request is logged on a line, without cursors.

`--faults` adds responses that no backend should give, each under its name in `/faults/`, for the tests. One of them,
`capable`, sends cards to clients from version 3.0.1 on, and words to others.
The backend listens on the loopback interface only.
"""

import argparse
import base64
import contextlib
import gzip
import hashlib
import itertools
import json
import socket
import ssl
import struct
import sys
import threading
import time
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, quote, unquote, urlsplit


class Bundle:
    """Saved responses, and the requests that each of them answers."""

    def __init__(self, folder):
        self.folder = Path(folder).resolve()
        index = json.loads(self.read("index.json"))
        self.entry = index["entry"]
        self.answers = index.get("answers", [])
        # The file that follows each cursor.
        self.cursors = {}
        for answer in self.answers:
            if "after" in answer:
                for cursor in self.cursors_of(answer["after"]):
                    self.cursors[cursor] = answer["file"]

    def read(self, name):
        path = (self.folder / name).resolve()
        if self.folder not in path.parents:
            raise FileNotFoundError(name)
        return path.read_bytes()

    def cursors_of(self, name):
        """The cursors in the `next` of a page, in any dialect."""
        found = []

        def walk(value, inside):
            if isinstance(value, dict):
                for key, item in value.items():
                    if inside and key in ("cursor", "offset") and isinstance(item, str):
                        found.append(item)
                    walk(item, inside or key == "next")
            elif isinstance(value, list):
                for item in value:
                    walk(item, inside)

        walk(json.loads(self.read(name)), False)
        return found

    def file(self, path, query):
        """The name of the file that answers, or None."""
        if "sections" in query:
            return self.sections(set(query["sections"][0].split(",")), query.get("filterQuery", [""])[0], path)
        page = self.page(path)
        cursor = query.get("cursor", [None])[0]
        if cursor is None or page not in [answer.get("after") for answer in self.answers]:
            return page
        return self.cursors.get(cursor, page)

    def operation(self, name, variables):
        """The name of the file that answers a posted operation, or None."""
        for answer in self.answers:
            wanted = answer.get("variables") or {}
            if answer.get("operation") == name and wanted and all(variables.get(key) == wanted[key] for key in wanted):
                return answer["file"]
        sections = variables.get("sections")
        if sections:
            return self.sections(set(sections), variables.get("filterQuery") or "", "")
        cursor = variables.get("cursor")
        return self.cursors.get(cursor) if cursor else self.entry

    def sections(self, asked, filters, path):
        for answer in self.answers:
            if set(answer.get("sections", [])) == asked and answer.get("filterQuery", "") == filters:
                return answer["file"]
        return self.page(path) if not filters else None

    def page(self, path):
        words = [word for word in unquote(path).split("/") if word]
        if not words:
            return self.entry
        # A link may be relative to a page some folders down.
        for start in range(len(words)):
            link = "/".join(words[start:])
            for answer in self.answers:
                pattern = answer.get("uri")
                if pattern is None:
                    continue
                pattern = pattern.strip("/") if not pattern.endswith("*") else pattern
                if link == pattern or pattern.endswith("*") and link.startswith(pattern[:-1]):
                    return answer["file"]
        name = words[-1]
        return name if name.endswith(".json") and (self.folder / name).is_file() else None


def version(text):
    try:
        return tuple(int(number) for number in text.split("."))
    except ValueError:
        return ()


def row(number, title):
    return {"id": f"row:{number}", "component": {"id": "row.text", "category": "row"}, "text": {"title": title}}


def page(title, rows, **more):
    return {"body": [{"id": "list", "body": rows}], "page": {}, **more} | {"header": [
        {"id": "header", "component": {"id": "header.page", "category": "header"}, "text": {"title": title}}]}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    bundle = None
    faults = False
    quiet = False
    posted = None
    counter = itertools.count()
    visits = None

    def do_POST(self):
        length = int(self.headers.get("Content-Length", "0"))
        self.posted = self.rfile.read(length)
        url = urlsplit(self.path)
        if self.faulty(url):
            return
        if self.headers.get("Content-Type") != "application/json":
            return self.answer({"message": "operations are posted as JSON"}, status=415)
        try:
            operation = json.loads(self.posted)
            name = self.bundle.operation(operation.get("operationName"), operation.get("variables") or {})
            body = self.bundle.read(name) if name else None
        except (ValueError, AttributeError, FileNotFoundError):
            return self.answer({"errors": [{"message": "this is no operation"}]}, status=400)
        if body is None:
            return self.answer({"errors": [{"message": "nothing here answers that operation"}], "data": None})
        # Under the name of the operation, as in GraphQL.
        self.answer({"data": {operation.get("operationName") or "feed": json.loads(body)}})

    def faulty(self, url):
        """Whether a fault has answered the request."""
        words = [word for word in url.path.split("/") if word]
        if self.faults and words[:1] == ["faults"] and len(words) > 1:
            fault = getattr(self, "fault_" + words[1].replace("-", "_"), None)
            if fault:
                fault(words[2:], parse_qs(url.query, keep_blank_values=True))
                return True
        return False

    def do_CONNECT(self):
        """Answers as a proxy that requires a password."""
        self.answer(b"", status=407, headers=[("Proxy-Authenticate", "Basic")])
        self.close_connection = True

    def do_GET(self):
        self.posted = None
        url = urlsplit(self.path)
        query = parse_qs(url.query, keep_blank_values=True)
        if self.faulty(url):
            return
        try:
            name = self.bundle.file(url.path, query)
            body = self.bundle.read(name) if name else None
        except FileNotFoundError:
            body = None
        if body is None:
            return self.answer(json.dumps({"message": "nothing here answers that"}).encode(), status=404)
        self.answer(body, tag=f'"{hashlib.sha256(body).hexdigest()[:16]}"')

    def answer(self, body, status=200, kind="application/json", headers=(), length=None, packs=True, tag=None):
        if isinstance(body, (dict, list)):
            body = json.dumps(body).encode()
        if tag:
            headers = [*headers, ("ETag", tag)]
            if tag in [item.strip() for item in self.headers.get("If-None-Match", "").split(",")]:
                return self.nothing_new(headers)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if packs and length is None and "gzip" in self.headers.get("Accept-Encoding", "") and len(body) > 500:
            body = gzip.compress(body, compresslevel=1)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body) if length is None else length))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def nothing_new(self, headers):
        self.send_response(304)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()

    # Responses that no backend should give.

    def fault_status(self, words, query):
        body = json.dumps({"errors": [{"message": "the kitchen is closed"}]}).encode()
        self.answer(body, status=int(words[0]))

    def fault_text(self, words, query):
        self.answer(b"out of order\nsee cursor=abcdefghijklmnop", status=int(words[0]), kind="text/plain")

    def fault_html(self, words, query):
        self.answer(b"\n<!doctype html><title>Log in</title>", kind="text/html")

    def fault_empty(self, words, query):
        self.answer(b"")

    def fault_broken(self, words, query):
        self.answer(b'{"body": [')

    def fault_no_feed(self, words, query):
        self.answer({"weather": "fine"})

    def fault_redirect(self, words, query):
        """Redirects as many times as the path says, and then to the home page."""
        left = int(words[0])
        target = f"/faults/redirect/{left - 1}" if left > 1 else "/"
        self.answer(b"", status=302, headers=[("Location", target)])

    def fault_leads(self, words, query):
        """Redirects to the address in the query, with any status."""
        self.answer(b"", status=int(words[0]) if words else 307, headers=[("Location", query["to"][0])])

    def fault_short(self, words, query):
        body = b'{"body": []}'
        self.answer(body, length=len(body) + 1000)
        self.close_connection = True

    def fault_length(self, words, query):
        """Sends a wrong content length."""
        self.answer(page("length", [row(0, "as long as it is")]), length=words[0])

    def fault_chunks(self, words, query):
        """Sends chunks without the last one."""
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.write(b'c\r\n{"body": []}\r\n')
        self.close_connection = True

    def fault_reset(self, words, query):
        """Resets the connection in the middle of the body, as a killed process does."""
        self.answer(b'{"body": [', length=5000)
        self.wfile.flush()
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.connection.close()

    def fault_hang_up(self, words, query):
        self.close_connection = True

    def fault_bad_gzip(self, words, query):
        self.answer(b"this is not packed at all", headers=[("Content-Encoding", "gzip")], packs=False)

    def fault_bomb(self, words, query):
        """Sends a small body that is huge when unpacked."""
        megabytes = int(words[0])
        packer = zlib.compressobj(9, wbits=31)
        packed = b"".join(packer.compress(b" " * (1 << 20)) for _ in range(megabytes)) + packer.flush()
        self.answer(packed, headers=[("Content-Encoding", "gzip")], packs=False)

    def fault_huge(self, words, query):
        megabytes = int(words[0])
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(megabytes << 20))
        self.end_headers()
        try:
            for _ in range(megabytes):
                self.wfile.write(b" " * (1 << 20))
        except OSError:
            self.close_connection = True

    def fault_drip(self, words, query):
        """Begins the body and then waits until the client hangs up."""
        self.answer(b'{"body": [', length=1 << 20)
        self.wfile.flush()
        self.connection.recv(1)
        self.close_connection = True

    def fault_echo(self, words, query):
        """Sends a page with the headers and the body of the request."""
        rows = [row(number, f"{name}: {value}") for number, (name, value) in enumerate(self.headers.items())]
        rows.append(row("method", f"method: {self.command}"))
        if self.posted is not None:
            rows.append(row("posted", f"posted: {self.posted.decode()}"))
        self.answer(page("what you said", [row("path", self.path)] + rows))

    def fault_said_back(self, words, query):
        """Sends back the path and the headers in one of several encodings; plain text comes as an error."""
        way = words[0]
        spell = {"text": str, "json": lambda text: "".join(f"\\u{ord(letter):04x}" for letter in text),
                 "percent": quote, "base64": lambda text: base64.b64encode(text.encode()).decode(),
                 "page": str}[way]
        said = [self.path] + list(self.headers.values()) + [
            part.partition("=")[2] for part in self.headers.get("Cookie", "").split("; ")]
        said = [spell(text) for text in said]
        if way == "text":
            return self.answer("; ".join(reversed(said)).encode(), status=500, kind="text/plain")
        if way == "page":
            document = json.dumps(page("what you said", [row(index, text) for index, text in enumerate(said)]))
            text = "".join(f"<p>{text}</p>" for text in said)
            return self.answer(
                f'<!doctype html>{text}<script id="__NEXT_DATA__" type="application/json">{document}</script>'.encode(),
                kind="text/html")
        body = json.dumps(page("what you said", [row(index, f"TEXT-{index}-") for index, _ in enumerate(said)]))
        for index, text in enumerate(said):
            body = body.replace(f"TEXT-{index}-", text)
        self.answer(body.encode())

    def fault_picture(self, words, query):
        """Sends a picture of one colour. The path may say how: `big`, `drip`, `held`, and `fresh` or `stale`."""
        with self.visits.noted(self):
            way = words[0] if words else ""
            if way == "big":
                return self.answer(PICTURE + b" " * (9 << 20), kind="image/png")
            if way == "drip":
                self.answer(PICTURE[:20], kind="image/png", length=len(PICTURE))
                self.wfile.flush()
                self.connection.recv(1)
                self.close_connection = True
                return None
            if way == "held":
                # Waits until as many requests as a client may send are open.
                self.visits.wait(6, 0.3)
            headers = {"fresh": [("Cache-Control", "max-age=3600")], "stale": [("Cache-Control", "no-cache")]}
            self.answer(PICTURE, kind="image/png", headers=headers.get(way, []), tag='"p"' if way == "stale" else None)

    def fault_gallery(self, words, query):
        """Sends a page with as many stores as the path says. The query has the addresses of their pictures."""
        rows = []
        for number in range(int(words[0])):
            store = row(number, f"Store {number}")
            store["component"]["id"] = "row.store"
            address = query["at"][number % len(query["at"])].replace("*", str(number))
            store["images"] = {"main": {"uri": address}}
            rows.append(store)
        self.answer(page("gallery", rows))

    def fault_visits(self, words, query):
        """Sends a page with the requests of pictures, the most that were open at once, and those that still are."""
        self.answer(self.visits.report())

    def fault_headers(self, words, query):
        """Sends too many headers: one long line, or many lines."""
        self.send_response(200)
        if words[0] == "line":
            self.send_header("X-Long", "x" * 300_000)
        else:
            for number in range(5000):
                self.send_header(f"X-Many-{number}", "x" * 200)
        self.end_headers()
        self.close_connection = True

    def fault_operation(self, words, query):
        """Sends a page for each cursor and each store, for posted operations only."""
        if self.posted is None:
            return self.answer({"message": "GET is not for operations"}, status=405)
        operation = json.loads(self.posted)
        variables = operation.get("variables") or {}
        place = variables.get("input", variables)
        number = int((place.get("cursor") or "opaque-cursor-0").rpartition("-")[2])
        filters = place.get("filterQuery") or "none"
        rows = [row(f"{number}-{index}", f"row {index} of page {number} ({operation['operationName']}, {filters})")
                for index in range(25)]
        link = row("store", "a store")
        link["events"] = {"click": {"name": "navigate", "data": {"uri": "store/7/?cursor=abc"}}}
        rows[0:0] = [link]
        body = page(f"page {number}", rows)
        if number < 2:
            body["page"] = {"next": {"name": "load_content", "data": {"cursor": f"opaque-cursor-{number + 1}"}}}
        self.answer({"data": {"home": body}, "errors": [{"message": "badges are late"}] if words[:1] == ["errors"] else []})

    def fault_held(self, words, query):
        """Answers at once without an ETag in the request; a revalidation waits until the client hangs up."""
        if "If-None-Match" in self.headers:
            self.connection.recv(1)
            self.close_connection = True
            return
        self.answer(page("held", [row(0, "as it was")]), tag='"held"')

    def fault_later(self, words, query):
        """Sends the first page: at once without an ETag in the request, and a revalidation when the page has changed."""
        known = self.headers.get("If-None-Match")
        deadline = time.monotonic() + 60
        while True:
            body = self.bundle.read(self.bundle.entry)
            tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
            if tag != known or time.monotonic() > deadline:
                return self.answer(body, tag=tag)
            time.sleep(0.05)

    def fault_dated(self, words, query):
        """Sends a date instead of an ETag."""
        date = "Sat, 21 Nov 2026 12:00:00 GMT"
        if self.headers.get("If-Modified-Since") == date:
            return self.nothing_new([("Last-Modified", date)])
        self.answer(page("dated", [row(0, "as of noon")]), headers=[("Last-Modified", date)])

    def fault_unkept(self, words, query):
        """Sends a response that must not be stored."""
        self.answer(page("unkept", [row(0, "for now")]), headers=[("Cache-Control", "private, no-store")], tag='"now"')

    def fault_capable(self, words, query):
        """Sends cards to clients that can show them, and words to others."""
        stated = version(self.headers.get("X-Facets-Version", ""))
        can = stated >= (3, 0, 1) and self.headers.get("X-Facets-Feature-Load-Content") == "true"
        experience = self.headers.get("X-Experience-Id", "nobody")
        self.answer(page("capable", [row(0, f"{'cards' if can else 'words'} for {experience}")]))

    def fault_cookie(self, words, query):
        said = self.headers.get("Cookie", "no cookie")
        self.answer(page("cookies", [row(0, said)]), headers=[("Set-Cookie", "id=1; Path=/")])

    def fault_connection(self, words, query):
        """Sends the client's port, which stays the same while it keeps its connection."""
        self.answer(page("connection", [row(0, f"port {self.client_address[1]}")]))

    def fault_links(self, words, query):
        """Sends a page with a link to the address in the query."""
        link = row(0, "a way on")
        link["events"] = {"click": {"name": "navigate", "data": {"uri": query["to"][0]}}}
        self.answer(page("links", [link]))

    def fault_pages(self, words, query):
        """Sends two pages of a feed; from the third on it fails."""
        number = int(query.get("cursor", ["0"])[0].rpartition("-")[2])
        if number > 1:
            return self.answer(b"too many pages", status=503, kind="text/plain")
        rows = [row(f"{number}-{index}", f"row {index} of page {number}") for index in range(5)]
        body = page(f"page {number}", rows)
        body["page"] = {"next": {"name": "load_content", "data": {"cursor": f"opaque-cursor-{number + 1}"}}}
        self.answer(body)

    def fault_endless(self, words, query):
        """Sends pages that load more for ever, in the ways that the letters of the first word name."""
        ways = words[0]
        number = next(self.counter)
        rows = []
        if "w" in ways:
            rows.append(row(f"words-{number}", f"row {number}"))
        if "e" in ways:
            rows.append({"id": f"nothing-{number}", "component": {"id": "row.text", "category": "row"}})
        if "u" in ways:
            rows.append({"id": f"new-{number}", "component": {"id": "row.from-the-future", "category": "row"}})
        if "f" in ways and "cursor" not in query and "sections" not in query:
            rows += [row(f"first-{index}", f"first row {index}") for index in range(30)]
        body = page("endless", [] if "s" in ways and "sections" in query else rows)
        on_load = []
        if "n" in ways:
            body["page"]["next"] = {"name": "load_content", "data": {"cursor": f"endless-{number}"}}
        if "r" in ways:
            on_load.append({"name": "load_content", "data": {"sections": ["list"]}})
        if "m" in ways:
            on_load += [{"name": "load_content", "data": {"sections": [f"list-{index}"]}} for index in range(500)]
        if "l" in ways:
            on_load.append({"name": "navigate", "data": {"uri": f"/faults/endless/{ways}?page={number}"}})
        body["page"]["on_load"] = on_load
        self.answer(body)

    def log_request(self, code="-", size="-"):
        if not self.quiet:
            path = urlsplit(self.path)
            query = "&".join(item.partition("=")[0] for item in path.query.split("&")) if path.query else ""
            print(f"{self.command} {path.path}{'?' + query if query else ''} {code}", file=sys.stderr, flush=True)

    def log_message(self, *words):
        pass


# 2 by 2 pixels, all (200, 100, 50).
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGM8kWLEwMDAxMDAwMDAAAARKAFipiAqoAAAAABJRU5ErkJggg==")


class Visits:
    """The requests of pictures since the start."""

    def __init__(self):
        self.change = threading.Condition()
        self.requests = []
        self.open = 0
        self.most = 0

    @contextlib.contextmanager
    def noted(self, handler):
        with self.change:
            self.requests.append({"path": handler.path, "headers": dict(handler.headers.items())})
            self.open += 1
            self.most = max(self.most, self.open)
            self.change.notify_all()
        try:
            yield
        finally:
            with self.change:
                self.open -= 1
                self.change.notify_all()

    def wait(self, count, seconds):
        with self.change:
            self.change.wait_for(lambda: self.open >= count, seconds)

    def report(self):
        with self.change:
            return {"requests": self.requests, "open": self.open, "most": self.most}


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, address):
        # Clients may hang up at any time.
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="a folder with an index.json")
    parser.add_argument("--port", type=int, default=8080, help="0 takes a free port, named in the first line of output")
    parser.add_argument("--faults", action="store_true", help="add faulty responses under /faults/")
    parser.add_argument("--quiet", action="store_true", help="log nothing")
    parser.add_argument("--certificate", help="use TLS, with this PEM file as the certificate")
    parser.add_argument("--key", help="the PEM file of its key")
    parser.add_argument("--until-end-of-input", action="store_true", help="end when standard input does")
    arguments = parser.parse_args()
    Handler.bundle = Bundle(arguments.folder)
    Handler.faults = arguments.faults
    Handler.quiet = arguments.quiet
    Handler.visits = Visits()
    server = Server(("127.0.0.1", arguments.port), Handler)
    scheme = "http"
    if arguments.certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(arguments.certificate, arguments.key)
        # The thread of the connection does the handshake, so that no client waits for another.
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        scheme = "https"
    print(f"{scheme}://127.0.0.1:{server.server_address[1]}/", flush=True)
    if arguments.until_end_of_input:
        threading.Thread(target=lambda: (sys.stdin.buffer.read(), server.shutdown()), daemon=True).start()
    try:
        server.serve_forever(poll_interval=0.05)
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
