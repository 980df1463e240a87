/// What libFuzzer calls with every input it invents. A broken promise traps; whatever else is wrong is for the
/// address sanitizer to see.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  ReaderCheck(input).run()
  DecoderCheck(input).run()
  TextCheck.run(String(decoding: input.prefix(4096), as: UTF8.self))
  return 0
}
