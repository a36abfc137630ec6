"""Bhadohi: a half-woven carpet on its loom, finished carpets in the sunny yard, and panels on the roof of the house."""
import math
import random

from mathutils import Matrix

from kit.building import Style, building
from kit.grounds import plane
from kit.light import daylight
from kit.materials import plain
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import tree
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.terrace import potted
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(5)
WOOL = {'red': '#7e2c22', 'indigo': '#2a3a58', 'cream': '#ead9b4', 'gold': '#c58a2f', 'green': '#52683a', 'rose': '#c7735f', 'teal': '#3b6f70'}
palette.made |= {f'wool-{name}': plain(f'wool-{name}', code, 1, 0, .05) for name, code in WOOL.items()}
town = Town(palette, 14)


def knot(u, v, wide, long, ground, border, flower):
    """Returns the colour of a carpet at `u, v` metres from its middle: bands around a field with a medallion and small
    flowers."""
    edge = min(wide / 2 - abs(u), long / 2 - abs(v))
    along = (v if wide / 2 - abs(u) < long / 2 - abs(v) else u) / .24
    part, across = abs(along % 1 - .5), abs(edge - .235) / .12
    for limit, colour in ((.05, border), (.075, 'cream'), (.1, 'gold')):
        if edge < limit:
            return colour
    if edge < .37:
        return 'cream' if part + across * .5 < .2 else flower if part + across * .5 < .38 else border
    for limit, colour in ((.395, 'gold'), (.42, 'cream'), (.45, border)):
        if edge < limit:
            return colour
    far = math.hypot(u / (wide * .27), v / (long * .2)) + .09 * math.cos(8 * math.atan2(v / long, u / wide))
    for limit, colour in ((.2, 'gold'), (.34, ground), (.5, 'cream'), (.62, flower), (.74, border), (.86, 'gold'), (.93, 'cream')):
        if far < limit:
            return colour
    corner = math.hypot((wide / 2 - .45 - abs(u)) / (wide * .2), (long / 2 - .45 - abs(v)) / (long * .16))
    if corner < 1:
        return border if corner < .8 else 'gold'
    a, b = abs((u / .19) % 1 - .5), abs((v / .19 + round(u / .19) % 2 * .5) % 1 - .5)
    return flower if a + b < .13 else 'cream' if a + b < .2 else ground


def carpet(build, matrix, wide, long, colours, until=1.0, size=.025, fringe=True):
    """Adds a carpet that hangs along X from z = `long` down to 0, woven from its foot up to the share `until` of its
    length."""
    columns, rows = round(wide / size), round(long * until / size)
    with build.at(matrix):
        for row in range(rows):
            low, start = row * size, 0
            paints = [knot((k + .5) * size - wide / 2, low + size / 2 - long / 2, wide, long, *colours) for k in range(columns)]
            for k in range(1, columns + 1):
                if k == columns or paints[k] != paints[start]:
                    a, b = start * size - wide / 2, k * size - wide / 2
                    build.face([(a, 0, low), (b, 0, low), (b, 0, low + size), (a, 0, low + size)], palette['wool-' + paints[start]])
                    start = k
        build.box(0, .014, 0, wide, .02, rows * size, palette['cotton'])
        for k in range(int(wide / .03) if fringe else 0):
            build.box(-wide / 2 + .015 + k * .03, 0, -.11, .014, .008, .11, palette['cotton'])


def ball(build, x, y, z, radius, colour):
    """A ball of wool."""
    build.lathe(x, y, z, [(radius * math.sin(math.pi * (t + .02) / 10.1), radius - radius * math.cos(math.pi * (t + .02) / 10.1)) for t in range(11)], palette['wool-' + colour], 14)


