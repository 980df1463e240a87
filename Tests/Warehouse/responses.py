"""Makes responses as Parquet, with faults that are known: the answers of the queries are gathered while they are made.

    python3 responses.py FOLDER COUNT

writes FOLDER/responses.parquet and FOLDER/expected.json. The same count gives the same bytes.
"""

import gzip
import json
import random
import sys
from collections import Counter
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

SCHEMA = pa.schema([
    ("key", pa.string()), ("host", pa.string()), ("time", pa.string()), ("release", pa.string()),
    ("arm", pa.string()), ("body", pa.binary()),
])
RELEASES = ["2026.43", "2026.44", "2026.45", "2026.46"]
# The unknown action was in 2026.43, was mended, and came back.
SHARE_OF_UNKNOWN_ACTION = {"2026.43": 0.2, "2026.44": 0, "2026.45": 0.3, "2026.46": 0.3}
ROWS_PER_GROUP = 10_000


def row_store(number, action="navigate"):
    return (
        '{"id":"row.store:%d","component":{"id":"row.store","category":"row"},"text":{"title":"Store %d",'
        '"title_text_attributes":{"text_style":"LABEL_1_EMPHASIS","text_color":"TEXT_PRIMARY"},'
        '"subtitle":"Noodles, soup","description":"25 min","accessory":"4.7",'
        '"custom":{"delivery_fee_string":"$1.99"}},'
        '"images":{"main":{"uri":"https://img.example.com/stores/%d.jpg","placeholder":"A bowl of soup"}},'
        '"events":{"click":{"name":"%s","data":{"uri":"store/%d"}}},'
        '"logging":{"store_id":"%d","position":%d,"experiment":"none","model":"v12"}}'
    ) % (number, number, number, action, number, number, number % 40)


# Old clients do not know this one; it came with 6.1.0.
NEW_CAROUSEL = (
    '{"id":"carousel:%d","component":{"id":"carousel.universal","category":"carousel"},"text":{"title":"Near you"},'
    '"children":[%s]}'
)
BANNER = (
    '{"id":"banner","component":{"id":"row.banner","category":"row"},"text":{"title":"Half off",'
    '"description":"Until Sunday"},"images":{"background":{"uri":"https://img.example.com/half.jpg",'
    '"placeholder":"Half off"}},"events":{"click":{"name":"navigate","data":{"uri":"offers"}}}}'
)


class Response:
    """One response, and what is wrong with it."""

    def __init__(self, number, chance):
        self.release = RELEASES[chance.randrange(4)]
        self.arm = "treatment" if chance.random() < 0.5 else "control"
        self.host = f"eu-{chance.randrange(1, 6)}"
        self.hour = chance.randrange(24)
        self.key = f"r-{number:07}"
        self.poison = chance.randrange(6) if chance.random() < 0.005 else None
        self.has_unknown_action = chance.random() < SHARE_OF_UNKNOWN_ACTION[self.release]
        kind = chance.random()
        self.is_all_new = kind < 0.01
        self.has_new_carousel = kind < 0.08
        self.is_packed = chance.random() < 0.05
        self.rows = chance.randrange(3, 14)
        self.first = chance.randrange(100_000)

    @property
    def breaks_old_client(self):
        return self.poison is None and (self.has_new_carousel or self.has_unknown_action)

    @property
    def components(self):
        """The ids of the components in the response."""
        if self.poison is not None:
            return []
        banner = ["row.banner"] if self.arm == "treatment" and not self.is_all_new else []
        return ["row.store"] + (["carousel.universal"] if self.has_new_carousel else []) + banner

    def body(self):
        if self.poison is not None:
            return [b"<html>503</html>", b"\xff\x00\xfe\n\n", b"", b'{"body":[{"id":', b"null", None][self.poison]
        stores = [row_store(self.first + index) for index in range(self.rows)]
        if self.has_unknown_action:
            stores[-1] = row_store(self.first + 99, action="open_drawer")
        if self.has_new_carousel:
            carousel = NEW_CAROUSEL % (self.first, ",".join(stores))
            stores = [carousel] if self.is_all_new else [carousel, row_store(self.first + 200)]
        if "row.banner" in self.components:
            stores.insert(0, BANNER)
        text = '{"id":"home","body":[{"id":"stores","body":[%s]}]}' % ",".join(stores)
        return gzip.compress(text.encode(), 1, mtime=0) if self.is_packed else text.encode()


def main(folder, count):
    expected = {"poisoned": 0, "breaks_old_client": [], "empty_on_old_client": 0}
    unknown_actions, releases, components = Counter(), Counter(), {"control": Counter(), "treatment": Counter()}
    Path(folder).mkdir(parents=True, exist_ok=True)
    chance = random.Random(20261123)
    with pq.ParquetWriter(Path(folder) / "responses.parquet", SCHEMA, compression="zstd") as writer:
        for start in range(0, count, ROWS_PER_GROUP):
            made = [Response(number, chance) for number in range(start, min(count, start + ROWS_PER_GROUP))]
            for response in made:
                if response.poison is not None:
                    expected["poisoned"] += 1
                    continue
                releases[response.release] += 1
                unknown_actions[response.release] += response.has_unknown_action
                components[response.arm].update(response.components)
                if response.breaks_old_client:
                    expected["breaks_old_client"].append(response.key)
                expected["empty_on_old_client"] += response.is_all_new
            writer.write_table(pa.table([
                [response.key for response in made], [response.host for response in made],
                [f"2026-11-01T{response.hour:02}:00:00Z" for response in made],
                [response.release for response in made], [response.arm for response in made],
                [response.body() for response in made],
            ], schema=SCHEMA))
    expected |= {
        "unknown_actions": dict(unknown_actions), "releases": dict(releases),
        "components": components, "brought_back_by": "2026.45",
    }
    (Path(folder) / "expected.json").write_text(json.dumps(expected, indent=1))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
