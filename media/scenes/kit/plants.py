"""Trees, palms, shrubs, flowers and pots. Each is grown from a seed of a random generator."""
import math
import random

from mathutils import Euler, Quaternion, Vector

from kit.mesh import Builder

UP = Vector((0, 0, 1))


def blade(build, foot, turn, length, width, material):
    """Adds one leaf: a pointed, slightly folded oval, from its stem along its own Y axis."""
    shape = ((0, 0, 0), (width * .42, length * .32, width * .16), (width * .34, length * .66, width * .1), (0, length, -length * .06), (-width * .34, length * .66, width * .1), (-width * .42, length * .32, width * .16))
    build.add([foot + turn @ Vector(p) for p in shape], ((0, 1, 2, 3), (0, 3, 4, 5)), material)


def facing(normal, around):
    """The rotation that lays a leaf with its face towards `normal`."""
    return normal.to_track_quat('Z', 'Y') @ Euler((0, 0, around)).to_quaternion()


def scatter(build, chance, tips, centre, count, reach, length, width, material):
    """Adds leaves around the tips of branches, with their faces outwards and to the light."""
    for tip, along in tips:
        for _ in range(count):
            shift = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, .75)))
            foot = tip + shift * reach * .5 - along * chance.uniform(0, reach * .7)
            out = (foot - centre).normalized() * .8 + UP * .55 + Vector((chance.gauss(0, .55), chance.gauss(0, .55), chance.gauss(0, .45)))
            size = chance.uniform(.65, 1.2)
            blade(build, foot, facing(out.normalized(), chance.uniform(0, 6.28)), length * size, width * size, material)


def branch(build, chance, start, along, length, radius, depth, spread, lift, bark, tips):
    """Grows a branch and its forks, and records the ends of its twigs."""
    bend = Vector((chance.gauss(0, .12), chance.gauss(0, .12), chance.gauss(0, .06)))
    middle = start + along * length * .5
    end = middle + (along + bend).normalized() * length * .5
    build.rod(start, middle, radius, bark, radius * .86, 7 if depth > 2 else 5)
    build.rod(middle, end, radius * .86, bark, radius * .7, 7 if depth > 2 else 5)
    if depth <= 1:
        tips += [(end, along), (middle, along)]
    if depth == 0:
        return
    turn, forks = chance.uniform(0, 6.28), 3 if depth != 2 or chance.random() < .6 else 2
    side = along.orthogonal().normalized()
    for number in range(forks):
        axis = Quaternion(along, turn + number * 6.283 / forks + chance.uniform(-.4, .4)) @ side
        child = Quaternion(axis, math.radians(chance.uniform(.6, 1.15) * spread)) @ along
        child = (child + UP * lift).normalized()
        branch(build, chance, end, child, length * chance.uniform(.66, .84), radius * .62, depth - 1, spread, lift, bark, tips)


def tree(palette, seed, height=7.0, kind='neem', leaves=60, depth=4):
    """A spreading neem or a denser mango tree, with its roots at z = 0."""
    chance, build, tips = random.Random(seed), Builder(), []
    trunk = height * (.26 if kind == 'neem' else .2)
    lean = Vector((chance.uniform(-.08, .08), chance.uniform(-.08, .08), 1)).normalized()
    build.rod((0, 0, -.1), lean * trunk, height * .028, palette['bark'], height * .021, 10)
    for number in range(4):
        turn = number * 1.571 + chance.uniform(-.4, .4)
        tilt = math.radians(chance.uniform(22, 48)) if number else .1
        along = Vector((math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn), math.cos(tilt)))
        branch(build, chance, lean * trunk * (.94 - .05 * number), along, height * chance.uniform(.2, .25), height * .014, depth - 1, 44, .12 if kind == 'neem' else .02, palette['bark'], tips)
    centre = Vector((0, 0, height * .5))
    leaf = (.029, .0115) if kind == 'neem' else (.032, .0145)
    scatter(build, chance, tips, centre, round(leaves * 1.9), height * .082, height * leaf[0], height * leaf[1], palette[kind])
    return build.mesh(kind)


