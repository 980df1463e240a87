import FacetModel
import Lint

/// The findings of lint about the feeds of one line.
struct LintRecord {
  /// The most places of a rule.
  static let mostPlaces = 20

  var bytes = 0
  private(set) var dialect: String?
  private(set) var facets = 0
  private(set) var shown = 0
  /// The number of findings of each rule.
  private(set) var counts: [Rule: Int] = [:]
  private(set) var places: [Rule: [PlacedFinding]] = [:]
  private(set) var versions: [(version: SemanticVersion, shown: Int, leftOut: Int)] = []
  private(set) var components: [ComponentUse] = []

  /// Adds a feed. Most lines have one; a response may have several.
  mutating func add(_ feed: Feed, _ admission: Admission, counts found: [Rule: Int], places: [PlacedFinding]) {
    dialect = dialect ?? feed.dialect.rawValue
    facets += feed.facetCount
    shown += admission.shownCount
    counts.merge(found, uniquingKeysWith: +)
    for place in places where self.places[place.rule, default: []].count < Self.mostPlaces {
      self.places[place.rule, default: []].append(place)
    }
    add(admission.componentUse())
  }

  /// Adds what a client version shows of a feed.
  mutating func add(_ admission: Admission) {
    let version = admission.capabilities.version
    let (shown, leftOut) = (admission.shownCount, admission.omittedCount)
    if let index = versions.firstIndex(where: { $0.version == version }) {
      versions[index].shown += shown
      versions[index].leftOut += leftOut
    } else {
      versions.append((version, shown, leftOut))
    }
  }

  private mutating func add(_ uses: [ComponentUse]) {
    guard !components.isEmpty else {
      components = uses
      return
    }
    let all = (components + uses).reduce(into: [String: ComponentUse]()) { sums, use in
      let sum = sums[use.id]
      sums[use.id] = ComponentUse(
        id: use.id, count: use.count + (sum?.count ?? 0), shown: use.shown + (sum?.shown ?? 0))
    }
    components = all.values.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }

  func count(of wanted: Rule.Severity, _ severity: LintSeverity) -> Int {
    counts.reduce(0) { $0 + (severity($1.key) == wanted ? $1.value : 0) }
  }

  func status(_ severity: LintSeverity) -> StreamStatus {
    if count(of: .error, severity) > 0 { return .errors }
    return count(of: .warning, severity) > 0 ? .warnings : .ok
  }
}

extension RecordWriter {
  /// Writes the members of a record between its head and `about`.
  mutating func members(of record: LintRecord, _ severity: LintSeverity) {
    key("bytes")
    number(record.bytes)
    key("dialect")
    string(orNull: record.dialect)
    key("facets")
    number(record.facets)
    key("shown")
    number(record.shown)
    key("left_out")
    number(record.facets - record.shown)
    key("errors")
    number(record.count(of: .error, severity))
    key("warnings")
    number(record.count(of: .warning, severity))
    key("notes")
    number(record.count(of: .note, severity))
    key("codes")
    array { writer in
      for (rule, count) in record.counts.sorted(by: { $0.key.code < $1.key.code }) {
        writer.code(rule, count: count, severity(rule), record.places[rule] ?? [])
      }
    }
    key("versions")
    array { writer in
      for entry in record.versions {
        writer.object { writer in
          writer.key("version")
          writer.string(entry.version.description)
          writer.key("shown")
          writer.number(entry.shown)
          writer.key("left_out")
          writer.number(entry.leftOut)
        }
      }
    }
    key("components")
    array { writer in
      for use in record.components {
        writer.object { writer in
          writer.key("id")
          writer.string(use.id)
          writer.key("count")
          writer.number(use.count)
          writer.key("shown")
          writer.number(use.shown)
        }
      }
    }
  }

  private mutating func code(_ rule: Rule, count: Int, _ severity: Rule.Severity, _ places: [PlacedFinding]) {
    object { writer in
      writer.key("code")
      writer.string(rule.code)
      writer.key("severity")
      writer.string(severity.rawValue)
      writer.key("count")
      writer.number(count)
      writer.key("places")
      writer.array { writer in
        for place in places {
          writer.object { writer in
            writer.key("line")
            writer.number(place.location.line)
            writer.key("column")
            writer.number(place.location.column)
            writer.key("pointer")
            writer.string(place.pointer)
          }
        }
      }
    }
  }
}
