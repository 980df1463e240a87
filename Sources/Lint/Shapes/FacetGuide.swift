import FacetModel
import JSON

/// Decides which values of a facet count in its shape: those that a check reads.
struct FacetGuide: ShapeGuide {
  func treatment(of key: String?, as kind: ValueKind, in place: UInt8) -> (ShapeTreatment, inside: UInt8) {
    let (treatment, inside) = (FacetPlace(rawValue: place) ?? .any).reading(of: key, as: kind)
    return (treatment, inside.rawValue)
  }

  func shapeClass(of place: Value.Place, in document: Document, inside: UInt8) -> UInt32? {
    let value = document.value(at: place)
    switch FacetPlace(rawValue: inside) {
    case .text: return Self.holdsWords(value) ? 1 : 0
    case .data:
      let isInside = document.withPlainText(at: place, FacetEvents.obviouslyLeadsInside) ?? false
      // A dialog needs texts beside its address.
      let isModal = value.withUTF8 { $0.elementsEqual(Modal.uri.utf8) } ?? false
      return min(Cursor.brokenCount(inURI: value), .max >> 2) << 2 | (isModal ? 2 : 0) | (isInside ? 1 : 0)
    case .click: return value.lenientString.map(Cursor.isBase64) == false ? 1 : 0
    case .list:
      let isEmpty = value.elements.first(1, as: \.self).isEmpty
      return isEmpty ? 0 : LostFacetsCheck.holdsFacets(value) ? 1 : 2
    case .price: return Self.isInteger(value) ? 1 : 0
    case .blank: return Self.isBlank(value) ? 1 : 0
    default: return value.kind == .string && !value.isEmptyString ? nil : 0
    }
  }

  private static func holdsWords(_ value: Value) -> Bool {
    // Neither a flag nor a number has a space, so most texts need not be copied.
    if value.withUTF8({ $0.firstPlace(of: UInt8(ascii: " ")) != nil }) == true { return true }
    return value.lenientString.map(ContentCheck.isWords) ?? false
  }

  private static func isInteger(_ value: Value) -> Bool {
    let range = value.range
    let isShort = value.kind == .number && range.count < 16
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if isShort, value.document.bytes.withUnsafeBytes(in: range, { $0.allSatisfy(digits.contains) }) { return true }
    return value.lenientInt != nil
  }

  private static func isBlank(_ value: Value) -> Bool {
    if value.withUTF8({ (0x21...0x7E).contains($0.first ?? 0) }) == true { return false }
    return hasOnlySpace(value)
  }

  private static func hasOnlySpace(_ value: Value) -> Bool {
    value.lenientString?.allSatisfy(\.isWhitespace) ?? true
  }
}
