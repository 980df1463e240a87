extension Rule {
  /// The registry of rules: each rule with all that is said about it. Lint, the inspector, `facet lint --rules` and the
  /// manual read it here.
  public var entry: RuleEntry {
    switch self {
    // The text and its size.
    case .syntax:
      RuleEntry(
        "F001", .error, by: .syntax, .archivedAnswers,
        rule: "the file is JSON: valid syntax, valid UTF-8, nested no deeper than 512",
        hint: "check how the file was written")
    case .noFeed:
      RuleEntry(
        "F002", .error, by: .syntax, .archives,
        rule: "the JSON holds a feed, a section, a facet or a list of facets",
        hint: "save the response of the feed request itself")
    case .tooManyFacets:
      RuleEntry(
        "F003", .error, by: .structure, .translations,
        rule: "a response has at most 4,194,304 facets; the rest is left out",
        hint: "send pages, and a cursor to the next one")
    case .manyChildren:
      RuleEntry(
        "F004", .warning, by: .children,
        rule: "a facet has at most 100,000 children; more are kept, but no page needs them",
        hint: "send pages, and a cursor to the next one")
    case .longString:
      RuleEntry(
        "F005", .warning, by: .text,
        rule: "a string has at most 1 MiB; longer ones are cut where they are shown",
        hint: "is this text, or data that should travel elsewhere?")
    case .duplicateKey:
      RuleEntry(
        "F006", .warning, by: .text,
        rule: "a key occurs once in its object; the last of several counts",
        hint: "remove all but one; readers disagree about which one counts")
    case .loneSurrogate:
      RuleEntry(
        "F007", .warning, by: .text,
        rule: "surrogates come in pairs; half of one is shown as U+FFFD",
        hint: "the text was cut in the middle of a character before it was encoded")
    // The structure of facets.
    case .duplicateID:
      RuleEntry(
        "F008", .warning, by: .lists, .children,
        rule: "ids are unique among siblings; state is kept by them",
        hint: "give each sibling an id of its own")
    case .missingID:
      RuleEntry(
        "F009", .warning, by: .structure,
        rule: "every facet has an id; without one it keeps no state",
        hint: "add an id that stays the same from response to response")
    case .missingComponent:
      RuleEntry(
        "F010", .error, by: .structure,
        rule: "every facet names its component; without one it cannot be shown",
        hint: "add component {id, category}")
    case .childrenCountMismatch:
      RuleEntry(
        "F011", .error, by: .structure,
        rule:
          "in a flat list childrenCount is the number of direct children before the facet; where it does not add up, facets are left out",
        hint: "children stand directly before their parent; count direct children only")
    case .notAFacet:
      RuleEntry(
        "F012", .error, by: .structure, .lists,
        rule: "lists of facets hold facets, lists of sections hold sections",
        hint: "a facet is an object with component, a section one with body")
    case .nestedTooDeep:
      RuleEntry(
        "F013", .error, by: .structure, .children,
        rule: "facets nest no deeper than 512",
        hint: "a chain of childrenCount like this is not a layout")
    case .serverErrors:
      RuleEntry(
        "F014", .error, by: .syntax, .lists, .archivedAnswers,
        rule: "the response holds no errors",
        hint: "ask again, or fix the error on the server")
    case .brokenReference:
      RuleEntry(
        "F015", .error, by: .structure, .rows,
        rule: "references in a page lead somewhere, and not in circles",
        hint: "save the whole page, not a part of it")
    case .brokenRow:
      RuleEntry(
        "F016", .error, by: .text,
        rule: "every row of a web page's data can be read",
        hint: "save the page again; it may have been cut off")
    // The client's treatment of facets.
    case .unknownComponent:
      RuleEntry(
        "F020", .warning, by: .omissions,
        rule: "components are known; a facet of an unknown one is left out",
        hint: "is it misspelled, or newer than this client? 'facet lint --facets-version' shows older ones")
    case .unknownAction:
      RuleEntry(
        "F021", .warning, by: .omissions, .page,
        rule: "actions are known; a facet with an unknown one loses its click, and before 6.1.0 it is left out",
        hint: "known are navigate, load_content, apply_cuisine_filter and present_modal")
    case .unknownDestination:
      RuleEntry(
        "F022", .warning, by: .omissions,
        rule: "clicks lead to places clients can go; a facet that leads elsewhere is left out",
        hint: "use a relative uri, an https address, or a place of the app such as home or store")
    case .unknownValue:
      RuleEntry(
        "F023", .warning, by: .styles, .placement, .pictures, .custom,
        rule: "styles, tags and types have known values; unknown ones look like the default",
        hint: "is it misspelled?")
    case .tooNew:
      RuleEntry(
        "F024", .warning, by: .omissions, .laterContent,
        rule: "the client version that is linted for knows every component and style, and draws badges and dishes",
        hint: "send it only to clients that state that version or a later one")
    case .emptiedContainer:
      RuleEntry(
        "F025", .warning, by: .omissions,
        rule: "of the children of a container at least one is shown; else it is left out too",
        hint: "the reasons stand at its children")
    // The content of facets.
    case .missingAltText:
      RuleEntry(
        "F030", .warning, by: .pictures,
        rule: "a picture without words has a placeholder that describes it",
        hint: "add placeholder to the image")
    case .unsafeText:
      RuleEntry(
        "F031", .warning, by: .characters, .index,
        rule: "texts hold no control, bidi, tag or private characters; they are not shown",
        hint: "remove it where the text is written")
    case .brokenCursor:
      RuleEntry(
        "F032", .warning, by: .actions,
        rule: "cursors are base64",
        hint: "encode it, and escape it inside a uri")
    case .missingURI:
      RuleEntry(
        "F033", .warning, by: .actions, .events,
        rule:
          "a navigation has a uri, loaded content a cursor or sections, a dialog texts, and a cuisine filter a cuisine",
        hint: "add to data what the action lacks, or leave the click out")
    case .wrongType:
      RuleEntry(
        "F034", .warning, by: .texts, .pictures, .events, .actions, .custom, .content, .placement, .page, .index,
        rule:
          "texts, images, events, actions, styles, values in custom and the parts of an index have the type that is read",
        hint: "clients read this as absent")
    case .unreadableObject:
      RuleEntry(
        "F035", .warning, by: .objects,
        rule: "custom, logging and action data are objects, or strings that hold one",
        hint: "clients read this as absent; the rest of the facet is shown")
    // Peculiarities that are common in real feeds.
    case .emptyImage:
      RuleEntry(
        "F040", .note, by: .pictures,
        rule: "an image has a uri, a local name or a placeholder",
        hint: "leave the image out")
    case .customInsteadOfField:
      RuleEntry(
        "F041", .note, by: .typedFields,
        rule: "values that a typed field can carry are not in custom",
        hint: "every client reads the typed field; custom needs code for each component")
    case .moduleLeftOut:
      RuleEntry(
        "F042", .note, by: .modules,
        rule: "modules wrap facets; old ones are left out",
        hint: "wrap its content in facets")
    case .otherEvent:
      RuleEntry(
        "F043", .note, by: .events,
        rule: "only click makes anything happen",
        hint: "leave it out, unless a later client acts on it")
    case .furtherFeed:
      RuleEntry(
        "F044", .note, by: .modules, .lists,
        rule: "a response holds one feed, a module one section; the largest feed and the first section are shown",
        hint: "--operation shows another feed; make a module of each section")
    case .translated:
      RuleEntry(
        "F045", .note, by: .translations,
        rule: "a page is made of facets; a page of another kind is shown as a translation",
        hint: "nothing is wrong; places in diagnostics lead to the response itself")
    case .sharedID:
      RuleEntry(
        "F046", .note, by: .sharedIDs,
        rule: "an id is in one section of a page only; in several it is not the same facet",
        hint: "nothing is wrong; tell such facets apart by their sections")
    case .repeatedFacet:
      RuleEntry(
        "F047", .note, by: .joining,
        rule: "a further page brings facets that the page does not have yet; one that is there is shown once",
        hint: "leave it out of the further page")
    // The index.json of a folder of feeds.
    case .badIndex:
      RuleEntry(
        "F050", .error, by: .index,
        rule: "an index.json holds a feed, or an object that says which file answers which request",
        hint: "write {\"entry\": \"home.json\", \"answers\": []}, or give a file that is not an index another name")
    case .missingEntry:
      RuleEntry(
        "F051", .error, by: .index,
        rule: "an index names its entry, the file that is shown first",
        hint: "add \"entry\": the name of a file in this folder")
    case .incompleteAnswer:
      RuleEntry(
        "F052", .error, by: .index,
        rule: "every answer of an index names its file, and the request that it answers",
        hint: "write {\"uri\": \"store/*\", \"file\": \"store.json\"}; for uri also after, sections or operation")
    case .fileOutside:
      RuleEntry(
        "F053", .error, by: .index,
        rule: "an index names files of its own folder only",
        hint: "copy the file into the folder, and name it without / and .. at the beginning")
    case .missingFile:
      RuleEntry(
        "F054", .error, by: .index,
        rule: "the files that an index names are there",
        hint: "is it misspelled, or not saved yet?")
    case .unreachableAnswer:
      RuleEntry(
        "F055", .warning, by: .answers,
        rule: "something can ask for every answer of an index, and no earlier answer is given instead",
        hint: "move it up, correct it or leave it out")
    case .unreadKey:
      RuleEntry(
        "F056", .note, by: .index,
        rule: "an index has only keys that are read",
        hint:
          "is it misspelled? read are title, entry, pictures, answers; in an answer uri, after, sections or operation, and file"
      )
    // The use of the content by components.
    case .misspelledKey:
      RuleEntry(
        "F060", .warning, by: .keys, .lostFacets, .content,
        rule: "keys are spelled as they are read",
        hint: "spell it as it is read, or leave it out")
    case .undrawnContent:
      RuleEntry(
        "F061", .warning, by: .content,
        rule: "texts, pictures and facets stand where their component draws them",
        hint: "move it where it is drawn; 'facet components ID' says what a component reads")
    case .unknownTextKey:
      RuleEntry(
        "F062", .warning, by: .content,
        rule: "the texts in text.custom have keys that their component draws",
        hint: "is it misspelled? 'facet components ID' says what a component reads")
    case .missingField:
      RuleEntry(
        "F063", .warning, by: .content,
        rule: "a facet has the fields that its component needs",
        hint: "add it; 'facet components ID' says what a component needs")
    case .unreadablePrice:
      RuleEntry(
        "F064", .warning, by: .prices,
        rule: "a price has a display_string, or unit_amount, decimal_places and currency",
        hint: "add display_string, as people are to read it")
    // The comparison of client versions.
    case .mustShow:
      RuleEntry(
        "must-show", .error, by: .versions, .requirements,
        rule: "every client version that is asked about shows the facets that --must-show names",
        hint: "send the facet as these versions know it, or stop supporting them")
    }
  }
}
