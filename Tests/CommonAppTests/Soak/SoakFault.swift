/// What does not hold after an event.
struct SoakFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Says what must hold, unless it does.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) throws(SoakFault) {
  if !condition { throw SoakFault(words()) }
}
