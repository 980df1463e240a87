"""Sends the bodies of Arrow batches through `facet lint --stream`, and returns their records as Arrow batches.

A body is a line as it stands. The records come in the order of the lines, so each is beside its row again without a key.
One process serves a whole partition. A thread writes while this one reads, so no pipe can fill up on both sides.
"""

import base64
import io
import subprocess
import threading
from collections import deque

import pyarrow as pa
import pyarrow.json as pj

CODE = pa.struct([("code", pa.string()), ("severity", pa.string()), ("count", pa.int64())])
VERSION = pa.struct([("version", pa.string()), ("shown", pa.int64()), ("left_out", pa.int64())])
COMPONENT = pa.struct([("id", pa.string()), ("count", pa.int64()), ("shown", pa.int64())])
RECORD = pa.schema([
    ("status", pa.string()), ("message", pa.string()), ("bytes", pa.int64()), ("dialect", pa.string()),
    ("facets", pa.int64()), ("shown", pa.int64()), ("left_out", pa.int64()), ("errors", pa.int64()),
    ("warnings", pa.int64()), ("notes", pa.int64()), ("codes", pa.list_(CODE)), ("versions", pa.list_(VERSION)),
    ("components", pa.list_(COMPONENT)),
])
# The statuses of the filter when it has read everything: fine, errors, lines without a result.
FINE = (0, 1, 65)
OPTIONS = pj.ParseOptions(explicit_schema=RECORD, unexpected_field_behavior="ignore")


def line(body):
    """A body as a line. What cannot stand in a line goes as base64; nothing at all is no feed.

    So does a body with members named key and body, which the filter would take for the members of a line.
    """
    is_line = body and b"\n" not in body and body[:1] in b"{["
    if is_line and not (b'"key"' in body and b'"body"' in body):
        return body + b"\n"
    return b'{"key":0,"body":"' + base64.b64encode(body or b"") + b'"}\n'


def records(text):
    # A record is never cut: blocks are as long as the whole text.
    read = pj.ReadOptions(use_threads=False, block_size=len(text) + 1)
    return pj.read_json(io.BytesIO(text), read_options=read, parse_options=OPTIONS).select(RECORD.names)


def lint(batches, program, jobs=1, versions="3.0.1..6.1.0", spoil=None):
    """Yields each batch without its bodies and with their records. `spoil` is called with the process, for tests."""
    command = [program, "lint", "--stream", "--jobs", str(jobs), "--facets-version", versions]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sent, failure = deque(), []
        ready = threading.Semaphore(0)

        def write():
            try:
                for batch in batches:
                    sent.append(batch)
                    ready.release()
                    for start in range(0, batch.num_rows, 500):
                        bodies = batch.column("body").slice(start, 500).to_pylist()
                        process.stdin.write(b"".join(map(line, bodies)))
                    process.stdin.flush()
                process.stdin.close()
            except BaseException as error:  # The reader reports it.
                failure.append(error)
                process.kill()
            sent.append(None)
            ready.release()

        thread = threading.Thread(target=write, daemon=True)
        thread.start()
        while True:
            ready.acquire()
            batch = sent.popleft()
            if batch is None:
                break
            if spoil:
                spoil(process)
            text = b"".join(process.stdout.readline() for _ in range(batch.num_rows))
            found = records(text) if text else None
            if found is None or found.num_rows != batch.num_rows:
                raise RuntimeError("the filter ended in the middle of a batch")
            own = batch.drop_columns(["body"])
            for part in found.combine_chunks().to_batches():
                yield pa.RecordBatch.from_arrays(own.columns + part.columns, names=own.schema.names + RECORD.names)
        thread.join()
        if failure or process.wait() not in FINE:
            raise RuntimeError(f"the filter ended with {process.returncode}: {failure}")
