/// A fault that an attack has found. It is thrown so that it is reported with the number of its trial.
struct AttackFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless the condition holds.
  static func unless(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws(AttackFault) {
    if !condition { throw AttackFault(otherwise()) }
  }
}
