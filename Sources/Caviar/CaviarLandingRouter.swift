import Components
import FacetModel

/// Shows guests the home page where a landing asks for their address: Caviar asks for it with the order.
struct CaviarLandingRouter: LandingRouter {
  func route(_ action: Action) -> Action {
    action.place == .address ? .open(.home) : action
  }
}
