import Text
import Wording

/// The reason why a request has no answer.
public enum HTTPFault: Error, Equatable, Sendable {
  case noLibrary(reason: Message)
  /// The library is there, but does not do what it should.
  case badLibrary(reason: Message)
  case notUnderstood(URIReference)
  case unknownHost(String)
  case unknownProxy
  case noConnection(host: String, port: Int)
  case noTLS
  case noTrust(reason: String)
  /// `nil` for the file of the system.
  case noCertificates(file: String?)
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
  case other(reason: Message)
}

extension HTTPFault {
  /// Returns the cause and the remedy, as the rest of a line that begins with an address.
  public func reason(in words: Words) -> SafeText {
    switch self {
    case .noLibrary(let reason): words.noCurl(reason.text(in: words))
    case .badLibrary(let reason): words.badCurl(reason.text(in: words))
    case .notUnderstood(let address): words.cannotBeAsked(scheme: address.scheme.map { SafeText($0) })
    case .unknownHost(let host): words.unknownHost(SafeText(host))
    case .unknownProxy: words.unknownProxy
    case .noConnection(let host, let port): words.noConnection(SafeText(host), port: SafeText("\(port)"))
    case .noTLS: words.noTLS
    case .noTrust(let reason):
      words.noTrust(Self.distrust(reason, in: words)) + "; " + Self.advice(onTrust: reason, in: words)
    case .noCertificates(let file): words.noCertificates(file.map { SafeText($0) } ?? words.systemFile)
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
    case .other(let reason): reason.text(in: words)
    }
  }

  /// In English the words of libcurl and its TLS library, which speak no other language.
  private static func distrust(_ reason: String, in words: Words) -> SafeText {
    let text = SafeText(reason)
    if reason.holds("expired") { return words.certificateExpired(text) }
    if reason.holds("not yet valid") { return words.certificateNotYetValid(text) }
    if isOfAnotherHost(reason) { return words.certificateOfOtherName(text) }
    if reason.holds("self-signed") || reason.holds("self signed") { return words.certificateSelfSigned(text) }
    return words.authorityUnknown(text)
  }

  private static func isOfAnotherHost(_ reason: String) -> Bool {
    reason.holds("subject name") || reason.holds("does not match") || reason.holds("host name")
  }

  /// Returns the advice for a certificate without trust. Naming an authority helps only if the authority is unknown.
  private static func advice(onTrust reason: String, in words: Words) -> SafeText {
    if reason.holds("expired") || reason.holds("not yet valid") { return words.checkTheClock }
    if isOfAnotherHost(reason) { return words.certificateOfAnotherHost }
    return words.nameTheAuthority
  }
}

extension HTTPFault: CustomStringConvertible {
  /// The reason as commands print it.
  public var description: String { reason(in: .english).string }
}
