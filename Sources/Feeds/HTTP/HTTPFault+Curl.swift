import CCurl
import Text
import Wording

extension HTTPFault {
  /// Creates the fault for a libcurl code of an ended request; `nil` if it succeeded.
  init?(_ code: CURLcode, of transfer: CurlTransfer, _ settings: HTTPSettings) {
    switch code {
    case CURLE_OK: return nil
    case _ where transfer.isTooLarge: self = .tooLarge(limit: settings.limits.bytes)
    case CURLE_COULDNT_RESOLVE_HOST: self = .unknownHost(transfer.address.host)
    // An answer without headers is HTTP/0.9, which is not supported.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: self = .badHeaders
    case CURLE_COULDNT_RESOLVE_PROXY: self = .unknownProxy
    case CURLE_COULDNT_CONNECT:
      let (host, port) = (transfer.address.host, transfer.address.port ?? 0)
      self = Self.proxy(in: transfer.words(for: code), insteadOf: host, port) ?? .noConnection(host: host, port: port)
    // libcurl has this code for a header line that is too long, and for headers that are too long together.
    case CURLE_OUT_OF_MEMORY: self = .tooManyHeaders
    case CURLE_RECV_ERROR where transfer.words(for: code).holds("header"): self = .tooManyHeaders
    case CURLE_RECV_ERROR where transfer.words(for: code).holds("CONNECT tunnel failed"):
      self = .proxyRefuses(status: String(transfer.words(for: code).filter(\.isNumber)))
    case CURLE_OPERATION_TIMEDOUT: self.init(tooSlowFor: settings.limits)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM:
      self = .noTrust(reason: transfer.words(for: code))
    case CURLE_SSL_CONNECT_ERROR: self = .noTLS
    case CURLE_SSL_CACERT_BADFILE: self = .noCertificates(file: settings.certificates)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      self = .cutShort
    // Unpacked bytes after the end of the packed data give a write error too.
    case CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: self = .badEncoding
    case CURLE_URL_MALFORMAT: self = .notUnderstood(transfer.address)
    default:
      let text = SafeText(transfer.words(for: code))
      self = .other(reason: Message { $0.tryAgain(after: $0.requestFails(Int(code.rawValue), text)) })
    }
  }

  /// Returns a fault of the proxy if libcurl's message names another place than the server.
  private static func proxy(in words: String, insteadOf host: String, _ port: Int) -> HTTPFault? {
    guard let begin = words.place(of: "connect to "), let end = words.place(of: " after ") else { return nil }
    guard begin.upperBound < end.lowerBound else { return nil }
    let place = words[begin.upperBound..<end.lowerBound]
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    return place.lowercased() == "\(name) port \(port)" ? nil : .noProxy(place: String(place))
  }

  init(tooSlowFor limits: HTTPLimits) {
    self = .tooSlow(seconds: limits.milliseconds / 1000)
  }
}
