"""The surroundings of buildings: lawns, walls with gates, hedges, fields."""
import random

from mathutils import Vector

from kit.mesh import Builder, place
from kit.plants import blade, facing


def tuft(palette, seed=1, leaf='wheat', blades=60, height=.7, spread=.35):
    """A tuft of standing crop or long grass."""
    chance, build = random.Random(seed), Builder()
    for _ in range(blades):
        foot = Vector((chance.gauss(0, spread * .5), chance.gauss(0, spread * .5), 0))
        lean = Vector((chance.gauss(0, .28), chance.gauss(0, .28), 1)).normalized()
        turn = lean.to_track_quat('Y', 'Z')
        blade(build, foot, turn, height * chance.uniform(.7, 1.1), .035, palette[leaf])
    return build.mesh('tuft')


def crop(mesh, x0, x1, y0, y1, row=.55, step=.5, seed=2):
    """Rows of tufts over a rectangle."""
    chance, y = random.Random(seed), y0
    while y < y1:
        x = x0
        while x < x1:
            place(mesh, x + chance.gauss(0, .05), y + chance.gauss(0, .04), 0, chance.uniform(0, 360), chance.uniform(.8, 1.15))
            x += step
        y += row


def hedge(palette, seed=1, length=2.0, height=.8, leaves=900):
    """A clipped hedge along X."""
    chance, build = random.Random(seed), Builder()
    for _ in range(leaves):
        foot = Vector((chance.uniform(-length / 2, length / 2), chance.gauss(0, .2), height * chance.random() ** .6))
        out = Vector((chance.gauss(0, .4), foot.y * 3, .5 + chance.random()))
        blade(build, foot, facing(out.normalized(), chance.uniform(0, 6.28)), chance.uniform(.06, .11), .05, palette['shrub'])
    return build.mesh('hedge')


def wall(build, palette, x0, x1, y, height=1.5, paint='cream', cap='terracotta', gate=None):
    """A compound wall along X with posts. `gate` is the middle and the width of its opening."""
    spans = [(x0, x1)] if gate is None else [(x0, gate[0] - gate[1] / 2), (gate[0] + gate[1] / 2, x1)]
    for low, high in spans:
        build.box((low + high) / 2, y, -.1, high - low, .2, height + .1, palette[paint])
        build.box((low + high) / 2, y, height, high - low + .04, .32, .08, palette[cap])
        count = max(1, round((high - low) / 3))
        for k in range(count + 1):
            build.box(low + (high - low) * k / count, y, -.1, .34, .34, height + .3, palette[paint])
            build.box(low + (high - low) * k / count, y, height + .2, .42, .42, .08, palette[cap])
    if gate:
        for side in (-1, 1):
            middle = gate[0] + side * gate[1] / 4
            for level in (.12, height * .5, height - .08):
                build.box(middle, y, level, gate[1] / 2 - .3, .05, .06, palette['iron'])
            for bar in range(int(gate[1] / 2 / .14)):
                build.box(middle - gate[1] / 4 + .14 * (bar + .8), y, .12, .025, .025, height - .1, palette['iron'])


def plane(build, palette, material, z=-.06, size=3000):
    """The ground, as far as the camera sees."""
    build.face([(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], palette[material])


def pole(build, palette, x, y, height=8.5):
    """A street pole with its cross-arm. Returns the ends of the arm, which carry the wires."""
    build.rod((x, y, 0), (x, y, height), .11, palette['concrete'], .07)
    build.box(x, y, height - .7, .1, 1.5, .1, palette['zinc'])
    for side in (-.6, 0, .6):
        build.rod((x, y + side, height - .6), (x, y + side, height - .38), .04, palette['cotton'])
    return [(x, y + side, height - .4) for side in (-.6, 0, .6)]


def wires(build, palette, first, last, sag=.5):
    """Wires that hang between two poles."""
    for start, end in zip(first, last):
        points = []
        for k in range(13):
            part = k / 12
            points.append(tuple(a + (b - a) * part - (sag * 4 * part * (1 - part) if axis == 2 else 0) for axis, (a, b) in enumerate(zip(start, end))))
        build.path(points, .012, palette['cable'], 4)
