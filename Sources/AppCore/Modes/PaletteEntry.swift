import Text

/// An entry of the palette.
package struct PaletteEntry {
  package enum Choice: Equatable {
    case command(Keymap.Command)
    /// The page this many steps back.
    case crumb(Int)
    /// A section of the page, by its number among those with content.
    case section(Int)
    case brand(String)
    /// Another feed of the response.
    case feed(String)
    /// A search for words in all facets ever seen.
    case find(String)
  }

  let title: SafeText
  /// The keys of the same command.
  var keys: SafeText = ""
  let choice: Choice
}
