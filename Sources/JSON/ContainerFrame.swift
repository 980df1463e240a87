/// A container whose end has not been reached.
struct ContainerFrame {
  let node: Int
  let start: UInt32
  let isObject: Bool
}
