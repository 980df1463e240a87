import JSON
import Pages
import Reports
import Wording

/// The summary of a log from any program: lines that are not events are counted and skipped.
struct EventSummary {
  private(set) var total = EventTally()
  private(set) var components: [String: EventTally] = [:]
  private(set) var sections: [String: EventTally] = [:]
  private(set) var positions: [Int: EventTally] = [:]
  /// The tallies of the hours in UTC.
  private(set) var hours: [String: EventTally] = [:]
  /// The hash values of the ids of sessions, which may be long.
  private(set) var sessions: Set<Int> = []
  /// The number of lines that are not events, and the first of them.
  private(set) var faultCount = 0
  private(set) var faults: [Fault] = []

  struct Fault {
    let location: Location
    let message: String
  }

  /// The most faults kept; further ones are counted.
  static let mostFaults = 5
  /// The positions that are accepted.
  private static let places = 0...1 << 40

  var eventCount: Int { total.impressions + total.clicks }

  /// The most components, sections, positions and hours that are told apart, and the most sessions. Another program
  /// may have written the log.
  private static let mostValues = 10_000
  private static let mostSessions = 1 << 20
  /// The number of strings from which those of earlier events are forgotten.
  private static let mostNames = 1 << 16

  private var interner = Interner()

  private static func count<Key: Hashable>(
    _ kind: LoggedEvent.Kind, of key: Key, in tallies: inout [Key: EventTally]
  ) {
    if tallies.count < mostValues || tallies[key] != nil { tallies[key, default: EventTally()].count(kind) }
  }

  /// Adds a line; `nil` is one that is too long.
  mutating func add(_ line: ByteBuffer?, number: Int) {
    let start = Location(line: number, column: 1)
    guard let line else { return note(Fault(location: start, message: "the line is too long")) }
    if interner.count > Self.mostNames { interner = Interner() }
    do throws(SyntaxError) {
      let event = try Document.read(line, interner: interner).root
      guard let kind = event["event"]?.string.flatMap(LoggedEvent.Kind.init),
        let component = event["component"]?.string,
        let section = event["section"]?.string, let position = event["position"]?.int, Self.places.contains(position)
      else {
        return note(
          Fault(
            location: start,
            message: "an event is a click or an impression of a component, in a section, at a position"))
      }
      if sessions.count < Self.mostSessions, let session = event["session_id"]?.string {
        sessions.insert(session.hashValue)
      }
      total.count(kind)
      Self.count(kind, of: component, in: &components)
      Self.count(kind, of: section, in: &sections)
      Self.count(kind, of: position, in: &positions)
      if let time = event["timestamp"]?.int, time >= 0 {
        Self.count(kind, of: CalendarHour(secondsSince1970: time / 1000).description, in: &hours)
      }
    } catch {
      let table = LineTable(line)
      note(
        Fault(
          location: Location(line: number, column: table.location(of: error.offset).column),
          message: error.message(in: .english, locate: table.location).string))
    }
  }

  private mutating func note(_ fault: Fault) {
    faultCount += 1
    if faults.count < Self.mostFaults { faults.append(fault) }
  }
}
