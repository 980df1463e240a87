/// A request of an open page, by the part of the page that its answer is for.
package enum PageRequest: Equatable {
  /// The page behind the last one.
  case next(cursor: String)
  /// More of a section, asked for by a click.
  case more(cursor: String)
  /// Sections anew.
  case sections(Set<String>)
  /// A page of the source anew, by its number.
  case renewal(Int)
}
