import Components

/// The JSON of a facet with one field, and with the members that another field needs beside it to be drawn.
struct FieldJSON {
  let text: String

  init(descriptor: ComponentDescriptor, field: ReadField?, surroundings: ReadField) {
    var members = Members()
    members.addSurroundings(of: surroundings, isCarousel: descriptor.category == .carousel)
    if let field { members.add(field) }
    let facet = members.json(id: descriptor.id, category: descriptor.category.rawValue)
    text =
      surroundings == .custom("cuisine_filter_id")
      ? #"{"id":"around","component":{"id":"filter.carousel-cuisine-generic"},"custom":{"filter_id":"cuisine"},"#
        + #""children":[\#(facet)]}"# : facet
  }

  private struct Members {
    var text: [String: String] = [:]
    var textCustom: [String: String] = [:]
    var images: [String: String] = [:]
    var imageCustom: [String: String] = [:]
    var custom: [String: String] = [:]
    var style: [String: String] = [:]
    var events = ""
    var children = ""

    mutating func add(_ field: ReadField) {
      switch field {
      case .text(let field): text[field.rawValue] = FieldJSON.mark
      case .textCustom(let key): textCustom[key] = FieldJSON.mark
      case .image(let slot): images[slot.rawValue] = FieldJSON.picture
      case .imageCustom(let key): imageCustom[key] = FieldJSON.picture
      case .custom(let key): custom[key] = FieldJSON.values[key] ?? FieldJSON.mark
      case .style(.sizeClass): style["size_class"] = #""SIZE_CLASS_LARGE""#
      case .style(.dlsType): style["dls_type"] = #""DLS_TYPE_BUTTON_PRIMARY""#
      case .click: events = #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}},"#
      case .children: children = #"{"id":"c","component":{"id":"row.text"},"text":{"title":\#(FieldJSON.mark)}}"#
      case .parentText, .parentCustom: break
      }
    }

    mutating func addSurroundings(of field: ReadField, isCarousel: Bool) {
      switch field {
      case .image(.accessory), .style, .custom("title_color"), .custom("underline_title"), .custom("is_compact"),
        .custom("extra_styles"):
        text["title"] = #""Kettle""#
      case .custom("description_color"): text["description"] = #""Stew""#
      case .imageCustom("modality_icon"): textCustom["eta_display_string"] = #""20 min""#
      case .custom("primary_button_style"): textCustom["button"] = #""Go""#
      case .custom("regular_price"): custom["price"] = #"{"display_string":"$9.00"}"#
      case .custom("default_quantity"), .custom("max_quantity"), .custom("has_required_options"):
        custom["name"] = #""Kettle""#
      case .custom("item_id"): custom["quantity_stepper"] = #"{"default_quantity":1}"#
      case .custom("radio_group_id"), .custom("is_selected"), .custom("allowed_values"): custom["filter_id"] = #""x""#
      case .custom("default_values"), .custom("range_direction"):
        text["title"] = #""Only places that bring it within the time you choose""#
        custom["filter_id"] = #""x""#
        custom["allowed_values"] =
          #"[{"query_value":"1","display_name":"One"},{"query_value":"2","display_name":"Two"}]"#
        if field == .custom("range_direction") { custom["default_values"] = #"["2"]"# }
      case .custom("filter_id") where isCarousel, .custom("supports_multi_select") where isCarousel:
        children = #"{"id":"t","component":{"id":"card.animation_toggle"},"custom":{"cuisine_filter_id":"953"}}"#
        if field == .custom("supports_multi_select") { custom["filter_id"] = #""cuisine""# }
      default: break
      }
    }

    func json(id: String, category: String) -> String {
      """
      {"id":"probe","component":{"id":"\(id)","category":"\(category)"},\
      "text":\(object(text, custom: textCustom)),"images":\(object(images, custom: imageCustom)),\
      "custom":\(object(custom)),"style":\(object(style)),\(events)"children":[\(children)]}
      """
    }

    private func object(_ members: [String: String], custom: [String: String]? = nil) -> String {
      let all = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      return "{" + (all + (custom.map { ["\"custom\":" + object($0)] } ?? [])).joined(separator: ",") + "}"
    }
  }

  private static let mark = "\"\(FieldProbe.mark)\""
  private static let picture =
    #"{"uri":"https://img.example.com/1.jpg","local":"dashpass-badge","placeholder":\#(mark),"style":"STYLE_ROUNDED"}"#

  /// Values for the members of `custom` that are not plain text.
  private static let values = [
    "rating": #"{"average_rating":4.7,"display_num_ratings":"(2k+)"}"#, "savelists": #"[{"id":"1"}]"#,
    "is_currently_available": "false", "result_type": #""store""#, "friendly_name": #""restaurants""#,
    "background_color": #""00838A""#, "title_color": #""00838A""#, "description_color": #""00838A""#,
    "badges": #"[{"text":\#(mark)}]"#, "window_shopping": #"{"cards":[{"name":\#(mark)}]}"#,
    "price": #"{"display_string":\#(mark)}"#, "regular_price": #"{"display_string":\#(mark)}"#,
    "item_data": #"{"item_name":\#(mark)}"#, "price_name_info": #"{"default":{"base":{"name":{"value":\#(mark)}}}}"#,
    "quantity_stepper": #"{"default_quantity":2}"#, "default_quantity": "2", "max_quantity": "0",
    "has_required_options": "true", "image": #"{"remote":{"uri":"https://img.example.com/2.jpg"}}"#,
    "primary_button_style": #"{"background_color":"00838A"}"#, "is_spotlight": "true", "is_compact": "true",
    "underline_title": "true", "is_selected": "true", "supports_multi_select": "true",
    "extra_styles": #"{"title":{"color":"00838A"}}"#, "cuisine_filter_id": #""953""#, "range_direction": #""under""#,
    "default_values": #"["2"]"#, "filter_id": #""cuisine""#, "radio_group_id": #""g""#, "item_id": #""77""#,
    "allowed_values": #"[{"query_value":"1","display_name":"One"}]"#,
  ]
}
