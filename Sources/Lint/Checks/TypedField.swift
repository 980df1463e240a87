import FacetModel
/// The typed fields that could carry values from `custom`.
public enum TypedField {
  private static let fields: [String: String] = [
    "title": "text.title", "name": "text.title", "item_name": "text.title", "subtitle": "text.subtitle",
    "description": "text.description", "accessory": "text.accessory", "annotation": "text.annotation",
    "title_color": "text.title_text_attributes.text_color",
    "subtitle_color": "text.subtitle_text_attributes.text_color",
    "description_color": "text.description_text_attributes.text_color",
    "title_text_style": "text.title_text_attributes.text_style",
    "background_color": "style.background_color", "size_class": "style.size_class", "dls_type": "style.dls_type",
    "border_color": "style.border.color", "border": "style.border", "spacing": "style.spacing",
    "is_sticky": "style.is_not_sticky", "is_not_sticky": "style.is_not_sticky",
    "padding": "layout.dls_padding", "omit_footer": "layout.omit_footer",
    "image": "images.main", "image_url": "images.main.uri", "image_uri": "images.main.uri",
    "icon": "images.icon", "background_image": "images.background",
    "on_click": "events.click", "click": "events.click", "deep_link": "events.click", "uri": "events.click.data.uri",
    "delivery_fee_string": "text.custom.delivery_fee_string",
    "eta_display_string": "text.custom.eta_display_string",
  ]

  /// Returns the field that could carry the value of a key in `custom`; `nil` where there is none.
  public static func carrying(_ key: String) -> String? {
    fields[key]
  }
}
