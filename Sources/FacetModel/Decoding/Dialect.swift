/// A backend's way of writing a feed. It is found from the structure of the response.
public enum Dialect: String, CaseIterable, Sendable {
  /// The article of 2021: camelCase with objects; also a single section, a single facet, or several of them.
  case article
  /// The mobile API: snake_case, nested, with the feed at the root.
  case mobile
  /// GraphQL: camelCase, flat, with objects written as strings.
  case web
  /// A web page's cache (Apollo): written as `web`, deep inside the page, with references between its parts.
  case cache
  /// Modules from before facets, some of which wrap facets.
  case modules
  /// A page without facets, which the client has translated.
  case translation
}
