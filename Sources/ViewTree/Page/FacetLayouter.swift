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
  func content(of facet: Facet, _ traits: ViewTraits, width: Int) -> Block {
    FacetFrame(facet, metrics: metrics).around(width: width) { width in
      switch traits.arrangement {
      case .stack, .lattice: own(facet, width: width)
      case .strip: StripLayout(facet: facet, layouter: self, width: width).block()
      case .embedded: own(facet, width: width)
      }
    }
    .marked(unlessEmpty: facet.index)
  }

  /// A facet with everything in it, as one piece: a card of a carousel, a cell of a grid.
  func whole(_ facet: Facet, width: Int) -> Block {
    let traits = views.traits(of: facet)
    switch traits.arrangement {
    case .strip, .embedded:
      return content(of: facet, traits, width: width)
    case .stack, .lattice:
      return FacetFrame(facet, metrics: metrics).around(width: width) { width in
        .column(
          [own(facet, width: width)]
            + shownChildren(of: facet, most: Self.mostChildren).map {
              whole($0, width: width)
            })
      }
      .marked(unlessEmpty: facet.index)
    }
  }

  func idealWidth(of facet: Facet, in width: Int) -> Int {
    let frame = FacetFrame(facet, metrics: metrics).columns
    let proposal = Proposal(width: max(1, width - frame), metrics: metrics, isUnrolled: isUnrolled)
    return max(1, min(width, views.view(for: facet).idealWidth(in: proposal) + frame))
  }

  /// What a facet's own view draws, which places the children of cards itself.
  func own(_ facet: Facet, width: Int) -> Block {
    let children = shownChildren(of: facet, most: Self.mostChildren)
    let proposal = Proposal(
      width: width, metrics: metrics, isUnrolled: isUnrolled,
      children: Children(count: children.count) { whole(children[$0], width: $1) })
    return views.view(for: facet).layout(in: proposal).cut(width: width)
  }

  func shownChildren(of facet: Facet, most: Int = .max) -> [Facet] {
    Array(facet.children.lazy.filter(admission.isShown).prefix(most))
  }
}

extension Block {
  fileprivate func marked(unlessEmpty facet: Int) -> Block {
    isEmpty ? self : marked(facet: facet)
  }
}
