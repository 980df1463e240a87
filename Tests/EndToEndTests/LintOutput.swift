/// The JSON report of `facet lint`.
struct LintOutput: Decodable {
  struct File: Decodable {
    let path: String
    let dialect: String?
    let facets, shown, omitted: Int
    let diagnostics: [Finding]
  }

  struct Finding: Decodable {
    let code, severity, pointer, message: String
    let line, column: Int
  }

  let files: [File]
}