def ashoka(palette, seed, height=8.0, leaves=3600):
    """An ashoka tree, slender and drooping, as in Indian avenues."""
    chance, build = random.Random(seed), Builder()
    build.rod((0, 0, 0), (0, 0, height * .96), height * .014, palette['bark'], .02)
    for _ in range(leaves):
        part = chance.random() ** .8
        radius = height * .125 * (1 - part) ** .6 * (.55 + .45 * math.sqrt(chance.random()))
        turn = chance.uniform(0, 6.28)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        foot = out * radius + UP * height * (.07 + .92 * part)
        hang = (out * .9 + UP * .35 + Vector((chance.gauss(0, .3), chance.gauss(0, .3), 0))).normalized()
        face = hang.to_track_quat('Z', 'Y') @ Euler((0, 0, math.pi + chance.gauss(0, .5))).to_quaternion()
        blade(build, foot, face, height * chance.uniform(.035, .055), height * .011, palette['mango'])
    return build.mesh('ashoka')


def palm(palette, seed, height=9.0):
    """A coconut palm: a leaning, ringed stem and feathered fronds."""
    chance, build = random.Random(seed), Builder()
    lean = chance.uniform(.5, 1.3)
    stem = [Vector((lean * (k / 10) ** 2, 0, height * k / 10)) for k in range(11)]
    for k, (low, high) in enumerate(zip(stem, stem[1:])):
        build.rod(low, high, .17 - .006 * k, palette['bark'], .15 - .006 * k, 10)
    for number in range(24):
        turn, rise = number * 2.399, chance.uniform(-.15, 1.1)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side, length, before = out.cross(UP), chance.uniform(2.3, 3.0), stem[-1]
        for step in range(1, 27):
            part = step / 26
            spot = stem[-1] + out * length * part * (1 - .12 * part * rise) + UP * (rise * length * part * .62 - 1.5 * part * part * length * .62)
            if step % 2:
                build.rod(before, spot, .02 * (1.1 - part), palette['palm'], sides=4)
            span = .62 * math.sin(math.pi * min(1, part * .86 + .12)) + .05
            for hand in (-1, 1):
                tip = spot + side * hand * span + out * .24 * span - UP * (.34 * span + chance.uniform(0, .06))
                edge = out * .03
                build.add([spot - edge, spot.lerp(tip, .5) - edge * 1.3 + UP * .02, tip, spot.lerp(tip, .5) + edge * 1.3 + UP * .02, spot + edge], ((0, 1, 2, 3, 4),), palette['palm'])
            before = spot
    return build.mesh('palm')


def shrub(palette, seed, height=.8, leaves=26, flower=None, leaf='shrub', size=.085):
    """A potted shrub. `flower` names the material of its blossoms."""
    chance, build, tips = random.Random(seed), Builder(), []
    for number in range(6):
        turn, tilt = number * 1.05 + chance.uniform(-.3, .3), math.radians(chance.uniform(6, 36))
        along = Vector((math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn), math.cos(tilt)))
        branch(build, chance, Vector((0, 0, 0)), along, height * .36, .012, 2, 34, .08, palette['bark'], tips)
    centre = Vector((0, 0, height * .4))
    scatter(build, chance, tips, centre, leaves, height * .16, size, size * .5, palette[leaf])
    if flower:
        blooms = [(tip + along * height * .05, along) for tip, along in tips if tip.z > height * .3 and chance.random() < .7]
        scatter(build, chance, blooms, centre, round(leaves * 1.3), height * .13, size * .8, size * .62, palette[flower])
    return build.mesh('shrub')


def pot(build, palette, x, y, z, radius=.2, height=.36):
    """Adds a clay pot with a rim. Returns the height of the earth in it."""
    wall = ((radius * .62, 0), (radius * .92, height * .78), (radius * .92, height * .8), (radius * 1.06, height * .81), (radius * 1.06, height), (radius * .93, height), (radius * .9, height * .86))
    build.lathe(x, y, z, wall, palette['terracotta-pot'], 28)
    build.lathe(x, y, z + height * .84, ((radius * .9, 0), (radius * .2, .02)), palette['soil'], 16)
    return z + height * .86
