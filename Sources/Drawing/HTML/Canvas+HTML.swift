import Prism
import Text

extension Canvas {
  /// The frame as an element that scrolls by itself, with a `pre` element whose text is the text of the frame. The style
  /// sheet gets the rules that it needs.
  ///
  /// A link that lies inside another one comes after it in `links`. `images` are the pictures, by their numbers.
  public func html(
    _ sheet: inout HTMLSheet, label: SafeText, links: [HTMLLink] = [], images: [Int: SVGImage] = [:]
  ) -> String {
    let name = Self.escaped(label.string, inAttribute: true)
    return #"<div class="screen \#(htmlGround(&sheet))" role="region" aria-label="\#(name)" tabindex="0">"#
      + htmlText(&sheet, links: links, images: images) + "</div>"
  }

  /// The `pre` element of the frame, for an element of the class `screen` and of the class of its ground.
  public func htmlText(
    _ sheet: inout HTMLSheet, links: [HTMLLink] = [], images: [Int: SVGImage] = [:]
  ) -> String {
    let rows = htmlRows(&sheet, links: links).joined(separator: "\n")
    // A parser leaves out the first newline of the element.
    return #"<pre class="\#(htmlWidth(&sheet))">"# + "\n\(rows)\(pictures(among: images, &sheet))</pre>"
  }

  /// The rows as HTML for a `pre` element: all of them, or those with the given numbers.
  public func htmlRows(_ sheet: inout HTMLSheet, _ numbers: [Int]? = nil, links: [HTMLLink] = []) -> [String] {
    var rows = HTMLRows(self, ground: ground, links: links)
    return (numbers ?? Array(0..<size.height)).map { rows.row($0, &sheet) }
  }

  /// The class of the element around the rows.
  public func htmlGround(_ sheet: inout HTMLSheet) -> String { sheet.name(of: ground) }

  /// The class of the `pre` element for `htmlRows`.
  public func htmlWidth(_ sheet: inout HTMLSheet) -> String { sheet.name(ofWidth: size.width) }

  /// The style of blank cells with the most frequent background at the sides of the frame. The space around the frame
  /// has the same, so that it looks as in a window.
  private var ground: ResolvedStyle {
    guard size.width > 0 else { return ResolvedStyle() }
    let sides = (0..<size.height).flatMap { y in [self[0, y], self[size.width - 1, y]] }.map(\.style.background)
    var counts: [ResolvedColor: Int] = [:]
    for color in sides { counts[color, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return ResolvedStyle(background: sides.first { counts[$0] == most } ?? .terminalDefault)
  }

  /// The pictures over their cells, as an SVG of the size of the frame.
  private func pictures(among images: [Int: SVGImage], _ sheet: inout HTMLSheet) -> String {
    guard !images.isEmpty else { return "" }
    let elements = SVGPictures(on: self, among: images).elements(named: sheet.nextPictureName())
    guard !elements.isEmpty else { return "" }
    let (width, height) = (size.width * SVGCell.width, size.height * SVGCell.height)
    return #"<svg style="width:\#(size.width)ch;height:\#(height)px" viewBox="0 0 \#(width) \#(height)""#
      + #" preserveAspectRatio="none" aria-hidden="true">"# + elements.joined() + "</svg>"
  }
}
