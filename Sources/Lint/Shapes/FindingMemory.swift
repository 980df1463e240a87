import Components
import FacetModel
import JSON

/// The findings about facets of each shape. A feed has thousands of facets and a few hundred shapes. The checks find the
/// same in all facets of one shape.
///
/// It may be used for many responses that are read with one interner, for one client and one set of components.
package final class FindingMemory {
  /// The findings of one part of the checks, by the number of the shape.
  final class Part {
    /// One more than the index of the findings; zero for shapes that have not been checked.
    @exclusivity(unchecked) private var numbers: ContiguousArray<UInt32> = []
    private var found: [[Rule: Int]] = [[:]]

    /// Returns whether a facet of the shape needs no check, and counts its findings. A facet is checked while a finding
    /// about it would be kept.
    @inline(__always)
    func answers(_ shape: UInt32, _ list: inout DiagnosticList) -> Bool {
      guard Int(shape) < numbers.count else { return false }
      let number = numbers[Int(shape)]
      return number == 1 || number > 1 && count(Int(number) - 1, &list)
    }

    private func count(_ index: Int, _ list: inout DiagnosticList) -> Bool {
      for rule in found[index].keys where !list.isFull(rule) { return false }
      for (rule, number) in found[index] { list.count(rule, number) }
      return true
    }

    func isKnown(_ shape: UInt32) -> Bool {
      Int(shape) < numbers.count && numbers[Int(shape)] != 0
    }

    func learn(_ shape: UInt32, _ before: [Rule: Int], _ after: [Rule: Int]) {
      let index = Int(shape)
      while numbers.count <= index { numbers.append(0) }
      let new = after.filter { $0.value != before[$0.key, default: 0] }
        .map { ($0.key, $0.value - before[$0.key, default: 0]) }
      if new.isEmpty {
        numbers[index] = 1
      } else {
        found.append(Dictionary(uniqueKeysWithValues: new))
        numbers[index] = UInt32(found.count)
      }
    }
  }

  let shapes: ShapeTable
  let interner: Interner
  /// The findings of the checks that know nothing of components: of all of them, and of each.
  let model = Part()
  let (texts, pictures, events, custom) = (Part(), Part(), Part(), Part())
  /// The findings of the other checks: of all of them, and of each. It is `nil` where a component needs something of the
  /// facet around it, because a shape says nothing about that.
  let design, content: Part?
  let (styles, placement) = (Part(), Part())
  // No method here calls back into the memory.
  @exclusivity(unchecked) var styleCheck: StyleCheck
  @exclusivity(unchecked) var contentCheck: ContentCheck

  package init(_ interner: Interner, factory: FacetFactory) {
    self.interner = interner
    shapes = ShapeTable(FacetGuide(), interner)
    styleCheck = StyleCheck(interner)
    contentCheck = ContentCheck(interner, factory: factory)
    let needs = factory.all.flatMap(\.needs).flatMap(\.alternatives)
    let needsParents = needs.contains { if case .parentCustom = $0 { true } else { false } }
    design = needsParents ? nil : Part()
    content = needsParents ? nil : Part()
  }

  /// Returns this memory, or a new one if responses are now read with another interner.
  package func fitting(_ interner: Interner, factory: FacetFactory) -> FindingMemory {
    interner === self.interner ? self : FindingMemory(interner, factory: factory)
  }
}
