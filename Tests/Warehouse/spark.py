"""Lints Parquet with Spark, writes Parquet, and answers the three questions with Spark SQL.

    python3 spark.py FACET FOLDER [--cores N] [--crash]

FOLDER holds what responses.py has written. With --crash the filter of one partition is killed in its first attempt.
"""

import argparse
import json
import os
import resource
import sys
import time
from pathlib import Path

import questions

HERE = Path(__file__).resolve().parent


def seconds_of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def lint_partition(batches, name, crashes, retries, filter_seconds):
    """Runs in a worker of Spark, which has got the files of the job."""
    import lint_filter
    from pyspark import SparkFiles, TaskContext

    task = TaskContext.get()

    def kill_first_attempt(process):
        if crashes and task.partitionId() == 0 and task.attemptNumber() == 0:
            process.kill()

    program = SparkFiles.get(name)
    os.chmod(program, 0o755)
    before = seconds_of_children()
    yield from lint_filter.lint(batches, program, spoil=kill_first_attempt)
    filter_seconds.add(seconds_of_children() - before)
    if task.attemptNumber() > 0:
        retries.add(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--crash", action="store_true")
    words = parser.parse_args()

    from pyspark.sql import SparkSession
    from pyspark.sql.pandas.types import from_arrow_schema
    import pyarrow as pa
    import lint_filter
    import responses

    spark = (
        # A task is tried four times. In a cluster the same settings come from spark-submit.
        SparkSession.builder.master(f"local[{words.cores},4]").appName("lint")
        .config("spark.files", f"{Path(words.program).resolve()},{HERE / 'lint_filter.py'}")
        .config("spark.ui.enabled", "false").config("spark.sql.session.timeZone", "UTC")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "2000")
        .config("spark.sql.files.maxPartitionBytes", "4m").config("spark.sql.shuffle.partitions", "4")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("OFF")
    own = [field for field in responses.SCHEMA if field.name != "body"]
    schema = from_arrow_schema(pa.schema(own + list(lint_filter.RECORD)))
    name, crashes = Path(words.program).name, words.crash
    retries, filter_seconds = spark.sparkContext.accumulator(0), spark.sparkContext.accumulator(0.0)

    start = time.monotonic()
    rows = spark.read.parquet(str(words.folder / "responses.parquet"))
    # Only a small file needs this, which moves all bodies. A large one is cut by its row groups.
    if rows.rdd.getNumPartitions() < words.cores:
        rows = rows.repartition(words.cores * 4)
    results = str(words.folder / "results.parquet")
    linted = rows.mapInArrow(lambda batches: lint_partition(batches, name, crashes, retries, filter_seconds), schema)
    linted.write.mode("overwrite").parquet(results)
    seconds = time.monotonic() - start

    spark.read.parquet(results).createOrReplaceTempView("results")

    def ask(query):
        return [tuple(row) for row in spark.sql(query).collect()]

    count = ask("SELECT count(*) FROM results")[0][0]
    faults = questions.check(
        json.loads((words.folder / "expected.json").read_text()),
        ask(questions.BREAKS.format(first=0)),
        ask(questions.CHANGES.format(unnest="explode")),
        ask(questions.BROUGHT_BACK.format(has_code="exists(codes, c -> c.code = 'F021')")),
        ask(questions.FAILED)[0][0])
    if retries.value != words.crash:
        faults.append(f"{retries.value} partitions were tried again")
    share = filter_seconds.value / seconds / words.cores
    print(f"Spark, {words.cores} cores: {count:,} responses in {seconds:.1f} s, {count / seconds:,.0f} a second, "
          f"{share:.0%} of the processors' time in the filter, {retries.value} partitions tried again")
    spark.stop()
    for fault in faults:
        print(f"error: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
