import FacetModel
import Pages
import Prism
import Text
import ViewTree

/// The actions of the facet and their destinations.
extension FacetInspection {
  package var actions: [InspectorRow] {
    let client = page.page.admission.capabilities
    var rows: [InspectorRow] = []
    if let click = facet.events.click {
      let followed = page.page.followed(click, by: facet)
      var row = InspectorRow.fact(wording.click, words(click))
      if case .navigate(let navigation) = click { row.whole = navigation.uri }
      rows.append(row)
      if followed != click { rows += wrapped(wording.instead, wording.brandsRouter(words(followed))) }
      if let lost = page.page.admission.lostClick(of: facet) {
        rows += wrapped(wording.leads, wording.nowhere(lost.reason(in: wording)), .text(.warning))
      } else {
        rows += wrapped(
          wording.leads,
          words(Route(followed, hosts: hosts, showsDialogs: client.understands(.presentModal))),
          .text(.link))
      }
      if let address = Route.address(of: followed, hosts: hosts) { rows += wrapped(wording.outside, address) }
    }
    for picture in page.page.admission.capabilities.imageActions(of: facet) {
      rows.append(.fact(SafeText("images." + picture.slot.path), words(picture.action)))
      rows += wrapped(
        wording.leads, words(Route(page.page.followed(picture.action, by: facet), hosts: hosts)),
        .text(.link))
    }
    let others = facet.events.names.filter { $0 != "click" }
    if !others.isEmpty {
      rows.append(.fact(wording.alsoSent, Self.clipped(others.prefix(12).joined(separator: ", "))))
    }
    return rows.isEmpty ? [] : [.heading(wording.actionsTitle)] + rows
  }

  private func words(_ action: Action) -> SafeText {
    switch action {
    case .navigate(let navigation): "navigate " + Self.clipped(navigation.uri ?? "")
    case .loadContent(.page): "load_content: " + wording.moreOfThisSection
    case .loadContent(.sections(let names)): "load_content: " + Self.clipped(names.joined(separator: ", "))
    case .loadContent(.nothing): "load_content: " + wording.nothing
    case .applyCuisineFilter(_, let name): "apply_cuisine_filter " + Self.clipped(name ?? "")
    case .presentModal(let modal): "present_modal " + Self.clipped(modal.title ?? "")
    case .unknown(let name): name.map(Self.clipped) ?? wording.withoutAName
    }
  }

  private func words(_ route: Route) -> SafeText {
    switch route {
    case .fragment(let name): wording.toFragment(Self.clipped(name))
    case .dialog(let modal): wording.toDialog(Self.clipped(modal.title ?? modal.paragraphs.first ?? ""))
    case .load(.open(let uri)): wording.toPage(Self.clipped(uri))
    case .load(.home): wording.toHome
    case .load(.again): wording.loadsThisAgain
    case .load(.operation(let name)): wording.toFeed(Self.clipped(name))
    case .load(.find(let query)): wording.toWhatWasSeen(Self.clipped(query))
    case .load(.next): wording.loadsInPlace
    case .load(.sections(let names, _)): wording.loadsAgain(Self.clipped(names.joined(separator: ", ")))
    case .screen(let occasion): wording.toBrandScreen(occasion.title(in: wording))
    case .outside(let address): wording.toOutside(address)
    case .deadEnd(let end): DeadEndWords(end, in: wording).sentence
    }
  }
}
