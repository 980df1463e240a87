/// The name of a facet that stays the same from one response to the next.
///
/// Ids repeat in a response (the same store in two carousels), so the identity is the path of ids. Siblings with the
/// same id are told apart by their occurrence.
public struct Identity: Hashable, Sendable {
  public struct Component: Hashable, Sendable {
    public let id: String
    /// The number of siblings before it with the same id.
    public let occurrence: Int

    public init(id: String, occurrence: Int) {
      self.id = id
      self.occurrence = occurrence
    }

    /// The id as sent, with `#2` and so on for repeats.
    public var plain: String { occurrence == 0 ? id : id + "#\(occurrence + 1)" }
  }

  /// The section; an empty id stands for the page's own lists.
  public let section: Component
  public let list: ListRole
  /// The facets from the list down to the facet.
  public let facets: [Component]

  public init(section: Component, list: ListRole, facets: [Component]) {
    self.section = section
    self.list = list
    self.facets = facets
  }
}

extension Identity: CustomStringConvertible {
  /// The path as text: `store_feed/body/carousel.standard:1/card.store:7#2`.
  public var description: String {
    ([section.description, list.rawValue] + facets.map(\.description)).joined(separator: "/")
  }
}

extension Identity.Component: CustomStringConvertible {
  public var description: String {
    var result = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      case "#": result += "~2"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return occurrence == 0 ? result : result + "#\(occurrence + 1)"
  }
}