def loom(x, y, z, wide=3.3):
    """An upright loom: two beams between posts, the warp, the finished part of the carpet, yarn and the bench."""
    build, names = Builder(), list(WOOL)
    with build.at(move(x, y, z)):
        for side in (-1, 1):
            build.box(side * (wide / 2 + .28), .1, 0, .2, .24, 2.75, palette['wood'])
            build.box(side * (wide / 2 + .28), .1, 0, .3, .9, .14, palette['wood'])
            build.box(side * (wide / 2 + .28), .1, 2.3, .26, .3, .3, palette['door'])
        for level in (.42, 2.44):
            build.rod((-wide / 2 - .5, .1, level), (wide / 2 + .5, .1, level), .12, palette['wood'], sides=16)
        carpet(build, move(0, -.03, .42), wide, 2.04, ('red', 'indigo', 'gold'), .5, .018, False)
        top = .42 + 1.02
        for k in range(int(wide / .026)):
            build.box(-wide / 2 + .013 + k * .026, .006, top - .02, .008, .008, 2.46 - top, palette['cotton'])
        build.rod((-wide / 2 - .2, -.03, top + .36), (wide / 2 + .2, -.03, top + .36), .022, palette['ochre'])
        # Yarn that hangs from a rail in front of the warp, down to the edge of the finished part.
        build.rod((-wide / 2 - .3, -.22, 2.34), (wide / 2 + .3, -.22, 2.34), .025, palette['ochre'])
        for k in range(26):
            at = -wide / 2 + .1 + k * (wide - .2) / 25
            colour, drop = names[(k * 5) % 7], chance.uniform(.2, .34)
            build.rod((at, -.22, 2.34), (at, -.22, 2.34 - drop), .006, palette['wool-' + colour])
            ball(build, at, -.22, 2.34 - drop - .13, chance.uniform(.05, .07), colour)
            build.rod((at, -.22, 2.34 - drop - .1), (at + chance.uniform(-.1, .1), -.01, top + .01), .005, palette['wool-' + colour], sides=4)
        build.box(0, -.75, .44, wide * .9, .32, .06, palette['wood'])
        for side in (-1, 1):
            build.box(side * wide * .38, -.75, 0, .12, .3, .44, palette['wood'])
        build.box(-.5, -.75, .5, .46, .3, .07, palette['saree-blue'])
        build.box(.6, -.75, .5, .46, .3, .07, palette['saree-gold'])
        # The comb that beats down the knots.
        build.box(.02, -.72, .51, .24, .05, .03, palette['iron'])
    build.put('loom', smooth=True)


yard = Builder()
plane(yard, palette, 'town-floor')
yard.box(2, 0, -.2, 30, 26, .2, palette['earth'])
yard.box(-3.6, .7, 0, 7.2, 5.4, .16, palette['mud'])
# The weaving shed: a wall at the back, posts in front, a tiled roof.
yard.box(-3.6, 3.3, 0, 7.2, .25, 3.3, palette['lime'])
yard.box(-7.1, 1.9, 0, .25, 3.0, 3.3, palette['lime'])
for x in (-7.0, -3.4 + 3.25):
    yard.rod((x, -1.7, .16), (x, -1.7, 3.42), .08, palette['wood'])
yard.rod((-7.3, -1.7, 3.42), (.1, -1.7, 3.42), .07, palette['wood'])
slope = [(-7.5, -2.2, 3.46), (.2, -2.2, 3.46), (.2, 3.6, 3.95), (-7.5, 3.6, 3.95)]
yard.face(slope, palette['terracotta'])
yard.face([(x, y, z - .1) for x, y, z in slope[::-1]], palette['wood'])
for k in range(27):
    yard.rod((-7.5 + k * .297, -2.24, 3.48), (-7.5 + k * .297, 3.62, 3.97), .085, palette['terracotta'], sides=6)
for k in range(9):
    yard.rod((-7.1 + k * .88, -2.1, 3.34), (-7.1 + k * .88, 3.3, 3.8), .045, palette['wood'])
