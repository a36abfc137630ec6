"""Household things: a string bed, chillies drying in the sun, a hand pump, a table to sit at."""
import math
import random

from mathutils import Matrix, Vector

from kit.mesh import Builder, move
from kit.plants import blade, facing


def charpai(palette, x, y, z, turn=0):
    """A string bed with a folded quilt."""
    build = Builder()
    with build.at(move(x, y, z, turn)):
        for a in (-.9, .9):
            for b in (-.42, .42):
                build.rod((a, b, 0), (a, b, .52), .04, palette['wood'])
        for b in (-.42, .42):
            build.rod((-.95, b, .43), (.95, b, .43), .032, palette['wood'])
        for a in (-.9, .9):
            build.rod((a, -.45, .43), (a, .45, .43), .032, palette['wood'])
        for k in range(26):
            build.box(-.86 + k * .069, 0, .43, .03, .84, .012, palette['cotton'])
        for k in range(12):
            build.box(0, -.38 + k * .069, .437, 1.74, .03, .012, palette['saree-gold'])
        build.box(.6, 0, .455, .42, .7, .12, palette['saree-red'])
        build.box(.6, 0, .577, .4, .66, .07, palette['saree-blue'])
    build.put('charpai', .012)


def chillies(palette, x, y, z, width=1.9, depth=1.3, count=1600, seed=3):
    """Red chillies spread on a cloth to dry."""
    chance, build = random.Random(seed), Builder()
    build.box(x, y, z, width + .4, depth + .4, .012, palette['cotton'])
    for _ in range(count):
        spot = Vector((x + chance.uniform(-.5, .5) * width, y + chance.uniform(-.5, .5) * depth, z + .02 + chance.random() * .03))
        blade(build, spot, facing(Vector((chance.gauss(0, .2), chance.gauss(0, .2), 1)).normalized(), chance.uniform(0, 6.28)), .095, .024, palette['chilli'])
    build.put('chillies')


def hand_pump(palette, x, y, z=0, turn=0):
    """A hand pump on its concrete apron."""
    build = Builder()
    with build.at(move(x, y, z, turn)):
        build.lathe(0, 0, 0, ((1.0, 0), (1.0, .1), (.94, .12)), palette['concrete'], 32)
        build.rod((0, 0, .1), (0, 0, 1.0), .07, palette['car-blue'])
        build.lathe(0, 0, 1.0, ((.12, 0), (.12, .34), (.08, .38)), palette['car-blue'], 16)
        build.rod((0, 0, 1.1), (.42, 0, 1.02), .035, palette['car-blue'])
        build.rod((0, 0, 1.36), (-.95, 0, 1.02), .025, palette['iron'])
        build.lathe(.42, 0, .12, ((.11, 0), (.16, .26), (.165, .28), (.14, .27)), palette['zinc'], 20)
    build.put('hand-pump', smooth=True)


def haystack(palette, x, y, z=0, radius=1.5, height=2.4, seed=1):
    """A round stack of straw."""
    chance, build = random.Random(seed), Builder()
    build.lathe(x, y, z, ((radius * .86, 0), (radius, height * .4), (radius * .7, height * .75), (.06, height)), palette['ochre'], 24)
    for _ in range(1500):
        part, turn = chance.random(), chance.uniform(0, 6.28)
        reach = radius * (.9 + .1 * part * 2 if part < .4 else 1.02 - (part - .4) * 1.6)
        spot = Vector((x + reach * math.cos(turn), y + reach * math.sin(turn), z + height * part))
        down = Vector((math.cos(turn) * .4, math.sin(turn) * .4, -1)).normalized()
        blade(build, spot, down.to_track_quat('Y', 'Z'), .4, .03, palette['wheat'])
    build.put('haystack')


def brush(palette, start, end, turn=0):
    """A long-handled brush on a panel, from `start`, its head, to `end`, the end of its handle."""
    build = Builder()
    start, end = Vector(start), Vector(end)
    build.rod(start, end, .016, palette['alloy'])
    along = (end - start).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    with build.at(Matrix.Translation(start) @ along @ Matrix.Rotation(math.radians(turn), 4, 'Z')):
        build.box(0, 0, -.05, .62, .09, .06, palette['car-blue'])
        build.box(0, 0, -.11, .6, .08, .06, palette['cotton'])
    build.put('brush', .006)
