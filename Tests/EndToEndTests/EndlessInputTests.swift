import TestSupport
import Testing

/// Standard input without an end.
struct EndlessInputTests {
  @Test(
    "Endless input that cannot be a feed is refused after a short part of it",
    arguments: [
      ("yes '['", "nested"), ("yes '{\"a\":'", "nested"), ("yes words", "the only words in JSON"),
      ("yes '{}'", "JSON Lines"),
      ("yes '[1,}'", "'}'"), ("cat /dev/zero", "1:1"),
    ])
  func endless(writer: String, words: String) throws {
    let refused = try Command.run(
      "/bin/sh", ["-c", "\(writer) | (ulimit -v 1000000; exec \"$0\" render -)", Facet.path], within: .seconds(20))
    #expect(refused.status == .exited(65))
    #expect(refused.errors.hasPrefix("facet: stdin:") && refused.errors.count < 300, "\(refused.errors)")
    #expect(refused.errors.contains(words), "\(refused.errors)")
  }

  @Test("A long feed on standard input is read to its end")
  func long() throws {
    let body = "printf '{\"body\":['; yes '{\"id\":\"x\",\"body\":[]},' | head -n 150000; printf '{\"id\":\"last\"}]}'"
    let read = try Command.run(
      "/bin/sh", ["-c", "(\(body)) | exec \"$0\" render -", Facet.path], within: .seconds(30))
    #expect(read.status == .exited(0), "\(read.errors)")
  }

  @Test("Lint refuses an endless stream at the position of its fault")
  func linted() throws {
    let refused = try Command.run("/bin/sh", ["-c", "yes '[' | exec \"$0\" lint -", Facet.path], within: .seconds(20))
    #expect(refused.status == .exited(65))
    #expect(refused.output.contains("stdin:513:1"), "\(refused.output.prefix(300))")
  }
}
