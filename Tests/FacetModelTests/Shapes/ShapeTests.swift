import FacetModel
import JSON
import Testing

/// Values in `custom` that several components share.
struct ShapeTests {
  @Test(
    "A rating is shown with one decimal",
    arguments: [
      ("4.699999809265137", "4.7"), ("4", "4.0"), ("4.96", "5.0"), (#""4.7""#, "4.7"), ("4.04", "4.0"), ("4.06", "4.1"),
      ("0", "0.0"), ("10.0", "10.0"), ("4.949999809265137", "4.9"), ("0.05000000074505806", "0.1"),
    ])
  func ratingHasOneDecimal(_ average: String, _ expected: String) throws {
    let rating = Rating(try customValue(#"{"average_rating":\#(average),"display_num_ratings":"(2k+)"}"#))
    #expect(rating?.averageText == expected)
    #expect(rating?.count == "(2k+)")
  }

  @Test("A rating may have other keys") func ratingHasASecondForm() throws {
    let rating = Rating(try customValue(#"{"average":4.5,"count_display_string":"(20)"}"#))
    #expect(rating?.averageText == "4.5")
    #expect(rating?.count == "(20)")
  }

  @Test(
    "A rating without a valid average and without words is missing",
    arguments: [
      "null", "{}", "[]", #""4.5""#, #"{"average_rating":null}"#, #"{"average_rating":""}"#,
      #"{"average_rating":"new"}"#, #"{"display_num_ratings":""}"#, #"{"display_num_ratings":" "}"#,
      #"{"display_num_ratings":{}}"#, #"{"average_rating":1e999}"#,
    ])
  func ratingMayBeMissing(_ json: String) throws {
    #expect(Rating(try customValue(json)) == nil)
  }

  @Test(
    "A store without ratings has only the words about them",
    arguments: [
      #"{"display_num_ratings":"Newly added"}"#, #"{"average_rating":null,"display_num_ratings":"Newly added"}"#,
      #"{"average_rating":0,"display_num_ratings":"Newly added"}"#,
      #"{"average":0.0,"count_display_string":"Newly added"}"#,
    ])
  func ratingMayHaveOnlyWords(_ json: String) throws {
    let rating = Rating(try customValue(json))
    #expect(rating?.average == nil && rating?.averageText == "" && rating?.count == "Newly added")
  }

  @Test("An average of zero is shown where no words say why it is zero")
  func zeroMayBeARating() throws {
    #expect(Rating(try customValue(#"{"average_rating":0}"#))?.averageText == "0.0")
    #expect(Rating(try customValue(#"{"average_rating":0,"display_num_ratings":"(0)"}"#))?.averageText == "0.0")
  }

  @Test("A rating may lack a count") func ratingMayLackACount() throws {
    let rating = Rating(try customValue(#"{"average_rating":4.5,"display_num_ratings":""}"#))
    #expect(rating?.averageText == "4.5")
    #expect(rating?.count == nil)
    #expect(Rating(nil) == nil)
  }

  @Test(
    "A rating with an extreme value is shown and does not crash", arguments: ["1e30", "-1e30", "1e308", "999999.96"])
  func extremeRatingsAreShown(_ average: String) throws {
    #expect(Rating(try customValue(#"{"average_rating":\#(average)}"#))?.averageText.isEmpty == false)
  }

  @Test("A badge has all members that it was sent with") func badgeHasAllItsMembers() throws {
    let badge = try #require(
      Badge(
        try customValue(
          """
          {"text":"20% off","type":"offer","background_color":"E7FBEF","placement":"PLACEMENT_UNSPECIFIED",
          "dls_tag_size":"medium","dls_tag_style":"highlight","dls_tag_type":"emphasis","dls_text_style":"LABEL_2",
          "leading_icon":"deals-fill","trailing_icon":"","is_dashpass":"true"}
          """)))
    #expect(badge.text == "20% off")
    #expect(badge.type == "offer")
    #expect(badge.backgroundColor == "E7FBEF")
    #expect(badge.placement == "PLACEMENT_UNSPECIFIED")
    #expect(badge.tagSize == "medium")
    #expect(badge.tagStyle == "highlight")
    #expect(badge.tagType == "emphasis")
    #expect(badge.textStyle == "LABEL_2")
    #expect(badge.leadingIcon == "deals-fill")
    #expect(badge.trailingIcon == nil)
    #expect(badge.isDashPass)
  }

  @Test("Badges without text are left out, and their number is limited") func emptyBadgesAreLeftOut() throws {
    let list = Badge.list(
      try customValue(
        #"[{"text":"A"},{"text":""},{"text":" \t"},{"type":"offer"},null,"B",7,{"text":"C","type":"high_stock","background_color":""}]"#
      ))
    #expect(list.map(\.text) == ["A", "C"])
    #expect(list.map(\.type) == [nil, "high_stock"])
    #expect(list.map(\.backgroundColor) == [nil, nil])
    let many = Array(repeating: #"{"text":""},{"text":"A"}"#, count: 1000).joined(separator: ",")
    #expect(Badge.list(try customValue("[\(many)]")).count == Badge.most)
    #expect(Badge.list(nil).isEmpty)
    #expect(Badge.list(try customValue(#"{"text":"A"}"#)).isEmpty)
  }

  @Test("A price has a display string and an amount in units", arguments: ["499", "499.0", #""499""#])
  func priceHasADisplayStringAndUnits(_ amount: String) throws {
    let price = Price(
      try customValue(
        #"{"display_string":"$4.99","unit_amount":\#(amount),"currency":"USD","decimal_places":2.0,"sign":true}"#))
    #expect(price?.displayString == "$4.99")
    #expect(price?.unitAmount == 499)
    #expect(price?.currency == "USD")
    #expect(price?.decimalPlaces == 2)
  }

  @Test(
    "A price without a display string is made from its amount, decimal places and currency",
    arguments: [
      (#"{"unit_amount":1525,"decimal_places":2,"currency":"USD"}"#, "$15.25"),
      (#"{"unit_amount":1525.0,"decimal_places":2.0,"currency":"usd"}"#, "$15.25"),
      (#"{"unit_amount":5,"decimal_places":2,"currency":"USD"}"#, "$0.05"),
      (#"{"unit_amount":-300,"decimal_places":2,"currency":"CAD"}"#, "-CA$3.00"),
      (#"{"unit_amount":0,"decimal_places":0,"currency":"JPY"}"#, "¥0"),
      (#"{"unit_amount":1200,"currency":"USD"}"#, "$12.00"), (#"{"unit_amount":1200,"currency":"JPY"}"#, "¥1200"),
      (#"{"unit_amount":1200,"decimal_places":3,"currency":"KWD"}"#, "KWD 1.200"),
      (#"{"unit_amount":1525,"decimal_places":2,"symbol":"$"}"#, "$15.25"),
      (#"{"unit_amount":1525,"decimal_places":2}"#, "15.25"), (#"{"unit_amount":1525}"#, nil),
      (#"{"unit_amount":1525,"currency":"XTS"}"#, nil),
      (#"{"unit_amount":1525,"decimal_places":99,"currency":"USD"}"#, nil),
      (#"{"unit_amount":-9223372036854775808,"decimal_places":2,"currency":"USD"}"#, "-$92233720368547758.08"),
      (#"{"display_string":" ","unit_amount":1525,"currency":"USD"}"#, "$15.25"), (#""$4.99""#, "$4.99"),
      (#"{"display_string":"15,25 $","unit_amount":1525,"decimal_places":2,"currency":"USD"}"#, "15,25 $"),
    ] as [(String, String?)])
  func pricesAreMadeFromUnits(_ json: String, _ text: String?) throws {
    #expect(Price(try customValue(json))?.text == text)
    #expect(PriceText(try customValue(json)).text == text)
  }

  @Test(
    "A price without an amount is missing",
    arguments: ["null", "{}", #"" ""#, #"{"display_string":"","currency":"USD"}"#])
  func priceWithoutAnAmountIsMissing(_ json: String) throws {
    #expect(Price(try customValue(json)) == nil)
  }
}
