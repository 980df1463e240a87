import PictureDecoding
import Pictures
import Prism
import Reporting
import Sessions
import Terminal
import Text

/// The decision about pictures, and what decodes them.
extension Examination {
  var pictures: Decision<PictureChoice> {
    if let choice = PictureChoice(variable: surroundings.environment) {
      return Decision(choice, because: "\(SafeText(PictureChoice.variable)) says so")
    }
    if let choice = settings.pictures, choice != .auto { return Decision(choice, because: Self.configured) }
    guard plan != nil else { return Decision(.off, because: Self.noScreen) }
    return PictureChoice.auto.isOn(depth: colors.value)
      ? Decision(.cells, because: "they are shown where there are 256 colours")
      : Decision(.off, because: "with so few colours only the key P shows them")
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
