import Text

/// Pictures: switching them, and the reasons one cannot be shown. These stand in the block in its place, so they are
/// short.
extension Words {
  public var picturesOn: SafeText { say("pictures are on", "con imágenes") }
  public var picturesOnWithoutAny: SafeText {
    say(
      "pictures are on, but none are saved with this page", "con imágenes, pero ninguna está guardada con esta página")
  }
  public func pictures(_ count: Int) -> SafeText { self.count(count, ("picture", "pictures"), ("imagen", "imágenes")) }
  public func picturesNotLoaded(_ count: Int) -> SafeText {
    self.count(count, ("picture not loaded", "pictures not loaded"), ("imagen sin cargar", "imágenes sin cargar"))
  }
  public func loadingPictures(from host: SafeText, others: Int) -> SafeText {
    if others == 0 { return say("loading pictures from \(host)", "cargando imágenes de \(host)") }
    return say(
      "loading pictures from \(host) and " + count(others, ("other host", "other hosts"), ("", "")),
      "cargando imágenes de \(host) y de " + count(others, ("", ""), ("servidor más", "servidores más")))
  }
  public var picturesOff: SafeText { say("pictures are off", "sin imágenes") }
  public var noPicturesHere: SafeText { say("no pictures: --pictures is off", "sin imágenes: --pictures dice off") }

  public var pictureIsMissing: SafeText { say("not saved", "no guardada") }
  public var pictureOfUnknownFormat: SafeText { say("unknown format", "formato desconocido") }
  public var pictureIsDamaged: SafeText { say("damaged", "dañada") }
  public func pictureHasPixels(_ size: SafeText) -> SafeText { say("too large: \(size)", "demasiado grande: \(size)") }
  public var pictureHasTooManyBytes: SafeText { say("too many bytes", "demasiados bytes") }
  public var pictureTakesTooLong: SafeText { say("took too long", "tardó demasiado") }
  public func pictureAnsweredWith(_ status: SafeText) -> SafeText { say("error \(status)", "error \(status)") }
  public func pictureHostRefused(_ host: SafeText) -> SafeText { say("refused: \(host)", "rechazado: \(host)") }
  public var pictureRedirectsTooOften: SafeText { say("too many redirects", "demasiadas redirecciones") }
  public var pictureHasNoConnection: SafeText { say("no connection", "sin conexión") }
  public var tooManyPictures: SafeText { say("too many pictures", "demasiadas imágenes") }
  public var pictureEndedDecoder: SafeText { say("decoder ended", "el decodificador terminó") }
  public func pictureNeeds(_ library: SafeText) -> SafeText { say("needs \(library)", "necesita \(library)") }
}
