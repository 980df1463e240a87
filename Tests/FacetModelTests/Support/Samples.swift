import Foundation
import TestSupport

/// The bytes of a feed of `SampleFeeds`.
func sample(_ name: String) throws -> [UInt8] {
  try Array(Data(contentsOf: Repository.root.appending(components: "SampleFeeds", name)))
}
