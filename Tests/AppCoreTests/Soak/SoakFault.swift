/// An invariant that does not hold after an event.
struct SoakFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws a fault with these words unless the condition holds.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) throws(SoakFault) {
  if !condition { throw SoakFault(words()) }
}
