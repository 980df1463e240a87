import Foundation
import TestSupport
import Testing

/// One row of the wall: an input, and what the program must make of it.
struct HostileCase: Sendable, CustomTestStringConvertible {
  /// Without its extension.
  let name: String
  /// Makes the input; one without lies in `Tests/Hostile`, byte for byte.
  var make: (@Sendable () -> String)?
  /// The status of `facet lint`.
  let lint: Int32
  /// Among the codes that lint reports.
  let codes: [String]
  /// Where, for what is no feed: `line:column`.
  var place: String?
  /// The status of `facet render`, and of `facet open` without a terminal.
  let render: Int32
  /// What must be there to be read.
  var shows: String?
  /// Facets are left out because their order is not known, which a whole page says on standard error.
  var isOutOfOrder = false

  var testDescription: String { name }

  /// What every good facet says.
  static let good = "Still here"

  /// No JSON, or no feed.
  static func refused(
    _ name: String, _ codes: String..., at place: String, make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    HostileCase(name: name, make: make, lint: 65, codes: codes, place: place, render: 65)
  }

  /// A feed with errors. What is good in it is shown.
  static func faulty(
    _ name: String, _ codes: String..., shows: String? = good, make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    HostileCase(name: name, make: make, lint: 1, codes: codes, render: 0, shows: shows)
  }

  /// A flat list whose counts do not add up: what stands up to there is left out, and the place is said.
  static func outOfOrder(
    _ name: String, _ codes: String..., atFullSize rest: String..., shows: String? = nil,
    make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    let codes = Hostile.isRelease ? codes + rest : codes
    return HostileCase(name: name, make: make, lint: 1, codes: codes, render: 0, shows: shows, isOutOfOrder: true)
  }

  /// A feed with warnings and notes, or none.
  static func shown(
    _ name: String, _ codes: String..., atFullSize rest: String..., shows: String? = good,
    make: (@Sendable () -> String)? = nil
  ) -> HostileCase {
    let codes = Hostile.isRelease ? codes + rest : codes
    return HostileCase(name: name, make: make, lint: 0, codes: codes, render: 0, shows: shows)
  }
}
