import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The row on a page that shows no facet, with the reasons for that.
public struct NothingRow: FacetView, Equatable {
  private let title: SafeText
  private let reasons: [SafeText]

  public init(reasons: [SafeText], in words: Words) {
    title = words.nothingToShow
    self.reasons = reasons
  }

  public var speech: Speech { Speech(.text, label: title, details: reasons) }

  public func layout(in proposal: Proposal) -> Block {
    let width = ReadableWidth.limiting(proposal.width)
    let heading = Block.paragraph(title, .listRowTitle, width: width, maxLines: proposal.lines(2))
    let lines = reasons.map { reason in
      Block.paragraph(reason, .listRowSubtext, .text(.subdued), width: width, maxLines: proposal.lines(4))
    }
    return .column([heading] + lines).padded(Edges(top: 1, bottom: 1))
  }
}
