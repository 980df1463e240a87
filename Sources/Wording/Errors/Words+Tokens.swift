import Text

/// Why the token files of a brand cannot be used.
extension Words {
  public func brandHasFaults(_ name: SafeText, _ first: SafeText, more: Int) -> SafeText {
    let rest: SafeText =
      more == 0 ? "" : say(" (and \(more) more: see 'brands FOLDER')", " (y \(more) más: mira 'brands FOLDER')")
    return say("the brand \(name) has faults: \(first)", "la marca \(name) tiene fallos: \(first)") + rest
  }
  public func noHighContrast(_ brand: SafeText, _ scheme: SafeText, file: SafeText) -> SafeText {
    say(
      "the brand \(brand) has no high contrast in the \(scheme) scheme, as it has no \(file); use --contrast normal",
      "la marca \(brand) no tiene contraste alto en el esquema \(scheme), pues no tiene \(file); usa --contrast normal")
  }
  public var nothingReadable: SafeText { say("none of it can be read", "no se puede leer nada de ella") }
  public func atPointer(_ pointer: SafeText) -> SafeText { say(" (at \(pointer))", " (en \(pointer))") }

  public func expectedInstead(_ rule: SafeText, of found: SafeText) -> SafeText {
    say("\(rule), not \(found)", "\(rule), no \(found)")
  }
  public func meant(_ name: SafeText) -> SafeText { say("; did you mean \(name)?", "; ¿querías decir \(name)?") }

  public var repeatedKey: SafeText {
    say("this key occurs more than once in its object", "esta clave está aquí más de una vez")
  }
  public var halfSurrogate: SafeText { say("half a surrogate pair", "medio par sustituto") }
  public var tokenFileIsObject: SafeText { say("a token file is an object", "un archivo de tokens es un objeto") }
  public var typeWithoutValue: SafeText {
    say(
      "this group has a $type but no token with a $value: is a $value missing?",
      "un $type que nada usa: ¿falta un $value?")
  }
  public func noTokenName(_ name: SafeText) -> SafeText {
    say(
      "\(name) is not a name; names are not empty and have no periods and braces",
      "\(name) no es un nombre: los nombres no están vacíos ni llevan puntos o llaves")
  }
  public func neitherTokenNorGroup(_ name: SafeText, _ found: SafeText) -> SafeText {
    say("\(name) is neither a token nor a group, but \(found)", "\(name) no es un token ni un grupo, sino \(found)")
  }
  public func pathTooLong(bytes: Int) -> SafeText {
    say("the path to this is longer than \(bytes) bytes", "la ruta hasta aquí pasa de \(bytes) bytes")
  }
  public var rootNeedsValue: SafeText {
    say("$root is a token; it needs a $value", "$root es un token; necesita un $value")
  }
  public func tooManyTokens(_ limit: Int) -> SafeText {
    say("more than \(limit) tokens and groups", "más de \(limit) tokens y grupos")
  }
  public func tooLongPaths(bytes: Int) -> SafeText {
    say("paths of more than \(bytes) bytes", "rutas de más de \(bytes) bytes")
  }
  public func extensionLeads(to limit: SafeText) -> SafeText {
    say("what is extended here leads to \(limit)", "lo que se amplía aquí lleva a \(limit)")
  }
  public var aToken: SafeText { say("a token", "un token") }
  public var aGroup: SafeText { say("a group", "un grupo") }
  public func isHere(_ path: SafeText, _ here: SafeText, but there: SafeText, in file: SafeText) -> SafeText {
    say("\(path) is \(here) here, but \(there) in \(file)", "\(path) es \(here) aquí, pero \(there) en \(file)")
  }
  public func standsInToken(_ name: SafeText) -> SafeText {
    say(
      "\(name) is inside a token; a token with a $value cannot hold tokens",
      "\(name) está dentro de un token: con un $value esto no es un grupo")
  }
  public var valueOrReference: SafeText {
    say("a token has a $value or a $ref, not both", "un token tiene un $value o un $ref, no los dos")
  }
  public func noProperty(_ name: SafeText, of owner: SafeText) -> SafeText {
    say("\(name) is not a property of \(owner)", "\(name) no es una propiedad de \(owner)")
  }
  public func isString(_ property: SafeText) -> SafeText { say("\(property) is a string", "\(property) es una cadena") }
  public func isObject(_ property: SafeText) -> SafeText { say("\(property) is an object", "\(property) es un objeto") }
  public var deprecatedIs: SafeText {
    say("$deprecated is true, false or a reason", "$deprecated es true, false o un motivo")
  }
  public func noType(_ name: SafeText, known: SafeText) -> SafeText {
    say("\(name) is not a $type; there are \(known)", "\(name) no es un $type; hay \(known)")
  }
}

/// References between tokens, and groups that extend each other.
extension Words {
  public func besideReference(_ name: SafeText) -> SafeText {
    say(
      "\(name) is beside a $ref; a token with $ref has no other members",
      "\(name) está junto a un $ref, que va solo")
  }
  public func noAlias(_ text: SafeText) -> SafeText {
    say("\(text) is not an alias; write '{a.b}'", "\(text) no es un alias; escribe '{a.b}'")
  }
  public var referenceIsString: SafeText {
    say("a $ref is a string like '#/a/b/$value'", "un $ref es una cadena como '#/a/b/$value'")
  }
  public func noToken(_ path: SafeText) -> SafeText { say("there is no token \(path)", "no hay ningún token \(path)") }
  public func groupInsteadOfToken(_ path: SafeText) -> SafeText {
    say("\(path) is a group, not a token", "\(path) es un grupo, no un token")
  }
  public func noGroupReference(_ text: SafeText) -> SafeText {
    say(
      "\(text) is not a reference to a group; write '{a.b}'",
      "\(text) no es una referencia a un grupo; escribe '{a.b}'")
  }
  public func noGroup(_ path: SafeText) -> SafeText { say("there is no group \(path)", "no hay ningún grupo \(path)") }
  public func onlyGroupsExtend(_ path: SafeText) -> SafeText {
    say(
      "\(path) is a token; only groups can be extended", "\(path) es un token; solo se pueden ampliar grupos")
  }
  public var extendsItself: SafeText {
    say(
      "a group cannot extend itself, a group around it or one in it",
      "un grupo no puede ampliarse a sí mismo, ni a uno que lo contiene o está en él")
  }
  public func groupCircle(_ circle: SafeText) -> SafeText {
    say("groups extend each other in a circle: \(circle)", "los grupos se amplían en círculo: \(circle)")
  }
  public func tokenCircle(_ circle: SafeText) -> SafeText {
    say("tokens stand for each other in a circle: \(circle)", "los tokens se sustituyen en círculo: \(circle)")
  }
  public func more(_ count: Int) -> SafeText { say("(\(count) more)", "(\(count) más)") }
  public func inheritsOtherType(_ wanted: SafeText, _ found: SafeText) -> SafeText {
    say("this group says \(wanted), but inherits \(found)", "este grupo dice \(wanted), pero hereda \(found)")
  }
}
