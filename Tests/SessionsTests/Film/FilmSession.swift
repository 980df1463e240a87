import JSON

@testable import Feeds

/// A recorded session that is written by hand.
enum FilmSession {
  static func make(_ lines: [String], started: String? = nil, title: String = "menu") throws -> RecordedSession {
    let start = started.map { #""started":"\#($0)","# } ?? ""
    let header =
      #"{"facetSession":1,"size":"6x2","brand":"x","brands":[],"scheme":"dark","color":"truecolor",\#(start)"#
      + #""facetsVersion":"6.0.0","page":{"number":0,"title":"\#(title)","body":"{}"}}"#
    return try RecordedSession(ByteBuffer(([header] + lines).joined(separator: "\n") + "\n"))
  }

  static let lines = [
    ##"{"at":0,"frame":{"size":"6x2","looks":["#ffffff/#102030","9/default bold"],"rows":[[0,"麺 a",[6,0]],[1,"end",[3,1,3,0]]]}}"##,
    #"{"at":40,"event":"j"}"#,
    #"{"at":40,"event":"Clock:40"}"#,
    #"{"at":50,"frame":{"rows":[[1,"END",[6,0]]]}}"#,
    #"{"at":50,"frame":{"rows":[[1,"END",[6,0]]]}}"#,
    #"{"at":3050,"event":"Resize:3x1"}"#,
    #"{"at":3050,"frame":{"size":"3x1","rows":[[0,"abcdef",[3,0]]]}}"#,
  ]
}
