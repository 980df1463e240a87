"""HTTP archives (HAR 1.2): the wanted answer among others."""

import base64
import json

PIXEL = "R0lGODlhAQABAAAAACwAAAAAAQABAAA="
HOST = "https://www.doordash.com"


def archive(entries: list[dict]) -> str:
    log = {"version": "1.2", "creator": {"name": "WebInspector", "version": "537.36"}, "pages": [], "entries": entries}
    return json.dumps({"log": log}, indent=1, ensure_ascii=False) + "\n"


def entry(at: int, url: str, kind: str, text: str | bytes | None, status: int = 200, post: dict | None = None,
          as_base64: bool = False) -> dict:
    """Returns one request with its response; `post` is the JSON body of a POST."""
    body = text.encode() if isinstance(text, str) else text or b""
    content = {"size": len(body), "mimeType": kind}
    if as_base64:
        content |= {"text": base64.b64encode(body).decode(), "encoding": "base64"}
    elif text is not None:
        content["text"] = body.decode()
    request = {"method": "POST" if post else "GET", "url": url, "httpVersion": "h2", "cookies": [],
               "headers": [{"name": "accept", "value": "*/*"}], "queryString": [], "headersSize": -1, "bodySize": -1}
    if post:
        request["postData"] = {"mimeType": "application/json", "text": json.dumps(post, ensure_ascii=False)}
    return {
        "startedDateTime": f"2026-01-09T18:00:{at:02}.250Z", "time": 80 + at, "request": request,
        "response": {"status": status, "statusText": "OK" if status == 200 else "", "httpVersion": "h2", "cookies": [],
                     "headers": [{"name": "content-type", "value": kind}], "content": content, "redirectURL": "",
                     "headersSize": -1, "bodySize": len(body)},
        "cache": {}, "timings": {"send": 0.2, "wait": 60, "receive": 4.5}}


def surrounded(entry_that_counts: dict) -> list[dict]:
    """Returns an archive of the entry, a script, a picture, a tracker and a small answer without a feed."""
    return [
        entry(0, f"{HOST}/_next/static/chunks/main.js", "application/javascript", "self.__next_f=self.__next_f||[];"),
        entry(1, "https://img.example.com/pixel.gif", "image/gif", base64.b64decode(PIXEL), as_base64=True),
        entry(2, f"{HOST}/track", "text/plain", None, status=204, post={"event": "page_view"}),
        entry_that_counts,
        entry(9, f"{HOST}/api/locale", "application/json", '{"locale":"en-US","options":[{"id":"en-US"},{"id":"fr-CA"}]}'),
    ]
