import CCurl
import Glibc
import Text
import Wording

/// The functions of libcurl, loaded when they are first needed.
struct CurlLibrary {
  typealias Handle = UnsafeMutableRawPointer
  typealias Setter = UnsafeMutableRawPointer

  let makeEasy: @convention(c) () -> Handle?
  let cleanEasy: @convention(c) (Handle?) -> Void
  let setEasy: Setter
  let getEasy: Setter
  let makeMulti: @convention(c) () -> Handle?
  let cleanMulti: @convention(c) (Handle?) -> CURLMcode
  let setMulti: Setter
  let add: @convention(c) (Handle?, Handle?) -> CURLMcode
  let remove: @convention(c) (Handle?, Handle?) -> CURLMcode
  let act: @convention(c) (Handle?, Int32, Int32, UnsafeMutablePointer<Int32>?) -> CURLMcode
  let readInfo: @convention(c) (Handle?, UnsafeMutablePointer<Int32>?) -> UnsafeMutablePointer<CURLMsg>?
  let appendToList:
    @convention(c) (UnsafeMutablePointer<curl_slist>?, UnsafePointer<CChar>?) -> UnsafeMutablePointer<curl_slist>?
  let freeList: @convention(c) (UnsafeMutablePointer<curl_slist>?) -> Void
  let header:
    @convention(c) (
      Handle?, UnsafePointer<CChar>?, Int, UInt32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<curl_header>?>?
    ) -> CURLHcode
  /// The header behind another one of an answer; the first one behind `nil`.
  let nextHeader:
    @convention(c) (Handle?, UInt32, Int32, UnsafeMutablePointer<curl_header>?) -> UnsafeMutablePointer<curl_header>?
  let describe: @convention(c) (CURLcode) -> UnsafePointer<CChar>?

  static let usualName = "libcurl.so.4"

  /// Loads the library, which stays open until the program ends, because its global state is never released.
  init(name: String = usualName) throws(HTTPFault) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .noLibrary(reason: Message.loading(error: dlerror().map { String(cString: $0) }))
    }
    let find = { (symbol: String) throws(HTTPFault) -> UnsafeMutableRawPointer in
      guard let found = dlsym(library, symbol) else {
        throw .badLibrary(reason: Message { $0.hasNo(SafeText(symbol)) })
      }
      return found
    }
    makeEasy = unsafeBitCast(try find("curl_easy_init"), to: (@convention(c) () -> Handle?).self)
    cleanEasy = unsafeBitCast(try find("curl_easy_cleanup"), to: (@convention(c) (Handle?) -> Void).self)
    setEasy = try find("curl_easy_setopt")
    getEasy = try find("curl_easy_getinfo")
    makeMulti = unsafeBitCast(try find("curl_multi_init"), to: (@convention(c) () -> Handle?).self)
    cleanMulti = unsafeBitCast(try find("curl_multi_cleanup"), to: (@convention(c) (Handle?) -> CURLMcode).self)
    setMulti = try find("curl_multi_setopt")
    add = unsafeBitCast(
      try find("curl_multi_add_handle"), to: (@convention(c) (Handle?, Handle?) -> CURLMcode).self)
    remove = unsafeBitCast(
      try find("curl_multi_remove_handle"), to: (@convention(c) (Handle?, Handle?) -> CURLMcode).self)
    act = unsafeBitCast(
      try find("curl_multi_socket_action"),
      to: (@convention(c) (Handle?, Int32, Int32, UnsafeMutablePointer<Int32>?) -> CURLMcode).self)
    readInfo = unsafeBitCast(
      try find("curl_multi_info_read"),
      to: (@convention(c) (Handle?, UnsafeMutablePointer<Int32>?) -> UnsafeMutablePointer<CURLMsg>?).self)
    appendToList = unsafeBitCast(
      try find("curl_slist_append"),
      to: (@convention(c) (UnsafeMutablePointer<curl_slist>?, UnsafePointer<CChar>?) -> UnsafeMutablePointer<
        curl_slist
      >?).self)
    freeList = unsafeBitCast(
      try find("curl_slist_free_all"), to: (@convention(c) (UnsafeMutablePointer<curl_slist>?) -> Void).self)
    header = unsafeBitCast(
      try find("curl_easy_header"),
      to: (@convention(c) (
        Handle?, UnsafePointer<CChar>?, Int, UInt32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<curl_header>?>?
      ) -> CURLHcode).self)
    nextHeader = unsafeBitCast(
      try find("curl_easy_nextheader"),
      to: (@convention(c) (Handle?, UInt32, Int32, UnsafeMutablePointer<curl_header>?) -> UnsafeMutablePointer<
        curl_header
      >?).self)
    describe = unsafeBitCast(
      try find("curl_easy_strerror"), to: (@convention(c) (CURLcode) -> UnsafePointer<CChar>?).self)
    let begin = unsafeBitCast(try find("curl_global_init"), to: (@convention(c) (Int) -> CURLcode).self)
    guard begin(Int(facet_global_all)) == CURLE_OK else { throw .badLibrary(reason: Message { $0.doesNotBegin }) }
  }
}
