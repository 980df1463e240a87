import Text
import Wording

/// The announcements of the linear mode after an event. Announced lines cannot change, so each event adds only new
/// lines; the last line is the current one.
package struct Announcer {
  package let before: App
  package let after: App

  package init(before: App, after: App) {
    self.before = before
    self.after = after
  }

  package var words: Words { after.words }

  /// The first announcement: the brand, the amount of content, the keys, and the first line.
  package static func greeting(_ app: App) -> [Announcement] {
    let brand = SafeText(app.screen.themeSelection.brand.displayName)
    let opening = [
      brand + ": " + app.history.current.title, app.history.current.amount,
      app.words.keys(app.options.keymap.linearHints(in: app.words)),
      app.notices.message ?? "",
    ]
    return opening.filter { !$0.isEmpty }.map(Announcement.line) + whereabouts(app)
  }

  /// The current line with its surroundings, as if nothing was announced before.
  package static func whereabouts(_ app: App) -> [Announcement] {
    app.history.current.linesToRead(from: nil).map(Announcement.line)
  }

  package func announcements(for event: Event) -> [Announcement] {
    if let panel = after.open.mode.panel { return announcement(of: panel, event) }
    if case .hinting(let hints) = after.open.mode { return letters(hints) }
    if let closing = closing(by: event) { return closing.lines }
    let news = looks + message(event) + place + choices
    guard news.isEmpty else { return news }
    if let renewal = renewal(by: event) { return renewal }
    return announcesClosing ? [.line(words.nothingDone)] : nothing(event)
  }

  private func announcement(of panel: any Panel, _ event: Event) -> [Announcement] {
    let hasArrived = panel.isReadBeforePage && after.history.moves != before.history.moves
    return (hasArrived ? arrivalWords : [])
      + panel.announcement(of: event, after: before.open.mode.panel, in: PanelContext(after))
  }

  /// The lines of the panel that the event has closed; `nil` for the news of the page.
  func closing(by event: Event) -> PanelClosing? {
    before.open.mode.panel?.closing(by: event, in: PanelContext(after))
  }

  private var announcesClosing: Bool {
    if case .hinting = before.open.mode { true } else { before.open.mode.panel?.announcesClosing == true }
  }

  private var looks: [Announcement] {
    let (old, new) = (before.screen.themeSelection, after.screen.themeSelection)
    guard new.brand.name != old.brand.name || new.scheme != old.scheme else { return [] }
    return [.line("\(new.brand.displayName), \(new.scheme.name(in: words))")]
  }

  /// The message that a screen would have in its status line. Every key clears the message before.
  private func message(_ event: Event) -> [Announcement] {
    guard let message = after.notices.message, event.isKey || message != before.notices.message else { return [] }
    return [.line(message)]
  }

  private var place: [Announcement] {
    let isLeaving = after.requests.visit.map { $0.id != before.requests.visit?.id } ?? false
    let isGrowing = after.isReloading && !before.isReloading
    let loading: [Announcement] = isLeaving || isGrowing ? [.line(words.loading)] : []
    return loading + (after.history.moves == before.history.moves ? progress : arrival)
  }

  /// Announces chosen values again after a change. A changed quantity is announced by itself.
  private var choices: [Announcement] {
    guard after.history.moves == before.history.moves, let page = after.history.current.page,
      var old = before.history.current.page?.page.state
    else { return [] }
    old.quantities = page.page.state.quantities
    guard page.page.state != old else { return [] }
    return page.linesToRead(from: page.reading?.place).map(Announcement.line)
  }

  /// Announces that a key does nothing, because silence would be ambiguous.
  private func nothing(_ event: Event) -> [Announcement] {
    guard case .key(let key) = event, after.keyMemory.count == nil else { return [] }
    let command = after.options.keymap.command(for: key)
    // These end or suspend the program, which needs no words.
    guard command != .quit, command != .suspend else { return [] }
    if after.requests.lastID != before.requests.lastID { return [.line(words.loading)] }
    if command != nil, let line = after.history.current.screen?.chosenLine { return [.line(line)] }
    let help = after.options.keymap.keys(for: .help).first.map { words.listsAllKeys("\($0)") } ?? ""
    return [.line(words.doesNothingHere("\(key)") + help)]
  }
}

extension Event {
  var isKey: Bool { if case .key = self { true } else { false } }
}
