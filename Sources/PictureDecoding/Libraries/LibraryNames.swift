/// The names of the libraries that decode and draw.
package struct LibraryNames: Sendable {
  package var pixbuf: String
  package var chafa: String

  package static let usual = LibraryNames(pixbuf: "libgdk_pixbuf-2.0.so.0", chafa: "libchafa.so.0")

  package init(pixbuf: String, chafa: String) {
    self.pixbuf = pixbuf
    self.chafa = chafa
  }
}
