import Text

/// Why a text is not JSON.
extension Words {
  var emptyInput: SafeText { say("the input is empty", "la entrada está vacía") }
  func inputTooLarge(_ limit: Int) -> SafeText {
    say("the input is larger than \(limit) bytes", "la entrada pasa de \(limit) bytes")
  }
  func tooManyValues(_ limit: Int) -> SafeText { say("more than \(limit) values", "más de \(limit) valores") }
  func nestedTooDeep(_ limit: Int) -> SafeText {
    say("nested deeper than \(limit) levels", "más de \(limit) niveles de anidación")
  }
  var notUTF8: SafeText { say("this is not UTF-8", "esto no es UTF-8") }
  func otherEncoding(_ name: SafeText) -> SafeText {
    say("this is \(name); JSON is UTF-8", "esto es \(name); JSON es UTF-8")
  }
  var markupInsteadOfJSON: SafeText { say("this is HTML or XML, not JSON", "esto es HTML o XML, no JSON") }
  func unexpected(_ found: SafeText, _ expected: SafeText) -> SafeText {
    say("\(found) where \(expected) should be", "\(found) donde debería ir \(expected)")
  }
  func contentAfterDocument(_ found: SafeText) -> SafeText {
    say("\(found) after the end of the document", "\(found) después del final del documento")
  }
  func unescapedControl(_ found: SafeText) -> SafeText {
    say("\(found) inside a string must be escaped", "\(found) dentro de una cadena debe ir escapado")
  }
  func unknownEscape(_ found: SafeText) -> SafeText {
    say(
      "a backslash before \(found) means nothing in JSON",
      "una barra invertida antes de \(found) no significa nada en JSON")
  }
  var brokenUnicodeEscape: SafeText {
    say("\\u needs four hexadecimal digits", "\\u necesita cuatro cifras hexadecimales")
  }
  var unknownJSONWord: SafeText {
    say("the only words in JSON are true, false and null", "las únicas palabras de JSON son true, false y null")
  }
  var leadingZero: SafeText { say("a number cannot start with a zero", "un número no puede empezar por cero") }
  var digitMissing: SafeText { say("a digit is missing in this number", "falta una cifra en este número") }
  func endsInside(_ part: SafeText, _ place: SafeText) -> SafeText {
    say(
      "the text ends inside \(part) that starts at \(place)", "el texto acaba dentro de \(part) con inicio en \(place)")
  }

  var aSpace: SafeText { say("a space", "un espacio") }
  var aTab: SafeText { say("a tab", "un tabulador") }
  var aLineBreak: SafeText { say("a line break", "un salto de línea") }
  func byteNumber(_ number: SafeText) -> SafeText { say("byte 0x\(number)", "el byte 0x\(number)") }
  var aKeyInQuotes: SafeText { say("a key in double quotes", "una clave entre comillas dobles") }
  var aColon: SafeText { say("a colon after the key", "dos puntos después de la clave") }
  var aCommaOrBrace: SafeText { say("a comma or a closing brace", "una coma o una llave de cierre") }
  var aCommaOrBracket: SafeText { say("a comma or a closing bracket", "una coma o un corchete de cierre") }
  var aWord: SafeText { say("a word", "una palabra") }
  var aText: SafeText { say("a text", "un texto") }
}

/// The kinds of JSON's values, as parts of sentences.
extension Words {
  public var aValue: SafeText { say("a value", "un valor") }
  public var aString: SafeText { say("a string", "una cadena") }
  public var aNumber: SafeText { say("a number", "un número") }
  public var aBoolean: SafeText { say("a boolean", "un booleano") }
  public var anObject: SafeText { say("an object", "un objeto") }
  public var anArray: SafeText { say("an array", "una lista") }
}
