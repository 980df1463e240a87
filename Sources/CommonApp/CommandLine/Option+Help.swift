import FacetModel
import Text

/// The help of the options. `facet help`, the man page, the completions and the errors read it.
extension Option {
  /// The value as help shows it; `nil` for an option without a value.
  var value: SafeText? {
    switch self {
    case .brand: "BRAND|FOLDER"
    case .scheme, .contrast, .color, .pictures, .language, .format, .fallback, .minSeverity:
      SafeText(choices.joined(separator: "|"))
    case .size: "COLUMNSxROWS"
    case .facetsVersion: "X.Y.Z"
    case .keys: "KEYS"
    case .address: "WORDS"
    case .header: "'NAME: VALUE'|@FILE"
    case .headerFile, .cacert, .graphql, .output, .log, .config, .baseline: "FILE"
    case .allowHost, .pictureHost: "HOST"
    case .speed, .jobs: "N"
    case .key, .body, .old, .new, .by: "NAME"
    case .maxLine: "BYTES"
    case .select, .explain: "CODE"
    case .ignore: "CODE[:COMPONENT]"
    case .mustShow, .userID: "ID"
    case .compare: "BRAND|light|dark|X.Y.Z|OLD.json"
    case .operation: "NAME"
    case .at: "ID|POINTER|LINE"
    case .impressionTime: "TIME"
    case .impressionArea: "PERCENT"
    case .ascii, .strict, .custom, .rules, .full, .linear, .all, .watch, .reducedMotion, .noMouse, .noSocket, .offline,
      .noCache, .prefetch, .keepSecrets, .step, .check, .man, .quiet, .stream, .stdio, .fix, .patch, .updateBaseline:
      nil
    }
  }

  /// A value that works.
  var exampleValue: SafeText? {
    switch self {
    case .brand, .operation: "NAME"
    case .scheme: "light"
    case .contrast: "high"
    case .color: "256"
    case .pictures: "cells"
    case .language: "es"
    case .size: "100x40"
    case .format: "text"
    case .address: "\"221B Baker Street\""
    case .keys: "\"j j Enter\""
    case .header: "'Name: value'"
    case .headerFile: "headers.txt"
    case .allowHost: "cdn.example.com"
    case .pictureHost: "img.example.com"
    case .cacert: "ca.pem"
    case .graphql: "query.txt"
    case .output: "session.jsonl"
    case .speed: "2"
    case .facetsVersion: "X.Y.Z"
    case .mustShow, .at: "card.store:7"
    case .log: "events.jsonl"
    case .compare: "dark"
    case .fallback: "category"
    case .impressionTime: "1000ms"
    case .impressionArea: "50"
    case .userID: "42"
    case .jobs: "4"
    case .key, .body, .old, .new: "NAME"
    case .by: "release"
    case .maxLine: "1000000"
    case .config: "facet.json"
    case .baseline: "known.json"
    case .select, .ignore, .explain: SafeText(Rule.unknownComponent.code)
    case .minSeverity: "note"
    case .ascii, .strict, .custom, .rules, .full, .linear, .all, .watch, .reducedMotion, .noMouse, .noSocket, .offline,
      .noCache, .prefetch, .keepSecrets, .step, .check, .man, .quiet, .stream, .stdio, .fix, .patch, .updateBaseline:
      nil
    }
  }

