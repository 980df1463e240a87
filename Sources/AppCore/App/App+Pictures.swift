import Input
import Pages
import Pictures
import Text

/// Asking for pictures.
extension App {
  /// Asks for the pictures on the screen and on the next one, when these have changed.
  mutating func wantedPictures() -> [Effect] {
    guard let mode = pictureMode else { return [] }
    var wanted = history.current.withPage { $0.wantedPictures } ?? []
    if let pane = open.comparisonPane { wanted += pane.place.withPage { $0.wantedPictures } ?? [] }
    pictures.tidy(keeping: wanted)
    return pictures.orders(for: wanted, as: mode.form(for: screen.theme)).map { orders in
      [.loadPictures(orders, mode.form(for: screen.theme))]
    } ?? []
  }

  /// Adopts the way of showing pictures that the terminal has answered.
  mutating func adopt(_ way: TerminalPictures) {
    guard pictureMode != nil else { return }
    pictureMode = PictureMode(way)
    showPicturesUnlessChosen()
  }

  /// Shows pictures that are off because the terminal seemed to have too few colours.
  mutating func showPicturesUnlessChosen() {
    guard pictureMode != nil, !hasChosenPictures, !clientState.pictures.isOn else { return }
    clientState.pictures.isOn = true
    showClientState()
  }

  /// Shows pictures, or the blocks that stand for them. Both leave the same facets on the screen.
  mutating func togglePictures() -> [Effect] {
    guard pictureMode != nil else { return explain(words.noPicturesHere) }
    hasChosenPictures = true
    if let allowed = allowPictures() { return allowed }
    clientState.pictures.isOn.toggle()
    showClientState()
    guard clientState.pictures.isOn else { return explain(words.picturesOff) }
    return explain(clientState.pictures.mayShowAny ? words.picturesOn : words.picturesOnWithoutAny)
  }

  /// Allows the servers of the pictures on the page that are not loaded, until the program ends; `nil` without such
  /// pictures.
  private mutating func allowPictures() -> [Effect]? {
    guard let hosts = history.current.page?.page.unloadedPictures.hosts, let first = hosts.first else { return nil }
    var servers = clientState.pictures.reach.servers
    servers.hosts.formUnion(hosts)
    clientState.pictures.reach = clientState.pictures.reach.loading(from: servers)
    showClientState()
    return [.allowPictures(servers)] + explain(words.loadingPictures(from: SafeText(first), others: hosts.count - 1))
  }

  /// The key that loads pictures from servers.
  var pictureKey: SafeText? {
    guard pictureMode != nil else { return nil }
    return options.keymap.keys(for: .pictures).first.map { SafeText($0.description) }
  }
}
