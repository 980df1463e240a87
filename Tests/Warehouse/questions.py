"""The three questions, as SQL that Spark and DuckDB both understand, and the check of their answers."""

# What would break client 3.0.1? Responses of which it shows less than the newest client.
BREAKS = """
SELECT key, old.shown = 0 AS empty
FROM (SELECT key, shown AS newest, versions[{first}] AS old FROM results WHERE facets > 0) AS r
WHERE old.shown < newest ORDER BY key
"""
# What does the treatment change against control? Components by arm, as shares of the responses of the arm.
CHANGES = """
SELECT arm, component.id AS id, count(*) AS responses
FROM (SELECT arm, {unnest}(components) AS component FROM results) AS r
GROUP BY arm, component.id
"""
# Which release brought F021 back? The share of responses with it, by release.
BROUGHT_BACK = """
SELECT release, count(*) AS responses,
       sum(CASE WHEN {has_code} THEN 1 ELSE 0 END) AS with_code
FROM results WHERE facets > 0 GROUP BY release ORDER BY release
"""
FAILED = "SELECT count(*) AS failed FROM results WHERE facets = 0"


def first_return(shares):
    """The first release with a fault that the release before it did not have, and an earlier one had."""
    had = False
    for before, release in zip(shares, shares[1:]):
        had = had or before[1] > 0
        if had and before[1] == 0 and release[1] > 0:
            return release[0]
    return None


def check(expected, breaks, changes, by_release, failed):
    """Compares the answers with what was put into the responses. Returns the differences, in words."""
    faults = []

    def expect(what, found, wanted):
        if found != wanted:
            faults.append(f"{what}: {found} instead of {wanted}")

    keys = [key for key, _ in breaks]
    expect("the number of responses that would break client 3.0.1", len(keys), len(expected["breaks_old_client"]))
    expect("keys that are missing or too many", set(keys) ^ set(expected["breaks_old_client"]), set())
    expect("responses of which client 3.0.1 shows nothing", sum(e for _, e in breaks), expected["empty_on_old_client"])
    expect("responses without a result", failed, expected["poisoned"])
    components = {}
    for arm, id, count in changes:
        components.setdefault(arm, {})[id] = count
    expect("responses with each component, by arm", components, expected["components"])
    share = {arm: counts.get("row.banner", 0) / counts["row.store"] for arm, counts in components.items()}
    change = share.get("treatment", 0) - share.get("control", 0)
    old = f"{keys[0]}, {keys[1]}, ..." if len(keys) > 1 else ", ".join(keys)
    print(f"1. {len(keys):,} responses would break client 3.0.1: {old}")
    print(f"2. the treatment shows row.banner in {change:+.1%} of the responses")
    with_code = {release: count for release, _, count in by_release}
    expect("responses with F021", with_code, expected["unknown_actions"])
    shares = [(release, count / responses) for release, responses, count in by_release]
    expect("the release that brought F021 back", first_return(shares), expected["brought_back_by"])
    print(f"3. F021 came back with {first_return(shares)}")
    return faults
