/// What a list of facets is to its section or page.
public enum ListRole: String, CaseIterable, Sendable {
  case header, body, footer
}
