import AppRuntime
import PictureDecoding
import Pictures
import Prism
import Reporting
import Sessions
import Terminal
import Text

/// The decision about pictures, and what decodes them.
extension Examination {
  /// The way in which pictures are shown: on this terminal, and with the user's wish.
  var pictures: Decision<PictureChoice> {
    let (choice, reason) = Self.choice(surroundings, settings)
    guard let wish = choice.wish else { return Decision(choice, because: reason) }
    guard let plan else { return Decision(.off, because: Self.noScreen) }
    guard choice.isOn(depth: colors.value) else {
      return Decision(.off, because: "with so few colours only the key P shows them")
    }
    let pixels = wish.way((try? answers.get())?.pictures ?? PictureFacts(), depth: colors.value, window: plan.cell)
    let why = choice == .auto ? pixels.reason : "\(reason); \(pixels.reason)"
    return switch pixels.value {
    case .placeholders: Decision(.kitty, because: why)
    case .sixels: Decision(.sixel, because: why)
    case nil: Decision(.cells, because: why)
    }
  }

  /// The user's choice, and where it stands.
  private static func choice(_ surroundings: Surroundings, _ settings: Configuration) -> (PictureChoice, SafeText) {
    if let choice = PictureChoice(variable: surroundings.environment) {
      return (choice, "\(SafeText(PictureChoice.variable)) says so")
    }
    return settings.pictures.map { ($0, configured) } ?? (.auto, "")
  }

  /// The wish that the browser would have.
  static func pictureWish(_ surroundings: Surroundings, _ settings: Configuration) -> PictureWish? {
    choice(surroundings, settings).0.wish
  }

  /// The report of the process that decodes, which is started for it; `nil` if it does not start.
  static func report(of decoder: [String]) -> DecoderReport? {
    var decoder = PictureDecoder(program: decoder)
    return decoder.waitForReport()
  }

  var decoderWords: SafeText {
    guard let decoder else { return "none: the process that decodes pictures does not start" }
    guard let version = decoder.pixbufVersion else { return "none: libgdk-pixbuf-2.0-0 is not installed" }
    let formats = decoder.formats.map { SafeText($0.title) }.joined(separator: ", ")
    let missing = PictureFormat.allCases.filter { !decoder.formats.contains($0) }
    return "gdk-pixbuf \(version) for \(formats)"
      + (missing.isEmpty ? "" : "; not for " + missing.map { SafeText($0.title) }.joined(separator: ", "))
      + (decoder.hasChafa ? "; chafa for glyphs" : "; no glyphs: libchafa0 is not installed")
      + (decoder.isFiltered ? "; system calls are filtered" : "; the kernel filters no system calls")
  }
}
