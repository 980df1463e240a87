import Components
import FacetModel
import Pages
import Text

/// Following links.
extension App {
  mutating func openFocused() -> [Effect] {
    history.current.page?.focusedControl.map { operate($0) } ?? openAction()
  }

  mutating func openAction() -> [Effect] {
    guard let action = history.current.focusedAction else {
      guard focusedFacet == nil else { return explain(.noClick) }
      // The first Enter shows what the next one opens.
      return history.current.page?.focusOnFirst() == true ? [] : explain(words.moveFirst)
    }
    if let lost = lostClick { return explain(.lostClick(lost)) }
    return open(action, of: history.current.page?.actingFacet)
  }

  private mutating func open(_ action: Action, of facet: Facet?) -> [Effect] {
    // A click that is about a missing part of the page is not logged, because it has no effect.
    if missingPart(of: action) != nil { return follow(action) }
    return click(clickEffect(of: action), on: facet) + follow(action, of: facet)
  }

  /// The part of the page that an action is about, if the page has no such part.
  private func missingPart(of action: Action) -> String? {
    let page = history.current.page
    return switch route(of: action) {
    case .fragment(let name): page?.spot(called: name) == nil ? name : nil
    case .load(.sections(let sections, _)): page?.sectionsOffThePage(sections)
    case .load, .dialog, .outside, .screen, .deadEnd: nil
    }
  }

  private func clickEffect(of action: Action) -> LoggedEvent.ClickEffect {
    switch route(of: action) {
    case .outside: .show
    case .dialog: .presentModal
    case .load, .screen, .fragment, .deadEnd: .open
    }
  }

  package func route(of action: Action) -> Route {
    Route(action, hosts: hosts, showsDialogs: showsDialogs)
  }

  mutating func follow(_ action: Action, of facet: Facet? = nil) -> [Effect] {
    if let missing = missingPart(of: action) { return explain(.fragment(SafeText(quoted(missing)))) }
    switch route(of: action) {
    case .deadEnd(let end): return explain(end)
    case .fragment(let name):
      if let spot = history.current.page?.spot(called: name) { history.current.page?.jump(to: spot) }
      return []
    case .dialog(let modal):
      guard let dialog = ModalDialog(modal, in: words) else { return explain(.emptyDialog) }
      present(dialog)
      return []
    case .outside(let address): return explain(words.opensItOutside(keys(.openOutside), address))
    case .screen(.emailVerified) where screen.themeSelection.brand.views.makeVerifyEmailSuccess() == nil:
      // A brand without a screen for a verified address goes on to the home page.
      return follow(.open(.home))
    case .screen(let occasion):
      visit(
        HistoryEntry(
          BrandScreen(occasion, brand: screen.themeSelection.brand, theme: screen.theme, words: words, size: pageSize)))
      return []
    case .load(.sections) where history.current.screen != nil:
      return explain(.task(.sendMailAgain, address: nil))
    case .load(.sections(let sections, _)):
      return reload(Set(sections))
    case .load(.next(let cursor)) where history.current.page != nil && facet != nil:
      return loadMore(cursor, by: facet)
    case .load(let request):
      return beginVisit(request, from: history.lastPageNumber)
    }
  }

  mutating func visit(_ place: HistoryEntry) {
    history.visit(place)
    settleIn()
  }

  /// Opens a link in another program, only at the user's request and never through a shell.
  package mutating func openOutside() -> [Effect] {
    guard let action = history.current.focusedAction else { return explain(words.moveToALinkFirst) }
    if let lost = lostClick { return explain(.lostClick(lost)) }
    guard let address = Route.address(of: action, hosts: hosts) else {
      if let objection = Route.objection(to: action, hosts: hosts) { return explain(objection) }
      return explain(words.leadsNowhereOutside(keys(.open)))
    }
    notices.message = words.openedOutside(address)
    return click(.openOutside, on: history.current.page?.actingFacet) + [.openOutside(address.string)]
  }

  /// Follows the link of a picture in the focused facet, if it differs from the link that Enter follows.
  mutating func openPicture() -> [Effect] {
    guard let page = history.current.page, let facet = page.actingFacet ?? page.focusedFacet else {
      return explain(words.moveFirst)
    }
    guard let picture = page.focusedPicture ?? page.page.clicks(of: facet).pictures.first else {
      return explain(words.noPictureLink)
    }
    return open(picture.action, of: facet)
  }

  /// Copies the words of the focused facet, as they would be read aloud.
  package mutating func copy() -> [Effect] {
    if !options.readsLines, let offered = copyOffer() { return offered }
    // The clipboard takes an escape sequence, which the linear mode does not write.
    if options.readsLines { return explain(words.wordsStandAbove) }
    guard let spoken = history.current.wordsToCopy, !spoken.isEmpty else { return explain(words.moveFirst) }
    let text = spoken.joined(separator: "\n")
    notices.message = words.copied(spoken.joined(separator: "; "))
    return [.copy(text)]
  }

  /// The reason why the click of the focused facet has no effect; `nil` if it has one.
  var lostClick: Omission.Click? {
    guard let page = history.current.page, let facet = page.actingFacet else { return nil }
    return page.page.admission.lostClick(of: facet)
  }

  package var hosts: Set<String> {
    history.pageBehind?.page.admission.capabilities.sourceHosts ?? []
  }

  private func keys(_ command: Keymap.Command) -> SafeText {
    options.keymap.keys(for: command).first.map { SafeText($0.description) } ?? "':'"
  }
}
