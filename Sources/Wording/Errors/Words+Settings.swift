import Text

/// Faults of the settings file, and of words that the command line and the file both take.
extension Words {
  public var settingsAreObject: SafeText { say("a configuration is an object", "la configuración es un objeto") }
  public func noSetting(_ name: SafeText) -> SafeText {
    say(
      "'\(name)' is not a setting; the settings are \(Self.settings)",
      "'\(name)' no es un ajuste; los ajustes son \(Self.settings)")
  }
  private static var settings: SafeText {
    "brand, scheme, contrast, color, pictures, language, address, user-id, mouse, reduced-motion, cache-size, keys"
  }
  public var keysAreObject: SafeText {
    say("keys is an object of commands and their keys", "keys es un objeto de comandos y sus teclas")
  }
  public func noKeyCommand(_ name: SafeText, known: SafeText) -> SafeText {
    say(
      "there is no command '\(name)'; the commands are \(known)",
      "no existe el comando '\(name)'; los comandos son \(known)")
  }
  public var noKey: SafeText {
    say(
      "this is not a key; write names and characters: \"j\", \"Down\", \"Ctrl-f\", \"F1\"",
      "esto no es una tecla; escribe nombres y caracteres: \"j\", \"Down\", \"Ctrl-f\", \"F1\"")
  }
  public func keyIsTaken(_ key: SafeText, by command: SafeText) -> SafeText {
    say("'\(key)' is the key of '\(command)' already", "'\(key)' ya es la tecla de '\(command)'")
  }
  public func isWordInQuotes(_ name: SafeText) -> SafeText {
    say("\(name) is a word in quotes", "\(name) es una palabra entre comillas")
  }
  public func isTrueOrFalse(_ name: SafeText) -> SafeText {
    say("\(name) is true or false", "\(name) es true o false")
  }

  public func noScheme(_ word: SafeText) -> SafeText {
    say(
      "no scheme '\(word)'; the schemes are auto, light, dark",
      "no existe el esquema '\(word)'; los esquemas son auto, light, dark")
  }
  public func noContrast(_ word: SafeText) -> SafeText {
    say(
      "no contrast '\(word)'; the contrasts are normal, high", "no existe el contraste '\(word)'; los hay normal, high")
  }
  public func noLanguage(_ word: SafeText, known: SafeText) -> SafeText {
    say(
      "no language '\(word)'; the languages are \(known)", "no existe el idioma '\(word)'; los idiomas son \(known)")
  }
  public func noPictureChoice(_ word: SafeText, known: SafeText) -> SafeText {
    say(
      "no way '\(word)' to show pictures; the ways are \(known)",
      "no existe la forma '\(word)' de mostrar imágenes; las formas son \(known)")
  }
  public func noPictureHost(_ word: SafeText) -> SafeText {
    say(
      "'\(word)' is not a host of pictures; write its name, as in img.example.com",
      "'\(word)' no es un servidor de imágenes; escribe su nombre, como en img.example.com")
  }
  public var pictureHostsAreList: SafeText {
    say(
      "hosts is a list of names: [\"img.example.com\"]", "hosts es una lista de nombres: [\"img.example.com\"]")
  }
  public func noPictureSetting(_ name: SafeText) -> SafeText {
    say(
      "'\(name)' is not a setting of pictures; they are show and hosts",
      "'\(name)' no es un ajuste de imágenes; son show y hosts")
  }
  public func noColorDepth(_ word: SafeText) -> SafeText {
    say(
      "no colour depth '\(word)'; --color takes auto, truecolor, 256, 16, mono, never",
      "no existe la profundidad de color '\(word)'; --color acepta auto, truecolor, 256, 16, mono, never")
  }
  public func noBrand(_ name: SafeText, near: SafeText?, known: SafeText) -> SafeText {
    if let near {
      return say("no brand '\(name)'; did you mean \(near)?", "no existe la marca '\(name)'; ¿querías decir \(near)?")
    }
    return say(
      "no brand '\(name)'; the brands are \(known), or a folder with token files",
      "no existe la marca '\(name)'; las marcas son \(known), o una carpeta con archivos de tokens")
  }
  public func noCacheSize(_ word: SafeText) -> SafeText {
    say(
      "'\(word)' is not a size; write bytes, or 500K, 16M, 1G",
      "'\(word)' no es un tamaño; escribe bytes, o 500K, 16M, 1G"
    )
  }
}

/// Faults of the file that describes a brand.
extension Words {
  public func brandHasNo(_ file: SafeText, brand: SafeText) -> SafeText {
    say(
      "the brand '\(brand)' that it carries has no \(file)", "la marca '\(brand)' que lleva no tiene \(file)")
  }
  public func filesOfABrand(_ names: SafeText, _ last: SafeText) -> SafeText {
    say("; a brand has \(names) and \(last)", "; una marca tiene \(names) y \(last)")
  }
  public var brandNeedsName: SafeText {
    say("a brand needs a name: {\"name\": \"harbor\"}", "una marca necesita un nombre: {\"name\": \"harbor\"}")
  }
  public func viewsAreObject(_ example: SafeText) -> SafeText {
    say(
      "views is an object: {\"landing\": \"\(example)\"}", "views es un objeto: {\"landing\": \"\(example)\"}")
  }
  public func structureIsName(_ view: SafeText, known: SafeText) -> SafeText {
    say("\(view) is the name of a structure: \(known)", "\(view) es el nombre de una estructura: \(known)")
  }
  public func noBrandKey(_ name: SafeText, meant: SafeText?, known: SafeText) -> SafeText {
    say("there is no key '\(name)'; ", "no hay clave '\(name)'; ") + choice(meant, known)
  }
  public func noBrandView(_ name: SafeText, meant: SafeText?, known: SafeText) -> SafeText {
    say("there is no view '\(name)'; ", "no hay vista '\(name)'; ") + choice(meant, known)
  }
  public func noStructure(of view: SafeText, _ name: SafeText, meant: SafeText?, known: SafeText) -> SafeText {
    say("there is no \(view) '\(name)'; ", "no hay \(view) '\(name)'; ") + choice(meant, known)
  }
  private func choice(_ meant: SafeText?, _ known: SafeText) -> SafeText {
    let hint = meant.map { say("did you mean '\($0)'? ", "¿querías decir '\($0)'? ") } ?? ""
    return hint + say("known are \(known)", "se conocen \(known)")
  }
}
