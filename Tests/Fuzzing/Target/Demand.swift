import Glibc

/// Fails with a message unless the condition holds. A precondition in an optimised build would trap without a message.
func demand(_ promise: Bool, _ text: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) {
  guard !promise else { return }
  let message = Array("\(file):\(line): \(text())\n".utf8)
  write(STDERR_FILENO, message, message.count)
  fatalError()
}
