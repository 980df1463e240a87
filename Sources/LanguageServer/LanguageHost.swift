import Components
import FacetModel
import JSON
import Lint
import Text

/// The parts of the program that the server asks. It reads no file itself.
package struct LanguageHost {
  /// The linter of the program, which gives the findings of `facet lint` about the text of a file.
  package var lint: (_ text: ByteBuffer, _ path: String) -> [LintedFile]
  package var severity = LintSeverity(isStrict: false)
  /// Returns the faults in the rules of a project; `nil` for a file that holds no such rules.
  package var projectFaults: (_ text: ByteBuffer, _ path: String) -> [ProjectFault]? = { _, _ in nil }
  /// Forgets what was read from other files, because they have changed.
  package var forget: () -> Void = {}
  /// Returns a sentence that the user should read once.
  package var takeComplaint: () -> SafeText? = { nil }
  /// The components that completions offer.
  package var factory: FacetFactory
  /// The components of each brand by the name of the brand.
  package var brands: [(name: String, factory: FacetFactory)]
  /// Returns the file that answers a link from a file, by the index of its folder.
  package var fileAnswering: (_ uri: String, _ path: String) -> String? = { _, _ in nil }
  /// Returns the changes that correct findings about a file.
  package var fixes: (_ file: LintedFile) -> [QuickFix] = { _ in [] }
  package var version: SafeText

  package init(
    factory: FacetFactory, brands: [(name: String, factory: FacetFactory)], version: SafeText,
    lint: @escaping (_ text: ByteBuffer, _ path: String) -> [LintedFile]
  ) {
    self.factory = factory
    self.brands = brands
    self.version = version
    self.lint = lint
  }
}

/// A fault in the rules of a project.
package struct ProjectFault {
  package let offset: Int
  package let message: SafeText

  package init(offset: Int, message: SafeText) {
    self.offset = offset
    self.message = message
  }
}

/// A change of a text that corrects a finding.
package struct QuickFix {
  package let title: SafeText
  /// The byte of the finding, and its rule.
  package let offset: Int
  package let rule: Rule
  package let edits: [(range: Range<Int>, text: String)]

  package init(title: SafeText, offset: Int, rule: Rule, edits: [(range: Range<Int>, text: String)]) {
    self.title = title
    self.offset = offset
    self.rule = rule
    self.edits = edits
  }
}

/// The wish to see a facet in a running `facet`.
package struct ShowOrder: Equatable {
  /// The absolute path of the file.
  package let file: String
  /// The JSON pointer of the facet.
  package let pointer: String
}
