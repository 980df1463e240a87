import Components
import FacetModel
import JSON

/// The names and the remembered findings of the responses that are linted one after the other.
package final class LintSession {
  private let names = SessionNames()
  private var memory: FindingMemory?

  package init() {}

  /// The interner for reading the next response.
  package var interner: Interner { names.interner }

  /// Returns the memory for responses that are read with an interner.
  package func memory(for interner: Interner, _ factory: FacetFactory) -> FindingMemory {
    let fitting = memory?.fitting(interner, factory: factory) ?? FindingMemory(interner, factory: factory)
    memory = fitting
    return fitting
  }
}
