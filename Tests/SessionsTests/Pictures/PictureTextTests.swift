import AppCore
import Drawing
import Pictures
import Prism
import Testing
import Text

@testable import Sessions

@Suite struct PictureTextTests {
  private static let order = PictureOrder(
    address: "pictures/a \"b\",c.png", page: 3, size: Size(2, 1), shape: .rounded, fit: .whole)

  private static func art() throws -> PictureArt {
    let cells = [
      PictureCell(glyph: "▚", foreground: .rgb(RGB(red: 1, green: 2, blue: 3)), background: nil),
      PictureCell(glyph: .space, foreground: nil, background: .rgb(RGB(red: 255, green: 0, blue: 9))),
    ]
    return .cells(try #require(PictureCells(size: Size(2, 1), cells: cells)))
  }

  /// Returns the parts of a picture event.
  private func parts(_ event: Event?) -> (PictureOrder, Result<PictureArt, PictureFault>, PictureForm)? {
    if case .picture(let order, let result, let form)? = event { (order, result, form) } else { nil }
  }

  @Test("The name of a picture event reads back as the same event")
  func roundTrip() throws {
    let form = PictureForm.cells(.truecolor, .blocks)
    for result in [Result.success(try Self.art()), .failure(PictureFault.unknownFormat)] {
      let name = Event.picture(Self.order, result, form).name
      #expect(name.hasPrefix("Picture:3,"))
      let read = try #require(parts(Event(name: name)))
      #expect(read.0 == Self.order && read.1 == result && read.2 == form)
    }
  }

  @Test("An address that belongs to all pages has no page in its name")
  func noPage() throws {
    let order = PictureOrder(address: "https://a.example/x", size: Size(2, 1), shape: .square)
    let name = Event.picture(order, .success(try Self.art()), .cells(.truecolor, .blocks)).name
    #expect(name.hasPrefix("Picture:-,"))
    #expect(parts(Event(name: name))?.0 == order)
  }

  @Test("A name that is cut off or changed anywhere gives no event, or one of the same size")
  func hostileNames() throws {
    let name = Event.picture(Self.order, .success(try Self.art()), .cells(.truecolor, .blocks)).name
    let bytes = Array(name.utf8)
    for end in bytes.indices.dropFirst("Picture".count).dropLast() {
      #expect(Event(name: String(decoding: bytes[..<end], as: UTF8.self)) == nil)
    }
    for index in bytes.indices.dropFirst("Picture:".count) {
      var changed = bytes
      changed[index] = changed[index] == 0x41 ? 0x42 : 0x41
      guard let read = parts(Event(name: String(decoding: changed, as: UTF8.self))) else { continue }
      if case .success(.cells(let cells)) = read.1 { #expect(cells.size == read.0.size) }
    }
  }
}

extension Event? {
  fileprivate static func == (event: Event?, _: Nothing?) -> Bool {
    if case .none = event { true } else { false }
  }

  fileprivate enum Nothing {}
}
