/// Masks the secrets that the user gave, such as the values of headers, in a text.
package protocol TextMask: AnyObject {
  func masked(_ text: String) -> String
}
