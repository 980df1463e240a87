import Text

/// A page of HTML that needs nothing else: no other file, no server. It loads nothing, and no program runs in it except
/// its own script.
package struct HTMLPage {
  /// A program in the page, with the SHA-256 of its text in base64. The browser runs no text with another one.
  package struct Script {
    let text: String
    let digest: String

    package init(_ text: String, digest: String) {
      self.text = text
      self.digest = digest
    }
  }

  private let title: SafeText
  private let style: String
  private let main: String
  private let footer: SafeText
  /// The language of the page, as in `<html lang>`.
  package var language = "en"
  /// The schemes that the page suits.
  package var colorScheme = "light dark"
  package var script: Script?
  /// The command that has made the page, for programs that look for it.
  package var generator: String?

  /// `main` is the content of the page as HTML, whose text is escaped.
  package init(_ title: SafeText, style: String, main: String, footer: SafeText) {
    self.title = title
    self.style = style
    self.main = main
    self.footer = footer
  }

  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="referrer" content="no-referrer">\(generator.map { "\n" + Self.mark(of: $0) } ?? "")
    <title>\(title.inMarkup)</title>
    <style>
    :root { color-scheme: \(colorScheme); font: 16px/1.5 system-ui, sans-serif }
    \(Self.style)
    \(style)
    </style>
    </head>
    <body>
    <main>
    \(main)
    </main>
    <footer>\(footer.inMarkup)</footer>
    \(script.map { "<script>\($0.text)</script>\n" } ?? "")</body>
    </html>

    """
  }

  /// The line in the head that names the command. The name is a word of the program and needs no escapes.
  package static func mark(of generator: String) -> String { #"<meta name="generator" content="\#(generator)">"# }

  /// Pictures may only be part of the page itself.
  private var policy: String {
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
      + (script.map { "; script-src 'sha256-\($0.digest)'" } ?? "")
  }

  /// The rules of every page. The colours are those of the reader's system, light or dark.
  private static let style = """
    body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; background: Canvas; color: CanvasText }
    h1 { font-size: 1.6rem; margin: 0 0 1rem; overflow-wrap: anywhere }
    h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
    .scroll { overflow-x: auto }
    .quiet, footer { font-size: .85rem; color: color-mix(in srgb, CanvasText 75%, Canvas) }
    footer { margin-top: 2.5rem }
    """
}
