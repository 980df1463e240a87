import Text
import Wording

import Text

/// The reason why a request has no answer.
public enum HTTPFault: Error, Equatable, Sendable {
  case noLibrary(reason: String)
  /// The library was loaded but does not work.
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
  /// A redirect would post the body to another origin.
  case postedElsewhere(URIReference)
  case cutShort
  case badEncoding
  case badHeaders
  case tooManyHeaders
  /// The address has an invalid port.
  case noPort(host: String)
  case noProxy(place: String)
  /// The proxy answers with this status and does not pass the request on.
  case proxyRefuses(status: String)
  case other(reason: String)
}

extension HTTPFault {
  /// Returns the cause and the remedy, as the rest of a line that begins with an address.
  public func reason(in words: Words) -> SafeText {
    switch self {
    case .noLibrary(let reason): words.noCurl(SafeText(reason))
    case .badLibrary(let reason): words.badCurl(SafeText(reason))
    case .notUnderstood(let address): words.cannotBeAsked(scheme: address.scheme.map { SafeText($0) })
    case .unknownHost(let host): words.unknownHost(SafeText(host))
    case .unknownProxy: words.unknownProxy
    case .noConnection(let host, let port): words.noConnection(SafeText(host), port: SafeText("\(port)"))
    case .noTLS: words.noTLS
    case .noTrust(let reason): words.noTrust(SafeText(reason)) + "; " + Self.advice(onTrust: reason, in: words)
    case .noCertificates(let file): words.noCertificates(SafeText(file))
    case .tooSlow(let seconds): words.tooSlow(seconds: SafeText("\(seconds)"))
    case .tooLarge(let limit): words.tooLarge(mebibytes: limit >> 20)
    case .tooManyRedirects(let limit): words.tooManyRedirects(SafeText("\(limit)"))
    case .downgrade(let address): words.downgrade(SafeText(address.host))
    case .elsewhere(let address): words.elsewhere(SafeText(address.host))
    case .postedElsewhere(let address): words.postedElsewhere(SafeText(address.host))
    case .cutShort: words.cutShort
    case .badEncoding: words.badEncoding
    case .badHeaders: words.badHeaders
    case .tooManyHeaders: words.tooManyHeaders
    case .noPort(let host): words.noPort(SafeText(host))
    case .noProxy(let place): words.noProxy(SafeText(place))
    case .proxyRefuses(let status) where status == "407": words.proxyWantsUser
    case .proxyRefuses(let status): words.proxyRefuses(SafeText(status))
    case .other(let reason): SafeText(reason)
    }
  }

  /// Returns the advice for a certificate without trust. Naming an authority helps only if the authority is unknown.
  private static func advice(onTrust reason: String, in words: Words) -> SafeText {
    if reason.holds("expired") || reason.holds("not yet valid") { return words.checkTheClock }
    if reason.holds("subject name") || reason.holds("does not match") || reason.holds("host name") {
      return words.certificateOfAnotherHost
    }
    return words.nameTheAuthority
  }
}

extension HTTPFault: CustomStringConvertible {
  /// The reason as commands print it.
  public var description: String { reason(in: .english).string }
}
