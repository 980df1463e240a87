import JSON

@discardableResult
func read(_ text: String, deferring keys: [String] = []) throws(SyntaxError) -> Document {
  try read(bytes: Array(text.utf8), deferring: keys)
}

@discardableResult
func read(bytes: [UInt8], deferring keys: [String] = []) throws(SyntaxError) -> Document {
  let interner = Interner()
  return try Document.read(
    ByteBuffer(bytes), interner: interner, deferring: SymbolSet(keys.map { interner.intern($0) }))
}
