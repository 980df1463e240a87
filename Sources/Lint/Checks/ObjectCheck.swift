import FacetModel
import JSON
import Text
import Wording

/// The check that a value is an object, or a string that holds an object.
enum ObjectCheck {
  /// Returns whether there is an object to read.
  @discardableResult
  static func check(_ value: Value, _ name: String, _ report: inout LintReport) -> Bool {
    switch value.kind {
    case .object:
      return true
    case .string where value.isEmptyString:
      return false
    case .string:
      do throws(SyntaxError) {
        guard let document = try value.embedded(), document.root.kind == .object else {
          report.add(.unreadableObject, at: value, "\(name) is a string that does not hold an object")
          return false
        }
        return true
      } catch {
        report.add(.unreadableObject, at: value, "\(name) is a string that should hold JSON; \(describe(error))")
        return false
      }
    default:
      report.add(.unreadableObject, at: value, "\(name) is not an object")
      return false
    }
  }

  private static func describe(_ error: SyntaxError) -> String {
    "at byte \(error.offset + 1) of it: " + error.message(in: .english) { Location(line: 1, column: $0 + 1) }.string
  }
}
