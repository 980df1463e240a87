import Feeds

extension App {
  /// Tells the app what has happened, and gives it what it asks of its source at once: saved responses keep nobody
  /// waiting. What is left is for the caller to do.
  mutating func update(_ event: Event, answeredBy source: inout ReplaySource) -> [Effect] {
    var effects = update(event)
    var rest: [Effect] = []
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      guard case .load(let request, let id, let page) = effect else {
        rest.append(effect)
        continue
      }
      do throws(Failure) {
        effects += update(.loaded(try source.answer(request, from: page), id: id))
      } catch {
        effects += update(.notLoaded(reason: error.message, id: id))
      }
    }
    return rest
  }
}
