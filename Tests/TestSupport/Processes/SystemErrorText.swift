import Foundation

/// What errno says, in words.
func systemErrorText(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}
