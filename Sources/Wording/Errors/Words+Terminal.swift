import Text

/// Why there is no screen, and what to do about it.
extension Words {
  public var noTerminal: SafeText {
    say(
      "no terminal: neither the standard streams nor /dev/tty is one; write to a file or a pipe to get text",
      "no hay terminal: ni los flujos estándar ni /dev/tty lo son; escribe en un archivo o una tubería para tener texto"
    )
  }
  public func cannotPlaceCursor(_ type: SafeText) -> SafeText {
    say(
      "a terminal of type \"\(type)\" cannot place its cursor; use --linear, or set TERM to its type",
      "una terminal de tipo \"\(type)\" no puede situar su cursor; usa --linear, o pon en TERM el tipo que es")
  }
  public func noDescription(_ type: SafeText) -> SafeText {
    say(
      "no description of a terminal of type \"\(type)\", and the built-in one cannot be used; install ncurses-term or set TERM",
      "falta la descripción de una terminal de tipo \"\(type)\", y la incluida no sirve; instala ncurses-term o cambia TERM"
    )
  }
  public func terminalNotSetUp(_ type: SafeText) -> SafeText {
    say(
      "the terminal of type \"\(type)\" could not be set up; set TERM to another type, or use a pipe to get text",
      "no se pudo preparar la terminal de tipo \"\(type)\"; pon otro tipo en TERM, o usa una tubería para tener texto")
  }
  public var terminalInBackground: SafeText {
    say(
      "facet runs in the background, and cannot use the terminal; bring it back with fg",
      "facet corre en segundo plano y no puede usar la terminal; tráelo con fg")
  }
  public func terminalTooLarge(width: Int, height: Int) -> SafeText {
    say(
      "the terminal says that it has \(width) columns and \(height) rows, more than can be drawn; "
        + "set its size: stty cols 80 rows 24",
      "la terminal dice tener \(width) columnas y \(height) filas, más de las que se pueden dibujar; "
        + "ajusta su tamaño: stty cols 80 rows 24")
  }
  public var tooFewDescriptors: SafeText {
    say(
      "too few files may be open at a time to show a screen; raise the limit: ulimit -n 256",
      "se pueden abrir muy pocos archivos a la vez para mostrar una pantalla; sube el límite: ulimit -n 256")
  }
  public var linesAreMissing: SafeText {
    say(
      "[lines are missing here: the terminal accepted no output for too long]",
      "[aquí faltan líneas: la terminal no aceptó nada durante demasiado tiempo]")
  }
}

/// The stages of a frame.
extension Words {
  public var readStage: SafeText { say("read", "leer") }
  public var decodeStage: SafeText { say("decode", "interpretar") }
  public var admitStage: SafeText { say("admit", "admitir") }
  public var diffStage: SafeText { say("diff", "buscar cambios") }
  public var updateStage: SafeText { say("update", "actualizar") }
  public var layoutStage: SafeText { say("layout", "colocar") }
  public var drawStage: SafeText { say("draw", "dibujar") }
  public var compareStage: SafeText { say("compare", "comparar") }
  public var writeStage: SafeText { say("write", "enviar") }
}
