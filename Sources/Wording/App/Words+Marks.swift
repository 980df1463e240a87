import Text

/// The phrases of marks: letters that the user gives to places.
extension Words {
  public var markPrompt: SafeText { say("Mark with a letter: ", "Marcar con una letra: ") }
  public var goToMarkPrompt: SafeText { say("Go to mark: ", "Ir a la marca: ") }
  public var nothingToMark: SafeText { say("nothing to mark here", "aquí no hay nada que marcar") }
  public var anyLetter: SafeText { say("a to z", "de la a a la z") }
  public func marked(_ letter: SafeText, _ name: SafeText) -> SafeText {
    say("Mark \(letter) is on \(name)", "La marca \(letter) está en \(name)")
  }
  public func wentToMark(_ letter: SafeText) -> SafeText { say("Mark \(letter)", "Marca \(letter)") }
  public func mark(_ letter: SafeText, _ name: SafeText, on title: SafeText) -> SafeText {
    say("mark \(letter): \(name), \(title)", "marca \(letter): \(name), \(title)")
  }
  public func noMarks(_ key: SafeText) -> SafeText {
    say("No mark is set; \(key) and a letter set one", "No hay marcas; \(key) y una letra ponen una")
  }
  public func noMark(_ letter: SafeText) -> SafeText {
    say("Mark \(letter) is not set", "La marca \(letter) no está puesta")
  }
  public var marksAreLetters: SafeText { say("A mark is a letter, a to z", "Una marca es una letra, de la a a la z") }
  public func markedPageIsGone(_ letter: SafeText, _ title: SafeText) -> SafeText {
    say(
      "Mark \(letter): the page “\(title)” is no longer in the history",
      "Marca \(letter): la página «\(title)» ya no está en el historial")
  }
  public func markedPlaceIsGone(_ letter: SafeText, _ name: SafeText) -> SafeText {
    say("Mark \(letter): \(name) is no longer on this page", "Marca \(letter): \(name) ya no está en esta página")
  }
}
