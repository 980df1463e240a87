import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing
import ViewTree

@testable import Branding

/// The fields that a component declares are exactly those that its view draws.
struct DeclaredFieldTests {
  static let ids = ComponentLibrary.descriptors.map(\.id)
  private static let brands: [Brand] = [.doorDash, .caviar]

  private func descriptor(_ id: String) throws -> ComponentDescriptor {
    try #require(ComponentLibrary.descriptors.first { $0.id == id })
  }

  @Test("Every component draws and reads aloud each field that it declares", arguments: ids)
  func declaredFieldsAreDrawn(id: String) throws {
    let descriptor = try descriptor(id)
    for field in descriptor.reads.all where FieldProbe.isDrawn(field) {
      var isSeen = false
      for brand in Self.brands {
        let probe = FieldProbe(descriptor: descriptor, brand: brand)
        let with = try probe.look(field, isThere: true)
        if try with != probe.look(field, isThere: false) { isSeen = true }
        guard FieldProbe.isText(field) else { continue }
        #expect(with.says(FieldProbe.mark), "\(brand.name): \(field.path) is not drawn")
        #expect(with.outline.contains(FieldProbe.mark), "\(brand.name): \(field.path) is not read aloud")
      }
      // Two sizes of a heading may look alike in one brand, so one brand with a difference is enough.
      #expect(isSeen, "\(field.path) changes nothing")
    }
  }

  @Test("No component draws or reads aloud a field that it does not declare", arguments: ids)
  func otherFieldsAreNotDrawn(id: String) throws {
    let descriptor = try descriptor(id)
    let declared = Set(descriptor.reads.all)
    for brand in Self.brands {
      for field in FieldProbe.all where !declared.contains(field) && !FieldProbe.isOfToggles(field, in: descriptor) {
        let probe = FieldProbe(descriptor: descriptor, brand: brand)
        let without = try probe.look(field, isThere: false)
        let with = try probe.look(field, isThere: true)
        #expect(with == without, "\(brand.name): \(field.path) is drawn and not declared")
        #expect(!with.says(FieldProbe.mark), "\(brand.name): \(field.path) is drawn and not declared")
      }
    }
  }

  @Test("A stepper does not repeat the words of its parent, and a toggle finds the filter of its parent")
  func parentFieldsAreRead() throws {
    let client = try FacetFactory(ComponentLibrary.descriptors)
    func speechOfChild(_ json: String) throws -> (words: String, control: Control?) {
      let feed = try Feed(json: "[\(json)]")
      let child = try #require(feed.tree[0].parent.map { _ in feed.tree[0] })
      let view = try #require(client.makeView(for: child, in: ViewContext(client: client.capabilities)))
      let block = view.layout(in: Proposal(width: 60))
      return (
        block.canvas(width: 60, theme: Theme(ThemeValues(), depth: .monochrome)).textRows.joined(),
        Control(child, in: .english)
      )
    }
    let stepper = #"{"id":"s","component":{"id":"button.quantity_stepper"},"custom":{"name":"Kettle","item_id":"1"}}"#
    func card(_ title: String) -> String {
      #"{"id":"c","component":{"id":"card.dish_item_square"},"text":{"title":"\#(title)"},"children":[\#(stepper)]}"#
    }
    #expect(try speechOfChild(card("Dish")).words.contains("Kettle"))
    #expect(try !speechOfChild(card("Kettle")).words.contains("Kettle"))
    let toggle = #"{"id":"t","component":{"id":"card.animation_toggle"},"custom":{"cuisine_filter_id":"9"}}"#
    func carousel(_ custom: String) -> String {
      #"{"id":"c","component":{"id":"carousel.standard"},"custom":{\#(custom)},"children":[\#(toggle)]}"#
    }
    #expect(try speechOfChild(carousel("")).control == nil)
    let one = try speechOfChild(carousel(#""filter_id":"x""#)).control
    let many = try speechOfChild(carousel(#""filter_id":"x","supports_multi_select":true"#)).control
    #expect(one != nil && many != nil && one != many)
  }

  @Test("Keys that no component knows are not drawn", arguments: ids)
  func unknownKeysAreNotDrawn(id: String) throws {
    let descriptor = try descriptor(id)
    let unknown: [ReadField] = [.textCustom("eta_string"), .imageCustom("far_left"), .custom("headline")]
    for field in unknown {
      let probe = FieldProbe(descriptor: descriptor, brand: .doorDash)
      let with = try probe.look(field, isThere: true)
      #expect(with == (try probe.look(field, isThere: false)), "\(field.path)")
    }
  }
}
