import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The last messages of the status line in full, the newest one first, and then the errors that the server reports for
/// the page.
package struct MessageLog: Panel {
  let messages: [SafeText]
  /// The rows above the screen.
  private(set) var scroll = 0

  private static let mostErrors = 50

  init(of app: App) {
    let errors = app.history.current.page?.serverErrors.first(Self.mostErrors, in: app.words) ?? []
    messages = app.notices.recent.reversed() + errors
  }

  package func title(in context: PanelContext) -> Phrase? { Phrase(context.words.messagesTitle, .statusLineTitle) }

  package func keys(in context: PanelContext) -> [SafeText] { [context.words.scrollKeys] }

  package func frame(in context: PanelContext) -> PanelFrame? {
    PanelFrame(block: block(in: context), placement: .wholeScreen(scroll: scroll))
  }

  private func block(in context: PanelContext) -> Block {
    let inner = max(0, context.area.width - 4)
    let shown = messages.isEmpty ? [context.words.noMessages] : messages
    let paragraphs = shown.flatMap { message -> [Block] in
      [.space(1), .paragraph(message, .bodyText, width: inner, maxLines: nil)]
    }
    return Block.column([.line(context.words.messagesTitle, .pageTitle, width: inner)] + paragraphs)
      .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
      .filling(height: context.area.height)
      .on(.background(.elevated), width: context.area.width)
  }

  /// Keys that scroll a page scroll the messages. All other keys close them.
  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    // In the linear mode the messages have been read to their end.
    case .key where context.readsLines: return .passOn
    case .key(let key):
      let command = context.keymap.command(for: key)
      if command == .quit { return .finish(.quit) }
      guard let rows = command?.rows(ofPage: context.area.height) else { return .close }
      scroll += rows
    case .wheel(let rows): scroll += rows
    case .press: return .close
    case .paste: return .ignored
    }
    fit(in: context)
    return .stay
  }

  package mutating func fit(in context: PanelContext) {
    let most = max(0, block(in: context).height - context.area.height)
    scroll = min(max(0, scroll), most)
  }

  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    guard previous == nil else { return [] }
    return (messages.isEmpty ? [context.words.noMessages] : messages).map(Announcement.line)
  }

  package var announcesClosing: Bool { false }
}
