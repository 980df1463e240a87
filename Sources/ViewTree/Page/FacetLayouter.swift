import Drawing
import FacetModel
import Prism

/// Lays out single facets, with what stands in them.
struct FacetLayouter {
  let views: any ViewMaking
  let admission: Admission
  let metrics: Metrics
  let isUnrolled: Bool
  let state: PageState

  /// Beyond this many children nothing that is laid out as one piece can still be looked at.
  private static let mostChildren = 48

  /// The part of a facet that is one node of the page: for lists and grids their own words, for all others everything.
  func content(of facet: Facet, _ view: any FacetView, _ traits: ViewTraits, width: Int) -> Block {
    let frame = FacetFrame(facet, metrics: metrics)
    return (traits.arrangement == .grid ? frame.withoutBottom() : frame).around(width: width) { width in
      traits.arrangement == .carousel
        ? CarouselLayout(facet: facet, layouter: self, width: width).block() : own(facet, view, traits, width: width)
    }
    .marked(unlessEmpty: facet.index, width: width)
  }

  /// A facet with everything in it, as one piece: a card of a carousel, a cell of a grid.
  func whole(_ facet: Facet, _ view: any FacetView, width: Int) -> Block {
    let traits = views.traits(of: facet)
    switch traits.arrangement {
    case .carousel, .embedded:
      return content(of: facet, view, traits, width: width)
    case .stack, .grid:
      return FacetFrame(facet, metrics: metrics).around(width: width) { width in
        .column(
          [own(facet, view, traits, width: width)]
            + shownChildren(of: facet, most: Self.mostChildren).map { whole($0, width: width) })
      }
      .marked(unlessEmpty: facet.index, width: width)
    }
  }

  func whole(_ facet: Facet, width: Int) -> Block {
    whole(facet, views.view(for: facet), width: width)
  }

  /// With what its style puts around it.
  func idealWidth(of facet: Facet, _ view: any FacetView, in width: Int) -> Int {
    let frame = FacetFrame(facet, metrics: metrics).columns
    let proposal = Proposal(width: max(1, width - frame), metrics: metrics, isUnrolled: isUnrolled)
    return max(1, min(width, view.idealWidth(in: proposal) + frame))
  }

  func own(_ facet: Facet, width: Int) -> Block {
    own(facet, views.view(for: facet), views.traits(of: facet), width: width)
  }

  /// What a facet's own view draws, which places the children of cards itself.
  private func own(_ facet: Facet, _ view: any FacetView, _ traits: ViewTraits, width: Int) -> Block {
    let children = traits.placesChildren ? shownChildren(of: facet, most: Self.mostChildren) : []
    let proposal = Proposal(
      width: width, metrics: metrics, isUnrolled: isUnrolled,
      children: Children(count: children.count) { whole(children[$0], width: $1) })
    return view.layout(in: proposal).cut(width: width)
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
  /// The place is the facet's, even where it fills only a part of it.
  fileprivate func marked(unlessEmpty facet: Int, width: Int) -> Block {
    isEmpty ? self : filling(width: width).marked(facet: facet)
  }
}
