import CommonApp
import Prism

extension Brand {
  public static let caviar = Brand(
    name: "caviar",
    displayName: "Caviar",
    palette: Palette([
      .text(.primary): RGB(0x1C1B19),
      .text(.subdued): RGB(0x66615A),
      .text(.brand): RGB(0xB4470F),
      .background(.primary): RGB(0xFBF8F3),
      .background(.banner): RGB(0xF3E6D3),
      .border(.primary): RGB(0xC2B8A6),
      .rating: RGB(0x8A5A00),
    ]))
}
