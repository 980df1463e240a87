import Text

/// Faults of the libraries that are loaded when they are needed.
extension Words {
  public var cannotBeLoaded: SafeText { say("it cannot be loaded", "no se puede cargar") }
  /// `text` says it in the words of the loader, which are English.
  public func cannotBeLoaded(_ text: SafeText) -> SafeText { say(text, cannotBeLoaded) }
  public func hasNo(_ symbol: SafeText) -> SafeText { say("it has no \(symbol)", "no tiene \(symbol)") }
  public var doesNotBegin: SafeText { say("it does not start", "no arranca") }
  public var makesNoRequest: SafeText { say("it cannot create a request", "no puede crear solicitudes") }
  public var makesNoConnections: SafeText { say("it cannot create connections", "no puede crear conexiones") }
  public var takesNoRequest: SafeText { say("it does not accept the request", "no acepta la solicitud") }
  public var noMemory: SafeText { say("out of memory", "no queda memoria") }
  public func tryAgain(after reason: SafeText) -> SafeText {
    say("\(reason); try again", "\(reason); inténtalo de nuevo")
  }
  public var systemFile: SafeText { say("the system's file", "el archivo del sistema") }

  public var valueTooLarge: SafeText { say("a value is too large", "un valor es demasiado grande") }
  public var strangeTables: SafeText {
    say("its tables were not made by facet", "sus tablas no son de facet")
  }
  public var noSharedMemory: SafeText {
    say(
      "its file system has no shared memory for SQLite", "su sistema de archivos no da memoria compartida a SQLite")
  }
  public func sqliteFails(_ code: Int) -> SafeText { say("SQLite fails with \(code)", "SQLite falla con \(code)") }
  /// `text` says it in the words of SQLite, which are English.
  public func brokenDatabase(_ text: SafeText) -> SafeText {
    say(text, "el contenido de la base de datos no es válido")
  }
  public func foreignFile(_ text: SafeText) -> SafeText { say(text, "el archivo no es una base de datos") }
  public func diskError(_ text: SafeText) -> SafeText { say(text, "error de disco") }
  public func otherDatabaseError(_ code: Int, _ text: SafeText) -> SafeText { say(text, sqliteFails(code)) }
}

/// Why a server's certificate is not trusted. `text` says it in the words of a library, which are English.
extension Words {
  public func certificateExpired(_ text: SafeText) -> SafeText { say(text, "el certificado ha caducado") }
  public func certificateNotYetValid(_ text: SafeText) -> SafeText { say(text, "el certificado aún no es válido") }
  public func certificateOfOtherName(_ text: SafeText) -> SafeText {
    say(text, "el nombre del certificado no coincide")
  }
  public func certificateSelfSigned(_ text: SafeText) -> SafeText { say(text, "el certificado es autofirmado") }
  public func authorityUnknown(_ text: SafeText) -> SafeText {
    say(text, "no se conoce la autoridad que firma el certificado")
  }
  public func requestFails(_ code: Int, _ text: SafeText) -> SafeText {
    say(text, "la solicitud falla con el error \(code) de libcurl")
  }
}

/// The statuses of HTTP.
extension Words {
  /// `nil` for a status that has no name here.
  public func httpStatus(_ status: Int) -> SafeText? {
    switch status {
    case 300: say("Multiple Choices", "Varias opciones")
    case 304: say("Not Modified", "Sin cambios")
    case 400: say("Bad Request", "Solicitud incorrecta")
    case 401: say("Unauthorized", "Sin autorización")
    case 403: say("Forbidden", "Prohibido")
    case 404: say("Not Found", "No encontrado")
    case 405: say("Method Not Allowed", "Método no permitido")
    case 406: say("Not Acceptable", "No aceptable")
    case 407: say("Proxy Authentication Required", "El proxy pide identificación")
    case 408: say("Request Timeout", "La solicitud tardó demasiado")
    case 410: say("Gone", "Ya no está")
    case 418: say("I'm a teapot", "Soy una tetera")
    case 422: say("Unprocessable Content", "Contenido que no se puede procesar")
    case 429: say("Too Many Requests", "Demasiadas solicitudes")
    case 500: say("Internal Server Error", "Error interno del servidor")
    case 501: say("Not Implemented", "No implementado")
    case 502: say("Bad Gateway", "Puerta de enlace incorrecta")
    case 503: say("Service Unavailable", "Servicio no disponible")
    case 504: say("Gateway Timeout", "La puerta de enlace tardó demasiado")
    default: nil
    }
  }
}
