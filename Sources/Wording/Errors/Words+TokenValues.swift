import Text

/// Why the value of a token is none of its type.
extension Words {
  public var valueWithoutType: SafeText {
    say(
      "this value has no type: neither the token nor a group around it has a $type",
      "este valor no tiene tipo: ni el token ni un grupo que lo contiene tiene un $type")
  }
  public var noTokenHere: SafeText {
    say("no token can replace this value", "ningún token puede sustituir este valor")
  }
  public func standsForOther(_ found: SafeText, _ wanted: SafeText) -> SafeText {
    say("this stands for \(found) where \(wanted) should be", "esto es \(found) donde debería ir \(wanted)")
  }
  public func isOther(_ path: SafeText, _ found: SafeText, _ wanted: SafeText) -> SafeText {
    say("\(path) is \(found) where \(wanted) should be", "\(path) es \(found) donde debería ir \(wanted)")
  }
  public func isMissing(_ noun: SafeText, _ path: SafeText) -> SafeText {
    say("\(noun) is missing: \(path)", "falta \(noun): \(path)")
  }
  public func noPart(_ path: SafeText) -> SafeText {
    say("there is no \(path) in that value", "ese valor no contiene \(path)")
  }
  public func objectWith(_ noun: SafeText, _ names: SafeText, not found: SafeText) -> SafeText {
    say("\(noun) is an object with \(names), not \(found)", "\(noun) es un objeto con \(names), no \(found)")
  }
  public func hasNoPart(_ noun: SafeText, _ name: SafeText) -> SafeText {
    say("\(noun) has no \(name)", "\(noun) no tiene \(name)")
  }
  public func needs(_ noun: SafeText, _ name: SafeText) -> SafeText {
    say("\(noun) needs \(name)", "\(noun) necesita \(name)")
  }
  public func isNo(_ found: SafeText, _ noun: SafeText, known: SafeText) -> SafeText {
    say("\(found) is not a \(noun); there are \(known)", "\(found) no vale como \(noun); hay \(known)")
  }
  public func noColor(_ text: SafeText) -> SafeText {
    say("\(text) is not a colour; write '#rrggbb'", "\(text) no es un color; escribe '#rrggbb'")
  }
  public func noHexColor(_ found: SafeText) -> SafeText {
    say("\(found) is not '#rrggbb'", "\(found) no es un '#rrggbb'")
  }
  public var alphaBounds: SafeText { say("alpha goes from 0 to 1", "alpha va de 0 a 1") }
  public func componentsAre(_ space: SafeText, _ names: SafeText) -> SafeText {
    say("the components of \(space) are a list of \(names)", "los componentes de \(space) son una lista de \(names)")
  }
  public func goes(_ name: SafeText, from lowest: Int, to highest: Int, in space: SafeText) -> SafeText {
    say(
      "\(name) goes from \(lowest) to \(highest) in \(space)", "\(name) va de \(lowest) a \(highest) en \(space)")
  }
  public func goes(_ name: SafeText, fromZeroToBelow limit: Int, in space: SafeText) -> SafeText {
    say("\(name) goes from 0 to below \(limit) in \(space)", "\(name) va de 0 a menos de \(limit) en \(space)")
  }
  public func canBeAny(_ name: SafeText, in space: SafeText) -> SafeText {
    say("\(name) can be any number in \(space)", "\(name) puede ser cualquier número en \(space)")
  }
  public func isZeroOrMore(_ name: SafeText, in space: SafeText) -> SafeText {
    say("\(name) is 0 or more in \(space)", "\(name) es 0 o más en \(space)")
  }
  public func insetIs(not found: SafeText) -> SafeText {
    say("inset is true or false, not \(found)", "inset es true o false, no \(found)")
  }
  public func listOf(_ noun: SafeText) -> SafeText {
    say("a list of \(noun) should be here", "aquí debería ir una lista de \(noun)")
  }
  public func numberInstead(of found: SafeText) -> SafeText {
    say("a number should be here, not \(found)", "aquí debería ir un número, no \(found)")
  }
  public var numberTooLarge: SafeText { say("this number is too large", "este número es demasiado grande") }
  public var fontFamilyIs: SafeText {
    say("a font family is a name or a list of names", "una familia de letra es un nombre o una lista de nombres")
  }
  public func noFontWeight(_ found: SafeText) -> SafeText {
    say(
      "\(found) is not a font weight: those go from 1 to 1000, or have a name such as 'bold'",
      "\(found) no es un grosor de letra: van de 1 a 1000 o tienen un nombre como 'bold'")
  }
  public var curveIs: SafeText {
    say("a cubic Bézier curve is a list of four numbers", "una curva de Bézier cúbica es una lista de cuatro números")
  }
  public var curvePointBounds: SafeText {
    say("the x of a point goes from 0 to 1", "la x de un punto va de 0 a 1")
  }
}

