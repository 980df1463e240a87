/// A container whose end the scanner has not reached.
struct ContainerFrame {
  let node: Int
  let start: UInt32
  let isObject: Bool
}
