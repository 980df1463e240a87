import Foundation
import TestSupport
import Testing

/// A hostile input, and the results that the program must have for it.
struct HostileCase: Sendable, CustomTestStringConvertible {
  /// The name of the file without its extension.
  let name: String
  /// Makes the input, or `nil` for a file in `Tests/Hostile`.
  var make: (@Sendable () -> String)?
  /// The exit status of `facet lint`.
  let lint: Int32
  /// Codes that lint must report; it may report others as well.
  let codes: [String]
  /// The position of the error as `line:column`, for input that is not a feed.
  var place: String?
  /// The exit status of `facet render`, and of `facet open` without a terminal.
  let render: Int32
  /// Text that the page must show.
  var shows: String?
  /// Whether facets are left out because their order is unknown, which `open` reports on standard error.
  var isOutOfOrder = false

  var testDescription: String { name }

  /// The title of every valid facet.
  static let good = "Still here"

  /// Returns a case whose input is not JSON or not a feed.
  static func refused(
    _ name: String, _ codes: String..., at place: String, make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    HostileCase(name: name, make: make, lint: 65, codes: codes, place: place, render: 65)
  }

  /// Returns a case whose feed has errors. Its valid facets are shown.
  static func faulty(
    _ name: String, _ codes: String..., shows: String? = good, make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    HostileCase(name: name, make: make, lint: 1, codes: codes, render: 0, shows: shows)
  }

  /// Returns a case with a flat list whose counts do not add up. The facets up to the fault are left out, and its
  /// position is reported.
  static func outOfOrder(
    _ name: String, _ codes: String..., atFullSize rest: String..., shows: String? = nil,
    make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    let codes = Hostile.isRelease ? codes + rest : codes
    return HostileCase(name: name, make: make, lint: 1, codes: codes, render: 0, shows: shows, isOutOfOrder: true)
  }

  /// Returns a case whose feed has no errors, but may have warnings and notes.
  static func shown(
    _ name: String, _ codes: String..., atFullSize rest: String..., shows: String? = good,
    make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    let codes = Hostile.isRelease ? codes + rest : codes
    return HostileCase(name: name, make: make, lint: 0, codes: codes, render: 0, shows: shows)
  }
}
