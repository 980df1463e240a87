"""The three questions, as SQL that Spark and DuckDB both understand, and the check of their answers."""

# What would break client 3.0.1? Responses of which it shows less than the newest client.
BREAKS = """
SELECT count(*) AS responses,
       sum(CASE WHEN old.shown = 0 THEN 1 ELSE 0 END) AS empty
FROM (SELECT shown AS newest, versions[{first}] AS old FROM results WHERE facets > 0) AS r
WHERE old.shown < newest
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

    expect("responses that would break client 3.0.1", breaks[0], expected["breaks_old_client"])
    expect("responses of which client 3.0.1 shows nothing", breaks[1], expected["empty_on_old_client"])
    expect("responses without a result", failed, expected["poisoned"])
    banners = {arm: count for arm, id, count in changes if id == "row.banner"}
    expect("responses with a banner", banners, {arm: n for arm, n in expected["banners"].items() if n})
    with_code = {release: count for release, _, count in by_release}
    expect("responses with F021", with_code, expected["unknown_actions"])
    shares = [(release, count / responses) for release, responses, count in by_release]
    expect("the release that brought F021 back", first_return(shares), expected["brought_back_by"])
    return faults
