/// The properties of a scalar that the sanitizer and the segmentation need. The order of the cases is that of
/// `.tools/unicode-tables.py`.
enum ScalarKind: UInt8 {
  case narrow
  case wide
  /// A mark on the scalar before it, without a column of its own: accents, vowel signs above and below, jamo that close
  /// a syllable.
  case mark
  /// A part of the cluster before it with a column of its own: vowel signs of Indic scripts, Thai SARA AM.
  case spacingMark
  case wideSpacingMark
  /// An invisible scalar that changes the form of its neighbour: variation selectors, the zero width non-joiner.
  case invisible
  /// An invisible scalar that ends the cluster before it: zero width space, soft hyphen, word joiner.
  case boundary
  case joiner
  case skinTone
  case regionalIndicator
  case pictograph
  case widePictograph
  /// A scalar reserved for emoji that are newer than the table.
  case newPictograph
  case hangulLead
  case hangulSyllable
  /// A scalar that belongs to the cluster after it: Arabic number signs.
  case prepend
  case indicConsonant
  /// A virama: joins the consonants on both sides into one cluster.
  case indicLinker
  /// A space of any width up to one column.
  case blank
  case unassigned
  /// A scalar that the sanitizer removes: bidi controls, tags, the byte order mark. This kind and the two below never
  /// occur in a `SafeText`.
  case removed
  /// A scalar that the sanitizer replaces by a space: line breaks, tabs and letters that are drawn as nothing.
  case becomesSpace
  /// A scalar that the sanitizer replaces by U+FFFD: controls, private use, noncharacters.
  case replaced
}
