import JSON

/// The name of a section or facet among its siblings.
struct SiblingName: Hashable {
  let id: Symbol
  let occurrence: UInt32
}
