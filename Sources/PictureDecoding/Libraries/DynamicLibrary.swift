import Glibc
import Pictures
import Text

/// A library that stays open until the process ends.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  init(_ name: String) throws(PictureFault) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .noLibrary(SafeText(name)) }
    self.handle = handle
    self.name = name
  }

  /// Returns the address of a function or a variable.
  func address(_ symbol: String) throws(PictureFault) -> UnsafeMutableRawPointer {
    guard let found = dlsym(handle, symbol) else { throw .noLibrary(SafeText("\(name) (\(symbol))")) }
    return found
  }

  /// Returns a function. Its type is that of the library's header.
  func function<Function>(_ symbol: String, _ type: Function.Type = Function.self) throws(PictureFault) -> Function {
    unsafeBitCast(try address(symbol), to: type)
  }
}
