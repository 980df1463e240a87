import Components
import FacetModel
import Reporting
import Text

/// The capabilities of this client for backends, made from the descriptors that also draw.
struct CapabilityManifest {
  let factory: FacetFactory

  var json: JSONOutput {
    .object([
      ("facets_version", .string("\(Capabilities.current)")),
      ("components", .array(factory.all.map(Self.summary))),
      ("actions", .array(Feature.allCases.filter(\.isAction).map(Self.json))),
      ("features", .array(Feature.allCases.filter { !$0.isAction }.map(Self.json))),
      ("events", .array([.string("click")])),
    ])
  }

  /// The manifest of one component, with its example.
  static func json(of descriptor: ComponentDescriptor) -> JSONOutput {
    guard case .object(let members) = summary(descriptor) else { return .null }
    return .object(members + [("example", .string(descriptor.example))])
  }

  private static func summary(_ descriptor: ComponentDescriptor) -> JSONOutput {
    .object([
      ("id", .string(descriptor.id)), ("category", .string(descriptor.category.rawValue)),
      ("since", .string("\(descriptor.since)")), ("summary", .string(descriptor.summary)),
      ("reads", .array(descriptor.reads.all.map { .string($0.path) })),
      ("needs", .array(descriptor.needs.map { .array($0.alternatives.map { .string($0.path) }) })),
      ("is_container", .bool(descriptor.category.isContainer)),
    ])
  }

  private static func json(of feature: Feature) -> JSONOutput {
    .object([("name", .string(feature.wireName)), ("since", .string("\(feature.since)"))])
  }
}
