import Text

/// Why a recorded session cannot be read.
extension Words {
  public var noWholeLine: SafeText {
    say("the file has no complete line", "no contiene ni una línea entera")
  }
  public func noSession(_ reason: SafeText) -> SafeText {
    say("this is not a recorded session: \(reason)", "esto no es una sesión grabada: \(reason)")
  }
  public func sessionNeedsVersion(_ version: Int) -> SafeText {
    say(
      "the first line of a recorded session says \"facetSession\": \(version)",
      "la primera línea de una sesión grabada dice \"facetSession\": \(version)")
  }
  public func otherSessionVersion(_ version: Int) -> SafeText {
    say(
      "only sessions of version \(version) can be read here",
      "aquí solo se pueden leer sesiones de la versión \(version)")
  }
  public var sessionNeedsPage: SafeText {
    say("a session needs the \"page\" it begins with", "una sesión necesita la página inicial, \"page\"")
  }
  public var lineNeedsTime: SafeText {
    say(
      "a line says when it was: \"at\", in milliseconds", "una línea dice cuándo ocurrió: \"at\", en milisegundos")
  }
  public var eventIsText: SafeText { say("an event is a text", "un evento es un texto") }
  public var pageNeedsNumber: SafeText {
    say("a page needs its \"number\"", "una página necesita su número, \"number\"")
  }
  public func tooFewBodies(_ count: Int) -> SafeText {
    say(
      "there are only \(count) bodies before this one",
      count == 1 ? "antes de este solo hay 1 cuerpo" : "antes de este solo hay \(count) cuerpos")
  }
  public var pageNeedsBody: SafeText { say("a page needs its \"body\"", "una página necesita su cuerpo, \"body\"") }
  public var noBase64: SafeText { say("this is not base64", "esto no es base64") }
  public var loadNeedsParts: SafeText {
    say(
      "a load needs its \"id\", the page it is \"from\", and what is asked for",
      "una carga necesita \"id\", la página de origen \"from\" y lo que se pide")
  }
  public var frameIsObject: SafeText { say("a frame is an object", "un cuadro es un objeto") }
  public var rowNeedsParts: SafeText {
    say("a row is its number, its text and its looks", "una fila es su número, su texto y sus estilos")
  }
  public var looksAreRuns: SafeText {
    say(
      "looks are a number of columns and the number of a look, again and again",
      "los estilos son parejas: cuántas columnas y qué estilo")
  }
  public func firstLineNeeds(_ key: SafeText) -> SafeText {
    say("the first line needs \"\(key)\"", "la primera línea necesita \"\(key)\"")
  }
  public func firstLineSays(_ key: SafeText, _ value: SafeText) -> SafeText {
    say(
      "the first line says \"\(key)\": '\(value)', which is unknown",
      "la primera línea dice \"\(key)\": '\(value)', que no se conoce")
  }
  public var brandNeedsFiles: SafeText {
    say("a brand has a \"name\" and \"files\"", "una marca tiene nombre, \"name\", y archivos, \"files\"")
  }
  public var tooManyBrandFiles: SafeText {
    say("these are too many files for a brand", "son demasiados archivos para una marca")
  }
  public func brandFileIsText(bytes: Int) -> SafeText {
    say(
      "a file of a brand is a text of at most \(bytes) bytes",
      "un archivo de una marca es un texto de \(bytes) bytes como máximo")
  }
  public var unknownComparison: SafeText {
    say(
      "a comparison is with a \"brand\", the other \"scheme\", a \"version\" or a \"former\" page",
      "se compara con una marca \"brand\", el otro esquema \"scheme\", una \"version\" o una página \"former\"")
  }
  public func recordedInBrand(_ name: SafeText) -> SafeText {
    say(
      "it was recorded in the brand '\(name)', which is not here; name its folder with --brand",
      "se grabó con la marca '\(name)', que no está aquí; indica su carpeta con --brand")
  }
  public var noSuchBody: SafeText { say("there is no such body", "no existe ese cuerpo") }
  public func body(of title: SafeText) -> SafeText { say("the body of '\(title)'", "el cuerpo de '\(title)'") }
  public func unknownEvent(_ name: SafeText) -> SafeText {
    say("'\(name)' is not an event", "'\(name)' no es un evento")
  }
  public var recordingHasNoAnswer: SafeText {
    say("the recording has no answer to that", "la grabación no tiene respuesta para eso")
  }
}

/// How an app that plays a recorded session does something else than it did.
extension Words {
  public func asksNothing(_ recorded: SafeText) -> SafeText {
    say("nothing is asked for, where it was \(recorded)", "no se pide nada, y entonces fue \(recorded)")
  }
  public func asks(_ now: SafeText, where recorded: SafeText) -> SafeText {
    say("it asks for \(now), where it was \(recorded)", "pide \(now), y entonces fue \(recorded)")
  }
  public func asksForMore(_ now: SafeText) -> SafeText {
    say("it asks for \(now), where nothing was asked for", "pide \(now), y entonces no se pidió nada")
  }
  public func saysNow(_ now: SafeText, where recorded: SafeText) -> SafeText {
    say("it says “\(now)”, where it was “\(recorded)”", "dice «\(now)», y entonces fue «\(recorded)»")
  }
  public func theLink(_ uri: SafeText) -> SafeText { say("the link '\(uri)'", "el enlace '\(uri)'") }
  public var theFirstPage: SafeText { say("the first page", "la primera página") }
  public func pageAnew(_ number: Int) -> SafeText { say("page \(number) again", "la página \(number) de nuevo") }
  public func theFeed(of operation: SafeText) -> SafeText {
    say("the feed of \(operation)", "el feed de \(operation)")
  }
  public func whatWasSeen(of query: SafeText) -> SafeText {
    say("the pages seen with '\(query)'", "las páginas vistas con '\(query)'")
  }
  public func whatComes(after cursor: SafeText) -> SafeText {
    say("what comes after '\(cursor)'", "lo que sigue a '\(cursor)'")
  }
  public func theSections(_ sections: SafeText, _ query: SafeText) -> SafeText {
    say("the sections \(sections) with '\(query)'", "las secciones \(sections) con '\(query)'")
  }
}
