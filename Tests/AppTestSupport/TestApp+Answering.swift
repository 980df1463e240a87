import FacetModel
import JSON
import Pages
import Text

/// Answers to the requests of the app, as a source would give them.
extension TestApp {
  /// The id of the last request without an answer.
  private var open: Int? {
    effects.lazy.reversed().compactMap { if case .load(_, let id, _) = $0 { id } else { nil } }.first
  }

  package var isLoading: Bool { open != nil }

  package func answer(withSample sample: String) {
    guard let open, let feed = try? Self.feed(sample, interner) else { return }
    effects = []
    receive(.loaded(LoadedPage(feed: feed, title: SafeText(sample), number: 1), id: open))
  }

  /// The requests without an answer, oldest first.
  package var requests: [(request: FeedRequest, id: Int)] {
    effects.compactMap { if case .load(let request, let id, _) = $0 { (request, id) } else { nil } }
  }

  /// Answers a request, by its position among the open ones.
  package func answer(_ number: Int = 0, withJSON json: String) throws {
    let id = requests[number].id
    let feed = try FeedDecoder(interner: interner).decode(ByteBuffer(json))
    forget(id)
    receive(.loaded(LoadedPage(feed: feed, title: "answer", number: 1), id: id))
  }

  package func refuse(_ number: Int = 0, because reason: SafeText) {
    let id = requests[number].id
    forget(id)
    receive(.notLoaded(reason: reason, id: id))
  }

  private func forget(_ id: Int) {
    effects.removeAll { if case .load(_, id, _) = $0 { true } else { false } }
  }

  /// Answers the request with this id, or the last one.
  package func answer(with page: SketchedPage, id: Int? = nil) {
    guard let id = id ?? open, let page = try? page.loaded(interner) else { return }
    effects.removeAll { if case .load(_, id, _) = $0 { true } else { false } }
    receive(.loaded(page, id: id))
  }

  package func refuse(because reason: SafeText) {
    guard let open else { return }
    effects = []
    receive(.notLoaded(reason: reason, id: open))
  }
}
