import Foundation
import TestSupport
import Testing

/// Files that a test has open while another test starts a program.
///
/// A program that holds such a file closes it when it ends, and a browser that shows the file reads it once more.
struct InheritedFileTests {
  @Test("A program under test does not hold files that tests are writing")
  func filesStayWithTheTests() throws {
    let folder = try TemporaryFolder()
    // As Foundation opens files: not closed on exec.
    let file = open(folder.path("page.json"), O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let command = try Command.run("/bin/sh", ["-c", "readlink /proc/$$/fd/* || true"])
    #expect(command.status == .exited(0))
    #expect(command.output.contains("pipe:"))
    #expect(!command.output.contains("page.json"), "\(command.output)")
  }
}
