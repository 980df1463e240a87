/// The names of the libraries that unpack streams.
package enum UnpackingLibraries {
  package static let zlib = "libz.so.1"
  package static let zstd = "libzstd.so.1"
}
