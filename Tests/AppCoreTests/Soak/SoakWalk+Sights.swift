import Components
import FacetModel

@testable import AppCore

/// The situations that walks should reach.
extension SoakWalk {
  enum Sight: CaseIterable {
    case otherPage, wayBack, wayForward, brandScreen, furtherPage, changedPage, failedPage, circle, end, failedReload
    case choice, picker, address, quantity, search, letters, palette, help, changeMarks, movedCarousel, tinyScreen
    case olderClient, impression, dialog, longDialog
  }

  mutating func look() {
    seen.formUnion(Sight.allCases.filter(isInSight))
  }

  private func isInSight(_ sight: Sight) -> Bool {
    let page = app.history.current.page
    return switch sight {
    case .otherPage: page?.number ?? 0 > 0
    case .wayBack: app.history.lastMove == .back
    case .wayForward: app.history.lastMove == .forward
    case .brandScreen: app.history.current.screen != nil
    case .furtherPage: page?.parts.hasFurtherPages ?? false
    case .changedPage: page?.generation ?? 0 > 0
    case .failedPage: if case .failed? = page?.paging { true } else { false }
    case .circle: if case .stopped? = page?.paging { true } else { false }
    case .end: page?.paging == .finished
    case .failedReload: page?.reloads.failed.isEmpty == false
    case .choice: app.choices.count > 0
    case .picker: app.panel(as: FilterPicker.self) != nil
    case .address: app.clientState.address != nil
    case .quantity: !app.clientState.quantities.isEmpty
    case .search: page?.search?.count ?? 0 > 0
    case .letters: if case .hinting = app.open.mode { true } else { false }
    case .palette: app.panel(as: Palette.self) != nil
    case .help: app.panel(as: KeyHelp.self) != nil
    case .dialog: app.panel(as: ModalDialog.self) != nil
    case .longDialog: app.panel(as: ModalDialog.self).map { $0.top > 0 } ?? false
    case .changeMarks: page?.changeMarks != nil
    case .movedCarousel: page?.motion?.rounds.isEmpty == false
    case .olderClient: page?.page.admission.capabilities.version != Capabilities.current
    case .impression: !impressions.isEmpty
    case .tinyScreen: SmallScreen.isTooSmall(app.screen.size)
    }
  }
}
