import AppTestSupport
import Caviar
import DoorDash
import Prism
import TestSupport
import Testing

@testable import Branding

/// The contrast of colours used together, in every brand and scheme, in full colour and in 256.
struct BrandContrastTests {
  @Test(
    "Every pair of colours that is used together has enough contrast",
    arguments: Scheme.allCases, [Depth.truecolor, .palette256])
  func everyPairCanBeRead(scheme: Scheme, depth: Depth) throws {
    for brand in [Brand.doorDash, .caviar] {
      let report = ContrastReport(Theme(try brand.tokens.values(for: scheme), depth: depth))
      #expect(report.isComplete)
      for entry in report.failures {
        let pair = "\(entry.pair.foreground.tokenName) on \(entry.pair.background.tokenName)"
        Issue.record("\(brand.name): \(pair) is \(entry.ratio)")
      }
    }
  }

  @Test(
    "In high contrast text has a contrast of 7 and marks of 4.5, and disabled things are text",
    arguments: Scheme.allCases, [Depth.truecolor, .palette256])
  func highContrast(scheme: Scheme, depth: Depth) throws {
    let meter = ContrastMeter()
    for brand in [Brand.doorDash, .caviar] {
      let theme = Theme(try brand.tokens.values(for: scheme, contrast: .high), depth: depth)
      let report = ContrastReport(theme)
      #expect(report.isComplete && report.failures.isEmpty)
      for entry in report.entries {
        let ratio = try #require(meter.ratio(theme[entry.pair.foreground], theme[entry.pair.background]))
        let name = "\(brand.name): \(entry.pair.foreground.tokenName) on \(entry.pair.background.tokenName)"
        #expect(ratio >= (entry.pair.purpose == .text ? 7 : 4.5), "\(name)")
        #expect(abs(ratio - entry.ratio) < 0.001, "\(name)")
      }
      let texts = Set(report.entries.filter { $0.pair.purpose == .text }.map(\.pair.foreground))
      #expect(
        texts.isSuperset(of: [.text(.disabled), .button(.disabled(.foreground)), .text(.subdued), .bar(.accent)]))
    }
  }

  @Test("The brands keep their hue in high contrast", arguments: Scheme.allCases)
  func hues(scheme: Scheme) throws {
    // How far red is above green: DoorDash is red, and Caviar the brown of copper.
    for (brand, distance) in [(Brand.doorDash, 90...200), (.caviar, 30...100)] {
      let values = try brand.tokens.values(for: scheme, contrast: .high)
      for color in [Color.text(.brand), .button(.primary(.background)), .chip(.selected(.background)), .bar(.accent)] {
        let rgb = try #require(values.colors[color]?.rgb)
        #expect(
          distance.contains(Int(rgb.red) - Int(rgb.green)), "\(brand.name) \(color.tokenName): \(rgb.hexadecimal)")
        #expect(rgb.green >= rgb.blue, "\(brand.name) \(color.tokenName): \(rgb.hexadecimal)")
      }
    }
  }

  @Test(
    "Words can be read in each colour that a backend names, even in that of a ground",
    arguments: Scheme.allCases, ContrastLevel.allCases)
  func namedColors(scheme: Scheme, contrast: ContrastLevel) throws {
    let meter = ContrastMeter()
    // Disabled things and marks need less, also where a backend takes their colours for words.
    let marks: Set<Color> = [.text(.disabled), .icon(.primary), .icon(.subdued), .icon(.brand), .icon(.dashPass)]
    for brand in [Brand.doorDash, .caviar] {
      for depth in [Depth.truecolor, .palette256] {
        let theme = Theme(try brand.tokens.values(for: scheme, contrast: contrast), depth: depth)
        for phrase in WireColor.phrases {
          let paint = Paint(WireColor(phrase), instead: .text(.primary))
          guard !marks.union([.rating(.star)]).contains(paint.meaning) else { continue }
          for ground in [BackgroundColor.primary, .secondary, .elevated, .selected, .banner, .brand] {
            let style = theme.style(.listRowTitle, paint, on: .meaning(.background(ground)))
            let ratio = try #require(meter.ratio(style.foreground, style.background))
            // On the ground of a brand no colour may have 7.
            let least = contrast == .normal || ground == .brand ? 4.5 : 7
            #expect(ratio >= least, "\(brand.name), \(depth): \(phrase) on \(ground)")
          }
        }
      }
    }
  }

  @Test("Colours that a backend sends can be read in high contrast, on each other and on the grounds of pages")
  func backendColors() throws {
    let meter = ContrastMeter()
    var random = SeededGenerator(seed: 11)
    for scheme in Scheme.allCases {
      for depth in [Depth.truecolor, .palette256] {
        let theme = Theme(try Brand.doorDash.tokens.values(for: scheme, contrast: .high), depth: depth)
        for _ in 0..<40 {
          let ink = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
          let ground = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
          let grounds: [Paint] = [
            .raw(ground, instead: .background(.secondary)), .meaning(.background(.selected)),
            .meaning(.button(.primary(.background))),
          ]
          for ground in grounds {
            for ink in [Paint.raw(ink, instead: .text(.primary)), .meaning(.text(.subdued)), .meaning(.text(.brand))] {
              let style = theme.style(.bodyText, ink, on: ground)
              let ratio = try #require(meter.ratio(style.foreground, style.background))
              #expect(ratio >= 7, "\(ink) on \(ground): \(style)")
              #expect(style.background == theme.fill(ground).background)
            }
          }
        }
      }
    }
  }
}
