/// For whom a report is written.
enum OutputFormat: String {
  /// Aligned columns, for people.
  case table
  /// One object on one line, for machines.
  case json
}
