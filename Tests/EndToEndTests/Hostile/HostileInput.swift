import Foundation

/// The input of a case as a file.
struct HostileInput {
  let path: String
  private let isTemporary: Bool

  init(_ row: HostileCase) throws {
    guard let make = row.make else {
      path = "\(HostileTable.folder)/\(row.name).json"
      isTemporary = false
      return
    }
    let folder = FileManager.default.temporaryDirectory
    path = folder.appending(path: "\(row.name)-\(UUID().uuidString).json").path
    isTemporary = true
    try Data(make().utf8).write(to: URL(filePath: path))
  }

  func remove() {
    if isTemporary {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
