import Foundation
import TestSupport
import Testing

/// A class of attacks: trials against the program, each made from its own random number.
///
/// A plain `swift test` makes a few trials of each class. A longer run gives each class its time, from another seed. A
/// single trial is made again by its number, as a failure names it:
///
///     FACET_ATTACK_SECONDS=400 FACET_ATTACK_SEED=7 swift test --filter AttackTests
///     FACET_ATTACK_TRIAL=123456 swift test --filter AttackTests.signals
///
/// `FACET_TO_TRY` names another program to attack, such as a release build.
struct Attack {
  private static let settings = ProcessInfo.processInfo.environment

  /// The program that is attacked.
  static let program = settings["FACET_TO_TRY"] ?? BuiltProduct.path("facet")

  /// The number of trials where no time is given.
  var fewTrials = 3

  /// Makes trials until the time is over. The first fault is reported with the number of its trial.
  func run(_ trial: (inout SeededGenerator) throws -> Void) rethrows {
    var numbers = SeededGenerator(seed: Self.settings["FACET_ATTACK_SEED"].flatMap(UInt64.init) ?? 1)
    if let number = Self.settings["FACET_ATTACK_TRIAL"].flatMap(UInt64.init) {
      return try makeTrial(number, trial)
    }
    guard let seconds = Self.settings["FACET_ATTACK_SECONDS"].flatMap(Double.init) else {
      for _ in 0..<fewTrials { try makeTrial(numbers.next(), trial) }
      return
    }
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    while ContinuousClock.now < end {
      try makeTrial(numbers.next(), trial)
      count += 1
    }
    print("attack: \(count) trials in \(seconds) s: \(Test.current?.name ?? "")")
  }

  private func makeTrial(_ number: UInt64, _ trial: (inout SeededGenerator) throws -> Void) rethrows {
    var random = SeededGenerator(seed: number)
    do {
      try trial(&random)
    } catch {
      Issue.record("trial \(number) failed: FACET_ATTACK_TRIAL=\(number)")
      throw error
    }
  }
}
