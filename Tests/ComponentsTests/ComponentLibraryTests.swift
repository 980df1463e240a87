import Components
import FacetModel
import TestSupport
import Testing
import ViewTree

struct ComponentLibraryTests {
  /// The components of each client version, as clients and backends agreed on them.
  private static let table: [(String, [String])] = [
    (
      "1.0.0",
      [
        "header.page", "header.landing", "card.tile", "carousel.tiles", "row.text", "image.standard",
        "button.standard", "divider.standard",
      ]
    ),
    (
      "2.0.0",
      [
        "carousel.standard", "row.store", "row.info", "list.standard", "grid.standard", "header.section",
        "address-picker", "carousel.filters", "filter.binary", "filter.range", "filter.collection",
      ]
    ),
    (
      "3.0.1",
      [
        "card.store", "card.action", "row.banner", "row.hero", "carousel.verticals", "card.animation_toggle",
        "filter.carousel-cuisine-generic", "row.item", "header.store",
      ]
    ),
    (
      "4.0.0",
      [
        "card.dish_item_square", "button.quantity_stepper", "container.doubledash_reminder",
        "cx.nv.common.retail_item.card", "card.promo",
      ]
    ),
    ("6.0.0", ["row.autocomplete", "row.saved_store"]),
    (
      "6.1.0",
      ["row.store-compact", "row.action", "grid.vertical", "row.simple-description-cell", "carousel.universal"]
    ),
  ]

  @Test("Every component is in the catalogue since its version, and there are no others")
  func everyComponentHasItsVersion() throws {
    let capabilities = try FacetFactory(ComponentLibrary.descriptors).capabilities
    for (version, ids) in Self.table {
      for id in ids {
        #expect(capabilities.components[id]?.since == SemanticVersion(version), "\(id)")
      }
    }
    #expect(capabilities.components.count == Self.table.flatMap(\.1).count)
  }

  @Test("Ten components of the catalogue are containers") func tenComponentsAreContainers() {
    let containers = ComponentLibrary.descriptors.filter { $0.category.isContainer }.map(\.id).sorted()
    #expect(
      containers == [
        "carousel.filters", "carousel.standard", "carousel.tiles", "carousel.universal", "carousel.verticals",
        "container.doubledash_reminder", "filter.carousel-cuisine-generic", "grid.standard", "grid.vertical",
        "list.standard",
      ])
  }

  @Test("Components that may be a picture without words declare that and read pictures")
  func pictureComponentsSaySo() {
    let speaking = ComponentLibrary.descriptors.filter(\.capability.speaksInPictures)
    #expect(speaking.map(\.id).sorted() == ["image.standard", "row.banner"])
    for descriptor in speaking {
      #expect(descriptor.reads.all.contains { if case .image = $0 { true } else { false } }, "\(descriptor.id)")
    }
  }

  @Test("Each carousel declares how soon the app moves it on, and no other component does")
  func carouselsDeclareTheirMotion() {
    for descriptor in ComponentLibrary.descriptors {
      let isDeclared = descriptor.reads.has(custom: "auto_scroll_interval")
      #expect(isDeclared == (descriptor.arrangement == .carousel), "\(descriptor.id)")
    }
  }

  @Test("A catalogue with two components of the same id is refused") func duplicateIdsAreRefused() {
    let twice = ComponentLibrary.descriptors + [ComponentLibrary.descriptors[0]]
    let error = #expect(throws: FacetFactory.DuplicateComponent.self) { try FacetFactory(twice) }
    #expect(error?.id == ComponentLibrary.descriptors[0].id)
  }

  /// Fallbacks are off by default: a facet with an unknown id is left out, whatever its category.
  @Test("An unknown component is drawn by the fallback of its category only if a fallback is given")
  func unknownIdsFallBackIfAsked() throws {
    let feed = try Feed(json: #"[{"id":"1","component":{"id":"row.new","category":"row"},"text":{"title":"New"}}]"#)
    let row = try #require(ComponentLibrary.descriptors.first { $0.id == "row.store" })
    let plain = try FacetFactory(ComponentLibrary.descriptors)
    let falling = try FacetFactory(ComponentLibrary.descriptors, fallbacks: [.row: row])
    let facet = feed.tree[0]
    #expect(!Admission(feed.tree, for: plain.capabilities).isShown(facet))
    #expect(plain.makeView(for: facet, in: ViewContext(client: plain.capabilities)) == nil)
    #expect(Admission(feed.tree, for: falling.capabilities).isShown(facet))
    let view = falling.makeView(for: facet, in: ViewContext(client: falling.capabilities))
    #expect(view?.speech.label == "New")
  }
}
