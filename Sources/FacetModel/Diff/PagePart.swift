/// A part of a page that belongs to no section. The value is its path.
public enum PagePart: String, CaseIterable, Sendable {
  case onLoad = "page.on_load"
  case style = "page.style"
  case custom = "page.custom"
  /// The errors that the server reports beside the feed.
  case errors

  func differs(_ old: Feed, _ new: Feed) -> Bool {
    switch self {
    case .onLoad: old.page.onLoad.map(\.withoutCursor) != new.page.onLoad.map(\.withoutCursor)
    case .style: !MemberComparison(.style, old.style.value, new.style.value).isSame
    case .custom: !MemberComparison(.custom, old.custom.object, new.custom.object).isSame
    case .errors: old.serverErrors != new.serverErrors
    }
  }
}

extension Action {
  /// The same action for all cursors, which change with every response.
  fileprivate var withoutCursor: Action {
    if case .loadContent(.page) = self { .loadContent(.page(cursor: "")) } else { self }
  }
}
