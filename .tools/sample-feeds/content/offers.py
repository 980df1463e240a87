"""Badges by place: every type, tag style and tag type that backends send, and colours in all their spellings."""


def badge(text, kind, background, style="highlight", emphasis="default", icon="none", placement="hero_overlay", dashpass=False):
    return {
        "background_color": background, "dls_tag_size": "small", "dls_tag_style": style, "dls_tag_type": emphasis,
        "dls_text_style": "", "is_dashpass": dashpass, "leading_icon": icon, "placement": placement, "text": text,
        "trailing_icon": "none", "type": kind,
    }


def plain(text, kind, background=""):
    """Returns the short form of a badge: some services send only these three keys."""
    return {"background_color": background, "text": text, "type": kind}


SPONSORED = badge("Sponsored", "sponsored", "494949", "informational", placement="sponsored_descriptor")

OFFERS = {
    "casa-lumbrera": [badge("$5 off $25+", "offer", "00838A", emphasis="emphasis", icon="deals/fill")],
    "noodle-harbor": [
        badge("Top 1% in ramen", "top_rated_leaderboard", "USAGE_COLOR_WARNING_SUBDUED_DEFAULT", "warning", icon="trophy/fill")],
    "otter-and-bun": [
        badge("Buy 1, get 1 free", "offer", "00838AFF", emphasis="emphasis", icon="deals/fill"),
        plain("Most loved", "top_rated_leaderboard")],
    "nonna-bice": [badge("#1 most liked nearby", "top_rated_leaderboard", "#E7FBEF", "positive")],
    "bibim-lane": [badge("20% off lunch, 11–2", "day_part_offer", "#E7FBEF", "positive", "emphasis", icon="clock/fill")],
    "paper-crane": [badge("$0 delivery with DashPass", "offer", "USAGE_COLOR_ACTION_PRIMARY_DEFAULT", "informational", dashpass=True)],
    "slice-pia": [badge("2 slices, $7", "offer", "00838A", icon="deals/fill")],
    "golden-turnip": [badge("Dim sum before noon: −15%", "day_part_offer", "00838AFF", "informational", icon="clock/fill")],
    "tres-cometas": [plain("Taco Tuesday: $1 off", "day_part_offer", "00838A")],
    "mango-mortar": [badge("Spend $20, save $4", "offer", "00838A", emphasis="emphasis", icon="deals/fill")],
    "corner-lantern": [badge("Many in stock", "high_stock", "#E7FBEF", "positive")],
    "fernhill": [badge("Few left", "low_stock", "USAGE_COLOR_WARNING_SUBDUED_DEFAULT", "warning")],
    "churro-cosmos": [plain("Free churro over $15", "offer")],
    "wing-almanac": [badge("40% off, up to $8", "offer", "00838A", emphasis="emphasis", icon="deals/fill")],
    "night-heron": [badge("Breakfast all night", "day_part_offer", "", "informational")],
    "kaede": [badge("Chef’s counter favorite", "top_rated_leaderboard", "USAGE_COLOR_WARNING_SUBDUED_DEFAULT", "warning")],
    "maison-sureau": [badge("$10 off your first order", "offer", "00838AFF", emphasis="emphasis", icon="deals/fill")],
    "petit-orage": [badge("Apéro hour: 15% off", "day_part_offer", "#E7FBEF", "positive")],
}

CARRIES_DASHPASS = {
    "casa-lumbrera", "noodle-harbor", "otter-and-bun", "nonna-bice", "bibim-lane", "paper-crane", "slice-pia", "crisp-clover",
    "mango-mortar", "tres-cometas", "corner-lantern", "fernhill", "golden-turnip", "kopi-pagi", "sour-embassy", "kaede",
    "osteria-lume", "maison-sureau", "velvet-radish", "addis-lantern", "lima-ola",
}

SAVED = {"nonna-bice": ["Date night"], "noodle-harbor": ["Rainy days", "Solo lunch"], "kaede": ["Anniversary"]}
