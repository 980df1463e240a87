import Text

/// The reasons why a server returns no page, each with its remedy.
extension Words {
  public func serverSays(_ status: SafeText) -> SafeText {
    say("the server says " + status, "el servidor dice " + status)
  }
  public var emptyAnswer: SafeText {
    say("the answer is empty; see what the server sends here", "la respuesta está vacía; mira qué envía el servidor")
  }
  public var webPageWithoutData: SafeText {
    say(
      "the answer is a web page without data; a login or an error page may stand in the way",
      "la respuesta es una página web sin datos; puede que sea un inicio de sesión o un error")
  }
  public var sayWhoYouAre: SafeText {
    say("say who you are with --header 'Authorization: …'", "di quién eres con --header 'Authorization: …'")
  }
  public var nameProxyUser: SafeText {
    say(
      "name the user and the password of the proxy in http_proxy: http://user:password@host:port",
      "pon el usuario y la contraseña del proxy en http_proxy: http://user:password@host:port")
  }
  public var checkTheAddress: SafeText { say("check the address", "revisa la dirección") }
  public var tryAgainLater: SafeText { say("try again later", "inténtalo más tarde") }
  public var seeWhatServerWants: SafeText { say("see what the server wants", "mira qué quiere el servidor") }
  public var noAnswer: SafeText { say("no answer has come", "no llegó ninguna respuesta") }
  public var leadsElsewhere: SafeText { say("it leads to another origin", "lleva a otro origen") }

  public func noCurl(_ reason: SafeText) -> SafeText {
    say(
      "libcurl is needed for this (on Debian: apt-get install libcurl4): \(reason)",
      "para esto hace falta libcurl (en Debian: apt-get install libcurl4): \(reason)")
  }
  public func badCurl(_ reason: SafeText) -> SafeText {
    say(
      "libcurl is there, but is not the one this needs (7.85 or later): \(reason)",
      "hay una libcurl, pero no la que hace falta (7.85 o posterior): \(reason)")
  }
  public func cannotBeAsked(scheme: SafeText?) -> SafeText {
    say(
      "\(scheme ?? "such") addresses cannot be asked; write https://host/path",
      "no se puede pedir una dirección \(scheme ?? "así"); escribe https://host/path")
  }
  public func unknownHost(_ host: SafeText) -> SafeText {
    say(
      "there is no host \(host), as far as DNS knows; check the name and the network",
      "el DNS no conoce el host \(host); revisa el nombre y la red")
  }
  public var unknownProxy: SafeText {
    say(
      "the proxy of the environment is not known; check https_proxy and http_proxy",
      "no se conoce el proxy del entorno; revisa https_proxy y http_proxy")
  }
  public func noConnection(_ host: SafeText, port: SafeText) -> SafeText {
    say(
      "no server answers at \(host), port \(port); check the port, and whether the server runs",
      "nadie responde en \(host), puerto \(port); revisa el puerto y que el servidor esté en marcha")
  }
  public var noTLS: SafeText {
    say(
      "the server does not speak TLS, or not as we do; check the port, and whether it is http there",
      "el servidor no habla TLS, o no como nosotros; revisa el puerto y si ahí es http")
  }
  public func noTrust(_ reason: SafeText) -> SafeText {
    say("the connection cannot be trusted: \(reason)", "la conexión no es de confianza: \(reason)")
  }
  public func noCertificates(_ file: SafeText) -> SafeText {
    say(
      "\(file) holds no certificates that can be read; --cacert takes a PEM file",
      "\(file) no tiene certificados legibles; --cacert toma un archivo PEM")
  }
  public func tooSlow(seconds: SafeText) -> SafeText {
    say(
      "no whole answer within \(seconds) s; try again, or see what keeps the server busy",
      "la respuesta no llegó completa en \(seconds) s; reinténtalo o mira qué ocupa al servidor")
  }
  public func tooLarge(mebibytes: Int) -> SafeText {
    say(
      "the answer is larger than \(mebibytes) MiB; ask for fewer things at a time",
      "la respuesta pasa de \(mebibytes) MiB; pide menos cosas a la vez")
  }
  public func tooManyRedirects(_ limit: SafeText) -> SafeText {
    say(
      "more than \(limit) redirects; see where the address leads to",
      "más de \(limit) redirecciones; mira a dónde lleva la dirección")
  }
  public func downgrade(_ host: SafeText) -> SafeText {
    say(
      "it leads from https to http (\(host)), where others may read along; ask for an address that stays",
      "pasa de https a http (\(host)), donde cualquiera puede leer; pide una dirección que no cambie")
  }
  public func elsewhere(_ host: SafeText) -> SafeText {
    say(
      "it leads to another origin; --allow-host \(host) lets it", "lleva a otro origen; --allow-host \(host) lo permite"
    )
  }
  public func postedElsewhere(_ host: SafeText) -> SafeText {
    say(
      "it would have the operation posted to \(host), another origin; post it there yourself if that is meant",
      "enviaría la operación a \(host), otro origen; envíala ahí tú si es lo que quieres")
  }
}

/// Other failures of requests.
extension Words {
  public var cutShort: SafeText {
    say("the answer was cut short; try again", "la respuesta se cortó; inténtalo de nuevo")
  }
  public var badEncoding: SafeText {
    say(
      "the answer is not packed as it says; see how the server compresses",
      "la respuesta no viene comprimida como dice; mira cómo comprime el servidor")
  }
  public var badHeaders: SafeText {
    say(
      "the answer's headers make no sense; see what the server or a proxy writes there",
      "los encabezados de la respuesta no tienen sentido; mira qué escribe el servidor o un proxy")
  }
  public var tooManyHeaders: SafeText {
    say(
      "the answer's headers are too large; see what the server or a proxy writes there",
      "los encabezados de la respuesta son muy largos; mira qué escribe el servidor o un proxy")
  }
  public func noPort(_ host: SafeText) -> SafeText {
    say(
      "the address names no port of \(host); ports are numbers from 1 to 65535",
      "la dirección no da un puerto de \(host); los puertos van de 1 a 65535")
  }
  public func noProxy(_ place: SafeText) -> SafeText {
    say(
      "the proxy of the environment does not answer (\(place)); check https_proxy and http_proxy",
      "el proxy del entorno no responde (\(place)); revisa https_proxy y http_proxy")
  }
  public var proxyWantsUser: SafeText {
    say(
      "the proxy wants a user and a password (407); name them in https_proxy: http://user:password@host:port",
      "el proxy pide usuario y contraseña (407); ponlos en https_proxy: http://user:password@host:port")
  }
  public func proxyRefuses(_ status: SafeText) -> SafeText {
    say(
      "the proxy does not let the request through (\(status)); check https_proxy, or ask who runs the proxy",
      "el proxy no deja pasar la solicitud (\(status)); revisa https_proxy o pregunta a su administrador")
  }
  public var checkTheClock: SafeText {
    say(
      "check the clock of this machine; else the server needs a new certificate",
      "revisa el reloj de este equipo; si no, el servidor necesita otro certificado")
  }
  public var certificateOfAnotherHost: SafeText {
    say(
      "the certificate is for another host: check the address", "el certificado es de otro host: revisa la dirección")
  }
  public var nameTheAuthority: SafeText {
    say(
      "name the authority with --cacert FILE if it is one of yours",
      "si la autoridad es tuya, indícala con --cacert FILE")
  }
}
