/// Which of the backends' ways of writing a feed a response uses. Found from its structure, never asked for.
public enum Dialect: String, CaseIterable, Sendable {
  /// The article of 2021: camelCase, objects; also a section, a facet or several by themselves.
  case article
  /// snake_case, nested, the feed at the root.
  case mobile
  /// GraphQL: camelCase, flat, objects written as strings.
  case web
  /// A web page's cache (Apollo): as web, found deep inside, with references between its parts.
  case cache
  /// Modules from before facets, some of which wrap facets.
  case modules
  /// No facets at all: a page that the client has translated.
  case translation
}
