import Drawing
import Foundation
import TestSupport
import Testing

/// Opening the file of a page in the user's editor, on a real terminal.
struct EditorTests {
  private static let page = """
    {"body": [{"id": "s", "body": [
      {"id": "a", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Apples"}},
      {"id": "b", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Bread"},
       "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}
    ]}]}
    """

  /// A script that notes its arguments and what it runs on, and then does `more`.
  private func editor(in folder: TemporaryFolder, _ more: String) throws -> String {
    let path = try folder.write(
      """
      #!/bin/sh
      for file; do :; done
      test -t 0 && test -t 1 && place='on a terminal'
      { printf '%s\\n' "$@"; echo "$place"; stty -a | grep -o ' icanon'
        ls -ld "$file" "$(dirname "$file")" | cut -c1-10; cat "$file" | head -c 60; } > "$0.noted.part"
      mv "$0.noted.part" "$0.noted"
      \(more)
      """, to: "my editor")
    chmod(path, 0o755)
    return path
  }

  @Test("e opens the file at the line of the focus, and the page comes back with the changes")
  func fileIsEdited() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "page.json")
    let editor = try editor(in: folder, "echo IN THE EDITOR; read line; sed -i s/Bread/$line/ \"$file\"")
    let tmux = try Tmux(
      Facet.path, [file, "--reduced-motion"], size: Size(80, 24), environment: ["EDITOR": "'\(editor)' -n"])
    try tmux.wait(forText: "page.json")
    try tmux.press("j")
    try tmux.wait(for: "the focus") { $0.contains { $0.contains("▌Bread") } }
    try tmux.press("e")
    try tmux.wait(forText: "IN THE EDITOR")
    let noted = try folder.text(of: "my editor.noted").split(separator: "\n").map(String.init)
    #expect(noted.prefix(5) == ["-n", "+3", file, "on a terminal", " icanon"])
    try tmux.type("Butter")
    try tmux.press("Enter")
    try tmux.wait(for: "the changed page alone") { rows in
      rows.contains { $0.contains("▌Butter") } && !rows.contains { $0.contains("IN THE EDITOR") }
    }
    // The keys work as before.
    try tmux.press("?")
    try tmux.wait(forText: "half a page down")
  }

  @Test("In the inspector, e opens the line of the chosen value")
  func chosenValueIsEdited() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "page.json")
    let editor = try editor(in: folder, "true")
    let tmux = try Tmux(
      Facet.path, [file, "--reduced-motion"], size: Size(120, 24), environment: ["EDITOR": "'\(editor)'"])
    try tmux.wait(forText: "page.json")
    try tmux.press("j", "i", "i", "Tab", "/")
    try tmux.type("store/1")
    try tmux.press("Enter")
    try tmux.wait(forText: "1 of 1")
    try tmux.press("e")
    #expect(try folder.text(of: "my editor.noted").hasPrefix("+4\n"))
  }

  @Test("A response that is in no file is opened as a private copy, which is gone at the end")
  func copiesArePrivate() throws {
    let folder = try TemporaryFolder()
    let copies = try TemporaryFolder()
    let editor = try editor(in: folder, "true")
    let session = try PtySession(
      "/bin/sh",
      ["-c", "cat \"$1\" | \"$0\" - --reduced-motion", Facet.path, try folder.write(Self.page, to: "p.json")],
      environment: ["VISUAL": "'\(editor)'", "TMPDIR": copies.path])
    let before = session.modes
    try session.wait(forText: "Bread", after: 0)
    try session.send("e")
    let noted = try folder.text(of: "my editor.noted").split(separator: "\n").map(String.init)
    #expect(noted[1].hasPrefix(copies.path + "/facet-") && noted[1].hasSuffix("/1-stdin.json"))
    #expect(noted.dropFirst(2).prefix(4) == ["on a terminal", " icanon", "drwx------", "-r--------"])
    #expect(noted.last?.hasPrefix("{\"body\"") == true || noted.contains { $0.hasPrefix("{\"body\"") })
    try session.wait(forText: "That was a copy", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies.path).isEmpty)
    #expect(session.modes == before)
    #expect(session.privateModes.areRestored)
  }

  @Test("An editor that does not exist or fails is named, and the page stays")
  func failuresAreTold() throws {
    for (value, message) in [
      ("no-such-editor", "Cannot start the editor 'no-such-editor'"),
      ("sh -c 'exit 3'", "The editor 'sh' ended with status 3"),
      ("sh -c 'kill -9 $$'", "The editor 'sh' ended with status 137"),
    ] {
      let tmux = try Tmux(
        Facet.path, [Facet.sample("home"), "--reduced-motion"], size: Size(120, 24), environment: ["EDITOR": value])
      try tmux.wait(forText: "home.json")
      try tmux.press("e")
      try tmux.wait(forText: message, "What sounds good tonight?")
    }
  }

  @Test("Ctrl-C and a changed window in the editor do not end or spoil the page")
  func keysOfTheEditorStayThere() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "-$(touch pwned) +q;.json")
    let editor = try editor(
      in: folder, "trap 'echo caught' INT; echo IN THE EDITOR; until test \"$line\" = done; do read line; done")
    let tmux = try Tmux(
      "/bin/sh", ["-c", "cd \"$1\" && exec \"$0\" -- \"$2\"", Facet.path, folder.path, "-$(touch pwned) +q;.json"],
      size: Size(80, 24), environment: ["EDITOR": "'\(editor)'"])
    try tmux.wait(forText: "Bread")
    try tmux.press("e")
    try tmux.wait(forText: "IN THE EDITOR")
    try tmux.press("C-c")
    try tmux.wait(forText: "caught")
    try tmux.resize(to: Size(60, 20))
    try tmux.type("done")
    try tmux.press("Enter")
    try tmux.wait(for: "the page in the new size") { rows in
      rows.contains { $0.contains("Bread") } && !rows.contains { $0.contains("IN THE EDITOR") }
    }
    try tmux.press("?")
    try tmux.wait(forText: "half a page down")
    #expect(!FileManager.default.fileExists(atPath: folder.path("pwned")))
    #expect(file.hasSuffix(".json"))
  }

  @Test(
    "A signal that ends the program ends it while the editor is open, also if the editor does not end",
    arguments: ["", "trap '' TERM; "])
  func signalsEndTheProgram(trap: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "page.json")
    let editor = try editor(in: folder, trap + "echo IN THE EDITOR; for i in 1 2 3 4 5 6 7 8 9; do sleep 1; done")
    let session = try PtySession(Facet.path, [file], size: Size(80, 24), environment: ["EDITOR": "'\(editor)'"])
    try session.wait(forText: "Bread", after: 0)
    try session.send("e")
    try session.wait(forText: "IN THE EDITOR", after: 0)
    session.send(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + SIGTERM))
    #expect(session.modes.isCanonical && session.privateModes.areRestored)
  }
}
