import Drawing
import Prism
import Text
import ViewTree

/// Stands on a page that has nothing to show, and says why that is so.
public struct NothingRow: FacetView, Equatable {
  private let reasons: [SafeText]

  public init(reasons: [SafeText]) {
    self.reasons = reasons
  }

  public static let title: SafeText = "Nothing to show"

  public var speech: Speech { Speech(.text, label: Self.title, details: reasons) }

  public func layout(in proposal: Proposal) -> Block {
    let width = Measure.limiting(proposal.width)
    let title = Block.paragraph(Self.title, .listRowTitle, width: width, maxLines: proposal.lines(2))
    let lines = reasons.map { reason in
      Block.paragraph(reason, .listRowSubtext, .text(.subdued), width: width, maxLines: proposal.lines(4))
    }
    return .column([title] + lines).padded(Edges(top: 1, bottom: 1))
  }
}
