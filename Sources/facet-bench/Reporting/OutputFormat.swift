/// The format of a report.
enum OutputFormat: String {
  /// Aligned columns for readers.
  case table
  /// A JSON object on one line for programs.
  case json
}
