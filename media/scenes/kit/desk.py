"""Things on a table: papers, a pen, coins, a glass of tea, spectacles, a seal."""
import math
import random

from mathutils import Matrix

from kit.materials import plain
from kit.mesh import Builder, move


def brass():
    """The metal of coins and seals."""
    return plain('brass', '#d9a441', .28, 1.0)


def top(palette, x, y, z, width=1.5, depth=.9):
    """A table of planks on four legs, with its top at z."""
    build = Builder()
    planks = max(4, round(depth / .14))
    for k in range(planks):
        build.box(x, y - depth / 2 + (k + .5) * depth / planks, z - .035, width, depth / planks - .004, .035, palette['wood'])
    for a in (-1, 1):
        for b in (-1, 1):
            build.box(x + a * (width / 2 - .08), y + b * (depth / 2 - .08), z - .74, .06, .06, .7, palette['wood'])
    build.put('table-top', .003)


def page(build, palette, width=.21, depth=.297, rows=13, seed=1, fields=False):
    """A written page with its middle at x, y and its face upwards. `fields` makes it a form with boxes to fill in."""
    chance = random.Random(seed)
    build.box(0, 0, 0, width, depth, .0012, palette['paper'])
    left, line = -width * .38, depth * .76 / rows
    build.box(0, depth * .42, .0012, width * .5, depth * .026, .0003, palette['indigo'])
    build.box(0, depth * .375, .0012, width * .32, depth * .011, .0003, palette['graphite'])
    for row in range(rows):
        y = depth * .31 - row * line
        long = width * (.76 if row % 5 != 4 else chance.uniform(.3, .6))
        if not fields:
            build.box(left + long / 2, y, .0012, long, depth * .009, .0003, palette['graphite'])
            continue
        build.box(left + width * .11, y, .0012, width * .22, depth * .009, .0003, palette['graphite'])
        build.box(left + width * .53, y, .0012, width * .46, line * .66, .0002, palette['indigo'])
        build.box(left + width * .53, y, .0013, width * .454, line * .57, .0002, palette['paper'])
        if row < rows - 3:
            written(build, palette, left + width * .33, y, width * chance.uniform(.2, .38), line * .2, chance)


def written(build, palette, x, y, length, high, chance):
    """Writes a word by hand along a line, starting at x."""
    before, steps = (x, y, .0016), max(5, int(length / high / .8))
    for step in range(1, steps + 1):
        after = (x + length * step / steps, y + high * chance.uniform(-1, 1) * (1 if step % 2 else .6), .0016)
        build.rod(before, after, .0004, palette['ink'], sides=4)
        before = after


def pen(build, palette, x, y, z, turn, paint='indigo', length=.14):
    """A pen that lies on the table."""
    with build.at(move(x, y, z + .0055, turn) @ Matrix.Rotation(math.pi / 2, 4, 'Y')):
        build.lathe(0, 0, 0, ((.0045, 0), (.0055, .004), (.0055, length * .8), (.0042, length * .82), (.0012, length * .98), (.0003, length)), palette[paint], 20)
        build.lathe(0, 0, length * .5, ((.0058, 0), (.0058, .005)), palette['alloy'], 20)


def coins(build, metal, x, y, z, count, seed=1, radius=.0135):
    """A pile of coins, each slightly off the one below."""
    chance = random.Random(seed)
    for number in range(count):
        at = (x + chance.gauss(0, .0007), y + chance.gauss(0, .0007), z + number * .0021)
        build.lathe(*at, ((radius * .94, 0), (radius, .0003), (radius, .0017), (radius * .96, .0019), (radius * .84, .0019), (radius * .82, .0014)), metal, 40)


def tea(build, palette, x, y, z):
    """A glass of tea on its saucer."""
    build.lathe(x, y, z, ((.05, 0), (.062, .008), (.058, .009), (.03, .004)), palette['cotton'], 40)
    build.lathe(x, y, z + .005, ((.024, .002), (.027, .004), (.033, .07), (.03, .071)), palette['tea'], 40)
    build.lathe(x, y, z + .074, ((.0335, 0), (.0345, .018), (.033, .018), (.0325, .001)), palette['rail-glass'], 40)


def spectacles(build, palette, x, y, z, turn):
    """Folded spectacles."""
    with build.at(move(x, y, z, turn)):
        for side in (-.033, .033):
            rim = [(side + .026 * math.cos(k * math.pi / 12), -.002, .024 + .021 * math.sin(k * math.pi / 12)) for k in range(25)]
            build.path(rim, .0018, palette['graphite'])
            build.path([(side * 1.8, 0, .03), (side * 1.75, .06 + side * .1, .006), (-side * .6, .06 + side * .1, .004)], .0016, palette['graphite'])
        build.rod((-.008, -.002, .03), (.008, -.002, .03), .0018, palette['graphite'])


def seal(build, palette, metal, x, y, z, turn=0, radius=.026):
    """A seal: a rosette with a sun on it, and two ribbons below."""
    with build.at(move(x, y, z, turn)):
        for lean in (-14, 12):
            with build.at(move(0, 0, .0006, lean)):
                build.face([(-.011, 0, 0), (-.011, -.075, 0), (0, -.064, 0), (.011, -.075, 0), (.011, 0, 0)], palette['car-red'])
        for k in range(20):
            with build.at(move(0, 0, .001, k * 18)):
                build.box(radius * .93, 0, 0, radius * .3, radius * .27, .002, palette['car-red'])
        build.lathe(0, 0, .001, ((radius, 0), (radius, .003), (radius * .86, .0046), (radius * .8, .0036)), metal, 48)
        build.lathe(0, 0, .0044, ((radius * .3, 0), (radius * .22, .0022), (.0005, .003)), metal, 32)
        for k in range(12):
            with build.at(move(0, 0, .0046, k * 30)):
                build.box(radius * .52, 0, 0, radius * .26, radius * .07, .0014, metal)
