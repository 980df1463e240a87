import Glibc

/// Runs the checks on an input of libFuzzer. A failed check traps; the address sanitizer finds other faults.
///
/// `FACET_FUZZ_TARGET` selects the kind of input. The default is JSON for the reader and the decoder. With `page` it is
/// a web page or the rows that its scripts push, and with `finder` JSON to search for feeds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  switch FuzzTarget.chosen {
  case .decoder:
    ReaderCheck(input).run()
    DecoderCheck(input).run()
    TextCheck.run(String(decoding: input.prefix(4096), as: UTF8.self))
  case .page:
    // One input in four is a whole page; the others are the rows of a page, cut at a place that the input selects.
    guard let first = input.first else { break }
    WebPageCheck(first & 3 == 0 ? Array(input.dropFirst()) : PushedRows.page(input)).run()
  case .finder:
    FinderCheck(input).run()
  }
  return 0
}

/// The kind of input of a run.
enum FuzzTarget: String {
  case decoder, page, finder

  static let chosen = getenv("FACET_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .decoder
}
