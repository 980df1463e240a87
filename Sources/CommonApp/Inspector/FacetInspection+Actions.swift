import FacetModel
import Feeds
import Prism
import Text
import ViewTree

/// What it does, and where that would lead.
extension FacetInspection {
  var actions: [InspectorRow] {
    let client = page.page.admission.capabilities
    var rows: [InspectorRow] = []
    if let click = facet.events.click {
      let followed = page.page.followed(click, by: facet)
      rows.append(.fact("click", Self.words(click)))
      if followed != click { rows += wrapped("instead", "the brand's router: " + Self.words(followed)) }
      if let lost = page.page.admission.lostClick(of: facet) {
        rows += wrapped("leads", "nowhere: " + SafeText(lost.description), .text(.warning))
      } else {
        rows += wrapped(
          "leads", Self.words(Route(followed, hosts: hosts, showsDialogs: client.understands(.presentModal))),
          .text(.link))
      }
      if let address = Route.address(of: followed, hosts: hosts) { rows += wrapped("outside", address) }
    }
    for picture in page.page.admission.capabilities.imageActions(of: facet) {
      rows.append(.fact(SafeText("images." + picture.slot.path), Self.words(picture.action)))
      rows += wrapped(
        "leads", Self.words(Route(page.page.followed(picture.action, by: facet), hosts: hosts)), .text(.link))
    }
    let others = facet.events.names.filter { $0 != "click" }
    if !others.isEmpty {
      rows.append(.fact("also sent", Self.clipped(others.prefix(12).joined(separator: ", "))))
    }
    return rows.isEmpty ? [] : [.heading("Actions")] + rows
  }

  private static func words(_ action: Action) -> SafeText {
    switch action {
    case .navigate(let navigation): "navigate " + clipped(navigation.uri ?? "")
    case .loadContent(.page): "load_content: more of this section"
    case .loadContent(.sections(let names)): "load_content: " + clipped(names.joined(separator: ", "))
    case .loadContent(.nothing): "load_content: nothing"
    case .applyCuisineFilter(_, let name): "apply_cuisine_filter " + clipped(name ?? "")
    case .presentModal(let modal): "present_modal " + clipped(modal.title ?? "")
    case .unknown(let name): clipped(name ?? "without a name")
    }
  }

  private static func words(_ route: Route) -> SafeText {
    switch route {
    case .fragment(let name): "on this page to " + clipped(name)
    case .dialog(let modal): "to a dialog: " + clipped(modal.title ?? modal.paragraphs.first ?? "")
    case .load(.open(let uri)): "to the page " + clipped(uri)
    case .load(.home): "to the home page"
    case .load(.again): "loads this page again"
    case .load(.operation(let name)): "to the feed of " + clipped(name)
    case .load(.find(let words)): "to what was seen of " + clipped(words)
    case .load(.next): "loads more of this section, in place"
    case .load(.sections(let names, _)): "loads again: " + clipped(names.joined(separator: ", "))
    case .screen(let occasion): "to a screen of the brand's own: " + occasion.title
    case .outside(let address): "outside: " + address
    case .deadEnd(let end): DeadEndWords(end).sentence
    }
  }
}
