import Caviar
import DoorDash
import Prism
import TestSupport
import Testing
import Text
import ViewTree

@testable import Branding

/// The branded views of every brand, at every width.
struct BrandedFrameTests {
  static let brands: [Brand] = [.doorDash, .caviar]
  static let widths = [40, 80, 140]

  @Test("Each branded view matches its golden frames", arguments: brands.map(\.name), BrandedSheet.Kind.allCases)
  func viewsMatchGoldens(brandName: String, kind: BrandedSheet.Kind) throws {
    let brand = try #require(Self.brands.first { $0.name == brandName })
    let sheet = try BrandedSheet(brand)
    guard let view = try sheet.view(kind)?.view else { return }
    let rows = Self.widths.flatMap { ["=== \($0)"] + sheet.canvas(view, width: $0).goldenRows }
    try expectGolden(rows, "branded/\(kind)-\(brandName)")
  }

  @Test("Headers with hostile or empty content match their golden frames", arguments: brands.map(\.name))
  func hostileHeadersMatchGoldens(brandName: String) throws {
    let brand = try #require(Self.brands.first { $0.name == brandName })
    let sheet = try BrandedSheet(brand)
    let views = [
      try sheet.landing(BrandedExamples.hostileLanding), try sheet.storePageHeader(BrandedExamples.hostileStore),
      try sheet.landing(BrandedExamples.empty), try sheet.storePageHeader(BrandedExamples.empty),
    ].compactMap(\.self)
    let rows = views.flatMap { view in
      Self.widths.flatMap { ["=== \($0)"] + sheet.canvas(view, width: $0).goldenRows }
    }
    try expectGolden(rows, "branded/hostile-\(brandName)")
  }

  @Test("Branded views keep to the proposed width, from 0 to 200 columns", arguments: brands.map(\.name))
  func viewsKeepToTheirWidth(brandName: String) throws {
    let brand = try #require(Self.brands.first { $0.name == brandName })
    let sheet = try BrandedSheet(brand)
    let views =
      try BrandedSheet.Kind.allCases.compactMap { try sheet.view($0)?.view }
      + [
        sheet.landing(BrandedExamples.hostileLanding), sheet.storePageHeader(BrandedExamples.hostileStore),
        sheet.landing(BrandedExamples.empty), sheet.storePageHeader(BrandedExamples.empty),
      ].compactMap(\.self)
    for view in views {
      for width in 0...200 {
        for isUnrolled in [false, true] {
          let block = sheet.block(view, width: width, isUnrolled: isUnrolled)
          #expect(block.width <= width, "\(type(of: view)) at \(width)")
          #expect(block.items.allSatisfy { $0.rect.x >= 0 && $0.rect.maxX <= width }, "\(type(of: view)) at \(width)")
        }
      }
    }
  }

  @Test("Headers draw all their words when unrolled, and speak them all", arguments: brands.map(\.name))
  func headersShowAndSayEverything(brandName: String) throws {
    let brand = try #require(Self.brands.first { $0.name == brandName })
    let sheet = try BrandedSheet(brand)
    for json in [BrandedExamples.store, BrandedExamples.hostileStore] {
      let content = try BrandedExamples.storeContent(json)
      let view = try #require(try sheet.storePageHeader(json))
      let words =
        content.words.details + content.badges.words + [content.words[.title], content.status].compactMap(\.self)
      try expectEverything(words + [content.cover.alternative], in: view, sheet)
      if let rating = content.rating {
        #expect(Self.letters(of: sheet.canvas(view, width: 140).textRows).contains(rating.average.string))
        #expect(view.speech.details.contains(rating.words(in: .english)))
      }
    }
    for json in [BrandedExamples.landing, BrandedExamples.hostileLanding] {
      let content = try BrandedExamples.landingContent(json)
      let view = try #require(try sheet.landing(json))
      let words = content.words.details + [content.words[.title]].compactMap(\.self) + [content.alternative]
      try expectEverything(words, in: view, sheet)
    }
  }

  private func expectEverything(_ words: [SafeText], in view: any FacetView, _ sheet: BrandedSheet) throws {
    for width in [24, 40, 80, 140] {
      let drawn = Self.letters(of: sheet.canvas(view, width: width, isUnrolled: true).textRows)
      for text in words {
        for word in text.string.split(whereSeparator: { " •".contains($0) }) where word.utf8.count < 12 {
          #expect(drawn.contains(Self.letters(of: [String(word)])), "\(word) at \(width)")
        }
      }
    }
    let spoken = view.speech.words + view.speech.states
    for text in words where !text.isEmpty {
      #expect(spoken.contains { $0.string.contains(text.string) } || text == "Unavailable", "\(text)")
    }
  }

  /// The rows in lower case and on one line, because a brand may use capitals and lines may break anywhere.
  private static func letters(of rows: [String]) -> String {
    rows.joined(separator: " ").lowercased()
  }
}
