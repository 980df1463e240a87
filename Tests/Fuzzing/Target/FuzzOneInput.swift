import Glibc

/// What libFuzzer calls with every input it invents. A broken promise traps; whatever else is wrong is for the
/// address sanitizer to see.
///
/// `FACET_FUZZ_TARGET` says what the input is: JSON for the reader and the decoder (the default), a web page or the rows
/// that its scripts push (`page`), or JSON in which feeds are looked for everywhere (`finder`).
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  switch FuzzTarget.chosen {
  case .decoder:
    ReaderCheck(input).run()
    DecoderCheck(input).run()
    TextCheck.run(String(decoding: input.prefix(4096), as: UTF8.self))
  case .page:
    // One input in four is a page as it is, the others are the rows of one, cut where the input says.
    guard let first = input.first else { break }
    WebPageCheck(first & 3 == 0 ? Array(input.dropFirst()) : PushedRows.page(input)).run()
  case .finder:
    FinderCheck(input).run()
  }
  return 0
}

/// What the inputs of a run are taken for.
enum FuzzTarget: String {
  case decoder, page, finder

  static let chosen = getenv("FACET_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .decoder
}
