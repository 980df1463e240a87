import Drawing
import TestSupport
import Testing

/// The page that shows all components.
struct GalleryTests {
  @Test("The gallery shows every component with its example")
  func everyComponentIsThereWithItsExample() throws {
    let list = try Command.run(Facet.path, ["components"])
    let ids = list.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: " ").first
    }
    let gallery = try Command.run(Facet.path, ["gallery"])
    #expect(gallery.status == .exited(0))
    #expect(ids.count > 30)
    for id in ids {
      #expect(gallery.output.contains(id), "\(id)")
    }
    #expect(gallery.output.contains("Noodle Harbor"))
  }

  @Test("The gallery names components as feeds do, in a brand whose headings are capitals")
  func namesKeepTheirLetters() throws {
    let gallery = try Command.run(Facet.path, ["gallery", "--brand", "caviar"])
    #expect(gallery.output.contains("card.store") && !gallery.output.contains("CARD.STORE"))
  }

  @Test("The gallery refuses a source")
  func theGalleryTakesNoSource() throws {
    let result = try Command.run(Facet.path, ["gallery", "home.json"])
    #expect(result.status == .exited(64))
    #expect(result.errors.contains("'home.json' is too many"))
  }

  @Test("The gallery can be searched on a terminal like any other page")
  func theGalleryIsSearched() throws {
    let tmux = try Tmux(Facet.path, ["gallery", "--reduced-motion"], size: Size(100, 30))
    try tmux.wait(forText: "gallery • top")
    try tmux.press("/")
    try tmux.press("N", "o", "o", "d", "l", "e", "Enter")
    try tmux.wait(forText: "Noodle Harbor")
  }
}
