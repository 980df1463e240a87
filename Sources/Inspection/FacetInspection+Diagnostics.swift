import Components
import FacetModel
import JSON
import Prism
import Text
import ViewTree

/// The findings of lint about the facet.
extension FacetInspection {
  private static let most = 20

  package var diagnostics: [InspectorRow] {
    let found = page.page.findings(of: facet)
    let rows = found.prefix(Self.most).flatMap { diagnostic in
      wrapped(
        SafeText(diagnostic.rule.code), SafeText(diagnostic.message), Self.color(diagnostic.rule.severity))
    }
    return rows.isEmpty ? [] : [.heading(wording.diagnosticsTitle, "\(found.count)")] + rows
  }

  /// The errors that the server reports for the page.
  package var serverErrors: [InspectorRow] {
    let errors = page.serverErrors
    let rows = errors.first(Self.most, in: wording).flatMap { message in
      wrapped(SafeText(Rule.serverErrors.code), message, Self.color(.error))
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
