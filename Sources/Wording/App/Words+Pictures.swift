import Text

/// Pictures: switching them, and the reasons one cannot be shown. These stand in the block in its place, so they are
/// short.
extension Words {
  public var picturesOn: SafeText { say("pictures are on", "con imágenes") }
  public var picturesOnWithoutAny: SafeText {
    say(
      "pictures are on, but none are saved with this page", "con imágenes, pero ninguna está guardada con esta página")
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
