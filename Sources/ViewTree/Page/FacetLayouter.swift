import Drawing
import FacetModel
import Prism

/// Lays out single facets with the facets inside them.
struct FacetLayouter {
  let views: any ViewMaking
  let admission: Admission
  let metrics: Metrics
  let isUnrolled: Bool
  let state: PageState

  /// The maximum number of children in one piece. More would make a piece higher than several screens.
  private static let mostChildren = 48

  /// Returns the part of a facet that is one node of the page. For lists and grids these are their own words, for other
  /// facets everything.
  func content(of facet: Facet, _ view: any FacetView, _ traits: ViewTraits, width: Int) -> Block {
    beginning(of: facet, view, traits, width: width, rows: .max).block
  }

  /// Returns at least the first rows of the part of a facet that is one node of the page.
  func beginning(
    of facet: Facet, _ view: any FacetView, _ traits: ViewTraits, width: Int, rows: Int
  ) -> Beginning {
    let frame = FacetFrame(facet, metrics: metrics)
    var isWhole = true
    let block = (traits.arrangement == .grid ? frame.withoutBottom() : frame).around(width: width) { width in
      guard traits.arrangement == .carousel else { return own(facet, view, traits, width: width) }
      // The lower edge of a frame must stay below the rows that are asked for.
      let rows = frame.isSeen && rows < .max ? rows + 1 : rows
      let beginning = CarouselLayout(facet: facet, view: view, layouter: self, width: width).beginning(rows: rows)
      isWhole = beginning.isWhole
      return beginning.block
    }
    return Beginning(block.marked(unlessEmpty: facet.index, width: width), isWhole: isWhole)
  }

  /// Returns a facet with everything inside it in one piece, as a card of a carousel or a cell of a grid.
  func whole(_ facet: Facet, _ view: any FacetView, width: Int) -> Block {
    let traits = views.traits(of: facet)
    switch traits.arrangement {
    case .carousel, .embedded:
      return content(of: facet, view, traits, width: width)
    case .stack, .grid:
      return FacetFrame(facet, metrics: metrics).around(width: width) { width in
        .column([own(facet, view, traits, width: width), column(of: facet, width: width)])
      }
      .marked(unlessEmpty: facet.index, width: width)
    }
  }

  /// Returns the children of a facet below each other, as apart as on the page: rows by a line, others by an empty row.
  private func column(of facet: Facet, width: Int) -> Block {
    var column = Block.empty
    var upper: (facet: Facet, traits: ViewTraits)?
    for child in shownChildren(of: facet, most: Self.mostChildren) {
      let block = whole(child, width: width)
      guard !block.isEmpty else { continue }
      let traits = views.traits(of: child)
      var y = column.height
      if let upper, !upper.traits.isSeparator {
        if upper.traits.isRow, traits.isRow, !upper.facet.layout.omitsFooter {
          column.add(.rule("─", .border(.subdued), width: width), x: 0, y: y)
        }
        y += 1
      }
      column.add(block, x: 0, y: y)
      upper = (child, traits)
    }
    return column
  }

  func whole(_ facet: Facet, width: Int) -> Block {
    whole(facet, views.view(for: facet), width: width)
  }

  /// Returns the ideal width of a facet, including its frame.
  func idealWidth(of facet: Facet, _ view: any FacetView, in width: Int) -> Int {
    let frame = FacetFrame(facet, metrics: metrics).columns
    let proposal = Proposal(width: max(1, width - frame), metrics: metrics, isUnrolled: isUnrolled)
    return max(1, min(width, view.idealWidth(in: proposal) + frame))
  }

  /// Returns the block that a facet's own view lays out. The view of a card places the children itself.
  func own(_ facet: Facet, _ view: any FacetView, _ traits: ViewTraits, width: Int) -> Block {
    let proposal = Proposal(
      width: width, metrics: metrics, isUnrolled: isUnrolled,
      children: traits.placesChildren ? placedChildren(of: facet) : .none)
    return view.layout(in: proposal).cut(width: width)
  }

  private func placedChildren(of facet: Facet) -> Children {
    let children = shownChildren(of: facet, most: Self.mostChildren)
    return Children(count: children.count) { whole(children[$0], width: $1) }
  }

  func shownChildren(of facet: Facet, most: Int = .max) -> [Facet] {
    var shown: [Facet] = []
    for child in facet.children where admission.isShown(child) {
      guard shown.count < most else { break }
      shown.append(child)
    }
    return shown
  }
}

extension Block {
  /// Returns the block as the facet's region, over the full width even if the facet fills only a part of it.
  fileprivate func marked(unlessEmpty facet: Int, width: Int) -> Block {
    isEmpty ? self : filling(width: width).marked(facet: facet)
  }
}
