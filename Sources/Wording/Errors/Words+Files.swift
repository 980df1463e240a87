import Text

/// Why files cannot be read or written.
extension Words {
  public var noSuchFile: SafeText { say("no such file", "no existe ese archivo") }
  /// Follows the sentence that a file does not exist.
  public func didYouMean(_ name: SafeText) -> SafeText { say("; did you mean \(name)?", "; ¿querías decir \(name)?") }
  public var folderWithoutIndex: SafeText {
    say(
      "this is a folder, but a file is wanted here; a folder can be browsed if it has an index.json",
      "es una carpeta, pero aquí hace falta un archivo; una carpeta se puede recorrer si tiene un index.json")
  }
  public func cannotBeRead(_ reason: SafeText) -> SafeText {
    say("cannot be read: \(reason)", "no se puede leer: \(reason)")
  }
  public func largerThan(bytes: Int) -> SafeText { say("larger than \(bytes) bytes", "pasa de \(bytes) bytes") }
  public var notARegularFile: SafeText { say("it is not a regular file", "no es un archivo normal") }
  public func cannotBeWritten(_ reason: SafeText) -> SafeText {
    say("cannot be written: \(reason)", "no se puede escribir: \(reason)")
  }
  public var pipeWithoutReader: SafeText {
    say("no program reads from it; start the reader first", "ningún programa lo lee; inicia primero el lector")
  }
  public var readerTakesNothing: SafeText {
    say("its reader takes nothing more", "su lector ya no acepta nada más")
  }
  public func logStops(_ reason: SafeText) -> SafeText {
    say(
      "the log stops here: it cannot be written: \(reason)", "el registro se detiene: no se puede escribir: \(reason)")
  }
  public var fileIsNoLog: SafeText {
    say(
      "it does not begin with an event, so no log is added to it; name another file",
      "no empieza con un evento, así que no se le añade ningún registro; indica otro archivo")
  }
  public func recordingStops(_ reason: SafeText) -> SafeText {
    say(
      "the recording stops here: it cannot be written: \(reason)",
      "la grabación se detiene: no se puede escribir: \(reason)")
  }
  public var recordingIsThere: SafeText {
    say(
      "it is not empty; recordings never overwrite a file, name another one",
      "no está vacío; las grabaciones nunca sobrescriben un archivo, indica otro")
  }
  public func noFileToCompare(known: SafeText) -> SafeText {
    say(
      "no such file; --compare takes \(known), a version or an older file",
      "no existe ese archivo; --compare acepta \(known), una versión o un archivo anterior")
  }
}

/// The words of the operating system. The English ones are its own.
extension Words {
  var permissionDenied: SafeText { say("Permission denied", "permiso denegado") }
  var notPermitted: SafeText { say("Operation not permitted", "operación no permitida") }
  var badDescriptor: SafeText { say("Bad file descriptor", "descriptor de archivo no válido") }
  var noEntry: SafeText { say("No such file or directory", "no existe el archivo o la carpeta") }
  var inputOutputError: SafeText { say("Input/output error", "error de entrada o salida") }
  var noSpaceLeft: SafeText { say("No space left on device", "no queda espacio en el disco") }
  var quotaExceeded: SafeText { say("Disk quota exceeded", "cuota de disco superada") }
  var readOnlyFiles: SafeText { say("Read-only file system", "sistema de archivos de solo lectura") }
  var isADirectory: SafeText { say("Is a directory", "es una carpeta") }
  var notADirectory: SafeText { say("Not a directory", "no es una carpeta") }
  var nameTooLong: SafeText { say("File name too long", "nombre de archivo demasiado largo") }
  var tooManyLinks: SafeText { say("Too many levels of symbolic links", "demasiados enlaces simbólicos seguidos") }
  var tooManyFiles: SafeText { say("Too many open files", "demasiados archivos abiertos") }
  var brokenPipe: SafeText { say("Broken pipe", "tubería rota") }
  var fileTooLarge: SafeText { say("File too large", "archivo demasiado grande") }
  var noSuchDevice: SafeText { say("No such device or address", "no existe el dispositivo o la dirección") }
  var deviceBusy: SafeText { say("Device or resource busy", "dispositivo o recurso ocupado") }
  /// The system has no Spanish words where it has no Spanish locale.
  func otherSystemError(_ code: Int, _ text: SafeText) -> SafeText { say(text, "error \(code) del sistema") }
}
