import Foundation

/// Documents around an invented store page that is not a file of the project.
enum StorePages {
  static let page = #"""
    {"storeHeader": {"id": 81, "name": "Under \"The\" Lime", "description": "Soups", "priceRangeDisplayString": "$$",
      "storeTagsList": ["Soup", "Late"], "address": {"displayAddress": "3 Mill Row"},
      "deliveryFeeLayout": {"title": "$1.99", "subtitle": "delivery fee"}, "deliveryTimeLayout": {"title": "31 min"},
      "ratings": {"averageRating": 4.25, "numRatingsDisplayString": "90+ ratings"},
      "coverImgUrl": "https://img.example.com/c.jpg", "businessHeaderImgUrl": "https://img.example.com/h.jpg"},
     "banners": {"one": {"title": "Closing soon", "text": "Last orders at 9"}, "two": [{"id": "wordless"}]},
     "carousels": [{"id": "top", "name": "Loved", "description": "By most", "items":
       [{"id": "5", "name": "Leek soup", "displayPrice": "$6", "imgUrl": "https://img.example.com/5.jpg"}]}],
     "menuBook": {"displayOpenHours": "5 PM - 11 PM", "menuCategories": [{"id": "b", "name": "Bread", "numItems": 1},
       {"id": "a", "name": "Soups", "numItems": 2}, {"id": "none", "name": "Elsewhere"}]},
     "itemLists": [
       {"id": "a", "name": "Soups", "description": "With bread", "items": [
         {"id": "5", "name": "Leek soup", "description": "Cream on top", "displayPrice": "$6",
          "displayStrikethroughPrice": "$7.50", "imageUrl": "https://img.example.com/5.jpg",
          "ratingDisplayString": "93% (40)", "badges": [{"text": "Popular"}, {"text": ""}, 3]},
         {"id": "a/b c", "name": "Borscht", "displayPrice": "$7"}]},
       {"id": "b", "name": "Bread", "items": [{"name": "Rye", "displayPrice": "$2"}, {"id": "9"}]}],
     "disclaimersList": [{"text": "May contain nuts."}],
     "mxInfo": {"phoneno": "555 0100", "operationInfo": {"storeOperationHourInfo": {"operationSchedule":
       [{"dayOfWeek": "Friday", "timeSlotList": ["5 PM - 11 PM", "1 PM - 2 PM"]}]}}},
     "popupContent": {"title": "Hello", "message": "Cash only", "dismissButtonText": "Fine"}}
    """#

  static func answer(_ page: String = page) -> String { #"{"data": {"shopFrontQuery": \#(page)}}"# }

  /// The page in the data of an older web page.
  static func nextData(_ page: String = page) -> String {
    #"<html><script id="__NEXT_DATA__" type="application/json">{"props": {"pageProps": {"shop": \#(page)}}}</script>"#
  }

  /// The page in a cache, with the header, the lists and an item by reference.
  static let cache = #"""
    {"ROOT_QUERY": {"shopFrontQuery({\"id\":81})": {"__ref": "Shop:81"}},
     "Shop:81": {"storeHeader": {"__ref": "Header:81"}, "itemLists": [{"__ref": "List:a"}, {"__ref": "List:gone"}]},
     "Header:81": {"id": "81", "name": "Under the Lime"},
     "List:a": {"id": "a", "name": "Soups", "items": [{"__ref": "Item:5"}]},
     "Item:5": {"id": "5", "name": "Leek soup", "displayPrice": "$6"}}
    """#

  /// The page in the rows of a newer web page, cut into two scripts; lists and description are rows of their own.
  static func rows() throws -> String {
    let text = "Soups • and é"
    let rows =
      #"1:["$","div",null,{"shop":{"storeHeader":{"id":"81","name":"Under the Lime","description":"$3"},"itemLists":"$2"}}]"#
      + "\n" + #"2:[{"id":"a","name":"Soups","items":[{"id":"5","name":"Leek soup","displayPrice":"$$6"}]}]"# + "\n"
      + "3:T" + String(text.utf8.count, radix: 16) + "," + text
    let cut = rows.index(rows.startIndex, offsetBy: 150)
    return try [rows[..<cut], rows[cut...]].map { part in
      let string = String(decoding: try JSONEncoder().encode(String(part)), as: UTF8.self)
      return "<script>self.__next_f.push([1,\(string)])</script>"
    }.joined(separator: "\n")
  }
}