  /// The effect of the option, in a sentence without a full stop.
  var summary: SafeText {
    switch self {
    case .brand: "show the page in this brand, or in the brand of a folder with token files"
    case .scheme: "draw on a light or a dark ground; auto asks the terminal"
    case .contrast: "draw letters with a contrast of at least 4.5, or of at least 7 (WCAG AAA)"
    case .color: "use this many colours; auto asks the terminal"
    case .pictures: "show pictures this way; auto asks the terminal, and leaves them out of plain text"
    case .ascii: "draw with ASCII characters only"
    case .language: "speak this language; text that a server sends stays as it is"
    case .size: "the size of the screen in cells"
    case .format: "print in this format"
    case .strict: "treat warnings as errors"
    case .custom: "list the values in 'custom', and the typed fields that could carry them"
    case .rules: "list all rules with their codes, and lint nothing"
    case .full: "print the whole page, as tall as it is, with nothing hidden"
    case .linear:
      "print or read the page line by line, without a screen, for screen readers and pipes; keys then move by lines"
    case .keys: "press these keys, such as 'j Down Enter Ctrl-f Wait:500ms'"
    case .address: "deliver to this address; stores and prices may depend on it"
    case .all: "list changes of logging, too"
    case .watch: "print again whenever a file changes"
    case .facetsVersion: "behave as the client of this version"
    case .reducedMotion: "move nothing by itself: no splash, no animation"
    case .noMouse: "leave the mouse to the terminal, which selects text with it"
    case .noSocket: "open no socket on which an editor can ask for a facet"
    case .header: "send this header to the server; @FILE reads headers from a file, one on each line"
    case .headerFile: "send the headers of this file, one on each line"
    case .allowHost: "let links and redirects lead to this host, too; it gets none of the headers"
    case .pictureHost: "load pictures from this host, too; it gets none of the headers"
    case .cacert: "trust the certificates in this file"
    case .offline: "show saved answers only, and ask no server"
    case .noCache: "save no answer, and show no saved one"
    case .prefetch: "ask for the page that the focus rests on before it is opened"
    case .graphql: "post the GraphQL operation in this file: a query, JSON, or a command copied as cURL"
    case .output: "write to this file"
    case .keepSecrets: "keep tokens and cookies in the recording instead of masking them"
    case .speed: "play this many times as fast as recorded"
    case .step: "begin stopped; the key '.' goes to the next frame, and Space plays on"
    case .check: "compare every frame with the recorded one, and report differences"
    case .mustShow: "report an error if a version does not show the facet with this id or path"
    case .log: "write impressions and clicks to this file, as JSON Lines"
    case .impressionTime: "count an impression after this time on the screen, in milliseconds"
    case .impressionArea: "count an impression if this percentage of the facet is on the screen"
    case .userID: "name this user in the log"
    case .compare: "show the page beside itself: in another brand, scheme or version, or beside an older response"
    case .operation: "show this feed of a response that holds several"
    case .at: "open the page at this facet: its id, a JSON pointer such as /body/2, or a line of the file"
    case .man: "print the man page, for the program man"
    case .quiet: "print nothing; the exit status says the result"
    case .by: "sum up by this member, too"
    case .select: "report the findings of these rules only; commas stand between several"
    case .ignore: "leave out the findings of this rule, or only those about one component"
    case .explain: "explain a rule: why it is there, an example, and how to mend it"
    case .fix: "correct files in their place where there is one right answer, and report what is left"
    case .patch: "print what --fix would change as a patch, and change nothing"
    case .config: "lint by the rules in this file, instead of the facet.json beside each feed or above it"
    case .baseline: "report only what is not yet accepted in this file"
    case .updateBaseline: "accept all findings of this run, and write them to the file of --baseline"
    case .minSeverity: "list findings from this severity on, and count the others"
    case .stdio: "speak on standard input and output, which it always does"
    case .stream: "read JSON Lines, and write one record for each line"
    case .jobs: "work in this many processes"
    case .key: "the member with the key of a line"
    case .body: "the member with the feed of a line"
    case .old: "the member with the old feed of a line"
    case .new: "the member with the new feed of a line"
    case .maxLine: "leave longer lines out, with a record that says so"
    case .fallback: "draw unknown components as the plain component of their category"
    }
  }

  /// The value that a command takes without the option.
  var usual: SafeText? {
    switch self {
    case .brand: "that of the settings on a terminal, else the program's first"
    case .scheme, .color, .pictures: "auto"
    case .contrast: "normal"
    case .language: "that of the settings or the locale on a terminal, else en"
    case .facetsVersion: "the newest"
    case .impressionTime: "1000ms"
    case .impressionArea: "50"
    case .speed: "1"
    case .jobs: "one for each processor"
    case .key: "key"
    case .body: "body"
    case .old: "old"
    case .new: "new"
    case .maxLine: "67108864"
    default: nil
    }
  }
}
