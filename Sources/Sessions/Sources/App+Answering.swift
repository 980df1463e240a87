import AppCore
import Feeds
import Reporting

extension App {
  /// Sends an event to the app, and answers its requests as far as the source can at once. The remaining effects are
  /// returned.
  package mutating func update(_ event: Event, answeredBy source: inout some PageSource) -> [Effect] {
    // The first page and some requests of the source itself come before the event.
    var effects = tell(of: &source)
    effects += update(source.hear(event))
    var rest: [Effect] = []
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .load(let request, let id, let page):
        do throws(Failure) {
          let brand = screen.themeSelection.brand.name
          let answer = try meter.measure(.decode) { () throws(Failure) in
            try source.answer(request, id: id, from: page, brand: brand)
          }
          effects += tell(of: &source)
          if let answer { effects += update(source.hear(.loaded(answer, id: id))) }
        } catch {
          effects += tell(of: &source)
          effects += update(
            source.hear(.notLoaded(reason: error.message.text(in: words), id: id, isFinal: error.isFinal)))
        }
      case .prefetch(let request, let page):
        source.prefetch(request, from: page, brand: screen.themeSelection.brand.name)
      case .cancel(let id):
        source.cancel(id)
        effects += tell(of: &source)
      case .loadPictures(let orders, let form):
        source.load(orders, as: form)
        effects += source.takeKeptPictures().flatMap { update(source.hear($0)) }
      case .allowPictures(let servers): source.allowPictures(from: servers)
      case .become(let version): source.become(version)
      case .log(let event): source.log(event)
      case let effect: rest.append(effect)
      }
    }
    return rest
  }

  /// Tells the app of the requests that have begun or ended. Returns the effects, since the first event of a session may
  /// be such a one.
  private mutating func tell(of source: inout some PageSource) -> [Effect] {
    source.takeRequestFacts().flatMap { update(source.hear(.requested($0))) }
  }
}
