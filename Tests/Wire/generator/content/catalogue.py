"""All invented pages."""

from content import goods, supper, trolley, words


def pages():
    return [supper.page(), trolley.page(), words.page(), goods.pantry(), goods.bare(), goods.terse()]
