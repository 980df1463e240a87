"""The logging of facets. Values are of any type, and a key may have another type in another facet."""

from content.place import Place
from model import number, uid


def ranking(subject: str, container: str) -> dict:
    """Returns the data about the ranking, which every ranked facet carries."""
    draw = lambda word: number(0, 10**9, subject, container, word) / 10**9
    return {
        "blend_weights": [round(draw("w1"), 4), round(draw("w2"), 4), round(draw("w3"), 4), 0],
        "candidate_source": "embedding_recall" if draw("source") > 0.5 else "popular_nearby",
        "is_backfill": draw("backfill") > 0.9,
        "position_bias": draw("bias"),
        "predictor_versions": {"click": "ctr_2025_10", "convert": "cvr_2025_11", "reorder": 7},
        "score_terms": [
            {"name": name, "value": draw(name), "weight": round(draw(name + "w"), 3)} for name in ("affinity", "distance", "novelty")],
        "session_depth": 3 if draw("depth") > 0.5 else "3",
        "trace_id": uid("trace", subject, container),
    }


def place_log(place: Place, container: str, position: int, vertical: int, title: str = "", **extra) -> dict:
    """Returns the logging of a store card or row."""
    draw = lambda high, *words: number(0, high, place.key, container, *words)
    even = position % 2 == 0
    return {
        "asap_available": True,
        "asap_time": place.minutes,
        "attr_src": "explore_page",
        "card_id": uid("card", place.key, container),
        "card_position": position if even else str(position),
        "cluster_model": {"name": "two_tower", "version": f"v{2 + draw(3, 'model')}"} if position % 4 == 1 else "two_tower",
        "container": "cluster",
        "container_id": uid("carousel", container),
        "container_name": title,
        "delivery_fee_amount": place.fee,
        "delivery_radius_miles": 1 + draw(7, "radius") / 2,
        "dietary_tags": ["vegetarian", "halal", "gluten_free"][: draw(4, "diet")],
        "eta_prediction": {"lower": place.minutes - 4, "upper": place.minutes + 9, "confidence": draw(1000, "eta") / 1000},
        "experiments": [f"exp_rank_{draw(90, 'a')}:treatment", f"exp_badge_{draw(90, 'b')}:control"],
        "fulfillment_type": "DELIVERY",
        "has_offer_badges": draw(2, "offer") == 1,
        "is_asap_available": "true" if even else True,
        "is_new_store": place.rating is None,
        "is_sponsored": False if even else "false",
        "menu_id": str(number(100_000, 990_000, "menu", place.key)),
        "page": "explore_page",
        "price_range": len(place.price) if even else place.price,
        "ranking": ranking(place.key, container),
        "ranking_score": draw(10**9, "score") / 10**9,
        "request_id": uid("request", container),
        "star_rating": f"{place.rating:.6f}" if place.rating and even else (place.rating or ""),
        "store_distance_in_miles": place.miles,
        "store_id": place.id,
        "store_latency_bucket": ["p50", "p90", "p99"][draw(3, "latency")],
        "store_name": place.name,
        "store_status": "OPEN",
        "supported_modalities": ["DELIVERY", "PICKUP"] if draw(3, "pickup") else [],
        "travel_time_in_minutes": str(place.minutes) if even else place.minutes,
        "vertical_position": vertical,
        **extra,
    }


def carousel_log(container: str, vertical: int, title: str, items: int) -> dict:
    return {
        "attr_src": "explore_page", "container": "cluster", "container_id": uid("carousel", container),
        "container_multiplier": 1, "container_name": title,
        "container_score": number(0, 10**6, container, "score") / 10**6, "is_cross_vertical": True,
        "mor_breakdown_scores": "[]", "number_of_items": items, "page": "explore_page",
        "request_id": uid("request", container), "vertical_position": str(vertical) if vertical % 3 == 0 else vertical,
    }


def item_log(name: str, item: str, cents: int, store: str, container: str, position: int, vertical: int, retail: bool = False) -> dict:
    """Returns the logging of a dish or of goods. The price is a number in some facets and text in others."""
    draw = lambda high, *words: number(0, high, item, container, *words)
    return {
        "attr_src": "explore_page", "card_position": position, "carousel_name": container, "container": "cluster",
        "container_id": container, "experiments": [f"exp_item_{draw(90, 'a')}:treatment"],
        "horizontal_position": str(position), "is_retail": retail, "item_id": item, "item_name": name,
        "item_price": cents if position % 2 else f"{cents}", "item_tags": ["popular"] if position % 3 == 0 else [],
        "page": "explore_page", "ranking": ranking(item, container),
        "ranking_score": draw(10**9, "score") / 10**9, "request_id": uid("request", container),
        "store_name": store, "vertical_position": vertical,
    }


def control_log(kind: str, name: str, position: int) -> dict:
    """Returns the logging of a filter, a toggle or a banner."""
    return {
        "card_position": position if position % 2 else str(position), "container": kind, "container_id": uid(kind),
        "experiments": [f"exp_{kind.replace('.', '_')}:treatment", "exp_explore_layout:control"],
        "is_preselected": position == 0, "name": name,
        "page": "explore_page", "request_id": uid("request", kind),
        "session_depth": 3, "surface": "explore", "trace_id": uid("trace", kind, name),
        "type": kind.rsplit(".", 1)[-1], "vertical_position": 0 if position % 2 else "0",
    }
