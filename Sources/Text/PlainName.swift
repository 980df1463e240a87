/// Normalises names: `store_id`, `store-id` and `storeId` are all `storeid`.
package enum PlainName {
  package static func of(_ name: String) -> String {
    String(
      decoding: name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }
}
