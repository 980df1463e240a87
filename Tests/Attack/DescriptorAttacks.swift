import Foundation
import TestSupport
import Testing

extension AttackTests {
  @Test(
    "With closed streams, few descriptors and small files a run ends with a status, and no file holds text of another"
  )
  func descriptors() throws {
    let backend = try Backend.shared.get()
    try Attack(fewTrials: 8).run { random in
      let folder = try TemporaryFolder()
      let streams = ["<&-", ">&-", "2>&-", ">/dev/full", "2>/dev/full", "</dev/null"]
      let redirections = streams.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.joined(separator: " ")
      var limits: [String] = []
      if Bool.random(using: &random) { limits.append("ulimit -f \(Int.random(in: 0...40, using: &random))") }
      if Bool.random(using: &random) { limits.append("ulimit -n \(Int.random(in: 3...24, using: &random))") }
      let home = Repository.path("SampleFeeds/home.json")
      let commands = [
        ["render", home], ["render", backend.address], ["lint", home, Repository.path("SampleFeeds")],
        ["record", home, "-o", folder.path("session.jsonl"), "--size", "100x30", "--keys", "j j G"],
        ["record", backend.address, "-o", folder.path("session.jsonl"), "--size", "100x30", "--keys", "j Enter"],
        ["render", home, "--keys", "Wait:1200ms G Wait:1200ms", "--log", folder.path("log.jsonl")],
        ["render", home, "--keys", "Save:\(folder.path("frame.txt"))"], ["render", "-"], ["doctor"], ["cache"],
        ["render", backend.address, "--offline"], [backend.address, "--prefetch"],
      ]
      let command = commands.randomElement(using: &random) ?? []
      let words = (limits + ["exec timeout --kill-after=3 20 \"$0\" \"$@\" \(redirections)"]).joined(separator: "; ")
      let ended = try Command.run(
        "/bin/sh", ["-c", words, Attack.program] + command, input: Array("{\"body\":[]}".utf8),
        environment: ["XDG_CACHE_HOME": folder.path])
      let what = "\(words) \(command): \(ended.status) \(ended.errors)"
      guard case .exited(let status) = ended.status, status < 124 || status == 127 else { throw AttackFault(what) }
      for name in ["session.jsonl", "log.jsonl"] {
        // A limit may cut a line, but every line begins as it should.
        guard let text = try? String(contentsOfFile: folder.path(name), encoding: .utf8) else { continue }
        for line in text.split(separator: "\n") {
          try AttackFault.unless(line.hasPrefix("{\""), "\(what): \(name) holds \(line.prefix(80))")
        }
      }
    }
  }
}
