import Drawing
import Glibc
import Text

@testable import AppCore
@testable import AppRuntime

/// A host that takes its input from a list, and records the effects that it gets.
struct DriverHost: LiveHost {
  enum Deed: Equatable {
    case suspended
    case mouse
    case copied(SafeText)
    case opened(String)
    case edited(line: Int, column: Int)
    case said([SafeText])
    case complained(SafeText)
  }

  var inputs: [Event] = []
  private(set) var deeds: [Deed] = []
  var now = 0
  var deadline: Int?
  /// Whether copies and addresses are taken.
  var succeeds = true
  var resumption: Resumption?
  /// Whether the host itself tells the user complaints.
  var tellsComplaints = false

  var isAway: Bool { false }
  var waits: [pollfd] { [] }
  var millisecondsLeft: Int? { nil }

  mutating func nextInput(for app: App) -> Event? { inputs.isEmpty ? nil : inputs.removeFirst() }

  mutating func say(_ announcements: [Announcement]) {
    if !announcements.isEmpty { deeds.append(.said(announcements.map(\.text))) }
  }

  mutating func complain(_ reason: SafeText) -> Event? {
    deeds.append(.complained(reason))
    return tellsComplaints ? nil : .failed(reason: reason)
  }

  mutating func suspend() -> Resumption? {
    deeds.append(.suspended)
    return resumption
  }

  mutating func toggleMouse() -> Bool? {
    deeds.append(.mouse)
    return nil
  }

  mutating func copy(_ text: SafeText) -> Bool {
    deeds.append(.copied(text))
    return succeeds
  }

  mutating func edit(_ file: EditedFile, line: Int, column: Int) -> EditorEnding {
    deeds.append(.edited(line: line, column: column))
    return .done(wasCopy: false)
  }

  mutating func openOutside(_ address: String) -> Bool {
    deeds.append(.opened(address))
    return succeeds
  }
}
