import Components
import FacetModel
import JSON
import Lint

/// The names and the remembered findings of the responses that are linted one after the other.
final class LintSession {
  private let names = SessionNames()
  private var memory: FindingMemory?

  /// The interner for reading the next response.
  var interner: Interner { names.interner }

  /// Returns the memory for responses that are read with an interner.
  func memory(for interner: Interner, _ factory: FacetFactory) -> FindingMemory {
    let fitting = memory?.fitting(interner, factory: factory) ?? FindingMemory(interner, factory: factory)
    memory = fitting
    return fitting
  }
}
