"""Lints Parquet on one big machine with DuckDB, writes Parquet, and answers the three questions with SQL.

    python3 duck.py FACET FOLDER

FOLDER holds what responses.py has written.
"""

import json
import os
import sys
import time
from pathlib import Path

import duckdb
import pyarrow as pa

import lint_filter
import questions
import responses


def main(program, folder):
    # One connection reads while the other writes.
    source, database = duckdb.connect(), duckdb.connect()
    start = time.monotonic()
    rows = source.sql(f"SELECT * FROM '{folder / 'responses.parquet'}'").to_arrow_reader(2000)
    jobs = len(os.sched_getaffinity(0))
    schema = pa.schema([field for field in responses.SCHEMA if field.name != "body"] + list(lint_filter.RECORD))
    linted = pa.RecordBatchReader.from_batches(schema, lint_filter.lint(rows, program, jobs))
    # The reader hands the records on as they come, so the whole is never in memory.
    database.sql(f"COPY (SELECT * FROM linted) TO '{folder / 'duck.parquet'}' (FORMAT parquet)")
    seconds = time.monotonic() - start

    database.sql(f"CREATE VIEW results AS SELECT * FROM '{folder / 'duck.parquet'}'")

    def ask(query):
        return database.sql(query).fetchall()

    count = ask("SELECT count(*) FROM results")[0][0]
    faults = questions.check(
        json.loads((folder / "expected.json").read_text()),
        ask(questions.BREAKS.format(first=1)),
        ask(questions.CHANGES.format(unnest="unnest")),
        ask(questions.BROUGHT_BACK.format(has_code="len(list_filter(codes, lambda c: c.code = 'F021')) > 0")),
        ask(questions.FAILED)[0][0])
    print(f"DuckDB, {jobs} cores: {count:,} responses in {seconds:.1f} s, {count / seconds:,.0f} a second")
    for fault in faults:
        print(f"error: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
