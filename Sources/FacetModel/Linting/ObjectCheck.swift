import JSON
import Text
import Wording

/// An object, or a string that holds one.
enum ObjectCheck {
  /// False when there is nothing to read.
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
          report.add(.unreadableObject, at: value, "\(name) is a string that holds no object")
          return false
        }
        return true
      } catch {
        report.add(.unreadableObject, at: value, "\(name) is a string that should hold JSON, but \(describe(error))")
        return false
      }
    default:
      report.add(.unreadableObject, at: value, "\(name) is no object")
      return false
    }
  }

  private static func describe(_ error: SyntaxError) -> String {
    "byte \(error.offset + 1) of it: " + error.message(in: .english) { Location(line: 1, column: $0 + 1) }.string
  }
}
