extension RGB {
  /// Returns the colour under a veil of another one: `share` 0 is the colour itself, 1 the other one.
  public func mixed(with other: RGB, share: Double) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) * (1 - share) + Double(two) * share).rounded())
    }
    return RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
