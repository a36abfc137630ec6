"""Old stonework: pointed arches, kiosks with domes, flights of steps."""
import math

from kit.mesh import move


def pointed(middle, half, spring, rise, steps=7):
    """The outline of a pointed arch from its left foot to its right foot, as (x, z) pairs above the springing line."""
    # The arch consists of two arcs. Their centres lie on the springing line, each beyond the middle.
    radius = (half * half + rise * rise) / (2 * half)
    crown = math.atan2(rise, radius - half)
    left = [(middle - half + radius - radius * math.cos(crown * k / steps), spring + radius * math.sin(crown * k / steps)) for k in range(steps + 1)]
    return left + [(2 * middle - x, z) for x, z in left[-2::-1]]


def arched(build, x0, x1, y, depth, low, high, openings, material, lining=None):
    """A wall along X from `low` to `high`, with arched openings down to its base. Each opening is (middle, half width,
    springing, rise)."""
    edges = [x0] + [(a[0] + a[1] + b[0] - b[1]) / 2 for a, b in zip(openings, openings[1:])] + [x1]
    for number, (middle, half, spring, rise) in enumerate(openings):
        left, right = edges[number], edges[number + 1]
        arch = pointed(middle, half, spring, rise)
        outline = [(left, low), (left, high), (right, high), (right, low), (middle + half, low)] + arch[::-1] + [(middle - half, low)]
        build.prism(outline[::-1], y, depth, material)
        if lining:
            rim = [(middle - half, low)] + arch + [(middle + half, low)]
            wide = [(middle - half - .22, low)] + pointed(middle, half + .22, spring, rise + .3) + [(middle + half + .22, low)]
            for side in (y - .1, y + depth - .02):
                build.prism((rim + wide[::-1])[::-1], side, .12, lining)


def kiosk(build, x, y, z, stone, cap, size=2.0, height=2.2, turn=0, sides=8):
    """An open kiosk: posts, a broad eave and a dome."""
    with build.at(move(x, y, z, turn)):
        r = size / 2
        build.lathe(0, 0, 0, ((r * 1.05, 0), (r * 1.05, .22)), stone, sides)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            build.rod((r * .86 * math.cos(a), r * .86 * math.sin(a), .2), (r * .86 * math.cos(a), r * .86 * math.sin(a), height), size * .05, stone)
        build.lathe(0, 0, height - .22, ((r * .98, 0), (r * .98, .24), (r * 1.42, .16), (r * 1.42, .22), (r * .98, .42), (r * .94, .6)), stone, sides)
        dome = [(r * .9 * math.cos(t * math.pi / 20), .56 + r * .95 * math.sin(t * math.pi / 20)) for t in range(10)]
        build.lathe(0, 0, height - .22, dome + [(r * .1, .62 + r * .95), (.02, .8 + r * 1.02)], cap, 20)


def flight(build, along, count, rise, run, material, edge=None, start=0.0):
    """Steps that climb towards -X from the origin and are `along` metres wide along Y. Every fourth step has the other
    colour."""
    for k in range(count):
        build.box(-run * (k + .5), 0, -2, run, along, 2 + start + rise * (k + 1), material, edge if edge and k % 4 == 0 else None)
