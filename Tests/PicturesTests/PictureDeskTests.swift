import Drawing
import Prism
import Testing
import Text

@testable import Pictures

@Suite struct PictureDeskTests {
  private let form = PictureForm.cells(.truecolor, .blocks)

  private func order(_ address: String) -> PictureOrder {
    PictureOrder(address: address, size: Size(2, 1), shape: .square)
  }

  private func image(_ bytes: Int) -> Result<PictureArt, PictureFault> {
    .success(.image(PictureImage(format: .png, size: Size(2, 1), bytes: Array(repeating: 0, count: bytes))))
  }

  @Test("Orders are sent when they change, each once, and without those that have arrived")
  func ordersAreSentOnce() {
    var desk = PictureDesk()
    #expect(desk.orders(for: [order("a"), order("b"), order("a")], as: form) == [order("a"), order("b")])
    #expect(desk.orders(for: [order("a"), order("b")], as: form) == nil)
    desk.take(.failure(.missing), of: order("a"), as: form)
    #expect(desk.orders(for: [order("a"), order("b")], as: form) == nil)
    #expect(desk.orders(for: [order("a"), order("c")], as: form) == [order("c")])
    #expect(desk.orders(for: [], as: form) == [])
  }

  @Test("A result that was not asked for, or in a form that cannot be shown, is dropped")
  func strangeResultsAreDropped() {
    var desk = PictureDesk()
    _ = desk.orders(for: [order("a")], as: form)
    desk.take(image(1), of: order("b"), as: form)
    for strange in [PictureForm.image(cell: Size(8, 16)), .cells(.palette16, .blocks), .cells(.truecolor, .ascii)] {
      desk.take(image(1), of: order("a"), as: strange)
    }
    #expect(desk.shelf.isEmpty)
    desk.take(image(1), of: order("a"), as: form)
    #expect(desk.shelf[order("a")] != nil)
  }

  @Test("A terminal of 256 colours shows the pictures of a session in exact colours")
  func richColors() {
    var desk = PictureDesk()
    _ = desk.orders(for: [order("a")], as: .cells(.palette256, .blocks))
    desk.take(image(1), of: order("a"), as: .cells(.truecolor, .sextants))
    #expect(desk.shelf[order("a")] != nil)
  }

  @Test("Another form asks for all pictures again")
  func anotherForm() {
    var desk = PictureDesk()
    _ = desk.orders(for: [order("a")], as: form)
    desk.take(image(1), of: order("a"), as: form)
    #expect(desk.orders(for: [order("a")], as: .image(cell: Size(8, 16))) == [order("a")])
    #expect(desk.shelf.isEmpty)
  }

  @Test("Each picture of true pixels has a number of its own")
  func numbers() {
    var desk = PictureDesk()
    let orders = (0..<5).map { order("\($0)") }
    _ = desk.orders(for: orders, as: form)
    for order in orders { desk.take(image(1), of: order, as: form) }
    #expect(Set(desk.shelf.images.map(\.image.number)) == [1, 2, 3, 4, 5])
  }

  @Test("Pictures that are gone from the screen are forgotten when all of them take too much memory")
  func memory() {
    var desk = PictureDesk()
    let orders = (0..<40).map { order("\($0)") }
    _ = desk.orders(for: orders, as: form)
    for order in orders.prefix(10) { desk.take(image(1 << 20), of: order, as: form) }
    desk.tidy(keeping: [orders[0]])
    #expect(desk.shelf.images.count == 10)
    for order in orders.dropFirst(10) { desk.take(image(1 << 20), of: order, as: form) }
    desk.tidy(keeping: [orders[0], orders[39]])
    #expect(Set(desk.shelf.images.map(\.order)) == [orders[0], orders[39]])
    // The memory of forgotten pictures does not count any more.
    _ = desk.orders(for: [orders[1]], as: form)
    desk.take(image(1 << 20), of: orders[1], as: form)
    desk.tidy(keeping: [])
    #expect(desk.shelf.images.count == 3)
  }

  @Test("A relative address belongs to its page, and others to all pages")
  func pages() {
    #expect(order("a.png").given(by: 3) != order("a.png").given(by: 4))
    #expect(order("https://x.example/a.png").given(by: 3) == order("https://x.example/a.png").given(by: 4))
  }

  @Test(
    "The name of a mode reads back as the same mode",
    arguments: [
      PictureMode.cells(.ascii), .cells(.blocks), .cells(.sextants), .image(cell: Size(9, 18)),
      .photo(cell: Size(14, 30)), .sixel(cell: Size(10, 20), colors: 256),
    ])
  func names(mode: PictureMode) {
    #expect(PictureMode(name: mode.name) == mode)
  }

  @Test(
    "Other words are no mode",
    arguments: [
      "", "kitty", "blocks 2x2", "image", "image 0x9", "image 9x", "sixel 9x9", "sixel 9x9 1", "sixel 9x9 many",
    ])
  func noMode(name: String) {
    #expect(PictureMode(name: name) == nil)
  }
}
