#!/usr/bin/env python3
"""Drives the language server with neovim, and measures it: `check-lsp.py FACET`.

neovim opens a feed without a screen. Its findings must be those of `facet lint`. Then it edits, asks for a hover, completions, a definition and code
actions, and has a running `facet` in a terminal show a facet. At last, edits of a feed of 1 MB must be linted sooner than `facet lint` takes for the file.

It takes neovim 0.7 or later.
"""

import fcntl
import json
import os
import pty
import select
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
from pathlib import Path

from measuring import holds

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30
EDITS = 60
# The share of the time of `facet lint` that an edit of the same file may take. On a quiet machine it takes 0.8.
MOST_OF_LINT = 1.5

SCRIPT = r"""
local facet, folder, result = vim.env.FACET, vim.env.FOLDER, {}
local function wait(what, done)
  if not vim.wait(20000, done, 20) then error("waited too long for " .. what) end
end
local function write()
  local file = io.open(folder .. "/result.json", "w")
  file:write(vim.json.encode(result))
  file:close()
end
local ok, fault = pcall(function()
  vim.cmd("edit " .. folder .. "/home.json")
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({name = "facet", cmd = {facet, "lsp"}, root_dir = folder})
  vim.lsp.buf_attach_client(buffer, client)
  local function found()
    local list = {}
    for _, d in ipairs(vim.diagnostic.get(buffer)) do
      local code = d.code or (d.user_data and d.user_data.lsp and d.user_data.lsp.code)
      table.insert(list, {code, d.lnum + 1})
    end
    return list
  end
  wait("findings", function() return #found() > 0 end)
  result.first = found()
  local function line(text)
    for number, content in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local column = content:find(text, 1, true)
      if column then return number - 1, column - 1 end
    end
    error("no line with " .. text)
  end
  local function ask(method, number, column, more)
    local params = vim.tbl_extend("force", {
      textDocument = {uri = vim.uri_from_bufnr(buffer)}, position = {line = number, character = column},
    }, more or {})
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    for _, answer in pairs(answers or {}) do return answer.result or answer.error end
  end
  local number, column = line('"row.store"')
  result.hover = ask("textDocument/hover", number, column + 3)
  result.completion = ask("textDocument/completion", number, column + 1)
  number, column = line('"store/')
  result.definition = ask("textDocument/definition", number, column + 3)
  number, column = line("Most loved by your neighbors")
  local here = {line = number, character = column}
  result.actions = ask("textDocument/codeAction", number, column, {range = {start = here, ["end"] = here}, context = {diagnostics = {}}})
  for _, action in ipairs(result.actions or {}) do
    if action.command and action.command.command == "facet.show" then
      local answers = vim.lsp.buf_request_sync(buffer, "workspace/executeCommand", action.command, 20000)
      for _, answer in pairs(answers or {}) do result.show = answer.err and answer.err.message or "shown" end
    end
  end
  number, column = line('"row.store"')
  result.edited = number + 1
  vim.api.nvim_buf_set_text(buffer, number, column + 1, number, column + 4, {"r😀w"})
  wait("a finding about the edit", function()
    for _, entry in ipairs(found()) do
      if entry[2] == result.edited and entry[1] == "F020" then return true end
    end
  end)
  vim.cmd("undo")
  wait("the findings without the edit", function() return #found() == #result.first end)
  vim.cmd("silent! %delete")
  local misspelled = '[{"id": "é😀", "component": {"id": "row.text"}, "text": {"titel": "Soup"}}]'
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, {misspelled})
  wait("the finding about a misspelled key", function()
    for _, entry in ipairs(found()) do
      if entry[1] == "F060" then return true end
    end
  end)
  number, column = line('"Soup"')
  local _, units = vim.str_utfindex(misspelled, column)
  here = {line = number, character = units}
  local fixes = ask("textDocument/codeAction", number, units, {range = {start = here, ["end"] = here}, context = {diagnostics = {}}})
  vim.lsp.util.apply_workspace_edit(fixes[1].edit, "utf-16")
  result.fixed = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  vim.cmd("silent! %delete")
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, {'{"body": [', '  {"id" "a"}', ']}'})
  wait("the fault of the syntax", function()
    local list = found()
    return #list == 1 and list[1][1] == "F001" and list[1][2] == 2
  end)
  result.syntax = found()
  vim.lsp.stop_client(client)
  wait("the end of the server", function() return vim.lsp.get_client_by_id(client) == nil or vim.lsp.client_is_stopped(client) end)
end)
result.fault = not ok and tostring(fault) or nil
write()
vim.cmd("qall!")
"""


class Screen:
    """A running `facet` in a terminal of its own."""

    def __init__(self, words, environment):
        self.output = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
            os.execve(words[0], words, environment)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        while True:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            try:
                data = os.read(self.terminal, 1 << 16) if ready else b""
            except OSError:
                return
            if not data:
                return
            self.output += data

    def end(self):
        try:
            os.write(self.terminal, b"q")
        except OSError:
            pass
        return os.waitpid(self.process, 0)[1]


def wait_for(what, is_there):
    end = time.monotonic() + PATIENCE
    while not is_there():
        if time.monotonic() > end:
            sys.exit(f"error: waited too long for {what}")
        time.sleep(0.05)


