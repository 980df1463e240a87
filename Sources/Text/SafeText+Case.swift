extension SafeText {
  /// The text in capitals, where a capital takes as many columns as its letter. "ß" stays, because "SS" would move the
  /// rest.
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
