import Text

/// The text that the user's editor opens.
package enum EditedFile {
  /// A file of the user.
  case file(path: String)
  /// A response that is in no file, with the title of its page.
  case response([UInt8], title: SafeText)
}

/// The end of an editor, or the reason why there was none.
package enum EditorEnding {
  /// The editor is over. `wasCopy` says that it has shown a copy.
  case done(wasCopy: Bool)
  case failed(editor: SafeText, status: Int)
  case notStarted(editor: SafeText, errno: Int32)
  case noCopy(errno: Int32)
}
