import Glibc
import Text

extension Message {
  /// Why the operating system refuses something, by the value of `errno`.
  public init(system code: Int32) {
    self.init { $0.system(code) }
  }
}

extension Words {
  fileprivate func system(_ code: Int32) -> SafeText {
    switch code {
    case EACCES: permissionDenied
    case EBADF: badDescriptor
    case EPERM: notPermitted
    case ENOENT: noEntry
    case EIO: inputOutputError
    case ENOSPC: noSpaceLeft
    case EDQUOT: quotaExceeded
    case EROFS: readOnlyFiles
    case EISDIR: isADirectory
    case ENOTDIR: notADirectory
    case ENAMETOOLONG: nameTooLong
    case ELOOP: tooManyLinks
    case EMFILE: tooManyFiles
    case EPIPE: brokenPipe
    case EFBIG: fileTooLarge
    case ENXIO: noSuchDevice
    case EBUSY: deviceBusy
    default: otherSystemError(Int(code), SafeText(String(cString: strerror(code))))
    }
  }
}
