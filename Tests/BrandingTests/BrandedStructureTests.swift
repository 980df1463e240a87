import Caviar
import DoorDash
import Drawing
import Testing
import ViewTree

@testable import Branding

/// Brands differ in layout, not only in colour.
struct BrandedStructureTests {
  @Test(
    "The views of two brands differ in layout, not only in colour",
    arguments: [40, 80, 140], [BrandedSheet.Kind.landing, .storePageHeader, .splash, .verifyEmail])
  func viewsOfTwoBrandsDifferInMoreThanColour(width: Int, kind: BrandedSheet.Kind) throws {
    let shapes = try [Brand.doorDash, .caviar].map { brand in
      let sheet = try BrandedSheet(brand)
      return Placement.all(in: sheet.block(try #require(try sheet.view(kind)).view, width: width))
    }
    #expect(shapes[0] != shapes[1])
  }

  @Test("DoorDash aligns its views to the left, and Caviar centres them", arguments: [40, 80, 140])
  func doorDashAlignsLeftAndCaviarCentres(width: Int) throws {
    for kind in [BrandedSheet.Kind.landing, .storePageHeader, .splash, .signingIn, .verifyEmail] {
      let left = try lines(.doorDash, kind, width: width)
      let middle = try lines(.caviar, kind, width: width)
      #expect(left.allSatisfy { $0.x < 18 }, "\(kind)")
      #expect(!left.allSatisfy { isCentred($0, in: width) }, "\(kind)")
      #expect(middle.allSatisfy { isCentred($0, in: width) }, "\(kind)")
    }
  }

  @Test(
    "The store header of DoorDash has a cover behind its logo, and that of Caviar only a logo",
    arguments: [40, 80, 140])
  func onlyDoorDashHasACover(width: Int) throws {
    let covered = try placements(.doorDash, .storePageHeader, width: width).filter { $0.kind == .picture }
    #expect(covered.map(\.rect.width).max() == width && covered.count == 2)
    let (cover, logo) = (covered[0].rect, covered[1].rect)
    #expect(!cover.intersection(logo).isEmpty && logo.maxY > cover.maxY)
    let plain = try placements(.caviar, .storePageHeader, width: width).filter { $0.kind == .picture }
    #expect(plain.count == 1 && plain.allSatisfy { $0.rect.width < width / 3 })
  }

  /// Bands of colour in one brand, thin lines in the other.
  @Test(
    "DoorDash draws bands of colour, and Caviar thin lines",
    arguments: [40, 80, 140], [BrandedSheet.Kind.landing, .storePageHeader])
  func doorDashHasBandsAndCaviarRules(width: Int, kind: BrandedSheet.Kind) throws {
    let bold = try placements(.doorDash, kind, width: width)
    #expect(bold.contains { $0.kind == .fill && $0.rect.width == width })
    #expect(!bold.contains { $0.kind == .line && $0.rect.width > 1 })
    let fine = try placements(.caviar, kind, width: width)
    #expect(!fine.contains { $0.kind == .fill && $0.rect.width == width })
    #expect(fine.contains { $0.kind == .line && $0.rect.width > 10 })
  }

  private func isCentred(_ rect: Rect, in width: Int) -> Bool {
    abs(rect.x + rect.maxX - width) <= 2
  }

  private func placements(_ brand: Brand, _ kind: BrandedSheet.Kind, width: Int) throws -> [Placement] {
    let sheet = try BrandedSheet(brand)
    return Placement.all(in: sheet.block(try #require(try sheet.view(kind)).view, width: width))
  }

  /// The extent of the words of each row.
  private func lines(_ brand: Brand, _ kind: BrandedSheet.Kind, width: Int) throws -> [Rect] {
    let texts = try placements(brand, kind, width: width).filter { $0.kind == .text }
    return Dictionary(grouping: texts, by: \.rect.y).values.compactMap { row in
      guard let left = row.map(\.rect.x).min(), let right = row.map(\.rect.maxX).max() else { return nil }
      return Rect(x: left, y: row[0].rect.y, width: right - left, height: 1)
    }
  }
}

/// A kind of item and its place, without its style.
struct Placement: Equatable {
  enum Kind: Equatable {
    case text, line, fill, box, picture
  }

  let kind: Kind
  let rect: Rect

  static func all(in block: Block) -> [Placement] {
    block.items.map { item in
      let kind: Kind =
        switch item.content {
        case .text: .text
        case .pattern: .line
        case .fill: .fill
        case .box: .box
        case .picture, .backdrop: .picture
        }
      return Placement(kind: kind, rect: item.rect)
    }
  }
}
