import Foundation

/// The text of an errno.
func systemErrorText(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}
