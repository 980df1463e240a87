import CommonApp
import Prism

extension Brand {
  public static let doorDash = Brand(
    name: "doordash",
    displayName: "DoorDash",
    palette: Palette([
      .text(.primary): RGB(0x191919),
      .text(.subdued): RGB(0x606060),
      .text(.brand): RGB(0xD91400),
      .background(.primary): RGB(0xFFFFFF),
      .background(.banner): RGB(0xFFEDE6),
      .border(.primary): RGB(0xB2B2B2),
      .rating: RGB(0x494949),
    ]))
}
