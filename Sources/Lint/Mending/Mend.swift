import FacetModel

/// The correction of a finding: edits of the file that belong together.
package struct Mend {
  package let diagnostic: Diagnostic
  /// The effect, as an editor offers it: `write 'title'`.
  package let title: String
  /// The edits in the order of the text.
  package let edits: [TextEdit]
}
