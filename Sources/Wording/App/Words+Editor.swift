import Text

/// The phrases for the user's editor.
extension Words {
  public var editFile: SafeText { say("open its file in the editor", "abrir su archivo en el editor") }
  public var editingTakesAScreen: SafeText {
    say("The editor takes a screen; leave --linear to use it", "El editor usa la pantalla: sal de --linear")
  }
  public func noEditor(_ name: SafeText, _ reason: SafeText) -> SafeText {
    say(
      "Cannot start the editor '\(name)': \(reason); set VISUAL or EDITOR",
      "No se puede iniciar el editor '\(name)': \(reason); define VISUAL o EDITOR")
  }
  public func editorFailed(_ name: SafeText, _ status: Int) -> SafeText {
    say("The editor '\(name)' ended with status \(status)", "El editor '\(name)' terminó con estado \(status)")
  }
  public var editedACopy: SafeText {
    say(
      "That was a copy of the response: changes to it are not shown",
      "Era una copia de la respuesta: sus cambios no se muestran")
  }
  /// The reason a facet of another page is not shown; `title` is that of the page on the screen.
  public func otherPageIsShown(_ title: SafeText) -> SafeText {
    say("facet shows another page: \(title)", "facet muestra otra página: \(title)")
  }
  public func noCopyToEdit(_ reason: SafeText) -> SafeText {
    say("Cannot write a copy to edit: \(reason)", "No se puede escribir una copia para editar: \(reason)")
  }
}
