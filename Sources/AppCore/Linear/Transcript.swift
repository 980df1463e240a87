import Drawing
import Text

/// The lines announced in the linear mode, when no terminal reads them.
package struct Transcript {
  package private(set) var lines: [SafeText] = []
  private var isLineOpen = false
  private let usesASCII: Bool

  package init(usesASCII: Bool) {
    self.usesASCII = usesASCII
  }

  package mutating func say(_ announcements: [Announcement]) {
    for saying in announcements {
      let text = usesASCII ? saying.text.foldedToASCII : saying.text
      if isLineOpen, !saying.beginsLine {
        lines[lines.count - 1] += text
      } else {
        lines.append(text)
      }
      isLineOpen = !saying.endsLine
    }
  }
}
