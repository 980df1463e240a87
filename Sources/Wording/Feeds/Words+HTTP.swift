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
      "the answer is a web page without data; it may be a login or an error page",
      "la respuesta es una página web sin datos; puede que sea un inicio de sesión o un error")
  }
  public var sayWhoYouAre: SafeText {
    say("sign in with --header 'Authorization: …'", "identifícate con --header 'Authorization: …'")
  }
  public var nameProxyUser: SafeText {
    say(
      "name the user and the password of the proxy in http_proxy: http://user:password@host:port",
      "pon el usuario y la contraseña del proxy en http_proxy: http://user:password@host:port")
  }
  public var checkTheAddress: SafeText { say("check the address", "revisa la dirección") }
  public var tryAgainLater: SafeText { say("try again later", "inténtalo más tarde") }
  public var seeWhatServerWants: SafeText { say("see what the server wants", "mira qué quiere el servidor") }
  public var noAnswer: SafeText { say("no answer", "no llegó ninguna respuesta") }
  public var leadsElsewhere: SafeText { say("it redirects to another origin", "redirige a otro origen") }

  public func noCurl(_ reason: SafeText) -> SafeText {
    say(
      "libcurl is needed for this (on Debian: apt-get install libcurl4): \(reason)",
      "para esto hace falta libcurl (en Debian: apt-get install libcurl4): \(reason)")
  }
  public func badCurl(_ reason: SafeText) -> SafeText {
    say(
      "this libcurl cannot be used; 7.85 or later is needed: \(reason)",
      "esta libcurl no sirve; hace falta la 7.85 o posterior: \(reason)")
  }
  public func cannotBeAsked(scheme: SafeText?) -> SafeText {
    say(
      "\(scheme ?? "these") addresses are not supported; write https://host/path",
      "no se admiten direcciones \(scheme ?? "así"); escribe https://host/path")
  }
  public func unknownHost(_ host: SafeText) -> SafeText {
    say(
      "unknown host \(host); check the name and the network",
      "host desconocido: \(host); revisa el nombre y la red")
  }
  public var unknownProxy: SafeText {
    say(
      "unknown proxy; check https_proxy and http_proxy",
      "proxy desconocido; revisa https_proxy y http_proxy")
  }
  public func noConnection(_ host: SafeText, port: SafeText) -> SafeText {
    say(
      "no server answers at \(host), port \(port); check the port, and whether the server runs",
      "ningún servidor responde en \(host), puerto \(port); revisa el puerto y que el servidor esté en marcha")
  }
  public var noTLS: SafeText {
    say(
      "no TLS connection with this server; check the port, and whether it is http there",
      "no hay conexión TLS con este servidor; revisa el puerto y si ahí es http")
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
      "timed out: no complete answer within \(seconds) s; try again, or check the server",
      "tiempo agotado: la respuesta no llegó completa en \(seconds) s; reinténtalo o revisa el servidor")
  }
  public func tooLarge(mebibytes: Int) -> SafeText {
    say(
      "the answer is larger than \(mebibytes) MiB; ask for fewer things at a time",
      "la respuesta pasa de \(mebibytes) MiB; pide menos cosas a la vez")
  }
  public func tooManyRedirects(_ limit: SafeText) -> SafeText {
    say(
      "more than \(limit) redirects; check the address",
      "más de \(limit) redirecciones; revisa la dirección")
  }
  public func downgrade(_ host: SafeText) -> SafeText {
    say(
      "it redirects from https to http (\(host)), which others can read; use an address that stays on https",
      "redirige de https a http (\(host)), donde cualquiera puede leer; usa una dirección que siga en https")
  }
  public func elsewhere(_ host: SafeText) -> SafeText {
    say(
      "it redirects to another origin; --allow-host \(host) allows it",
      "redirige a otro origen; --allow-host \(host) lo permite"
    )
  }
  public func postedElsewhere(_ host: SafeText) -> SafeText {
    say(
      "it would post the operation to \(host), another origin; post it there yourself if you want that",
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
      "the answer is not compressed as its headers say; check the server",
      "la respuesta no viene comprimida como dicen sus encabezados; revisa el servidor")
  }
  public var badHeaders: SafeText {
    say(
      "the answer's headers cannot be read; check the server or the proxy",
      "no se pueden leer los encabezados de la respuesta; revisa el servidor o el proxy")
  }
  public var tooManyHeaders: SafeText {
    say(
      "the answer's headers are too large; check the server or the proxy",
      "los encabezados de la respuesta son muy largos; revisa el servidor o el proxy")
  }
  public func noPort(_ host: SafeText) -> SafeText {
    say(
      "the address has no valid port of \(host); ports are numbers from 1 to 65535",
      "la dirección no da un puerto válido de \(host); los puertos van de 1 a 65535")
  }
  public func noProxy(_ place: SafeText) -> SafeText {
    say(
      "the proxy does not answer (\(place)); check https_proxy and http_proxy",
      "el proxy no responde (\(place)); revisa https_proxy y http_proxy")
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
