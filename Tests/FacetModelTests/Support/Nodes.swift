import FacetModel

/// A facet with its children, as mobile backends write it.
func node(_ id: String, _ component: String, click: String? = nil, _ children: String...) -> String {
  let events = click.map { #","events":{"click":\#($0)}"# } ?? ""
  return #"{"id":"\#(id)","component":{"id":"\#(component)","category":"any"}\#(events),"#
    + #""children":[\#(children.joined(separator: ","))]}"#
}

func navigate(_ uri: String) -> String {
  #"{"name":"navigate","data":{"uri":"\#(uri)"}}"#
}

/// The facets that a client shows, as an outline.
func shown(_ facets: String..., to client: Capabilities = .all) throws -> String {
  let feed = try decode("[\(facets.joined(separator: ","))]")
  return feed.sections.map { outline($0.body, in: Admission(feed.tree, for: client)) }.joined(separator: " | ")
}

/// The reason why a facet is left out; `nil` when it is shown.
func omission(of id: String, _ facets: String..., to client: Capabilities = .all) throws -> Omission? {
  let feed = try decode("[\(facets.joined(separator: ","))]")
  return Admission(feed.tree, for: client).omission(of: try feed.facet(id))
}

/// The facets of a list that are shown, by their ids.
func outline(_ list: FacetList, in admission: Admission) -> String {
  admission.shown(list).map { facet in
    let children = outline(facet.children, in: admission)
    return children.isEmpty ? facet.id ?? "-" : "\(facet.id ?? "-")(\(children))"
  }.joined(separator: " ")
}
