import Foundation
import TestSupport

/// The output of `facet diff --format json`, decoded by the rules of the manual alone.
struct PrintedDiff: Decodable {
  struct Change: Decodable {
    struct Place: Decodable {
      let parent: String
      let index: Int

      var place: PageEdit.Place { PageEdit.Place(parent: parent, index: index) }
    }

    let op: String
    let id: String
    let from: Place?
    let to: Place?
    let at: Place?
    let size: Int?
    let parts: [String]?

    var edit: PageEdit? {
      switch (op, from, to, at, size, parts) {
      case ("insert", nil, let to?, nil, let size?, nil): .insert(id: id, to: to.place, size: size)
      case ("delete", let from?, nil, nil, let size?, nil): .delete(id: id, from: from.place, size: size)
      case ("move", let from?, let to?, nil, nil, nil): .move(id: id, from: from.place, to: to.place)
      case ("update", nil, nil, let at?, nil, let parts?): .update(id: id, at: at.place, parts: parts)
      default: nil
      }
    }
  }

  let counts: [String: Int]
  let changes: [Change]
}
