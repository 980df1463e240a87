/// What an attack has brought about, thrown so that it is reported with the number of its trial.
struct AttackFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless the program has held.
  static func unless(_ held: Bool, _ otherwise: @autoclosure () -> String) throws(AttackFault) {
    if !held { throw AttackFault(otherwise()) }
  }
}
