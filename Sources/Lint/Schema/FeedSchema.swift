import Components
import FacetModel
import Reporting
import Text

/// The JSON Schema (draft 2020-12) of feeds, made from the descriptors of the components and the tables of lint.
///
/// It refuses only what lint reports as a warning or an error. It cannot express each rule; the manual lists those that
/// it does.
package struct FeedSchema {
  private let components: [ComponentDescriptor]
  private let version: SemanticVersion

  /// Creates the schema for clients of a version; components and actions that came later are left out.
  package init(_ factory: FacetFactory, version: SemanticVersion) {
    components = factory.all.filter { $0.since <= version }
    self.version = version
  }

  package var json: JSONOutput {
    let parts = SchemaComponents(components: components)
    let facets = SchemaFacets(components: components, actions: actions)
    let definitions =
      SchemaEnvelope.definitions + facets.definitions + SchemaCustom.definitions + parts.definitions
      + SchemaObjects.definitions + SchemaValues.definitions + SchemaKeys.definitions
    return Schema()
      .with("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
      .with("title", .string("Facet feed"))
      .described("A response with facets, as clients of version \(version) read it.")
      .if(.type("array"), then: .ref("list"), else: .ref("response"))
      .with("$defs", definitions).json
  }

  private var actions: [String] {
    Feature.allCases.filter { $0.isAction && $0.since <= version }.map(\.wireName)
  }
}
