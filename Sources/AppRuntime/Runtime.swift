import AppCore
import Drawing
import Input
import Pages
import Pictures
import Prism
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// Shows an app on a screen. It waits, reads the input and shows frames; a driver does the rest.
package struct Runtime: ~Copyable {
  package var screen: Screen
  private var start = Moment.now
  private var meter = FrameMeter()
  /// Gets every frame with its figures, for benchmarks.
  package var watcher: (any FrameWatcher)?
  /// The complaint that is left for the end: the recording or the log is not complete.
  package private(set) var lastComplaint: SafeText?
  let crash = Crash(Surroundings())
  var player = ScriptPlayer(nil)
  var opener = Opener()
  /// The pictures that the screen has.
  private var shownPictures: Int?
  /// The socket on which an editor asks for a facet.
  var shows = ShowSocket()
  /// The responses that the editor has opened.
  var copies = PrivateCopies()

  /// `depth` is the user's choice, which the environment does not change. `pictures` is the wish for true pixels. With
  /// `hearsEditors` an editor may ask for a facet.
  package init(
    depth: Depth?, hearsMouse: Bool, pictures: PictureWish? = nil, hearsEditors: Bool = false
  ) throws(TerminalError) {
    if !hearsEditors { shows.leaveClosed() }
    var settings = Surroundings().screenSettings
    settings.pictures = Surroundings().allows(pictures) ? pictures : nil
    settings.hearsMouse = hearsMouse
    settings.depth = depth ?? settings.depth
    settings.asksColors = depth == nil && settings.asksColors
    do throws(TerminalError) {
      screen = try Screen(settings)
    } catch {
      throw error.cause
    }
  }

  package var size: Size { screen.size }
  package var depth: Depth { screen.depth }

  /// The way in which the terminal shows true pixels, as far as it is known without its answers.
  package var pictureWay: TerminalPictures? { screen.pictureWay }

  /// Milliseconds since the app began.
  package var now: Int { (Moment.now - start).milliseconds }

  /// Shows the app until it ends; returns the exit status. The app is taken over, because a copy of it would keep its first
  /// page in memory however often the page changes. `events` happen to an app that is already on the screen.
  package mutating func run(
    _ app: consuming App, on source: Source, playing script: KeyScript? = nil, beginningWith events: [Event] = [],
    recorder: Recorder? = nil, log: EventLog? = nil, pictures: PictureLoader? = nil
  ) throws(Failure) -> Int32 {
    player = ScriptPlayer(script)
    var driver = Driver(consume app, on: source, recorder: recorder, log: log, pictures: pictures, watchesFiles: true)
    // A page that is shorter than the screen asks for the next one at once. The user sees the first one meanwhile.
    // A kept page waits for its kept pictures, which are there at once.
    if events.isEmpty, !driver.source.mayHaveKeptPictures || driver.app.options.awaitsFirstPage { show(&driver) }
    driver.begin(on: &self)
    for event in events { driver.take(event, on: &self) }
    if driver.ending == nil { show(&driver) }
    while true {
      if let ending = driver.ending {
        // The terminal is given back before pipes are waited for.
        screen.close()
        copies.remove()
        shows.close()
        lastComplaint = driver.finish()
        return try ending.status()
      }
      // After the first frame, so that the start does not wait for it.
      if !shows.isDecided { shows.open(Surroundings().environment) }
      let waking = driver.wait(on: self)
      if driver.turn(on: &self, after: waking), driver.ending == nil { show(&driver) }
    }
  }

  /// Shows pictures of true pixels in the next frames.
  mutating func keep(_ pictures: PictureShelf) {
    guard screen.pictureWay != nil, pictures.imageChanges != shownPictures else { return }
    shownPictures = pictures.imageChanges
    screen.keepPictures(pictures.screenPictures)
  }

  private mutating func show(_ driver: inout Driver) {
    keep(driver.app.pictures.shelf)
    guard driver.app.wantsFrameFacts || watcher != nil else {
      if driver.app.meter != nil { driver.measure(with: nil) }
      let frame = driver.app.frame()
      screen.show(frame)
      driver.source.note(frame)
      return
    }
    let (frame, facts) = meter.measure(driver.app, on: &screen)
    driver.source.note(frame)
    if driver.app.meter == nil { driver.measure(with: meter.stages) }
    watcher?.note(frame, facts)
    if driver.app.wantsFrameFacts { driver.take(.measured(facts), on: &self) }
    // The time of this update belongs to no frame.
    _ = meter.stages.take()
  }

  /// Starts the clock at a time, for an app that was played back before.
  mutating func setClock(_ milliseconds: Int) {
    start = Moment.now.earlier(by: milliseconds)
  }
}

extension Duration {
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
