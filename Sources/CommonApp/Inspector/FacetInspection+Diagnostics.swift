import Components
import FacetModel
import JSON
import Prism
import Text
import ViewTree

/// What is wrong with it, as lint would say it.
extension FacetInspection {
  private static let most = 20

  var diagnostics: [InspectorRow] {
    let found = page.page.findings(of: facet)
    let rows = found.prefix(Self.most).flatMap { diagnostic in
      wrapped(
        SafeText(diagnostic.rule.rawValue), SafeText(diagnostic.message), Self.color(diagnostic.rule.severity))
    }
    return rows.isEmpty ? [] : [.heading(wording.diagnosticsTitle, "\(found.count)")] + rows
  }

  /// What the server says went wrong with the page, wherever on it the facet is.
  var serverErrors: [InspectorRow] {
    let errors = page.serverErrors
    let rows = errors.first(Self.most, in: wording).flatMap { message in
      wrapped(SafeText(Rule.serverErrors.rawValue), message, Self.color(.error))
    }
    return rows.isEmpty ? [] : [.heading(wording.serverErrorsTitle, "\(errors.count)")] + rows
  }

  private static func color(_ severity: Rule.Severity) -> Color {
    switch severity {
    case .error: .text(.error)
    case .warning: .text(.warning)
    case .note: .text(.subdued)
    }
  }
}
