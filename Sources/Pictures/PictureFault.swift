import Drawing
import Text
import Wording

/// The reason a picture cannot be shown.
public enum PictureFault: Error, Hashable, Sendable {
  /// Nothing is saved under its address, or no file is there.
  case missing
  /// The bytes are no picture in a format that is known.
  case unknownFormat
  /// The decoder's own words.
  case damaged(reason: SafeText)
  case tooManyPixels(Size)
  case tooManyBytes(Int)
  /// Decoding took longer than its limit.
  case tooSlow
  /// The process that decodes ended in the middle, for example at its limit of memory.
  case decoderEnded
  /// A library is not installed.
  case noLibrary(SafeText)
  /// The server answers with a status that means no picture.
  case answered(status: Int)
  /// The server, or the target of a redirect, is none that the user allows.
  case refusedHost(SafeText)
  case tooManyRedirects
  /// There is no connection to the server, or it breaks off.
  case noConnection
  /// The page has more pictures than a page may ask servers for.
  case tooManyPictures
}
