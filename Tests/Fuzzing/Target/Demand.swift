import Glibc

/// A promise that holds whatever the input is. An optimised build would trap without saying which one was broken.
func demand(_ promise: Bool, _ text: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) {
  guard !promise else { return }
  let message = Array("\(file):\(line): \(text())\n".utf8)
  write(STDERR_FILENO, message, message.count)
  fatalError()
}
