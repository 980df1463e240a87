import JSON

/// What a section or facet is called among its siblings.
struct SiblingName: Hashable {
  let id: Symbol
  let occurrence: UInt32
}