# Skeins of dyed wool on pegs along the wall, and baskets of balls below them.
names = list(WOOL)
for k in range(17):
    x = -6.7 + k * .39
    for strand in range(7):
        yard.rod((x + strand * .022 - .066, 3.12 - strand % 2 * .03, 2.5), (x + strand * .03 - .09, 3.1 - strand % 3 * .025, 1.72 - chance.random() * .06), .022, palette['wool-' + names[(k * 3) % 7]], sides=5)
yard.rod((-6.9, 3.1, 2.5), (-.2, 3.1, 2.5), .03, palette['ochre'])
for x, y, colour in ((-6.25, -.9, 'red'), (-5.7, -1.3, 'indigo'), (-.7, -1.1, 'gold')):
    yard.lathe(x, y, .16, ((.22, 0), (.3, .26), (.31, .28), (.27, .27), (.05, .2)), palette['ochre'], 24)
    for k in range(9):
        ball(yard, x + .15 * math.cos(k * .79) * (k > 0), y + .15 * math.sin(k * .79) * (k > 0), .36 + .07 * (k == 0), .09, names[(names.index(colour) + k % 3) % 7])
# Finished carpets on bamboo racks in the sun, and rolled-up ones beside them.
for (x, y, turn, wide, long), colours in (((1.9, 1.2, 0, 1.7, 2.1), ('indigo', 'red', 'gold')), ((4.1, 1.6, -4, 1.8, 2.15), ('cream', 'teal', 'rose')), ((6.4, 2.2, -8, 1.8, 2.1), ('red', 'green', 'gold'))):
    carpet(yard, move(x, y, .3, turn) @ Matrix.Rotation(math.radians(-4), 4, 'X'), wide, long, colours, 1, .018)
for a, b in (((.8, 1.34, 2.42), (3.1, 1.36, 2.42)), ((3.0, 1.8, 2.47), (5.2, 1.68, 2.47)), ((5.2, 2.5, 2.42), (7.6, 2.18, 2.42))):
    yard.rod(a, b, .045, palette['ochre'])
    for x, y, _ in (a, b):
        yard.rod((x, y, 0), (x, y, 2.6), .045, palette['ochre'])
for at, colour in (((2.6, -1.5, .17), 'red'), ((2.6, -1.15, .17), 'indigo'), ((2.65, -1.32, .46), 'teal'), ((2.7, -.8, .17), 'rose')):
    yard.rod(at, (at[0] + 2.0, at[1] + .12, at[2]), .16, palette['wool-' + colour], sides=20)
    for end in (0, 1.96):
        yard.rod((at[0] + end - .015, at[1] + end * .06, at[2]), (at[0] + end + .055, at[1] + end * .06, at[2]), .163, palette['wool-cream'], sides=20)
yard.put('yard')
loom(-3.55, .5, .16)

style = Style(wall='peach', accent='indigo', columns='www', window=(1.1, 1.3), parapet=.4, band=False, coolers=0, storey=3.2, roof='lime-roof', plinth='terracotta')
mesh, roof = building(palette, 13, 8.5, 1, style, 3, 1)
place(mesh, 6.6, 9.4)
table(palette, town.panel, 6.6, 6.0, roof, 8, 2, 22, .85)
tank(palette, 11.6, 11.4, roof, .6, 1.2, stand=.6)
potted(palette, ((.9, 4.7, 'magenta'), (8.9, 3.7, 'marigolds'), (9.6, 3.8, None), (1.2, -1.6, 'marigolds')), 0, .22)
neem = tree(palette, 6, 9, 'neem', 70)
for x, y, size in ((-6, 9, 1.1), (16, 16, 1.2), (2, 20, 1.2), (-13, 6, 1.1)):
    place(neem, x, y, 0, x * 30, size)
town.fill(10, lambda x, y: not (-16 < x < 18 and -14 < y < 18) and y > -14, 380, near=60)
daylight(-128, 34, 5.6, (1, .82, .6), .26, 'morning', .8, drift=9)
camera((-2.3, -6.9, 2.75), (-.75, 2, 1.95), 26)
shoot((1024, 768), 14, (14, 420), exposure=.75, air=(1.25, 1.08, .84))
