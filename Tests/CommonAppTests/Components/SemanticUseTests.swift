import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Foundation
import Prism
import TestSupport
import Testing
import ViewTree

@testable import Branding
@testable import Pages

/// Every colour and text style is used by a component, a branded view or a screen.
struct SemanticUseTests {
  /// The colours of screens rather than pages: the focus, the marks after a reload, the status line and the header.
  private static let screens: Set<Color> = [
    .focus(.mark), .focus(.foreground), .focus(.background), .change(.inserted), .change(.updated), .change(.removed),
    .bar(.foreground), .bar(.background), .bar(.accent), .background(.elevated),
  ]
  private static let barStyles: Set<Typography> = [.statusLineTitle, .statusLineText, .keyHint]

  /// Whether a backend can ask for the colour by its name.
  private static func canBeAskedFor(_ color: Color) -> Bool {
    let name = color.tokenName.replacing(".", with: "_").uppercased()
    let known = ["COLOR_ACTION_TERTIARY", "COLOR_ACTION_DISABLED", "COLOR_NEGATIVE_SUBDUED"]
    return ([name] + known).contains { WireColor($0) == .semantic(color) }
  }

  @Test("Every colour and text style is drawn somewhere or can be asked for by a backend")
  func everyMeaningIsDrawnWithSomewhere() throws {
    var use = SemanticUse()
    for json in try ComponentLibrary.descriptors.map(\.example) + Self.cases() {
      for brand in [Brand.doorDash, .caviar] {
        try use.note(page: json, brand)
      }
    }
    let rows: [any FacetView] = [
      LoadingRow(count: 3, in: .english), ErrorRow(message: "x", retryLabel: "y", in: .english),
      EndOfFeedRow(message: "That is everything."),
    ]
    for view in rows {
      use.note(view)
    }
    for brand in [Brand.doorDash, .caviar] {
      let views = brand.views
      let all = [
        views.makeLaunchView(), views.makeStaticSplash(), views.makeLoginBanner(), views.makeLoginHeader(.signingIn),
        views.makeLoginHeader(.signingUp), views.makeVerifyEmailModule(address: "a@b.example"),
        views.makeVerifyEmailSuccess(),
      ]
      for branded in all.compactMap(\.self) { use.note(branded.view) }
    }
    let colors = Color.allCases.filter {
      !use.colors.contains($0) && !Self.screens.contains($0) && !Self.canBeAskedFor($0)
    }
    #expect(colors.map(\.tokenName) == [])
    let styles = Typography.allCases.filter { !use.styles.contains($0) && !Self.barStyles.contains($0) }
    #expect(styles.map(\.tokenName) == [])
  }

  private static func cases() throws -> [String] {
    let folder = Repository.root.appending(path: "Tests/ComponentCases")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".json") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }
}

/// Collects the colours and text styles that blocks are drawn with.
private struct SemanticUse {
  var colors: Set<Color> = []
  var styles: Set<Typography> = []

  mutating func note(page json: String, _ brand: Brand) throws {
    let page = Page(
      feed: try Feed(json: "[\(json)]"), title: "", brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: .truecolor))
    for (width, isUnrolled) in [(40, false), (140, false), (80, true)] {
      var layout = page.layout(width: width, isUnrolled: isUnrolled)
      for node in 0..<layout.nodeCount { note(layout.block(at: node)) }
    }
  }

  mutating func note(_ view: any FacetView) {
    note(view.layout(in: Proposal(width: 80)))
  }

  private mutating func note(_ block: Block) {
    for item in block.items {
      if let ground = item.ground { colors.insert(ground.meaning) }
      switch item.content {
      case .text(_, let style, let paint):
        styles.insert(style)
        colors.insert(paint?.meaning ?? style.color)
      case .pattern(_, let paint), .fill(let paint), .box(_, let paint, _): colors.insert(paint.meaning)
      case .backdrop: break
      case .picture: colors.formUnion([.image(.ground), .image(.words)])
      }
    }
  }
}
