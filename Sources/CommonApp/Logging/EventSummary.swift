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
  private(set) var sessions: Set<String> = []
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

  /// The number of strings from which those of earlier events are forgotten.
  private static let mostNames = 1 << 16

  private var interner = Interner()

  /// Adds a line; `nil` is one that could not be read.
  mutating func add(_ line: ByteBuffer?, number: Int) {
    let start = Location(line: number, column: 1)
    guard let line else { return note(Fault(location: start, message: "the line is too long, or damaged")) }
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
      if let session = event["session_id"]?.string { sessions.insert(session) }
      total.count(kind)
      components[component, default: EventTally()].count(kind)
      sections[section, default: EventTally()].count(kind)
      positions[position, default: EventTally()].count(kind)
      if let time = event["timestamp"]?.int, time >= 0 {
        hours[CalendarHour(secondsSince1970: time / 1000).description, default: EventTally()].count(kind)
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
