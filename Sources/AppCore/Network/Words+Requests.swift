import Text
import Wording

/// The words for the facts of a request.
extension Words {
  func use(_ use: RequestFacts.Use) -> SafeText {
    switch use {
    case .firstPage: firstPageUse
    case .page: pageUse
    case .furtherPage: furtherPageUse
    case .section: sectionUse
    case .filter: filterUse
    case .click: clickUse
    case .reload: reloadUse
    case .search: searchUse
    case .check: checkUse
    case .prefetch: prefetchUse
    }
  }

  func origin(_ origin: RequestFacts.Origin) -> SafeText {
    switch origin {
    case .server: fromServer
    case .confirmed: confirmedByServer
    case .cache: fromCache
    case .offline: fromCacheOffline
    case .file: fromFile
    case .bundle: fromBundle
    case .archive: "HAR"
    }
  }
}
