import Pages

/// A search while its words are typed: the page goes along, and comes back if nothing comes of it.
package struct SearchPrompt {
  var field = TextField()
  /// Where the page was before.
  let origin: PageSession.Bookmark
}
