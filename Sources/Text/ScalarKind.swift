/// What the sanitizer and the segmentation need to know of a scalar. The order is that of `.tools/unicode-tables.py`.
enum ScalarKind: UInt8 {
  case narrow
  case wide
  /// Stands on the scalar before it and takes no column: accents, vowel signs above and below, jamo that close a syllable.
  case mark
  /// Belongs to the cluster before it, but takes a column of its own: vowel signs of Indic scripts, Thai SARA AM.
  case spacingMark
  case wideSpacingMark
  /// Changes how its neighbour looks, where it can: variation selectors, the zero width non-joiner.
  case invisible
  /// Invisible too, and ends what was begun: zero width space, soft hyphen, word joiner.
  case boundary
  case joiner
  case skinTone
  case regionalIndicator
  case pictograph
  case widePictograph
  /// Reserved for emoji that are newer than the table.
  case newPictograph
  case hangulLead
  case hangulSyllable
  /// Belongs to the cluster after it: Arabic number signs.
  case prepend
  case indicConsonant
  /// A virama: joins the consonants on both sides into one cluster.
  case indicLinker
  /// A space of any width up to one column.
  case blank
  case unassigned
  /// Never gets past the sanitizer, nor do the two below: bidi controls, tags, the byte order mark.
  case removed
  /// Line breaks, tabs and letters that are drawn as nothing.
  case becomesSpace
  /// Controls, private use, noncharacters: U+FFFD takes their place.
  case replaced
}
