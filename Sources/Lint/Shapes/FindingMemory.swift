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
    private var found: [[(rule: Rule, count: Int)]] = [[]]
    /// How many facets were answered of which no finding is kept, by the index of the findings. Their findings are
    /// counted together, because looking up the rules for each facet takes longer than all other steps.
    @exclusivity(unchecked) private var waiting: ContiguousArray<Int> = [0]

    /// Returns whether a facet of the shape needs no check, and counts its findings. A facet is checked while a finding
    /// about it would be kept.
    @inline(__always)
    func answers(_ shape: UInt32, _ list: inout DiagnosticList) -> Bool {
      guard Int(shape) < numbers.count else { return false }
      let number = numbers[Int(shape)]
      return number == 1 || number > 1 && count(Int(number) - 1, &list)
    }

    /// Returns the same as `answers`, and counts the findings at the next `countWaiting`.
    @inline(__always)
    func answersLater(_ shape: UInt32, _ list: inout DiagnosticList) -> Bool {
      guard Int(shape) < numbers.count else { return false }
      let number = numbers[Int(shape)]
      guard number > 1 else { return number == 1 }
      // A rule that is full stays full.
      guard waiting[Int(number) - 1] > 0 || areFull(Int(number) - 1, list) else { return false }
      waiting[Int(number) - 1] += 1
      return true
    }

    /// Counts the findings that wait.
    func countWaiting(_ list: inout DiagnosticList) {
      for index in waiting.indices where waiting[index] > 0 {
        for (rule, number) in found[index] { list.count(rule, number * waiting[index]) }
        waiting[index] = 0
      }
    }

    private func count(_ index: Int, _ list: inout DiagnosticList) -> Bool {
      guard areFull(index, list) else { return false }
      for (rule, number) in found[index] { list.count(rule, number) }
      return true
    }

    private func areFull(_ index: Int, _ list: DiagnosticList) -> Bool {
      for (rule, _) in found[index] where !list.isFull(rule) { return false }
      return true
    }

    func isKnown(_ shape: UInt32) -> Bool {
      Int(shape) < numbers.count && numbers[Int(shape)] != 0
    }

    func learn(_ shape: UInt32, _ before: [Rule: Int], _ after: [Rule: Int]) {
      let index = Int(shape)
      while numbers.count <= index { numbers.append(0) }
      let new = after.filter { $0.value != before[$0.key, default: 0] }
        .map { (rule: $0.key, count: $0.value - before[$0.key, default: 0]) }
      if new.isEmpty {
        numbers[index] = 1
      } else {
        found.append(new)
        waiting.append(0)
        numbers[index] = UInt32(found.count)
      }
    }
  }

  let shapes: ShapeTable
  let interner: Interner
  /// The findings of the checks that know nothing of components: of all of them, and of each.
  let model = Part()
  let (texts, pictures, events, custom, prices) = (Part(), Part(), Part(), Part(), Part())
  /// The findings of the other checks: of all of them, and of each. It is `nil` where a component needs something of the
  /// facet around it, because a shape says nothing about that.
  let design: Part?
  let content: [Part]?
  let (styles, placement) = (Part(), Part())
  // No method here calls back into the memory.
  @exclusivity(unchecked) var styleCheck: StyleCheck
  @exclusivity(unchecked) var contentCheck: ContentCheck

  /// By shape, whether a click obviously leads inside the source: zero if unknown, one for no, two for yes.
  @exclusivity(unchecked) private var clicks: ContiguousArray<UInt8> = []

  package init(_ interner: Interner, factory: FacetFactory) {
    self.interner = interner
    shapes = ShapeTable(FacetGuide(), interner)
    styleCheck = StyleCheck(interner)
    contentCheck = ContentCheck(interner, factory: factory)
    let needs = factory.all.flatMap(\.needs).flatMap(\.alternatives)
    let needsParents = needs.contains { if case .parentCustom = $0 { true } else { false } }
    design = needsParents ? nil : Part()
    content = needsParents ? nil : ContentCheck.Part.allCases.map { _ in Part() }
  }

  /// Returns this memory, or a new one if responses are now read with another interner.
  package func fitting(_ interner: Interner, factory: FacetFactory) -> FindingMemory {
    interner === self.interner ? self : FindingMemory(interner, factory: factory)
  }

  /// Returns `clickObviouslyLeadsInside` of a facet. It is the same for all facets of one shape.
  @inline(__always)
  func clickObviouslyLeadsInside(_ facet: Facet, shape: UInt32) -> Bool {
    if Int(shape) < clicks.count, clicks[Int(shape)] != 0 { return clicks[Int(shape)] == 2 }
    let leadsInside = facet.clickObviouslyLeadsInside
    if shape != 0 { learn(leadsInside, Int(shape)) }
    return leadsInside
  }

  private func learn(_ leadsInside: Bool, _ shape: Int) {
    while clicks.count <= shape { clicks.append(0) }
    clicks[shape] = leadsInside ? 2 : 1
  }
}
