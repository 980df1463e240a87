import JSON

/// The store, and the facts about it.
extension StorePageTranslator {
  mutating func writeHeader() {
    guard let header else { return }
    writer.beginList("header")
    writer.beginFacet("header.store", "header", id: storeID ?? "", of: header)
    writer.beginObject("text")
    writer.member("title", reader.text("name", of: header))
    writer.member("subtitle", kind(of: header), of: header)
    writer.member("description", reader.text("description", of: header))
    writer.beginObject("custom")
    writeDelivery(of: header)
    writer.end()
    writer.end()
    writeImages(of: header)
    writer.beginObject("custom")
    writer.member("store_id", storeID)
    writeRating(of: header)
    writer.end()
    writer.end()
    writer.end()
  }

  /// Returns the price range and the tags: `$$ • Seafood • Wood oven`.
  private mutating func kind(of header: Value) -> String? {
    var parts = [reader.text("priceRangeDisplayString", of: header)?.displayString].compactMap(\.self)
    for tag in reader.list("storeTagsList", of: header)?.elements.prefix(Self.mostTags).map({ $0 }) ?? [] {
      let name = tag.kind == .object ? reader.text(["name", "displayString"], of: tag) : tag
      if let name, name.kind == .string, !name.isEmptyString, let text = name.displayString { parts.append(text) }
    }
    return parts.joined(separator: " • ")
  }

  private static var mostTags: Int { 64 }
  private static var mostDays: Int { 14 }
  private static var mostSlots: Int { 8 }

  private mutating func writeDelivery(of header: Value) {
    let fee = reader.object("deliveryFeeLayout", of: header)
    if let title = reader.text("title", of: fee) {
      writer.member("delivery_fee_string", Self.fee(title, reader.text("subtitle", of: fee)), of: title)
    }
    let time = reader.object("deliveryTimeLayout", of: header)
    let parts = [reader.text("title", of: time), reader.text("subtitle", of: time)].compactMap { $0?.displayString }
    writer.member("eta_display_string", parts.joined(separator: " "), of: time)
  }

  /// Returns the delivery fee: `$0 delivery fee, first order`. An amount alone is joined with its meaning: `$1.99
  /// delivery fee`.
  private static func fee(_ title: Value, _ subtitle: Value?) -> String? {
    guard let title = title.displayString, let subtitle = subtitle?.displayString else { return title.displayString }
    let isAmount = !title.unicodeScalars.contains { $0.properties.isAlphabetic }
    return title + (isAmount ? " " : ", ") + subtitle
  }

  /// Writes a wide picture behind the header and a small one in it. A single picture is used as the wide one.
  private mutating func writeImages(of header: Value) {
    let pictures = [reader.text("coverImgUrl", of: header), reader.text("businessHeaderImgUrl", of: header)]
      .compactMap(\.self)
    writer.beginObject("images")
    writer.image("background", pictures.first, style: "STYLE_ROUNDED")
    writer.image("main", pictures.dropFirst().first, style: "STYLE_ROUNDED")
    writer.end()
  }

  /// Writes the rating. A store without ratings has an average of zero, which is left out.
  private mutating func writeRating(of header: Value) {
    let ratings = reader.object("ratings", of: header)
    let average = ratings?["averageRating"].flatMap { $0.lenientDouble ?? 0 > 0 ? $0 : nil }
    let count = reader.text("numRatingsDisplayString", of: ratings)
    guard average != nil || count != nil else { return }
    writer.beginObject("rating")
    writer.member("average_rating", average)
    writer.member("display_num_ratings", count)
    writer.end()
  }

  /// Writes notices, the address, the phone number and the opening hours.
  mutating func writeInformation() {
    writer.beginSection(id: "store_information", of: page)
    writer.beginList("body")
    writeBanners()
    let address = reader.object("address", of: header)
    writeFact("address", icon: "location-pin", title: reader.text("displayAddress", of: address))
    let merchant = reader.object("mxInfo", of: page)
    let phone = merchant?["phoneno"].flatMap { $0.kind == .number || $0.kind == .string ? $0 : nil }
    writeFact("phone", icon: "phone", title: phone.flatMap { $0.isEmptyString ? nil : $0 })
    writeHours(of: merchant)
    writer.end()
    writer.end()
  }

  private mutating func writeFact(_ id: String, icon: StaticString, title: Value?) {
    guard let title else { return }
    writer.beginFacet("row.info", "row", id: id, of: title)
    writer.beginObject("text")
    writer.member("title", title.kind == .string ? nil : title.lenientString, of: title)
    if title.kind == .string { writer.member("title", title) }
    writer.end()
    writeIcon(icon)
    writer.end()
  }

  private mutating func writeIcon(_ name: StaticString) {
    writer.beginObject("images")
    writer.icon("icon", name)
    writer.end()
  }

  private mutating func writeHours(of merchant: Value?) {
    let today = reader.text("displayOpenHours", of: reader.object(page[.menuBook]))
    let information = reader.object("operationInfo", of: merchant)
    let hours = reader.object("storeOperationHourInfo", of: information) ?? information
    let days = days(of: reader.list("operationSchedule", of: hours))
    guard today != nil || !days.isEmpty else { return }
    writer.beginFacet("row.info", "row", id: "hours", of: today ?? hours)
    writer.beginObject("text")
    if today == nil { writer.member("title", words.openingHours.string) }
    writer.member("title", today)
    writer.member("description", days.joined(separator: " • "), of: hours)
    writer.end()
    writeIcon("clock")
    writer.end()
  }

  /// Returns the opening hours of each day: `Monday 11:30 AM - 10:00 PM`.
  private mutating func days(of schedule: Value?) -> [String] {
    var days: [String] = []
    for element in schedule?.elements.prefix(Self.mostDays).map({ $0 }) ?? [] {
      guard let day = reader.object(element), let name = reader.text("dayOfWeek", of: day)?.displayString else {
        continue
      }
      let slots = reader.list("timeSlotList", of: day)?.elements.prefix(Self.mostSlots)
        .compactMap { $0.kind == .string ? $0.displayString : nil }
      days.append(([name] + [(slots ?? []).joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: " "))
    }
    return days
  }
}
