import Feeds
import JSON
import Prism
import Terminal
import Text
import Wording

extension Configuration {
  /// The largest file that is read.
  private static let limit = 1 << 20

  /// Reads the file, if there is one; settings with faults are left out.
  init(path: String?, in program: Program) {
    self.init()
    guard let path, FileReader.exists(path) else { return }
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes = try FileReader.read(path, limit: Self.limit)
    } catch {
      warning = error.message.placed(at: SafeText(path))
      return
    }
    let names = Interner()
    var reader = ConfigurationReader(program: program, names: names)
    do throws(SyntaxError) {
      reader.read(try Document.read(bytes, interner: names).root)
    } catch {
      reader.fault = (error.offset, error.message(locate: LineTable(bytes).location))
    }
    self = reader.configuration
    warning = reader.fault.map { offset, message in
      message.placed(at: "\(path):\(LineTable(bytes).location(of: offset))")
    }
  }
}
