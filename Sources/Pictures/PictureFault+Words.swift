import Text
import Wording

extension PictureFault {
  /// The fault in a few words, for the block in the picture's place.
  public func text(in words: Words) -> SafeText {
    switch self {
    case .missing: words.pictureIsMissing
    case .unknownFormat: words.pictureOfUnknownFormat
    case .damaged: words.pictureIsDamaged
    case .tooManyPixels(let size): words.pictureHasPixels("\(size.width) × \(size.height)")
    case .tooManyBytes: words.pictureHasTooManyBytes
    case .tooSlow: words.pictureTakesTooLong
    case .decoderEnded: words.pictureEndedDecoder
    case .noLibrary(let name): words.pictureNeeds(name)
    }
  }
}
