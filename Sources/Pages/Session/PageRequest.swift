import Components

/// A request of an open page, by the part of the page that its answer is for.
package enum PageRequest: Equatable {
  /// The page behind the last one.
  case next(cursor: String)
  /// More of a section, asked for by a click.
  case more(cursor: String)
  /// Sections anew, for the choices in the filters.
  case sections(Set<String>, choices: FilterChoices)
  /// A page of the source anew, by its number.
  case renewal(Int)
}
