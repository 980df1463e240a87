import Text

/// Something that can be done, as the palette offers it.
package struct PaletteEntry {
  package enum Choice: Equatable {
    case command(Keymap.Command)
    /// The page so many steps back.
    case crumb(Int)
    /// A section of the page, by its number among those that show anything.
    case section(Int)
    case brand(String)
    /// Another feed of the response that the page came with.
    case feed(String)
    /// Whatever was ever seen and says something.
    case find(String)
  }

  let title: SafeText
  /// The keys that do the same.
  var keys: SafeText = ""
  let choice: Choice
}
