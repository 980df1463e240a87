import Drawing
import Testing

@testable import Sessions

/// The scenes of a session: what is shown, and when.
struct SessionFilmTests {
  private func scenes(_ lines: [String], started: String? = nil, speed: Double = 1) throws -> [SessionFilm.Scene] {
    var film = SessionFilm(try FilmSession.make(lines, started: started), speed: speed)
    var scenes: [SessionFilm.Scene] = []
    while let scene = film.next() { scenes.append(scene) }
    return scenes
  }

  private func rows(_ scene: SessionFilm.Scene) -> [String] {
    if case .frame(let canvas, _, _) = scene.content { canvas.textRows } else { [] }
  }

  @Test("Each scene has the rows of its frame and the keys before it; a frame without a difference is left out")
  func scenesFollowTheFrames() throws {
    let scenes = try scenes(FilmSession.lines)
    #expect(scenes.map(rows) == [["麺 a", "end"], ["麺 a", "END"], ["abc"]])
    #expect(scenes.map(\.inputs) == [[], ["j"], ["Resize:3x1"]])
    guard case .frame(_, let changed, let isOther) = scenes[1].content else {
      Issue.record("no frame")
      return
    }
    #expect(changed == [1] && !isOther)
  }

  @Test("A recorded session keeps its times, and a script gets time to be read")
  func timesAreKeptOrMade() throws {
    let lines = FilmSession.lines
    #expect(try scenes(lines, started: "2026-01-31T12:00:00Z").map(\.time) == [0, 50, 3050])
    #expect(try scenes(lines, started: "2026-01-31T12:00:00Z", speed: 2).map(\.time) == [0, 25, 1525])
    #expect(try scenes(lines).map(\.time) == [0, 600, 3600])
  }

  @Test("Times that run backwards never make a scene earlier than the one before it")
  func timesNeverRunBackwards() throws {
    let lines = [500, 100, 700].enumerated().map { number, time in
      ##"{"at":\##(time),"frame":{"size":"2x1","looks":["#000000/#ffffff"],"rows":[[0,"\##(number)",[2,\##(number)]]]}}"##
    }
    #expect(try scenes(lines, started: "2026-01-31T12:00:00Z").map(\.time) == [0, 0, 200])
  }

  @Test("Cells of pictures are blank, and hostile text stays in its row")
  func hostileRowsAreSafe() throws {
    let rows = [
      ##"{"at":0,"frame":{"size":"6x2","looks":["#000000/#ffffff","nonsense"],"rows":[[0,"\uDBFB\uDEEE\u0305\u0305\uDBFB\uDEEEx",[99,1]],[1,"\u001b[2J\u202eab",[1,0]],[7,"far",[3,0]]]}}"##
    ]
    let scene = try #require(try scenes(rows).first)
    let text = self.rows(scene)
    #expect(text.count == 2 && text[0] == "  x")
    #expect(!text[1].unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
