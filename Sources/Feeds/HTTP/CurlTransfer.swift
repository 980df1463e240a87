import CCurl
import Glibc
import JSON
import Text
import Wording

/// A request that is waiting for its answer. It is a class because libcurl keeps a pointer to it, and it lives until
/// the request has ended.
final class CurlTransfer {
  let id: Int
  let address: URIReference
  /// The headers of the client itself, for every address.
  let headers: [HTTPHeader]
  /// The body of a POST; `nil` for a GET.
  let posted: ByteBuffer?
  let redirects: Int
  /// The start of the request in milliseconds of the client's clock, before all redirects.
  let start: Int
  let handle: CurlLibrary.Handle
  private let library: CurlLibrary
  private var list: UnsafeMutablePointer<curl_slist>?
  private let errorText: UnsafeMutablePointer<CChar>
  private let limit: Int
  private var builder = ByteBufferBuilder()
  private(set) var isTooLarge = false

  init(
    _ library: CurlLibrary, id: Int, address: URIReference, headers: [HTTPHeader], posted: ByteBuffer?,
    redirects: Int, start: Int, limit: Int
  ) throws(HTTPFault) {
    guard let handle = library.makeEasy() else { throw .badLibrary(reason: Message { $0.makesNoRequest }) }
    self.library = library
    self.handle = handle
    self.id = id
    self.address = address
    self.headers = headers
    self.posted = posted
    self.redirects = redirects
    self.start = start
    self.limit = limit
    errorText = .allocate(capacity: Int(facet_error_size))
    errorText.initialize(repeating: 0, count: Int(facet_error_size))
  }

  deinit {
    library.cleanEasy(handle)
    library.freeList(list)
    errorText.deallocate()
  }

  var byteCount: Int { builder.count }

  /// Prepares a GET, or a POST if there is a body. All other options keep libcurl's defaults: proxies from the
  /// environment, no cookies, verified certificates.
  func prepare(_ lines: [String], milliseconds: Int, certificates: String?) throws(HTTPFault) {
    // An empty Expect header keeps libcurl from waiting for permission to send a long body.
    for line in lines + (posted == nil ? [] : ["Expect:"]) {
      guard let longer = library.appendToList(list, line) else { throw .badLibrary(reason: Message { $0.noMemory }) }
      list = longer
    }
    var target = address
    target.fragment = nil
    try set(CURLOPT_URL, target.text)
    // The protocols are limited so that no address can read a file.
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    try set(CURLOPT_ACCEPT_ENCODING, "")
    if let certificates {
      // libcurl would read the file in the loop, and would block on a pipe.
      guard FileReader.isRegular(certificates) else { throw .noCertificates(file: certificates) }
      try set(CURLOPT_CAINFO, certificates)
    }
    try set(CURLOPT_NOSIGNAL, 1)
    // `HTTPClient` follows redirects, because it knows where they may lead.
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_TIMEOUT_MS, milliseconds)
    if let posted { try post(posted) }
    try check(facet_set_pointer(library.setEasy, handle, CURLOPT_HTTPHEADER, list))
    try check(facet_set_pointer(library.setEasy, handle, CURLOPT_ERRORBUFFER, errorText))
    try check(facet_set_pointer(library.setEasy, handle, CURLOPT_PRIVATE, Unmanaged.passUnretained(self).toOpaque()))
    try check(
      facet_set_pointer(library.setEasy, handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque()))
    try check(
      facet_set_writer(library.setEasy, handle) { bytes, size, count, transfer in
        guard let bytes, let transfer else { return 0 }
        return Unmanaged<CurlTransfer>.fromOpaque(transfer).takeUnretainedValue()
          .receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
      })
  }

  /// Sets the body, which libcurl copies if its size is set before.
  private func post(_ body: ByteBuffer) throws(HTTPFault) {
    try set(CURLOPT_POST, 1)
    try set(CURLOPT_POSTFIELDSIZE, body.count)
    let code = body.withUnsafeBytes(in: 0..<body.count) { bytes in
      facet_set_pointer(
        library.setEasy, handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
    }
    try check(code)
  }

  /// Adds received bytes. A result below their number ends the transfer.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard builder.count + bytes.count <= limit else {
      isTooLarge = true
      return 0
    }
    return builder.append(capacity: bytes.count) { target in
      target.copyMemory(from: bytes)
      return bytes.count
    }
  }

  var status: Int {
    var status = 0
    _ = facet_get_long(library.getEasy, handle, CURLINFO_RESPONSE_CODE, &status)
    return status
  }

  /// The target of a redirect.
  var redirect: URIReference? {
    var target: UnsafePointer<CChar>?
    guard facet_get_string(library.getEasy, handle, CURLINFO_REDIRECT_URL, &target) == CURLE_OK, let target else {
      return nil
    }
    return address.resolving(URIReference(String(cString: target)))
  }

  /// Returns the values of a header of the last answer, in their order.
  func values(of name: String) -> [String] {
    var values: [String] = []
    var found: UnsafeMutablePointer<curl_header>?
    while library.header(handle, name, values.count, UInt32(CURLH_HEADER), -1, &found) == CURLHE_OK,
      let value = found?.pointee.value
    {
      values.append(String(cString: value))
    }
    return values
  }

  /// The headers of the last answer, in their order.
  var answerHeaders: [HTTPHeader] {
    var headers: [HTTPHeader] = []
    var last: UnsafeMutablePointer<curl_header>?
    while headers.count < Self.mostHeaders, let next = library.nextHeader(handle, UInt32(CURLH_HEADER), -1, last) {
      if let header = HTTPHeader(String(cString: next.pointee.name), String(cString: next.pointee.value)) {
        headers.append(header)
      }
      last = next
    }
    return headers
  }

  private static let mostHeaders = 100

  /// Returns libcurl's message, or its description of the code.
  func words(for code: CURLcode) -> String {
    let detail = String(cString: errorText)
    return detail.isEmpty ? library.describe(code).map { String(cString: $0) } ?? "" : detail
  }

  /// Returns all received bytes, and forgets them.
  func takeBody() -> ByteBuffer {
    var taken = ByteBufferBuilder()
    swap(&taken, &builder)
    return ByteBuffer(taken)
  }

  private func set(_ option: CURLoption, _ value: String) throws(HTTPFault) {
    try check(facet_set_string(library.setEasy, handle, option, value))
  }

  private func set(_ option: CURLoption, _ value: Int) throws(HTTPFault) {
    try check(facet_set_long(library.setEasy, handle, option, value))
  }

  private func check(_ code: CURLcode) throws(HTTPFault) {
    guard code != CURLE_OK else { return }
    let text = SafeText(words(for: code))
    throw .badLibrary(reason: Message { $0.requestFails(Int(code.rawValue), text) })
  }
}
