import Components
import Drawing
import Prism
import Text
import ViewTree

/// A landing as a red band across the page, with its words at the left and its picture at the right or below.
struct DoorDashLanding: FacetView, Equatable {
  let content: LandingContent
  let name: SafeText
  let tagline: SafeText

  var speech: Speech { content.speech }
}

extension DoorDashLanding {
  private static let leastForPictureBeside = 72
  private static let bandHeight = 9
  private static let highestPicture = 9
  private static let ink = Color.button(.primary(.foreground))

  func layout(in proposal: Proposal) -> Block {
    let isWide = proposal.width >= Self.leastForPictureBeside
    return .column(
      [
        .column([band(in: proposal, isWide: isWide), isWide ? .empty : pictureBelow(in: proposal)]),
        proposal.children.column(width: proposal.width),
      ], spacing: 1)
  }

  private func band(in proposal: Proposal, isWide: Bool) -> Block {
    let margin = proposal.width < 40 ? 1 : 3
    if isWide, content.picture.isShown(in: proposal) {
      return PictureBand(picture: content.picture, height: Self.bandHeight, ground: .meaning(.background(.brand)))
        .layout(in: proposal) { proposal in
          words(in: proposal.narrowed(by: 2 * margin))
            .padded(Edges(top: 1, left: margin, bottom: 1, right: margin))
        }
    }
    let inner = proposal.narrowed(by: 2 * margin)
    var block: Block
    if isWide, content.picture.isThere {
      let pictureWidth = inner.width * 2 / 5
      block = words(in: inner.narrowed(by: pictureWidth + 3))
      let picture = content.picture.layout(in: proposal.narrowed(to: pictureWidth), height: max(6, block.height))
      block.add(picture, x: inner.width - pictureWidth, y: 0)
    } else {
      block = words(in: inner)
    }
    return block.padded(Edges(top: 1, left: margin, bottom: 1, right: margin))
      .on(.background(.brand), width: proposal.width)
  }

  private func pictureBelow(in proposal: Proposal) -> Block {
    let height = PictureProportion.banner.rows(ofWidth: proposal.width, most: Self.highestPicture)
    return content.picture.isShown(in: proposal)
      ? content.picture.squared.layout(in: proposal, height: height) : content.picture.layout(in: proposal, height: 3)
  }

  private func words(in proposal: Proposal) -> Block {
    let words = content.words
    let facts = words.facts(besides: [.title, .subtitle, .description, .button], .pageSubtext)
    return .column(
      [
        mark(in: proposal),
        .column([
          .paragraph(
            words.phrase(.title, .majorPageTitle, Self.ink), width: proposal.width, maxLines: proposal.lines(3)),
          .paragraph(
            words.phrase(.subtitle, .pageDescriptionBody, Self.ink), width: proposal.width,
            maxLines: proposal.lines(3)),
          .paragraph(
            words.phrase(.description, .pageDescriptionBody, Self.ink), width: proposal.width,
            maxLines: proposal.lines(4)),
          .facts(facts.map { $0.painted(Self.ink) }, width: proposal.width, maxLines: proposal.lines(2)),
        ]),
        button(in: proposal),
      ], spacing: 1)
  }

  /// Returns the brand's name and tagline, or the logo of a campaign.
  private func mark(in proposal: Proposal) -> Block {
    guard !content.logo.isThere else {
      return content.logo.layout(width: min(8, proposal.width), height: 3, in: proposal)
    }
    return .column([
      .paragraph(name, .sectionTitle, Self.ink, width: proposal.width, maxLines: proposal.lines(1)),
      .paragraph(tagline, .pageSubtext, Self.ink, width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }

  /// Returns a white button, because the brand's own button would be red on the red band.
  private func button(in proposal: Proposal) -> Block {
    guard let label = content.button else { return .empty }
    let arrow = content.leadsSomewhere ? " " + proposal.icons[.small(.arrow(.right))] : ""
    let lines = Block.paragraph(
      label + arrow, .primaryButtonText, .text(.brand), width: proposal.width - 4, maxLines: proposal.lines(1))
    return lines.padded(.horizontal(2)).on(.background(.primary), width: lines.width + 4)
  }
}
