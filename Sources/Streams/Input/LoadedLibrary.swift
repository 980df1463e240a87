import Glibc

/// A library that is loaded when it is first needed, and stays until the program ends.
struct LoadedLibrary {
  private let name: String
  private let library: UnsafeMutableRawPointer

  init(_ name: String) throws(UnpackingFault) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .noLibrary(name) }
    self.name = name
    self.library = library
  }

  func find<Function>(_ symbol: String, as type: Function.Type) throws(UnpackingFault) -> Function {
    guard let found = dlsym(library, symbol) else { throw .noLibrary(name) }
    return unsafeBitCast(found, to: type)
  }
}
