import Pictures
import Text

/// The first message of the process that decodes: what it can do, and how it is locked in.
package struct DecoderReport: Hashable, Sendable {
  /// The formats of which a small picture was decoded at the start.
  package var formats: [PictureFormat] = []
  /// The version of gdk-pixbuf; `nil` without it.
  package var pixbufVersion: SafeText?
  /// Whether chafa is there, which draws cells and sixels.
  package var hasChafa = false
  /// Whether the kernel refuses the system calls that decoding does not need.
  package var isFiltered = false
  /// Whether memory, files and descriptors are limited.
  package var isLimited = false

  package init() {}

  var message: [UInt8] {
    var message = MessageWriter()
    message.add(AnswerKind.report.rawValue)
    message.add([hasChafa, isFiltered, isLimited].map { $0 ? 1 : 0 } as [UInt8])
    message.add(text: pixbufVersion?.string ?? "")
    message.add(formats.map(\.rawValue))
    return message.finished()
  }

  init?(message: ArraySlice<UInt8>) {
    var message = MessageReader(message)
    guard
      message.number(UInt8.self) == AnswerKind.report.rawValue,
      let hasChafa = message.number(UInt8.self), let isFiltered = message.number(UInt8.self),
      let isLimited = message.number(UInt8.self), let version = message.text()
    else { return nil }
    self.hasChafa = hasChafa == 1
    self.isFiltered = isFiltered == 1
    self.isLimited = isLimited == 1
    pixbufVersion = version.isEmpty ? nil : SafeText(version)
    formats = message.rest().prefix(PictureFormat.allCases.count).compactMap(PictureFormat.init)
  }
}
