import Text

/// Why nothing came of a request.
public enum HTTPFault: Error, Equatable, Sendable {
  case noLibrary(reason: String)
  /// The library is there, but does not do what it should.
  case badLibrary(reason: String)
  case notUnderstood(URIReference)
  case unknownHost(String)
  case unknownProxy
  case noConnection(host: String, port: Int)
  case noTLS
  case noTrust(reason: String)
  case noCertificates(file: String)
  case tooSlow(seconds: Int)
  case tooLarge(limit: Int)
  case tooManyRedirects(limit: Int)
  case downgrade(URIReference)
  case elsewhere(URIReference)
  /// A redirect would have the same posted to another origin.
  case postedElsewhere(URIReference)
  case cutShort
  case badEncoding
  case badHeaders
  case tooManyHeaders
  /// An address names a port that is none.
  case noPort(host: String)
  case noProxy(place: String)
  /// What a proxy says instead of letting the request through.
  case proxyRefuses(status: String)
  case other(reason: String)
}

extension HTTPFault: CustomStringConvertible {
  /// What is wrong, and what to do about it: the rest of a line that begins with an address.
  public var description: String {
    switch self {
    case .noLibrary(let reason): "libcurl is needed for this (on Debian: apt-get install libcurl4): \(reason)"
    case .badLibrary(let reason): "libcurl is there, but is not the one this needs (7.85 or later): \(reason)"
    case .notUnderstood(let address):
      "\(address.scheme ?? "such") addresses cannot be asked; write https://host/path"
    case .unknownHost(let host): "there is no host \(host), as far as DNS knows; check the name and the network"
    case .unknownProxy: "the proxy of the environment is not known; check https_proxy and http_proxy"
    case .noConnection(let host, let port):
      "nobody answers at \(host), port \(port); check the port, and whether the server runs"
    case .noTLS: "the server does not speak TLS, or not as we do; check the port, and whether it is http there"
    case .noTrust(let reason):
      "the connection cannot be trusted: \(reason); \(Self.advice(onTrust: reason))"
    case .noCertificates(let file): "\(file) holds no certificates that can be read; --cacert takes a PEM file"
    case .tooSlow(let seconds): "no whole answer within \(seconds) s; try again, or see what keeps the server busy"
    case .tooLarge(let limit): "the answer is larger than \(limit >> 20) MiB; ask for fewer things at a time"
    case .tooManyRedirects(let limit): "more than \(limit) redirects; see where the address leads to"
    case .downgrade(let address):
      "it leads from https to http (\(address.host)), where anybody may read along; ask for an address that stays"
    case .elsewhere(let address): "it leads to another origin; --allow-host \(address.host) lets it"
    case .postedElsewhere(let address):
      "it would have the operation posted to \(address.host), another origin; post it there yourself if that is meant"
    case .cutShort: "the answer was cut short; try again"
    case .badEncoding: "the answer is not packed as it says; see how the server compresses"
    case .badHeaders: "the answer's headers make no sense; see what the server or a proxy writes there"
    case .tooManyHeaders:
      "the answer's headers are too large; see what the server or a proxy writes there"
    case .noPort(let host): "the address names no port of \(host); ports are numbers from 1 to 65535"
    case .noProxy(let place):
      "the proxy of the environment does not answer (\(place)); check https_proxy and http_proxy"
    case .proxyRefuses(let status) where status == "407":
      "the proxy wants a user and a password (407); name them in https_proxy: http://user:password@host:port"
    case .proxyRefuses(let status):
      "the proxy does not let the request through (\(status)); check https_proxy, or ask who runs the proxy"
    case .other(let reason): reason
    }
  }

  /// Only an authority that is not known can be named.
  private static func advice(onTrust reason: String) -> String {
    if reason.holds("expired") || reason.holds("not yet valid") {
      return "check the clock of this machine; else the server needs a new certificate"
    }
    if reason.holds("subject name") || reason.holds("does not match") || reason.holds("host name") {
      return "the certificate is for another host: check the address"
    }
    return "name the authority with --cacert FILE if it is one of yours"
  }
}
