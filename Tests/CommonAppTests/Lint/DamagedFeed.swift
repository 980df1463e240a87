import Foundation
import TestSupport

/// A feed as it was meant and the same feed with faults that have one safe answer, made at random.
struct DamagedFeed {
  private(set) var meant = ""
  private(set) var damaged = ""
  private(set) var faults = 0

  private var random: SeededGenerator

  /// Spellings that differ from every key that is read, each by little.
  private static let misspellings = [
    "text": ["txet", "texst", "Txet"], "title": ["titel", "tittle", "Ttle"], "component": ["componnet", "Compnent"],
    "children": ["childern", "chidlren"], "subtitle": ["subtitel", "sub_titel"],
  ]
  private static let rubbish = [#"{"a":[1,{"b":"},]"}]}"#, #""\u0022,: {""#, "null", "-1.5e3", "[]", #""""#, "{ }"]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    add("[")
    for number in 0..<Int.random(in: 1...5, using: &random) {
      if number > 0 { add(",") }
      facet("f\(number)", depth: 0)
    }
    add("]")
  }

  private mutating func add(_ text: String) {
    meant += text
    damaged += text
  }

  private mutating func space() {
    damaged += ["", "", " ", "\n", "\r\n\t", "  "].randomElement(using: &random) ?? ""
  }

  /// One time in `count`.
  private mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func object(_ members: [(key: String, write: (inout DamagedFeed) -> Void)]) {
    add("{")
    for (number, (key, write)) in members.shuffled(using: &random).enumerated() {
      if number > 0 { add(",") }
      space()
      var written = key
      if once(in: 6), let wrong = Self.misspellings[key]?.randomElement(using: &random) {
        written = wrong
        faults += 1
      } else if once(in: 6) {
        // The earlier ones do not count, also if the key is spelled with an escape.
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let first = key.unicodeScalars.first?.value ?? 0
          let escaped = once(in: 2) ? "\\u00" + String(first, radix: 16) + key.dropFirst() : key
          damaged += "\"\(escaped)\" :\(Self.rubbish.randomElement(using: &random) ?? "0")"
          space()
          damaged += ","
          space()
        }
        faults += 1
      }
      meant += "\"\(key)\":"
      damaged += "\"\(written)\""
      space()
      damaged += ":"
      space()
      write(&self)
      space()
    }
    add("}")
  }

  private mutating func facet(_ id: String, depth: Int) {
    let count = depth < 3 ? Int.random(in: 0...3, using: &random) : 0
    var members: [(key: String, write: (inout DamagedFeed) -> Void)] = [
      ("id", { $0.add("\"\(id)\"") }),
      ("component", { $0.object([("id", { $0.add("\"row.text\"") }), ("category", { $0.add("\"row\"") })]) }),
      ("text", { $0.object([("title", { $0.add("\"T \(id)\"") }), ("subtitle", { $0.add("\"\\\"s\\\\\"") })]) }),
    ]
    if count > 0 {
      members.append(
        (
          "children",
          { feed in
            feed.add("[")
            for number in 0..<count {
              if number > 0 { feed.add(",") }
              feed.facet("\(id).\(number)", depth: depth + 1)
            }
            feed.add("]")
          }
        ))
      members.append(
        (
          "children_count",
          { feed in
            feed.meant += "\(count)"
            let isWrong = feed.once(in: 4)
            feed.damaged +=
              isWrong ? ["\(count + 2)", "\"many\"", "-1"].randomElement(using: &feed.random) ?? "" : "\(count)"
            feed.faults += isWrong ? 1 : 0
          }
        ))
    }
    object(members)
  }
}
