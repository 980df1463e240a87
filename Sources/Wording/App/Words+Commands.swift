import Text

/// The effect of each command in a few words, for the help and the palette.
extension Words {
  public var moveDown: SafeText { say("down", "abajo") }
  public var moveUp: SafeText { say("up", "arriba") }
  public var moveLeft: SafeText { say("left, through a carousel", "izquierda, por un carrusel") }
  public var moveRight: SafeText { say("right, through a carousel", "derecha, por un carrusel") }
  public var nextControl: SafeText { say("to the next control", "al siguiente control") }
  public var previousControl: SafeText { say("to the previous control", "al control anterior") }
  public var open: SafeText { say("open", "abrir") }
  public var switchOrPageDown: SafeText {
    say("switch a control, or page down", "cambiar un control o avanzar página")
  }
  public var back: SafeText { say("back", "atrás") }
  public var forward: SafeText {
    say("forward (Ctrl-i where it is not Tab)", "adelante (Ctrl-i si no es Tab)")
  }
  public var leaveSearchOrWelcome: SafeText {
    say("end a search, or leave the welcome", "terminar una búsqueda o salir de la bienvenida")
  }
  public var scrollDown: SafeText { say("scroll down a row", "bajar una fila") }
  public var scrollUp: SafeText { say("scroll up a row", "subir una fila") }
  public var halfPageDown: SafeText { say("half a page down", "media página abajo") }
  public var halfPageUp: SafeText { say("half a page up", "media página arriba") }
  public var pageDown: SafeText { say("a page down", "una página abajo") }
  public var pageUp: SafeText { say("a page up", "una página arriba") }
  public var nextSection: SafeText { say("to the next section", "a la siguiente sección") }
  public var previousSection: SafeText { say("to the previous section", "a la sección anterior") }
  public var toTheTop: SafeText { say("to the top", "al inicio") }
  public var toTheEnd: SafeText { say("to the end", "al final") }
  public var oneMore: SafeText { say("add one", "añadir uno") }
  public var oneLess: SafeText { say("remove one", "quitar uno") }
  public var allFiltersOff: SafeText { say("clear all filters", "quitar todos los filtros") }
  public var searchThePage: SafeText { say("search the page", "buscar en la página") }
  public var nextMatch: SafeText { say("to the next match", "al siguiente resultado") }
  public var previousMatch: SafeText { say("to the previous match", "al resultado anterior") }
  public var letterHints: SafeText { say("label everything that opens", "poner etiquetas a lo que se abre") }
  public var everythingToDo: SafeText { say("command palette", "paleta de comandos") }
  public var asOlderClient: SafeText { say("show as an older client", "mostrar como un cliente anterior") }
  public var inTwoWays: SafeText { say("compare side by side", "comparar lado a lado") }
  public var loadAgain: SafeText { say("reload, or retry what failed", "recargar, o reintentar lo fallido") }
  public var anotherBrand: SafeText { say("another brand", "otra marca") }
  public var lightOrDark: SafeText { say("light or dark", "claro u oscuro") }
  public var picturesOnOrOff: SafeText { say("pictures on or off", "con o sin imágenes") }
  public var mouseOnOrOff: SafeText {
    say("mouse on or off, to select text", "con o sin ratón, para seleccionar")
  }
  public var copyFocused: SafeText { say("copy the focused text", "copiar el texto enfocado") }
  public var copyItsJSON: SafeText { say("copy its JSON, then its pointer", "copiar su JSON, luego su puntero") }
  public var openALinkOutside: SafeText { say("open a link in the browser", "abrir un enlace en el navegador") }
  public var openItsPicture: SafeText { say("open the link of its picture", "abrir el enlace de su imagen") }
  public var lookInto: SafeText {
    say("open the inspector; again: enter it", "abrir el inspector; otra vez: entrar en él")
  }
  public var outlineFacets: SafeText { say("outline every facet", "marcar el borde de cada faceta") }
  public var lastMessages: SafeText { say("show the last messages in full", "ver completos los últimos mensajes") }
  public var setAMark: SafeText { say("mark the focus with a letter", "marcar el foco con una letra") }
  public var goToAMark: SafeText { say("go to a mark", "ir a una marca") }
  public var allKeys: SafeText { say("all keys", "todas las teclas") }
  public var quit: SafeText { say("quit", "salir") }
  public var suspend: SafeText { say("suspend", "suspender") }
}
