/// The role of a list of facets in its section or page.
public enum ListRole: String, CaseIterable, Sendable {
  case header, body, footer
}
