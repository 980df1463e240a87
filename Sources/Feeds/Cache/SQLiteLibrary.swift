import CSQLite
import Glibc
import Text
import Wording

/// The functions of SQLite, loaded when they are first needed.
struct SQLiteLibrary {
  typealias Database = OpaquePointer
  typealias Statement = OpaquePointer
  typealias Blob = OpaquePointer
  /// The callback that gets the number of waits so far, and either waits once more or ends the waiting.
  typealias Waiting = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
  typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void

  let open:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Database?>?, Int32, UnsafePointer<CChar>?) -> Int32
  let close: @convention(c) (Database?) -> Int32
  let setWaiting: @convention(c) (Database?, Waiting?, UnsafeMutableRawPointer?) -> Int32
  let control: @convention(c) (Database?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?) -> Int32
  let message: @convention(c) (Database?) -> UnsafePointer<CChar>?
  let systemError: @convention(c) (Database?) -> Int32
  let prepare:
    @convention(c) (
      Database?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Statement?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  let step: @convention(c) (Statement?) -> Int32
  let reset: @convention(c) (Statement?) -> Int32
  let finalize: @convention(c) (Statement?) -> Int32
  let bindNull: @convention(c) (Statement?, Int32) -> Int32
  let bindNumber: @convention(c) (Statement?, Int32, Int64) -> Int32
  let bindBytes: @convention(c) (Statement?, Int32, UnsafeRawPointer?, Int32, Destructor?) -> Int32
  let bindText: @convention(c) (Statement?, Int32, UnsafePointer<CChar>?, Int32, Destructor?) -> Int32
  let number: @convention(c) (Statement?, Int32) -> Int64
  let text: @convention(c) (Statement?, Int32) -> UnsafePointer<UInt8>?
  let bytes: @convention(c) (Statement?, Int32) -> UnsafeRawPointer?
  let byteCount: @convention(c) (Statement?, Int32) -> Int32
  let lastRow: @convention(c) (Database?) -> Int64
  let changeCount: @convention(c) (Database?) -> Int32
  let openBlob:
    @convention(c) (
      Database?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int32,
      UnsafeMutablePointer<Blob?>?
    ) -> Int32
  let closeBlob: @convention(c) (Blob?) -> Int32
  let blobSize: @convention(c) (Blob?) -> Int32
  let readBlob: @convention(c) (Blob?, UnsafeMutableRawPointer?, Int32, Int32) -> Int32
  let writeBlob: @convention(c) (Blob?, UnsafeRawPointer?, Int32, Int32) -> Int32

  static let usualName = "libsqlite3.so.0"

  /// Loads the library, which stays open until the program ends.
  init(name: String = usualName) throws(CacheFault) {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noLibrary(reason: Message.loading(error: dlerror().map { String(cString: $0) }))
    }
    let find = { (symbol: String) throws(CacheFault) -> UnsafeMutableRawPointer in
      guard let found = dlsym(library, "sqlite3_" + symbol) else {
        throw .noLibrary(reason: Message { $0.hasNo(SafeText("sqlite3_" + symbol)) })
      }
      return found
    }
    open = unsafeBitCast(
      try find("open_v2"),
      to: (@convention(c) (
        UnsafePointer<CChar>?, UnsafeMutablePointer<Database?>?, Int32, UnsafePointer<CChar>?
      ) -> Int32).self)
    close = unsafeBitCast(try find("close_v2"), to: (@convention(c) (Database?) -> Int32).self)
    setWaiting = unsafeBitCast(
      try find("busy_handler"),
      to: (@convention(c) (Database?, Waiting?, UnsafeMutableRawPointer?) -> Int32).self)
    control = unsafeBitCast(
      try find("file_control"),
      to: (@convention(c) (Database?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?) -> Int32).self)
    message = unsafeBitCast(try find("errmsg"), to: (@convention(c) (Database?) -> UnsafePointer<CChar>?).self)
    systemError = unsafeBitCast(try find("system_errno"), to: (@convention(c) (Database?) -> Int32).self)
    prepare = unsafeBitCast(
      try find("prepare_v2"),
      to: (@convention(c) (
        Database?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Statement?>?,
        UnsafeMutablePointer<UnsafePointer<CChar>?>?
      ) -> Int32).self)
    step = unsafeBitCast(try find("step"), to: (@convention(c) (Statement?) -> Int32).self)
    reset = unsafeBitCast(try find("reset"), to: (@convention(c) (Statement?) -> Int32).self)
    finalize = unsafeBitCast(try find("finalize"), to: (@convention(c) (Statement?) -> Int32).self)
    bindNull = unsafeBitCast(try find("bind_null"), to: (@convention(c) (Statement?, Int32) -> Int32).self)
    bindNumber = unsafeBitCast(
      try find("bind_int64"), to: (@convention(c) (Statement?, Int32, Int64) -> Int32).self)
    bindBytes = unsafeBitCast(
      try find("bind_blob"),
      to: (@convention(c) (Statement?, Int32, UnsafeRawPointer?, Int32, Destructor?) -> Int32).self)
    bindText = unsafeBitCast(
      try find("bind_text"),
      to: (@convention(c) (Statement?, Int32, UnsafePointer<CChar>?, Int32, Destructor?) -> Int32).self)
    number = unsafeBitCast(try find("column_int64"), to: (@convention(c) (Statement?, Int32) -> Int64).self)
    text = unsafeBitCast(
      try find("column_text"), to: (@convention(c) (Statement?, Int32) -> UnsafePointer<UInt8>?).self)
    bytes = unsafeBitCast(
      try find("column_blob"), to: (@convention(c) (Statement?, Int32) -> UnsafeRawPointer?).self)
    byteCount = unsafeBitCast(try find("column_bytes"), to: (@convention(c) (Statement?, Int32) -> Int32).self)
    lastRow = unsafeBitCast(try find("last_insert_rowid"), to: (@convention(c) (Database?) -> Int64).self)
    changeCount = unsafeBitCast(try find("changes"), to: (@convention(c) (Database?) -> Int32).self)
    openBlob = unsafeBitCast(
      try find("blob_open"),
      to: (@convention(c) (
        Database?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int32,
        UnsafeMutablePointer<Blob?>?
      ) -> Int32).self)
    closeBlob = unsafeBitCast(try find("blob_close"), to: (@convention(c) (Blob?) -> Int32).self)
    blobSize = unsafeBitCast(try find("blob_bytes"), to: (@convention(c) (Blob?) -> Int32).self)
    readBlob = unsafeBitCast(
      try find("blob_read"),
      to: (@convention(c) (Blob?, UnsafeMutableRawPointer?, Int32, Int32) -> Int32).self)
    writeBlob = unsafeBitCast(
      try find("blob_write"), to: (@convention(c) (Blob?, UnsafeRawPointer?, Int32, Int32) -> Int32).self)
  }
}
