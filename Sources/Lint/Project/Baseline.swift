import FacetModel
import JSON
import Reporting
import Text

/// Findings that a team has accepted: how many of each rule at each place.
package struct Baseline {
  fileprivate struct Key: Hashable {
    let code: String
    let place: String
  }

  /// The accepted findings of each file.
  private var files: [String: [Key: Int]] = [:]

  private static let version = 1
  /// The place of findings beyond the limit, which have none.
  fileprivate static let anywhere = "…"

  package init() {}

  /// Reads the text of a baseline; `nil` if it is not one.
  package init?(_ bytes: ByteBuffer) {
    guard let root = (try? Document.read(bytes, interner: Interner()))?.root,
      root["facet_baseline"]?.lenientInt == Self.version, let entries = root["accepted"], entries.kind == .array
    else { return nil }
    for entry in entries.elements {
      guard let file = entry["file"]?.string, let code = entry["code"]?.string, let place = entry["at"]?.string,
        let count = entry["count"]?.lenientInt, count > 0
      else { return nil }
      let key = Key(code: code, place: place)
      let sum = files[file, default: [:]][key, default: 0].addingReportingOverflow(count)
      files[file, default: [:]][key] = sum.overflow ? .max : sum.partialValue
    }
  }

  /// The accepted findings of a file; `nil` if there are none.
  package func findings(of file: String) -> AcceptedFindings? {
    files[file].map { AcceptedFindings(left: $0) }
  }
}

/// The accepted findings of a file that are not yet found.
package struct AcceptedFindings {
  fileprivate var left: [Baseline.Key: Int]

  /// Takes the accepted findings out of a feed of the file. The reason why a file holds no feed is never accepted,
  /// because the run fails and has to say why.
  package mutating func take(from file: inout LintedFile) {
    guard !file.isNoFeed else { return }
    let places = FindingPlaces.places(in: file)
    var taken: Set<Int> = []
    for (index, diagnostic) in file.diagnostics.enumerated()
    where take(diagnostic.rule, at: places[index], 1) == 1 {
      taken.insert(index)
    }
    let beyond = file.unlisted.map { rule, count in (rule, take(rule, at: Baseline.anywhere, count)) }
    file.accept(taken, beyond: beyond)
  }

  /// Returns how many of so many findings are accepted.
  private mutating func take(_ rule: Rule, at place: String, _ count: Int) -> Int {
    let key = Baseline.Key(code: rule.code, place: place)
    guard let rest = left[key], rest > 0 else { return 0 }
    left[key] = max(0, rest - count)
    return min(rest, count)
  }
}

/// Writing.
extension Baseline {
  /// The text of a baseline with these entries, each on a line.
  package static func text(of entries: [String]) -> String {
    #"{"facet_baseline": \#(version), "accepted": ["# + "\n" + entries.joined(separator: ",\n") + "\n]}\n"
  }

  /// The names of the files with accepted findings.
  package var names: [String] { Array(files.keys) }

  /// The entries for a file as they are.
  package func entries(of name: String) -> [JSONOutput] { Self.entries(files[name] ?? [:], of: name) }

  /// The entries that accept all findings of a file's feeds. Accepted findings stay unless the run `looksFor` their rule.
  package func entries(
    accepting feeds: [LintedFile], named name: String, looksFor: (Rule) -> Bool
  ) -> [JSONOutput] {
    var counts: [Key: Int] = [:]
    for file in feeds where !file.isNoFeed {
      for (diagnostic, place) in zip(file.diagnostics, FindingPlaces.places(in: file)) {
        counts[Key(code: diagnostic.rule.code, place: place), default: 0] += 1
      }
      for (rule, count) in file.unlisted {
        counts[Key(code: rule.code, place: Self.anywhere), default: 0] += count
      }
    }
    for (key, count) in files[name] ?? [:] where !(Rule(code: key.code).map(looksFor) ?? false) {
      counts[key] = max(counts[key] ?? 0, count)
    }
    return Self.entries(counts, of: name)
  }

  private static func entries(_ counts: [Key: Int], of name: String) -> [JSONOutput] {
    counts.sorted { ($0.key.code, $0.key.place) < ($1.key.code, $1.key.place) }.map { key, count in
      .object([
        ("file", .exact(name)), ("code", .string(key.code)), ("at", .exact(key.place)), ("count", .number(count)),
      ])
    }
  }
}
