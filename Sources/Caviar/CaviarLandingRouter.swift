import Components
import FacetModel

/// Leads users to the home page if a landing asks for their address, because Caviar asks for it with the order.
struct CaviarLandingRouter: LandingRouter {
  func route(_ action: Action) -> Action {
    action.place == .address ? .open(.home) : action
  }
}
