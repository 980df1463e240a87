#!/bin/sh
# Stands for xdg-open in a test: writes down what it is called with, says something, and wants an answer.
echo "noise on the screen"
echo "and errors" >&2
read answer
{
  echo $#
  for word; do echo "$word"; done
  echo "answer:$answer"
} > "$WITNESS.new"
mv "$WITNESS.new" "$WITNESS"
