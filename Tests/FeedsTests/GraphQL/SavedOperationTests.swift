import Foundation
import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// Files for `--graphql`: curl commands as browsers copy them, operations as JSON, and queries as they are.
struct SavedOperationTests {
  private func saved(_ text: String) throws(SavedOperation.Fault) -> SavedOperation {
    try SavedOperation(ByteBuffer(text))
  }

  private func body(_ operation: PostedOperation?) throws -> String {
    let body = try #require(operation).body
    return body.string(in: 0..<body.count)
  }

  private func fault(_ text: String) -> SavedOperation.Fault? {
    do throws(SavedOperation.Fault) {
      _ = try saved(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("A command copied from a browser gives the address, the headers and the posted operation")
  func browsersCommand() throws {
    let saved = try saved(
      #"""
      curl 'https://x.example/graphql/home?operation=home' \
        -H 'accept: */*' \
        -H 'accept-encoding: gzip, br, zstd' \
        -H 'authorization: Bearer hush' \
        -H "content-type: application/json" \
        -b 'id=1; note=it'\''s' \
        -H 'x-facets-version: 3.0.0' -H ':authority: x.example' -H 'x-empty;' -H 'x-none:' \
        -A 'Browser/1' --compressed -sSL \
        --data-raw $'{"operationName":"home","query":"query home { a\\u0021 }\\n","variables":{"word":"caf\u00e9 \ud83c\udf55"}}'
      """#)
    #expect(saved.address == "https://x.example/graphql/home?operation=home")
    #expect(
      saved.headers.map(\.description) == [
        "accept: */*", "authorization: Bearer hush", "x-empty: ", "User-Agent: Browser/1", "Cookie: id=1; note=it's",
      ])
    #expect(saved.operation.name == "home")
    #expect(
      try body(saved.operation)
        == "{\"operationName\":\"home\",\"query\":\"query home { a\\u0021 }\\n\",\"variables\":{\"word\":\"café 🍕\"}}")
  }

  @Test(
    "Words are split as a shell splits them, and nothing is executed",
    arguments: [
      (#"curl a'b'"c"d"#, ["curl", "abcd"]),
      (#"curl 'a\n' "a\n\"\$\`" a\ b \'"#, ["curl", #"a\n"#, "a\\n\"$`", "a b", "'"]),
      ("curl a\\\nb \\\r\n c", ["curl", "ab", "c"]), ("curl \"a\\\nb\"", ["curl", "ab"]),
      (#"curl $(touch x) `y` $HOME "$(z)""#, ["curl", "$"]), ("curl a | sh; b", ["curl", "a"]),
      ("\n# note\n\ncurl a\nb", ["curl", "a"]), ("curl '' \"\"", ["curl", "", ""]), ("curl a\\", ["curl", "a"]),
      ("curl a\u{1}b \u{4} \u{B}c\u{0}", ["curl", "a\u{1}b", "\u{4}", "\u{B}c\u{0}"]),
      (#"curl $'\x41\101\t\u{}\q\'\?'"#, ["curl", "AA\t\\u{}\\q'?"]),
      (#"curl $'\ud800x\udc00'"#, ["curl", "\u{FFFD}x\u{FFFD}"]),
    ] as [(String, [String])])
  func shellWords(text: String, words: [String]) throws {
    #expect(try ShellWords(Array(text.utf8)).words.map(\.text) == words)
  }

  @Test(
    "A file that cannot be posted is refused with the place of its fault, and without repeating secrets",
    arguments: [
      ("", 0, "neither a command"), ("wget x", 0, "neither a curl command"),
      ("curl https://x.example", 0, "posts nothing"),
      ("curl https://x.example -d '{", 26, "never closed"), ("curl 'https://hush", 5, "never closed"),
      (#"curl -d '{"query":"a"}'"#, 0, "no address"), ("curl -d @hush https://x.example", 8, "another file"),
      ("curl -b hush -d '{}' https://x.example", 8, "another file"), ("curl file:///hush -d '{}'", 5, "not an address"),
      ("curl https://x.example --proxy hush -d '{}'", 23, "'--proxy'"), ("curl -Zhush", 5, "'-Z'"),
      ("curl --hushhush=hush", 5, "'--hushhush'"), ("curl -X DELETE https://x.example -d '{}'", 8, "another method"),
      ("curl -H hush https://x.example -d '{}'", 8, "not a header"),
      ("curl https://x.example -d", 23, "without its value"),
      ("curl https://x.example https://hush -d '{}'", 23, "second address"),
      (#"curl https://x.example -d '{"query":"a"}';"# + "\ncurl b", 43, "several commands"),
      ("curl https://x.example -d hush", 26, "what it posts"), ("curl https://x.example -d '[]'", 26, "not a GraphQL"),
      (#"{"a":1}"#, 0, "not a GraphQL operation"), (#"{"query":"a","variables":7}"#, 25, "are an object"),
      ("{", 0, "ends inside"),
      (#"[{"query":"a"},{"query":"b"}]"#, 0, "leave one"),
    ] as [(String, Int, String)])
  func faults(text: String, offset: Int, words: String) throws {
    let fault = try #require(self.fault(text))
    let message = fault.message.text(in: .english).string
    #expect(message.contains(words) || text == "{", "\(message)")
    #expect(fault.offset == offset || text == "{", "\(fault.offset)")
    #expect(!message.replacing("'--hushhush'", with: "").contains("hush"), "\(message)")
  }

  @Test(
    "A query as it is is posted in JSON, with its comments and fragments",
    arguments: [
      "query home { home { id } }\n", "{ home { id } }", "query($id: ID!) { a }", "query @live { a }",
      "mutation m { a }",
      "# note \"x\"\n,fragment F on Page { id }\nquery home { ...F }", "\n{\r\n  # all\n  ...F }", "{a: home{id}}",
      "{_a}",
      "{ query(id: 7) }",
    ])
  func plainQuery(text: String) throws {
    for mark in ["", "\u{FEFF}"] {
      let saved = try saved(mark + text)
      #expect(saved.address == nil && saved.headers.isEmpty)
      let posted = try JSONDecoder().decode([String: String].self, from: Data(try body(saved.operation).utf8))
      #expect(posted == ["query": text])
    }
    #expect(
      try body(try saved(text).operation.asking(.next(cursor: "c"))).hasPrefix(#"{"variables":{"cursor":"c"},"query":"#)
    )
  }

  @Test(
    "JSON with a fault and other words are no query",
    arguments: [
      #"{query: "a"}"#, "{'query': 1}", "{}", "{1}", "{ a: 1 }", "query", "querying home {", "fragment;", "# query a {",
    ])
  func noQuery(text: String) {
    #expect(fault(text) != nil)
  }

  @Test("The next page is requested by setting the operation's cursor variable, or by adding one")
  func cursorIsSet() throws {
    func next(_ variables: String) throws -> String {
      let operation = try saved(#"{"operationName":"a","query":"a"\#(variables)}"#).operation
      return try body(operation.asking(.next(cursor: "c\"1"))).replacing(#"{"operationName":"a","query":"a""#, with: "")
    }
    #expect(try next(#","variables":{"cursor":"","size":5}"#) == #","variables":{"cursor":"c\"1","size":5}}"#)
    #expect(
      try next(#","variables":{"in":{"x":[{"cursor":null}]}}"#) == #","variables":{"in":{"x":[{"cursor":"c\"1"}]}}}"#)
    #expect(
      try next(#","variables":{"a":{"cursor":1},"cursor":2}"#) == #","variables":{"a":{"cursor":1},"cursor":"c\"1"}}"#)
    #expect(try next(#","variables":{"size":5}"#) == #","variables":{"cursor":"c\"1","size":5}}"#)
    #expect(try next(#","variables":{}"#) == #","variables":{"cursor":"c\"1"}}"#)
    #expect(try next(#","variables":null"#) == #","variables":{"cursor":"c\"1"}}"#)
    let without = try saved(#"[{"query":"a"}]"#).operation
    #expect(try body(without.asking(.next(cursor: "c"))) == #"{"variables":{"cursor":"c"},"query":"a"}"#)
    #expect(try body(without) == #"{"query":"a"}"#)
  }

  @Test("Sections and filters are set in their variables, and a further page keeps only the filters")
  func sectionsAreSet() throws {
    let operation = try saved(#"{"query":"a","variables":{"filterQuery":"","in":{"sections":null}}}"#).operation
    let sections = try #require(operation.asking(.sections(["a", "b"], filterQuery: "eta=30")))
    #expect(try body(sections) == #"{"query":"a","variables":{"filterQuery":"eta=30","in":{"sections":["a","b"]}}}"#)
    #expect(
      try body(sections.asking(.next(cursor: "c")))
        == #"{"query":"a","variables":{"cursor":"c","filterQuery":"eta=30","in":{"sections":null}}}"#)
    #expect(try body(sections.asking(.home)) == body(operation))
    let text = try saved(#"{"query":"a","variables":{"sections":"x"}}"#).operation
    #expect(try body(text.asking(.sections(["a", "b"]))) == #"{"query":"a","variables":{"sections":"a,b"}}"#)
  }

  @Test("A link is posted only if the operation has a variable for each part of the link")
  func linksArePosted() throws {
    func opened(_ variables: String, _ uri: String) throws -> String? {
      let operation = try saved(#"{"query":"a","variables":\#(variables)}"#).operation
      return try operation.asking(.open(uri: uri)).map { try body($0) }
    }
    #expect(try opened(#"{"cursor":""}"#, "store/7/?cursor=x") == nil)
    #expect(try opened(#"{"cursor":""}"#, "facet_feed/abc/") == nil)
    #expect(try opened(#"{"storeId":1}"#, "store/7/?cursor=x") == #"{"query":"a","variables":{"storeId":7}}"#)
    #expect(try opened(#"{"store_id":"1"}"#, "store/a%20b") == #"{"query":"a","variables":{"store_id":"a b"}}"#)
    #expect(try opened(#"{"storeId":"1"}"#, "item/5/store/7") == nil)
    #expect(
      try opened(#"{"itemId":"1","storeId":"1"}"#, "item/5/store/7")
        == #"{"query":"a","variables":{"itemId":"5","storeId":"7"}}"#)
    #expect(
      try opened(#"{"verticalId":"1"}"#, "vertical_homepage/?cursor=c&vertical_id=3")
        == #"{"query":"a","variables":{"cursor":"c","verticalId":"3"}}"#)
  }

  @Test("Hostile files are read or refused quickly")
  func hostileFiles() throws {
    let megabytes = 1 << 20
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let everywhere = String(repeating: #"{"cursor":{"cursor":"c"}},"#, count: 60_000)
    let texts = [
      "curl '" + String(repeating: "a", count: megabytes), "curl " + String(repeating: "\\\n", count: megabytes / 2),
      "curl $'" + String(repeating: "\\u", count: megabytes / 2), String(repeating: "#\n", count: megabytes / 2),
      "curl https://x.example -d '{\"query\":\"" + String(repeating: "a", count: megabytes) + "\"}'",
      #"{"query":"a","variables":{"deep":\#(deep)}}"#, #"{"query":"a","variables":{"list":[\#(everywhere){}]}}"#,
      String(repeating: "[", count: megabytes),
    ]
    let time = try processorTime {
      for text in texts {
        guard let operation = (try? saved(text))?.operation else { continue }
        let body = try body(operation.asking(.next(cursor: "next")))
        #expect(body.contains("next") && body.utf8.count < text.utf8.count + 100)
      }
    }
    #expect(time < .seconds(30), "\(time)")
  }
}
