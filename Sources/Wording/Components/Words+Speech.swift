import Text

/// The names of roles for reading aloud.
extension Words {
  public var heading: SafeText { say("heading", "título") }
  public var text: SafeText { say("text", "texto") }
  public var image: SafeText { say("image", "imagen") }
  public var banner: SafeText { say("banner", "anuncio") }
  public var button: SafeText { say("button", "botón") }
  public var toggle: SafeText { say("toggle", "interruptor") }
  public var filter: SafeText { say("filter", "filtro") }
  public var stepper: SafeText { say("stepper", "contador") }
  public var card: SafeText { say("card", "tarjeta") }
  public var row: SafeText { say("row", "fila") }
  public var list: SafeText { say("list", "lista") }
  public var carousel: SafeText { say("carousel", "carrusel") }
  public var grid: SafeText { say("grid", "cuadrícula") }
  public var separator: SafeText { say("separator", "separador") }
  public var group: SafeText { say("group", "grupo") }
  public var search: SafeText { say("search", "búsqueda") }
}
