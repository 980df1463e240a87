import Feeds
import JSON
import Pages
import Text

/// An event in the log: JSON on one line.
struct EventLine {
  let bytes: [UInt8]

  /// The first bytes of every line: one beginning for each kind of event.
  static let beginnings = LoggedEvent.Kind.allCases.map { Array("{\"event\":\"\($0.rawValue)\"".utf8) }

  init(_ event: LoggedEvent, _ stamp: LogStamp) {
    var members: [(key: String, value: WrittenJSON)] = [
      ("event", .string(event.kind.rawValue)), ("timestamp", .number(stamp.time(of: event))),
      ("session_id", .string(stamp.session)),
    ]
    if let user = stamp.user { members.append(("user_id", .string(user))) }
    members += [
      ("client_version", .string(ProgramContext.version.string)), ("os", .string(stamp.system)),
      ("os_version", .string(stamp.systemVersion)), ("brand", .string(event.brand)),
      ("facets_version", .string(event.facetsVersion)), ("page", .string(event.page)),
      ("section", .string(event.section)), ("component", .string(event.component)),
    ]
    if let id = event.id { members.append(("id", .string(id))) }
    members += [("path", .string(event.path)), ("position", .number(event.position))]
    if let effect = event.clickEffect { members.append(("action", .string(effect.rawValue))) }
    var bytes = WrittenJSON.object(members).bytes
    bytes.removeLast()
    bytes += Array(",\"logging\":".utf8) + (event.logging ?? Array("null".utf8)) + Array("}\n".utf8)
    self.bytes = bytes
  }
}
