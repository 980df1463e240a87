/// The network pane: the list of requests, and an open one.
extension Inspector {
  /// Makes the lines of the pane. The newest request is chosen as long as the user chooses no other one.
  mutating func makeNetworkRows(_ context: PanelContext) {
    let rowsPerRequest = NetworkReport(context).rowsPerRequest
    let before = (rowCount: network.rowCount, dropped: network.droppedCount, isList: network.opened == nil)
    network.update(in: context)
    guard network.opened == nil else {
      return network.extend(to: max(place.top, place.selected) + 2 * Self.height(in: context))
    }
    guard before.isList else { return }
    if before.rowCount == 0 || place.selected >= before.rowCount - rowsPerRequest {
      choose(max(0, network.rowCount - rowsPerRequest))
    } else if network.droppedCount > before.dropped {
      let gone = (network.droppedCount - before.dropped) * rowsPerRequest - (before.dropped == 0 ? 1 : 0)
      choose(max(0, place.selected - gone))
    }
  }

  mutating func openAnswer(_ number: Int, in context: PanelContext) {
    guard let entry = context.requestLog.entry(number) else { return }
    search = nil
    network.open(entry, from: place)
    setNetworkPlace(InspectorPlace())
    makeNetworkRows(context)
  }

  /// Shows the list again, at the place where it was.
  mutating func closeAnswer() {
    setNetworkPlace(network.listPlace)
    network.close()
  }
}
