import Text

/// Formats that are no feeds, and what to do with them.
extension Words {
  public func foreignFormat(_ noun: SafeText, advice: SafeText) -> SafeText {
    say("this is \(noun), not a Facet feed; \(advice)", "esto es \(noun), no un feed de Facet; \(advice)")
  }
  public func pageWithoutFeed(scripts: Int) -> SafeText {
    say(
      "this is \(webPage(scripts: scripts)), but none holds a feed; \(savePageFromServer)",
      "esto es \(webPage(scripts: scripts)), pero ninguno contiene un feed; \(savePageFromServer)")
  }

  public var anAdaptiveCard: SafeText { say("an Adaptive Card", "una Adaptive Card") }
  public var aLottieAnimation: SafeText { say("a Lottie animation", "una animación de Lottie") }
  public func aCard(of maker: SafeText) -> SafeText { say("a card of \(maker)", "una tarjeta de \(maker)") }
  public func aScreen(of maker: SafeText) -> SafeText { say("a screen of \(maker)", "una pantalla de \(maker)") }
  public func aFile(of maker: SafeText) -> SafeText { say("a file of \(maker)", "un archivo de \(maker)") }
  public func aSchema(of language: SafeText) -> SafeText { say("a \(language) schema", "un esquema de \(language)") }
  public var slackBlocks: SafeText { say("a message of Slack blocks", "un mensaje de bloques de Slack") }
  public var anOpenAPIDescription: SafeText { say("an OpenAPI description", "una descripción de OpenAPI") }
  public var aTokenFile: SafeText { say("a file of design tokens", "un archivo de tokens de diseño") }
  public var aHAR: SafeText { say("a HAR", "un HAR") }
  public var aGraphQLRequest: SafeText { say("a GraphQL request", "una petición de GraphQL") }
  public var aGraphQLResponseWithoutFeed: SafeText {
    say("a GraphQL response without a page", "una respuesta de GraphQL sin página")
  }
  public var aResponseWithHeaders: SafeText {
    say("a response with its headers", "una respuesta con sus cabeceras")
  }
  public var anEventStream: SafeText {
    say("a stream of server-sent events", "un flujo de eventos del servidor (SSE)")
  }
  public var aScriptCall: SafeText { say("a call of a script (JSONP)", "una llamada de un script (JSONP)") }
  public var aResponseInParts: SafeText {
    say("a response in parts (multipart)", "una respuesta en partes (multipart)")
  }
  public var jsonWithComments: SafeText { say("JSON with comments", "JSON con comentarios") }
  public var jsonLines: SafeText { say("JSON Lines, a value on each line", "JSON Lines, un valor en cada línea") }
  public var aRecordedSession: SafeText { say("a recorded session", "una sesión grabada") }
  public var aCURLCommand: SafeText { say("a cURL command", "un comando de cURL") }
  public var aPropertyList: SafeText { say("a property list", "una lista de propiedades") }
  public var aNewsFeed: SafeText { say("a news feed (RSS or Atom)", "un feed de noticias (RSS o Atom)") }
  public var aWebPageWithoutData: SafeText { say("HTML without data", "HTML sin datos") }
  public func anImage(_ format: SafeText) -> SafeText {
    say(format == "SVG" || format == "AVIF/HEIF" ? "an \(format) image" : "a \(format) image", "una imagen \(format)")
  }
  public var aPDF: SafeText { say("a PDF", "un PDF") }
  public var aZip: SafeText { say("a zip archive", "un archivo zip") }
  public var aCompressedFile: SafeText { say("a compressed file", "un archivo comprimido") }
  public var aDatabase: SafeText { say("an SQLite database", "una base de datos SQLite") }
  public var aProgram: SafeText { say("a program", "un programa") }
  public var aVideo: SafeText { say("a video", "un vídeo") }

  public var saveTheResponse: SafeText {
    say("save the response of the feed request itself", "guarda la respuesta de la petición del feed")
  }
  public var saveTheOperationOfThePage: SafeText {
    say(
      "save the response of the operation that asks for the page",
      "guarda la respuesta de la operación que pide la página")
  }
  public var savePageFromServer: SafeText {
    say(
      "save the page as it came from the server, before its scripts have run",
      "guarda la página tal como llegó del servidor, antes de ejecutar sus scripts")
  }
  public var putTokensIntoABrand: SafeText {
    say("use its folder as a brand: --brand FOLDER", "usa su carpeta como marca: --brand CARPETA")
  }
  public var nameTheHAR: SafeText {
    say("give it a name that ends with .har", "dale un nombre que termine en .har")
  }
  public var postTheOperation: SafeText {
    say("post it to its server: --graphql FILE https://…", "envíala a su servidor: --graphql ARCHIVO https://…")
  }
  public var saveTheBody: SafeText {
    say("save its body alone, as curl does without -i", "guarda solo su cuerpo, como curl sin -i")
  }
  public var saveOneEvent: SafeText { say("save the JSON of one event", "guarda el JSON de un evento") }
  public var saveTheArgument: SafeText {
    say("save the JSON between its brackets", "guarda el JSON que está entre sus paréntesis")
  }
  public var saveOnePart: SafeText { say("save the JSON of one part", "guarda el JSON de una parte") }
  public var leaveOutComments: SafeText { say("leave the comments out", "quita los comentarios") }
  public var saveOneLine: SafeText {
    say(
      "save the line with the feed as a file of its own; 'lint --stream' reads every line",
      "guarda la línea con el feed en un archivo propio; 'lint --stream' lee todas las líneas")
  }
  public var playIt: SafeText { say("play it with 'replay'", "reprodúcela con 'replay'") }
  public var tableOfText: SafeText { say("a table of values (CSV)", "una tabla de valores (CSV)") }
  public var convertToJSON: SafeText { say("convert it to JSON", "conviértelo a JSON") }
  public var unpackIt: SafeText {
    say("unpack it, and open the file or the folder in it", "descomprímelo y abre el archivo o la carpeta que contiene")
  }
}
