import Drawing
import Pictures
import Prism
import TestSupport
import Testing

@testable import PictureDecoding

@Suite("Pictures decoded in a process of their own")
struct DecodingProcessTests {
  @Test(
    "Each format shows the colours of four flat quarters at their cells",
    arguments: ["quarters.png", "quarters.jpg", "quarters.gif", "quarters.webp", "quarters.avif"])
  func formats(name: String) throws {
    let cells = try Sample.cells(Sample.job(name))
    #expect(isClose(cells.color(1, 1), Sample.red))
    #expect(isClose(cells.color(6, 1), Sample.green))
    #expect(isClose(cells.color(1, 2), Sample.blue))
    #expect(isClose(cells.color(6, 2), Sample.yellow))
  }

  @Test(
    "A transparent half lets the ground through",
    arguments: ["clear.png", "clear.gif", "clear.webp", "clear.avif"])
  func transparency(name: String) throws {
    let cells = try Sample.cells(Sample.job(name))
    #expect(isClose(cells.color(1, 1), Sample.red))
    #expect(cells[6, 1] == PictureCell(glyph: .space, foreground: nil, background: nil))
  }

  @Test("A JPEG that is stored on its side is shown upright")
  func orientation() throws {
    let cells = try Sample.cells(Sample.job("turned.jpg", 16, 4))
    #expect(isClose(cells.color(2, 1), Sample.red))
    #expect(isClose(cells.color(13, 1), Sample.green))
    #expect(isClose(cells.color(2, 3), Sample.blue))
    #expect(isClose(cells.color(13, 3), Sample.yellow))
    // Its proportions are those of the picture that is seen: 64 by 32 pixels, as the box.
    let whole = try Sample.cells(Sample.job("turned.jpg", 16, 4, fit: .whole))
    #expect(isClose(whole.color(0, 0), Sample.red) && isClose(whole.color(15, 3), Sample.yellow))
  }

  @Test("An animation shows its first frame", arguments: ["animated.gif", "animated.webp"])
  func animations(name: String) throws {
    #expect(isClose(try Sample.cells(Sample.job(name)).color(3, 2), Sample.red))
  }

  @Test("Grey, CMYK, 16 bits and a single pixel are pictures too")
  func kinds() throws {
    let grey = RGB(0x808080)
    #expect(isClose(try Sample.cells(Sample.job("grey.jpg")).color(3, 2), grey))
    #expect(isClose(try Sample.cells(Sample.job("deep.png")).color(3, 2), grey))
    #expect(isClose(try Sample.cells(Sample.job("cmyk.jpg")).color(3, 2), RGB(0xFF0000)))
    #expect(isClose(try Sample.cells(Sample.job("one.png")).color(3, 2), Sample.green))
  }

  @Test("Filling cuts off the sides of a wide picture, whole leaves room above and below")
  func fits() throws {
    let filling = try Sample.cells(Sample.job("bands.png"))
    #expect((0..<8).allSatisfy { isClose(filling.color($0, 0), Sample.green) })
    let whole = try Sample.cells(Sample.job("bands.png", 12, 6, fit: .whole))
    #expect(whole[6, 0].background == nil && whole[6, 5].background == nil)
    #expect(isClose(whole.color(1, 2), Sample.red))
    #expect(isClose(whole.color(6, 2), Sample.green))
    #expect(isClose(whole.color(10, 2), Sample.blue))
  }

  @Test("A small logo is enlarged to twice its size, not to the box")
  func smallLogo() throws {
    // 48 by 16 pixels become 96 by 32: twelve columns and two rows of the 8 by 16 pixels of a cell.
    let cells = try Sample.cells(Sample.job("bands.png", 40, 10, fit: .whole))
    let covered = (0..<10).map { y in (0..<40).filter { cells.color($0, y) != nil }.count }
    #expect(covered == [0, 0, 0, 0, 12, 12, 0, 0, 0, 0])
  }

  @Test("A circle leaves the corners transparent, and so do round corners, but less")
  func outlines() throws {
    let circle = try Sample.cells(Sample.job("one.png", 16, 8, shape: .circle))
    let rounded = try Sample.cells(Sample.job("one.png", 16, 8, shape: .rounded, form: .cells(.truecolor, .sextants)))
    let empty = PictureCell(glyph: .space, foreground: nil, background: nil)
    for (x, y) in [(0, 0), (15, 0), (0, 7), (15, 7), (1, 0)] {
      #expect(circle[x, y] == empty)
    }
    #expect(isClose(circle.color(8, 0), Sample.green) && isClose(circle.color(0, 4), Sample.green))
    #expect(rounded[0, 0].glyph != .space)
    #expect(rounded[0, 0].background == nil && isClose(rounded[0, 0].foreground, Sample.green))
    #expect(isClose(rounded.color(1, 0), Sample.green) || isClose(rounded[1, 0].foreground, Sample.green))
  }

