extension SafeText {
  /// In capitals, where those take the columns their letters took: "ß" stays, since "SS" would push the rest aside.
  public var uppercasedInPlace: SafeText {
    if isASCII { return SafeText(sanitized: string.uppercased(), isASCII: true) }
    return SafeText(
      string.reduce(into: "") { result, letter in
        let upper = letter.uppercased()
        let fits =
          upper.unicodeScalars.count == letter.unicodeScalars.count
          && SafeText(upper).columns == SafeText(String(letter)).columns
        result += fits ? upper : String(letter)
      })
  }
}
