import FacetModel
import JSON

/// The check that an action is complete.
enum ActionCheck {
  /// Checks an action, which the client reads as `read`.
  static func check(_ action: Value, as read: Action, _ report: inout LintReport) {
    guard action.kind == .object else {
      report.add(.wrongType, at: action, "an action is an object with a name and data")
      return
    }
    if let data = action[.data], !data.isEmptyString {
      ObjectCheck.check(data, "the data of an action", &report)
    }
    let data = action[.data]?.lenientObject
    switch read {
    case .navigate(let navigation):
      if let uri = data?[.uri], navigation.uri != nil {
        for _ in 0..<Cursor.brokenCount(inURI: uri) {
          report.add(.brokenCursor, at: uri, "the cursor in this uri is not base64")
        }
      } else {
        report.add(.missingURI, at: action, "a navigation without a uri leads nowhere")
      }
      if navigation.uri == Modal.uri, navigation.modal == nil {
        report.add(.missingURI, at: action, "a dialog without texts is not shown")
      }
    case .loadContent(.page):
      if let cursor = data?[.cursor], let text = cursor.lenientString, !Cursor.isBase64(text) {
        report.add(.brokenCursor, at: cursor, "this cursor is not base64")
      }
    case .presentModal(let modal):
      if modal.isEmpty { report.add(.missingURI, at: action, "a dialog without texts is not shown") }
    case .applyCuisineFilter(id: nil, name: nil):
      report.add(.missingURI, at: action, "a cuisine filter without a cuisine changes nothing")
    case .loadContent, .applyCuisineFilter, .unknown:
      break
    }
  }
}