/// The values of the format, as parts of sentences.
extension Words {
  public var aColor: SafeText { say("a colour", "un color") }
  public var aDimension: SafeText { say("a dimension", "una dimensión") }
  public var aFontFamily: SafeText { say("a font family", "una familia de letra") }
  public var aFontWeight: SafeText { say("a font weight", "un grosor de letra") }
  public var aDuration: SafeText { say("a duration", "una duración") }
  public var aCurve: SafeText { say("a cubic Bézier curve", "una curva de Bézier cúbica") }
  public var aStrokeStyle: SafeText { say("a stroke style", "un estilo de trazo") }
  public var aBorder: SafeText { say("a border", "un borde") }
  public var aTransition: SafeText { say("a transition", "una transición") }
  public var aShadow: SafeText { say("a shadow", "una sombra") }
  public var aGradient: SafeText { say("a gradient", "un degradado") }
  public var aTypography: SafeText { say("a typography", "una tipografía") }
  public var aGradientStop: SafeText { say("a gradient stop", "una parada de degradado") }
  public var dashes: SafeText { say("dashes", "guiones") }
  public var shadows: SafeText { say("shadows", "sombras") }
  public var gradientStops: SafeText { say("gradient stops", "paradas de degradado") }
  public var colorSpace: SafeText { say("colour space", "espacio de color") }
  public var strokeStyle: SafeText { say("stroke style", "estilo de trazo") }
  public var lineCap: SafeText { say("line cap", "extremo de línea") }
  public func unit(of noun: SafeText) -> SafeText { say("unit of \(noun)", "unidad de \(noun)") }
}

/// The values that a brand for terminals needs beyond the format.
extension Words {
  public var terminalColorIs: SafeText {
    say(
      "at \"256\" belongs a number from 16 to 255, at \"16\" the name of a colour, or \"default\"",
      "en \"256\" va un número de 16 a 255, en \"16\" el nombre de un color o \"default\"")
  }
  public var textLookIs: SafeText {
    say(
      "a text is dim, italic or underline, true or false, or its case is \"upper\"",
      "un texto es dim, italic o underline, true o false, o su case es \"upper\"")
  }
  public func noIcon(_ name: SafeText) -> SafeText {
    say("there is no icon called \"\(name)\"", "no hay ningún icono llamado \"\(name)\"")
  }
  public var iconIs: SafeText {
    say(
      "an icon is {\"unicode\": one or two columns, \"ascii\": one to five letters}",
      "un icono es {\"unicode\": una o dos columnas, \"ascii\": de una a cinco letras}")
  }
  public func noTokenCalled(_ path: SafeText) -> SafeText {
    say("nothing is called \"\(path)\"", "nada se llama \"\(path)\"")
  }
  public func unusedToken(_ path: SafeText) -> SafeText {
    say(
      "facet does not use \"\(path)\": it reads color, typography, spacing, and the tokens that these refer to",
      "facet no usa \"\(path)\": lee color, typography, spacing y los tokens a los que estos se refieren")
  }
  public func iconToken(_ path: SafeText) -> SafeText {
    say(
      "facet does not read \"\(path)\": icons go under \"dev.facet.icons\" in the $extensions of the file",
      "facet no lee \"\(path)\": los iconos van bajo \"dev.facet.icons\" en los $extensions del archivo")
  }
  public func noExtension(_ name: SafeText) -> SafeText {
    say(
      "facet reads no \"\(name)\" here: a token may have dev.facet.depth and dev.facet.text, a file dev.facet.icons",
      "facet no lee \"\(name)\" aquí: un token lleva dev.facet.depth y dev.facet.text, un archivo dev.facet.icons")
  }
  public var noTransparency: SafeText {
    say(
      "a terminal shows no transparency, so this alpha is not used; give the colour that is seen",
      "un terminal no muestra transparencia, y este alpha no se usa; da el color que se ve")
  }
}
