import Drawing
import Pictures
import Prism
import Testing
import Text

@testable import PictureDecoding

@Suite("Answers of a process that is not trusted")
struct PictureAnswerTests {
  private static func job(_ form: PictureForm) -> PictureJob {
    PictureJob(bytes: [1, 2, 3], size: Size(2, 1), shape: .circle, fit: .whole, form: form)
  }

  private static func answer(_ message: [UInt8], _ form: PictureForm) -> PictureAnswer? {
    PictureAnswer(message: message[...], to: job(form))
  }

  private static func cell(_ scalar: UInt32, _ foreground: UInt32, _ background: UInt32) -> [UInt8] {
    [scalar, foreground, background].flatMap { number in (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }
  }

  @Test(
    "A job arrives as it was sent",
    arguments: [
      PictureForm.cells(.palette256, .sextants), .image(cell: Size(9, 18)), .sixel(cell: Size(10, 20), colors: 64),
    ])
  func jobs(form: PictureForm) {
    #expect(PictureJob(message: Self.job(form).message.dropFirst(4)) == Self.job(form))
  }

  @Test("An answer arrives as it was sent")
  func answers() throws {
    let cells = try #require(
      PictureCells(
        size: Size(2, 1),
        cells: [
          PictureCell(glyph: "\u{259A}", foreground: .indexed(200), background: nil),
          PictureCell(glyph: .space, foreground: nil, background: .indexed(16)),
        ]))
    let faults: [PictureFault] = [
      .unknownFormat, .damaged(reason: "bad"), .tooManyPixels(Size(70_000, 2)), .noLibrary("libx.so"),
    ]
    for answer in [.success(.cells(cells))] + faults.map(PictureAnswer.failure) {
      #expect(PictureAnswer(message: answer.message.dropFirst(4), to: Self.job(.cells(.palette256, .blocks))) == answer)
    }
  }

  @Test("Cells must have the number, the glyphs and the colours that were asked for")
  func cells() {
    let form = PictureForm.cells(.truecolor, .blocks)
    let good = Self.cell(0x2580, 0x102030, 0xFFFF_FFFF)
    #expect(Self.answer([1] + good + good, form) != nil)
    #expect(Self.answer([1] + good, form) == nil)
    #expect(Self.answer([1] + good + good + [0], form) == nil)
    let bad = [
      Self.cell(0x1B, 0, 0), Self.cell(0x41, 0, 0), Self.cell(0x4E00, 0, 0), Self.cell(0x1FB00, 0, 0),
      Self.cell(0xD800, 0, 0), Self.cell(0x202E, 0, 0), Self.cell(0xFFFF_FFFF, 0, 0),
      Self.cell(0x20, 0x0100_0001, 0), Self.cell(0x20, 0, 0x0200_0000), Self.cell(0x20, 0x0300_0000, 0),
    ]
    for cell in bad {
      #expect(Self.answer([1] + good + cell, form) == nil)
    }
    // The first sixteen colours are the user's own.
    let indexed = Self.cell(0x20, 0x0100_000F, 0x0100_000F)
    #expect(Self.answer([1] + indexed + indexed, .cells(.palette256, .ascii)) == nil)
    #expect(Self.answer([1] + indexed + indexed, .cells(.palette16, .ascii)) != nil)
  }

  @Test("An image must be in the format and the size that were asked for")
  func images() {
    let form = PictureForm.image(cell: Size(4, 8))
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let png = start + [0, 0, 0, 8, 0, 0, 0, 8, 8, 6]
    #expect(Self.answer([2, 0] + png, form) != nil)
    #expect(Self.answer([2, 0] + start + [0, 0, 0, 9, 0, 0, 0, 8, 8, 6], form) == nil)
    #expect(Self.answer([2, 0] + png.dropFirst(), form) == nil)
    #expect(Self.answer([2, 1] + png, form) == nil)
    #expect(Self.answer([2, 2] + png, form) == nil)
    #expect(Self.answer([2, 0] + png, .cells(.truecolor, .blocks)) == nil)
  }

  @Test("Sixels are one sequence of printable ASCII between its two controls")
  func sixels() {
    let form = PictureForm.sixel(cell: Size(4, 8), colors: 256)
    let sequence = { (inner: String) in Array("\u{1B}P\(inner)\u{1B}\\".utf8) }
    #expect(Self.answer([2, 2] + sequence("0;1;0q#0;2;0;0;0#0~~-"), form) != nil)
    for inner in ["q\u{1B}\\\u{1B}]52;c;AAAA\u{7}", "q\n", "q\u{9C}", "q\u{7}"] {
      #expect(Self.answer([2, 2] + sequence(inner), form) == nil)
    }
    #expect(Self.answer([2, 2] + sequence("q") + [0x41], form) == nil)
    #expect(Self.answer([2, 2] + Array("\u{1B}P\\".utf8), form) == nil)
  }

  @Test("Words of the decoder reach no terminal with their controls")
  func words() throws {
    let words = Array("\u{1B}[2Jbad".utf8)
    let answer = try #require(Self.answer([3, 1, UInt8(words.count)] + words, .image(cell: Size(1, 1))))
    guard case .failure(.damaged(let reason)) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(reason.string == "\u{FFFD}[2Jbad")
  }

  @Test("Messages that are empty, cut off, or of an unknown kind are none")
  func rubbish() {
    for message: [UInt8] in [[], [0], [1], [2], [3], [4], [255], [3, 9], [3, 1, 200, 65], [2, 7]] {
      #expect(Self.answer(message, .image(cell: Size(4, 8))) == nil)
    }
  }
}
