import FacetModel
import JSON

/// The use of `custom` by components, which shows the fields that could become typed.
package struct CustomUse {
  package struct Key: Hashable {
    package let component: String
    package let key: String
  }

  package struct Use {
    var count = 0
    var types: Set<String> = []
  }

  private(set) var uses: [Key: Use] = [:]

  package init() {}

  init(uses: [Key: Use] = [:]) {
    self.uses = uses
  }

  package mutating func add(_ feed: Feed) {
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index]
      guard let custom = facet.custom.object else { continue }
      for (symbol, value) in custom.members {
        let key = Key(component: facet.component.id, key: custom.document.interner.string(symbol))
        uses[key, default: Use()].count += 1
        uses[key, default: Use()].types.insert(Self.type(of: value))
      }
    }
  }

  /// The keys sorted by component and name.
  var inOrder: [(key: Key, use: Use)] {
    uses.map { (key: $0.key, use: $0.value) }
      .sorted { ($0.key.component, $0.key.key) < ($1.key.component, $1.key.key) }
  }

  private static func type(of value: Value) -> String {
    switch value.kind {
    case .null: "null"
    case .true, .false: "bool"
    case .number: "number"
    case .string: "string"
    case .array: "list"
    case .object: "object"
    }
  }
}
