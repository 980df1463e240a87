import Text

/// The labels of the requests of a session.
extension Words {
  public var networkTab: SafeText { say("Network", "Red") }
  public var requestsTitle: SafeText { say("Requests", "Peticiones") }
  public var noRequests: SafeText {
    say("Nothing has been requested in this session.", "No se ha pedido nada en esta sesión.")
  }
  public var earlierRequests: SafeText {
    say("… earlier requests are no longer listed", "… las peticiones anteriores ya no aparecen")
  }
  /// The search key would search the page, which the answer covers.
  public var answerIsNotSearched: SafeText {
    say("An answer cannot be searched here", "Aquí no se puede buscar en una respuesta")
  }
  public var enterAnswer: SafeText { say("Enter read the answer", "Enter leer la respuesta") }

  public var firstPageUse: SafeText { say("first page", "primera página") }
  public var pageUse: SafeText { say("page", "página") }
  public var furtherPageUse: SafeText { say("further page", "página siguiente") }
  public var sectionUse: SafeText { say("section", "sección") }
  public var filterUse: SafeText { say("filter", "filtro") }
  public var clickUse: SafeText { say("click", "clic") }
  public var reloadUse: SafeText { say("reload", "recarga") }
  public var searchUse: SafeText { say("search", "búsqueda") }
  public var checkUse: SafeText { say("check of the cache", "control de la caché") }
  public var prefetchUse: SafeText { say("read ahead", "lectura previa") }

  public var fromServer: SafeText { say("server", "servidor") }
  public var confirmedByServer: SafeText { say("cache, confirmed", "caché, confirmada") }
  public var fromCache: SafeText { say("cache", "caché") }
  public var fromCacheOffline: SafeText { say("cache, offline", "caché, sin conexión") }
  public var fromFile: SafeText { say("file", "archivo") }
  public var fromBundle: SafeText { say("bundle", "paquete") }
  public var underWay: SafeText { say("under way", "en camino") }
  public var failedRequest: SafeText { say("failed", "fallida") }
  public var cancelledRequest: SafeText { say("cancelled", "cancelada") }

  public var addressLabel: SafeText { say("address", "dirección") }
  public var statusLabel: SafeText { say("status", "estado") }
  public var sourceLabel: SafeText { say("from", "de") }
  public var timeLabel: SafeText { say("time", "tiempo") }
  public var problemLabel: SafeText { say("problem", "problema") }
  public var requestHeaders: SafeText { say("Headers of the request", "Cabeceras de la petición") }
  public var answerHeaders: SafeText { say("Headers of the answer", "Cabeceras de la respuesta") }
  public var answerTitle: SafeText { say("Answer", "Respuesta") }
  public var noAnswerYet: SafeText { say("The answer has not come yet.", "La respuesta aún no ha llegado.") }
  public var answerNotKept: SafeText { say("No answer is kept.", "No se conserva ninguna respuesta.") }
}