  @Test(
    "A picture of 50,000 by 50,000 pixels has a fault that says its size",
    arguments: ["huge.png", "huge.jpg", "huge.gif", "huge.webp", "huge.avif"])
  func tooManyPixels(name: String) throws {
    #expect(Sample.decode([try Sample.job(name)]) == [.failure(.tooManyPixels(Size(50_000, 50_000)))])
  }

  @Test("Data that unpacks to much more than the header says does no harm")
  func bomb() throws {
    let results = Sample.decode([try Sample.job("bomb.png"), try Sample.job("one.png")])
    #expect(results.count == 2)
    #expect(isClose(try Sample.cells(results[1]).color(3, 2), Sample.green))
  }

  @Test(
    "A file that was cut off is damaged",
    arguments: ["quarters.png", "quarters.jpg", "quarters.gif", "quarters.webp", "quarters.avif", "animated.webp"])
  func truncation(name: String) throws {
    let whole = try Sample.job(name)
    let lengths = [whole.bytes.count / 3, whole.bytes.count / 2, whole.bytes.count - 8]
    let jobs = lengths.map {
      PictureJob(
        bytes: Array(whole.bytes.prefix($0)), size: whole.size, shape: .square, fit: .filling, form: whole.form)
    }
    let results = Sample.decode(jobs)
    #expect(results.count == 3)
    for result in results {
      guard case .failure(.damaged) = result else {
        Issue.record("\(result)")
        continue
      }
    }
  }

  @Test("Other formats reach no library, although gdk-pixbuf could read them")
  func otherFormats() throws {
    let files: [[UInt8]] = [
      Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8), Array("P6 1 1 255 abc".utf8),
      Array("BM".utf8) + [UInt8](repeating: 0, count: 64), [0, 0, 1, 0, 1, 0], Array("/* XPM */".utf8), [],
    ]
    let jobs = files.map {
      PictureJob(
        bytes: $0, size: Size(4, 2), shape: .square, fit: .filling, form: .cells(.truecolor, .blocks))
    }
    #expect(Sample.decode(jobs) == jobs.map { _ in .failure(.unknownFormat) })
  }

  @Test("A missing library is a fault with its name, and images need no chafa")
  func missingLibraries() throws {
    let cells = try Sample.job("one.png")
    let image = try Sample.job("one.png", form: .image(cell: Size(8, 16)))
    let path = BuiltProduct.path("picture-decoder")
    let noPixbuf = [path, "libraries", "libnone.so.1", LibraryNames.usual.chafa]
    let noChafa = [path, "libraries", LibraryNames.usual.pixbuf, "libnone.so.2"]
    #expect(Sample.decode([cells], program: noPixbuf) == [.failure(.noLibrary("libnone.so.1"))])
    let results = Sample.decode([cells, image], program: noChafa)
    #expect(results[0] == .failure(.noLibrary("libnone.so.2")))
    #expect(Sample.isArt(results[1]))
  }

  @Test("The process reports formats, versions and its limits before the first picture")
  func report() throws {
    var decoder = PictureDecoder(program: Sample.decoder, limit: 60_000)
    let sent = decoder.waitForReport()
    let report = try #require(sent)
    #expect(report.formats == PictureFormat.allCases)
    #expect(report.hasChafa && report.isLimited && report.isFiltered)
    #expect(report.pixbufVersion?.string.hasPrefix("2.") == true)
    let left = decoder.millisecondsLeft
    #expect(left == nil)
    decoder.decode(try Sample.job("one.png"), id: 1)
    let events = decoder.wait()
    #expect(Sample.isArt(events.first?.result))
  }

  @Test("A program that does not decode has no report")
  func noReport() {
    for program in [["/bin/true"], ["/bin/cat"], ["/nowhere/decoder"]] {
      var decoder = PictureDecoder(program: program, limit: 1)
      let report = decoder.waitForReport()
      #expect(report == nil)
    }
  }
}
