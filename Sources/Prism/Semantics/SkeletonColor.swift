/// The colours of the placeholder for content that is loading.
public enum SkeletonColor: String, Hashable, Sendable, CaseIterable {
  case base, shimmer
}
