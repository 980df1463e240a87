/// The names of the libraries that feeds from servers and saved answers need.
package enum FeedLibraries {
  package static let curl = CurlLibrary.usualName
  package static let sqlite = SQLiteLibrary.usualName
}
