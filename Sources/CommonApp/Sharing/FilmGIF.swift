import Drawing
import Feeds
import Glibc
import Prism
import Reporting
import Sessions
import Text

/// A recorded session as an animated GIF, which other programs make from facet's own pictures of the frames.
struct FilmGIF {
  private let session: RecordedSession
  private let speed: Double

  init(_ session: RecordedSession, speed: Double) {
    self.session = session
    self.speed = speed
  }

  /// The most frames. A GIF of more would be too large to share.
  private static let mostFrames = 500
  /// The longest time that a frame stays, and that of the last frame, in milliseconds.
  private static let longest = 3000
  /// Viewers show no frame for a shorter time.
  private static let shortest = 20

  /// The programs that put pictures together, in the order of preference.
  private static let joiners = ["magick", "convert"]
  private static let drawer = "rsvg-convert"

  /// Makes the GIF in a private folder, which is removed at the end.
  func bytes() throws(Failure) -> [UInt8] {
    guard ToolRun.isInstalled(Self.drawer), let joiner = Self.joiners.first(where: ToolRun.isInstalled) else {
      throw Failure(
        status: .unavailable,
        diagnostic: "a GIF is made by rsvg-convert and ImageMagick, and one of them is not installed; "
          + "on Debian: apt-get install librsvg2-bin imagemagick")
    }
    let frames = try frames()
    guard let folder = WorkFolder() else {
      throw Failure(status: .cannotWrite, diagnostic: "the folder for temporary files cannot be written")
    }
    defer { folder.remove() }
    var words = [joiner, "-loop", "0"]
    for (number, frame) in frames.enumerated() {
      let (drawing, picture) = (folder.path("\(number).svg"), folder.path("\(number).png"))
      try write(Array(frame.canvas.svg.utf8), to: drawing)
      try run([Self.drawer, "--output", picture, drawing])
      words += ["-delay", "\(frame.time / 10)", picture]
    }
    let target = folder.path("film.gif")
    try run(words + ["-layers", "OptimizeTransparency", "gif:" + target])
    do throws(SourceError) {
      let film = try FileReader.read(target, limit: 1 << 30)
      return film.withUnsafeBytes(in: 0..<film.count) { Array($0) }
    } catch {
      throw Failure(status: .internalError, diagnostic: "\(SafeText(joiner)) has made no file")
    }
  }

  /// The frames with the times that they stay, all of the size of the largest.
  private func frames() throws(Failure) -> [(canvas: Canvas, time: Int)] {
    var film = SessionFilm(session, speed: speed)
    var frames: [(canvas: Canvas, time: Int)] = []
    var shownAt = 0
    while let scene = film.next() {
      guard case .frame(let canvas, _, _) = scene.content else { continue }
      let time = scene.time - shownAt
      if frames.isEmpty {
        frames.append((canvas, Self.longest))
      } else if time < Self.shortest {
        frames[frames.count - 1].canvas = canvas
        continue
      } else {
        frames[frames.count - 1].time = min(time, Self.longest)
        frames.append((canvas, Self.longest))
      }
      shownAt = scene.time
      guard frames.count <= Self.mostFrames else {
        throw .usage(
          "the session has more than \(Self.mostFrames) frames, too many for a GIF; export it as .html or .cast")
      }
    }
    guard !frames.isEmpty else { throw .usage(ExportCommand.noFrames) }
    let size = Size(frames.map(\.canvas.size.width).max() ?? 0, frames.map(\.canvas.size.height).max() ?? 0)
    return frames.map { ($0.canvas.fitted(to: size, style: $0.canvas[0, 0].style), $0.time) }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(NewFiles.Fault) {
      try NewFiles.write(bytes, to: path)
    } catch {
      throw Failure(status: .cannotWrite, diagnostic: "the folder for temporary files cannot be written")
    }
  }

  private func run(_ words: [String]) throws(Failure) {
    guard ToolRun.run(words) else {
      throw Failure(status: .unavailable, diagnostic: "\(SafeText(words[0])) has failed, or took longer than a minute")
    }
  }
}
