import CCurl

extension HTTPFault {
  /// What one of libcurl's codes says of a request that has ended; `nil` where nothing is wrong.
  init?(_ code: CURLcode, of transfer: CurlTransfer, _ settings: HTTPSettings) {
    switch code {
    case CURLE_OK: return nil
    case _ where transfer.isTooLarge: self = .tooLarge(limit: settings.limits.bytes)
    case CURLE_COULDNT_RESOLVE_HOST: self = .unknownHost(transfer.address.host)
    // What comes without headers is HTTP/0.9, which we do not speak.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: self = .badHeaders
    case CURLE_COULDNT_RESOLVE_PROXY: self = .unknownProxy
    case CURLE_COULDNT_CONNECT:
      self = .noConnection(host: transfer.address.host, port: transfer.address.port ?? 0)
    case CURLE_OPERATION_TIMEDOUT: self.init(tooSlowFor: settings.limits)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM:
      self = .noTrust(reason: transfer.words(for: code))
    case CURLE_SSL_CONNECT_ERROR: self = .noTLS
    case CURLE_SSL_CACERT_BADFILE: self = .noCertificates(file: settings.certificates ?? "the system's file")
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      self = .cutShort
    // Unpacked bytes behind the end of what was packed cannot be written either.
    case CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: self = .badEncoding
    case CURLE_URL_MALFORMAT: self = .notUnderstood(transfer.address)
    default: self = .other(reason: transfer.words(for: code) + "; try again")
    }
  }

  init(tooSlowFor limits: HTTPLimits) {
    self = .tooSlow(seconds: limits.milliseconds / 1000)
  }
}