def expect(holds_now, message):
    if not holds_now:
        sys.exit(f"error: {message}")
    print(f"ok: {message}")


def check_editor(facet):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        for file in ROOT.glob("SampleFeeds/*.json"):
            shutil.copy(file, folder)
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        environment = dict(
            os.environ, XDG_RUNTIME_DIR=str(runtime), TERM="xterm-256color", LANG="C.UTF-8", HOME=str(folder), FACET=facet,
            FOLDER=str(folder))
        environment.pop("NVIM", None)
        screen = Screen([facet, str(folder / "home.json")], environment)
        wait_for("the socket of facet", lambda: list(runtime.glob("facet/*.sock")))
        expect(b"Most loved" not in screen.output, "the page is shown from its begin")
        (folder / "script.lua").write_text(SCRIPT)
        subprocess.run(
            ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {folder}/script.lua"], env=environment,
            timeout=3 * PATIENCE, check=True, stdin=subprocess.DEVNULL)
        result = json.loads((folder / "result.json").read_text())
        expect("fault" not in result, f"neovim comes to the end of its script {result.get('fault', '')}")
        linted = subprocess.run([facet, "lint", str(folder / "home.json"), "--format", "json"], capture_output=True)
        findings = json.loads(linted.stdout)["files"][0]["diagnostics"]
        expect(
            sorted(result["first"]) == sorted([entry["code"], entry["line"]] for entry in findings),
            f"neovim shows the {len(findings)} findings of 'facet lint', on the same lines")
        expect("since 2.0.0" in json.dumps(result["hover"]), "a hover says since when a component is drawn")
        labels = [item["label"] for item in result["completion"]["items"]]
        expect("row.store" in labels and "card.store" in labels, f"{len(labels)} components are offered")
        expect(result["definition"]["uri"].endswith("/store.json"), "a link leads to the file that answers it")
        expect(
            result["fixed"] == ['[{"id": "é😀", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]'],
            "the offered correction is that of 'facet lint --fix'")
        expect(result.get("show") == "shown", f"the running facet was asked: {result.get('show')}")
        wait_for("the facet in the terminal", lambda: b"Most loved" in screen.output)
        print("ok: the running facet shows the facet")
        expect(screen.end() == 0 and not list(runtime.glob("facet/*")), "facet ends, and removes its socket")


class Server:
    """A language server, asked directly."""

    def __init__(self, facet):
        self.process = subprocess.Popen([facet, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send({"id": 0, "method": "initialize", "params": {"capabilities": {}}})
        self.receive()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        self.process.stdout.readline()
        return json.loads(self.process.stdout.read(length))

    def tell(self, method, params):
        """Sends a notification, and returns the milliseconds until the findings have come."""
        start = time.perf_counter()
        self.send({"method": method, "params": params})
        self.receive()
        return (time.perf_counter() - start) * 1000


def long_feed():
    cards, size = [], 0
    while size < 1_000_000:
        number = len(cards)
        card = {
            "id": f"card.store:{number}", "component": {"id": "card.store", "category": "card"},
            "text": {"title": f"Store {number}", "description": "1.2 mi • 30 min", "custom": {"delivery_fee_string": "$0"}},
            "images": {"main": {"uri": f"https://img.example.com/{number}.jpg", "placeholder": "A dish"}},
            "custom": {"rating": {"average_rating": 4.6, "display_num_ratings": "(200+)"}},
            "style": {"background_color": "" if number % 9 else "USAGE_COLOR_NOPE"}, "logging": {"id": number},
            "events": {"click": {"name": "navigate", "data": {"uri": f"store/{number}"}}}}
        cards.append(json.dumps(card))
        size += len(cards[-1])
    return '{"body": [\n' + ",\n".join(cards) + "\n]}\n", len(cards)


def measure(facet):
    text, count = long_feed()
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(text.encode())
        file.flush()
        server = Server(facet)
        uri = f"file://{file.name}"
        server.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "version": 1, "text": text}})
        times, lints = [], []
        for number in range(EDITS):
            # A quote is removed, so that the JSON is broken, and typed again; then a letter is typed.
            line, turn = 1 + number * 7919 % count, number % 3
            start, end = ((1, 2), (1, 1), (8, 8))[turn]
            line = line if turn != 1 else last
            last = line
            change = {"range": {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}},
                      "text": ("", '"', "x")[turn]}
            document = {"uri": uri, "version": number + 2}
            times.append(server.tell("textDocument/didChange", {"textDocument": document, "contentChanges": [change]}))
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([facet, "lint", file.name, "--format", "json"], stdout=subprocess.DEVNULL)
            lints.append((time.perf_counter() - start) * 1000)
        server.process.kill()
        server.process.wait()
    typical, lint = statistics.median(times), statistics.median(lints)
    print(f"1 MB, {EDITS} edits: {typical:.1f} ms each, the slowest {max(times):.1f} ms; 'facet lint' takes {lint:.1f} ms")
    return [typical <= MOST_OF_LINT * lint]


if __name__ == "__main__":
    check_editor(os.path.abspath(sys.argv[1]))
    sys.exit(not holds(lambda: measure(sys.argv[1])))
