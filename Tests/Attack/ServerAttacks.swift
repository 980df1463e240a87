import Foundation
import TestSupport
import Testing

extension AttackTests {
  @Test("No recording and no output holds secrets of the user, however the server encodes them")
  func echoingServers() throws {
    try Attack().run { random in
      let backend = try Backend.shared.get()
      let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/+=%")
      func secret(_ random: inout SeededGenerator) -> String {
        let count = Int.random(in: 5...24, using: &random)
        return "Q7" + String((0..<count).compactMap { _ in letters.randomElement(using: &random) }) + "Z9"
      }
      let secrets = (0..<3).map { _ in secret(&random) }
      let key = secret(&random).filter { $0.isLetter || $0.isNumber }
      let way = ["text", "json", "percent", "base64", "page"].randomElement(using: &random) ?? "text"
      let headers = ["X-Key: " + secrets[0], "Authorization: Bearer " + secrets[1], "Cookie: a=\(secrets[2]); b=c"]
      let options = headers.flatMap { ["--header", $0] }
      let folder = try TemporaryFolder()
      let address = backend.fault("links?to=/faults/said-back/\(way)&access_key=\(key)")
      let recorded = try Command.run(
        Attack.program,
        ["record", address, "-o", folder.path("s.jsonl"), "--size", "80x24", "--keys", "j Enter j r"] + options)
      try AttackFault.unless(recorded.status == .exited(0), "\(recorded.status): \(recorded.errors)")
      let printed = try Command.run(Attack.program, ["lint", backend.fault("said-back/\(way)")] + options)
      let texts = [try folder.text(of: "s.jsonl"), recorded.errors, printed.errors, printed.output]
      for secret in secrets + [key] {
        let base64 = Data(secret.utf8).base64EncodedString().filter { $0 != "=" }.dropLast()
        for text in texts {
          try AttackFault.unless(!text.contains(secret) && !text.contains(base64), "\(way): '\(secret)' is in \(text)")
        }
      }
    }
  }

  @Test("A server with a wrong certificate receives no request, and one line gives the reason")
  func untrustedServers() throws {
    try Attack(fewTrials: 2).run { random in
      let names = ["IP:127.0.0.1", "IP:127.0.0.2", "DNS:localhost", "DNS:*", "DNS:127.0.0.1", "DNS:a.example"]
      let name = names.randomElement(using: &random) ?? ""
      let days = [-1, 2, 400_000].randomElement(using: &random) ?? 2
      let authority = try TestAuthority(for: name, days: days)
      let isNamed = Bool.random(using: &random)
      let isGood = isNamed && name == "IP:127.0.0.1" && days > 0
      let backend = try Backend(trustedBy: authority)
      // The backend ends with the last use of this value.
      defer { withExtendedLifetime(backend) {} }
      let command = try Command.run(
        Attack.program, ["render", backend.address, "--size", "80x24"] + (isNamed ? ["--cacert", authority.file] : []))
      let words = "\(name), \(days) days, named: \(isNamed): \(command.status) \(command.errors)"
      try AttackFault.unless(command.status == .exited(isGood ? 0 : 69), words)
      try AttackFault.unless(isGood || command.errors.count { $0 == "\n" } == 1, words)
    }
  }

  @Test("A run with a hostile server ends in time, with a known status and one line for an error")
  func hostileServers() throws {
    try Attack(fewTrials: 6).run { random in
      let faults = [
        "status/\(Int.random(in: 200...999, using: &random))", "headers/line", "headers/many", "reset", "hang-up",
        "short",
        "chunks", "bad-gzip", "bomb/80", "redirect/\(Int.random(in: 1...9, using: &random))", "broken", "html", "empty",
        "length/\(ExtremeNumbers.wholeNumber(using: &random))", "no-feed",
        "leads/302?to=http://127.0.0.1:\(ExtremeNumbers.wholeNumber(using: &random))/",
        "leads/308?to=//[::1/", "leads/301?to=https://127.0.0.1/", "leads/303?to=file:///etc/passwd", "text/599",
      ]
      let fault = faults.randomElement(using: &random) ?? ""
      let address = try Backend.shared.get().fault(fault)
      let command = try Command.run(Attack.program, ["render", address], within: .seconds(40))
      guard case .exited(let status) = command.status, [0, 64, 65, 69].contains(status) else {
        throw AttackFault("\(fault): \(command.status) \(command.errors)")
      }
      try AttackFault.unless(
        status == 0 || command.errors.count { $0 == "\n" } == 1, "\(fault): \(command.errors)")
      try AttackFault.unless(!command.errors.contains("memory"), "\(fault): \(command.errors)")
    }
  }
}
