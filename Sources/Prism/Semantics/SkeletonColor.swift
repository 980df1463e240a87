/// What stands in for content on its way.
public enum SkeletonColor: String, Hashable, Sendable, CaseIterable {
  case base, shimmer
}
