import JSON
import Wording

/// Reads the brand, the pictures and the comparison in the first line of a session.
extension SessionReader {
  func brand(_ value: Value) throws(Fault) -> RecordedBrand {
    guard let name = value["name"]?.string, let members = value["files"]?.members else {
      throw fault(value, Message { $0.brandNeedsFiles })
    }
    var files: [RecordedBrand.File] = []
    for (key, value) in members {
      guard files.count < RecordedBrand.mostFiles else { throw fault(value, Message { $0.tooManyBrandFiles }) }
      guard let text = value.string, text.utf8.count <= RecordedBrand.largestFile else {
        throw fault(value, Message { $0.brandFileIsText(bytes: RecordedBrand.largestFile) })
      }
      files.append(RecordedBrand.File(name: value.document.interner.string(key), text: text))
    }
    return RecordedBrand(name: name, files: files)
  }

  func pictures(_ value: Value) -> RecordedPictures {
    RecordedPictures(
      mode: value["mode"]?.string ?? "", isOn: value["on"]?.bool ?? false, prefixes: strings(value["prefixes"]),
      addresses: strings(value["addresses"]), hasFiles: value["files"]?.bool ?? false,
      origin: value["origin"]?.string, hosts: strings(value["hosts"]))
  }

  mutating func comparison(_ value: Value) throws(Fault) -> RecordedComparison {
    if let name = value["brand"]?.string {
      guard let files = value["files"] else { return .brand(name, nil) }
      return .brand(name, try brand(files))
    }
    if value["scheme"]?.bool == true { return .scheme }
    if let version = value["version"]?.string { return .version(version) }
    if let earlier = value["former"] { return .earlier(try page(earlier)) }
    throw fault(value, Message { $0.unknownComparison })
  }
}
