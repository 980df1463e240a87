import FacetModel
import JSON
import Testing

func decode(_ json: String, limits: FeedLimits = FeedLimits()) throws(FeedError) -> Feed {
  try decode(bytes: Array(json.utf8), limits: limits)
}

func decode(bytes: [UInt8], limits: FeedLimits = FeedLimits()) throws(FeedError) -> Feed {
  try FeedDecoder(interner: .forFeeds(), limits: limits).decode(ByteBuffer(bytes))
}

/// A facet with the given component and further members.
func facet(_ members: String, component: String = "row.text") throws -> Facet {
  let json = #"{"id":"it","component":{"id":"\#(component)","category":"row"},\#(members)}"#
  return try #require(try decode(json).sections.first?.body.first)
}

/// The article's envelope around a list of facets.
func article(_ facets: String) -> String {
  #"{"sections":[{"id":"s","body":[\#(facets)]}]}"#
}

/// The GraphQL envelope around a list of facets.
func web(_ facets: String) -> String {
  #"{"data":{"homePageFacetFeed":{"body":[{"id":"s","header":[],"body":[\#(facets)],"footer":[]}],"page":null}}}"#
}

/// The given JSON as a value in a facet's `custom`.
func customValue(_ json: String) throws -> Value {
  try #require(try facet(#""custom":{"it":\#(json)}"#).custom.object?["it"])
}

extension Feed {
  /// The facets of all sections' bodies.
  var body: [Facet] { sections.flatMap(\.body) }

  /// All facets, children before their parents.
  var facets: [Facet] { (0..<tree.count).map { tree[$0] } }

  var rules: [Rule] { diagnostics.map(\.rule) }

  func facet(_ id: String) throws -> Facet {
    try #require(facets.first { $0.id == id })
  }

  /// The places of a rule's diagnostics, each as `3:14`.
  func places(of rule: Rule) -> [String] {
    let table = LineTable(document.bytes)
    return diagnostics.filter { $0.rule == rule }.map { table.location(of: $0.offset).description }
  }
}

/// Facets by their ids, children in parentheses: `carousel(card(stepper) card) divider`.
func outline(_ facets: some Sequence<Facet>) -> String {
  facets.map { facet in
    let id = facet.id ?? "-"
    return facet.children.isEmpty ? id : "\(id)(\(outline(facet.children)))"
  }.joined(separator: " ")
}
