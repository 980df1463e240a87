#!/bin/sh
# Replaces xdg-open in a test: records its arguments, writes to both outputs, and reads a line.
echo "noise on the screen"
echo "and errors" >&2
read answer
{
  echo $#
  for word; do echo "$word"; done
  echo "answer:$answer"
} > "$WITNESS.new"
mv "$WITNESS.new" "$WITNESS"
