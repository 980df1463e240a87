import Testing

@testable import AppRuntime

/// The command that opens a file in the editor of the user.
struct EditorCommandTests {
  private func words(
    visual: String? = nil, editor: String? = nil, path: String = "/feeds/home.json"
  ) -> [String] {
    EditorCommand { ["VISUAL": visual, "EDITOR": editor][$0] ?? nil }.words(path: path, line: 12, column: 5)
  }

  @Test("VISUAL comes before EDITOR, empty values are skipped, and vi is the last resort")
  func variablesAreAskedInOrder() {
    #expect(words(visual: "nano", editor: "vim") == ["nano", "+12,5", "/feeds/home.json"])
    #expect(words(visual: " ", editor: "vim") == ["vim", "+12", "+norm!5|", "/feeds/home.json"])
    #expect(words() == ["vi", "+12", "/feeds/home.json"])
  }

  @Test(
    "Each editor gets the line and the column in its own form",
    arguments: [
      ("/usr/bin/nvim", ["+12", "+norm!5|", "/feeds/home.json"]), ("emacs", ["+12:5", "/feeds/home.json"]),
      ("hx", ["/feeds/home.json:12:5"]), ("ed", ["/feeds/home.json"]), ("unheard-of", ["+12", "/feeds/home.json"]),
    ])
  func placesAreWrittenForEachEditor(editor: String, arguments: [String]) {
    #expect(words(editor: editor) == [editor] + arguments)
  }

  @Test("An editor with arguments is read by a shell, which gets the file as a parameter only")
  func argumentsAreReadByAShell() {
    #expect(
      words(editor: "code --wait") == [
        "/bin/sh", "-c", "code --wait \"$@\"", "code --wait", "--goto", "/feeds/home.json:12:5",
      ])
    #expect(
      words(editor: "'/opt/my editors/vim' -n", path: "/$(touch pwned).json") == [
        "/bin/sh", "-c", "'/opt/my editors/vim' -n \"$@\"", "'/opt/my editors/vim' -n", "+12", "+norm!5|",
        "/$(touch pwned).json",
      ])
  }

  @Test("No file name is taken for an option or a command", arguments: ["-c!sh.json", "+q.json", "scp://x/y.json"])
  func namesAreNoOptions(path: String) {
    #expect(words(path: path).last == "./" + path)
  }
}
