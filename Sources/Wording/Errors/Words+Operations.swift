import Text

/// Why a file gives no operation that can be posted.
extension Words {
  public var noCommandNoJSON: SafeText {
    say("it holds neither a command nor a query nor JSON", "no contiene ni un comando ni una consulta ni JSON")
  }
  public var noCurlNoJSON: SafeText {
    say(
      "this is neither a curl command nor a query nor JSON", "esto no es ni un comando curl ni una consulta ni JSON")
  }
  public var severalCommands: SafeText {
    say("there are several commands in it; leave one", "contiene varios comandos; deja uno")
  }
  public var noHTTPAddress: SafeText {
    say(
      "this is not an address that begins with https:// or http://",
      "esta dirección no empieza por https:// ni por http://")
  }
  public var commandPostsNothing: SafeText {
    say(
      "this command posts nothing; name its address itself, without --graphql",
      "este comando no envía nada; indica su dirección, sin --graphql")
  }
  public var commandWithoutAddress: SafeText {
    say("this command names no address", "este comando no indica ninguna dirección")
  }
  public var optionWithoutValue: SafeText { say("an option without its value", "una opción sin su valor") }
  public var onlyPost: SafeText {
    say(
      "only a POST can be posted, and this is another method", "solo se puede enviar con POST, y este es otro método")
  }
  public var secondAddress: SafeText {
    say("a second address; a command has one", "una segunda dirección; un comando tiene una")
  }
  public var noHeader: SafeText {
    say("this is not a header; write 'Name: value'", "esto no es un encabezado; escribe 'Name: value'")
  }
  public var namesAnotherFile: SafeText {
    say(
      "this names another file, which is not read; write its text here",
      "esto nombra otro archivo, que no se lee; escribe aquí su texto")
  }
  public func unknownOption(_ name: SafeText) -> SafeText {
    say(
      "the option '\(name)' is not understood here; leave it out", "aquí no se entiende la opción '\(name)'; quítala")
  }
  public var openSingleQuote: SafeText {
    say("a single quote that is never closed", "una comilla simple que nunca se cierra")
  }
  public var openDoubleQuote: SafeText {
    say("a double quote that is never closed", "unas comillas dobles que nunca se cierran")
  }
  public var openQuote: SafeText { say("a quote that is never closed", "una comilla que nunca se cierra") }
  public func whatItPosts(_ reason: SafeText) -> SafeText {
    say("what it posts: \(reason)", "lo que envía: \(reason)")
  }
  public var variablesAreObject: SafeText {
    say("the variables of an operation are an object", "las variables de una operación son un objeto")
  }
  public var severalOperations: SafeText {
    say(
      "a list of operations, of which one can be posted; leave one",
      "una lista de operaciones, y solo se puede enviar una; deja una")
  }
  public var noOperationHere: SafeText {
    say(
      "this is not a GraphQL operation; expected an object with operationName, query and variables",
      "esto no es una operación de GraphQL; se esperaba un objeto con operationName, query y variables")
  }
}
