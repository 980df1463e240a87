import Glibc
import Text

/// A library that the program loads when it is needed, and whether it is there. A probe loads it, so only reports do.
struct LibraryProbe {
  let name: String
  let isThere: Bool
  /// The version as the library says it; `nil` for a library that does not.
  let version: SafeText?

  /// Loads a library. Its version is the text that a function returns.
  init(_ name: String, versionFrom function: String) {
    let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL)
    self.name = name
    isThere = library != nil
    let found = library.flatMap { dlsym($0, function) }
    version = found.flatMap { address in
      let call = unsafeBitCast(address, to: (@convention(c) () -> UnsafePointer<CChar>?).self)
      return call().map { SafeText(String(cString: $0)) }
    }
  }

  /// Looks for a library that has no such function.
  init(_ name: String) {
    self.name = name
    isThere = dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil
    version = nil
  }

  /// Whether this program can load libraries at all: a static one cannot.
  static var isPossible: Bool { dlopen(nil, RTLD_LAZY) != nil }
}
