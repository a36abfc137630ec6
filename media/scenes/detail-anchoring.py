"""Detail: the foot of a frame with its studs set in resin, and beads of rain on the sealed roof."""
import math
import random

from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import pot, shrub
from kit.roof import parapet
from kit.studio import camera, clear, shoot

clear()
palette, chance = Palette(), random.Random(7)
solar = panel(palette)


def foot(x, y, fine):
    """A base plate with four studs, nuts and washers, and the post on it."""
    build, steel = Builder(), palette['zinc']
    with build.at(move(x, y, .004)):
        build.ring(0, 0, 0, .27, .27, .008, .03, palette['resin'])
        build.box(0, 0, .004, .25, .25, .012, steel)
        build.box(0, 0, .016, .075, .075, 2.2, steel)
        for side in range(4):
            with build.at(move(0, 0, 0, side * 90)):
                build.prism([(.037, .016), (.105, .016), (.037, .12)], -.003, .006, steel)
        if fine:
            for a in (-.092, .092):
                for b in (-.092, .092):
                    build.lathe(a, b, .016, ((.026, 0), (.026, .003), (.014, .003)), palette['alloy'], 32)
                    build.lathe(a, b, .019, ((.0185, 0), (.0185, .013), (.016, .015)), palette['alloy'], 6)
                    build.lathe(a, b, .02, ((.0095, 0), (.0095, .034), (.0075, .037)), palette['alloy'], 24)
                    for k in range(8):
                        build.lathe(a, b, .036 + k * .002, ((.0088, 0), (.0105, .001), (.0088, .002)), palette['alloy'], 24)
                    build.lathe(a, b, .0155, ((.034, 0), (.031, .004), (.024, .005)), palette['resin'], 32)
    build.put('foot', .0012)


roof = Builder()
roof.box(0, 0, -.4, 16, 12, .4, palette['sealed'])
parapet(roof, palette, 0, 0, 0, 16, 12, .8, 'cream', 'trim', .2)
roof.put('roof', .02)
foot(0, 0, True)
for x, y in ((2.4, .0), (-2.4, 0), (0, 4), (2.4, 4), (-2.4, 4), (4.8, 0), (4.8, 4)):
    foot(x, y, False)
table(palette, solar, 1.2, 2.6, 0, 8, 2, 14, 2.1)
drops = Builder()
for _ in range(900):
    x, y, size = chance.uniform(-.75, .9), chance.uniform(-.65, 1.5), .0035 + .009 * chance.random() ** 3
    if max(abs(x), abs(y)) > .15:
        drops.lathe(x, y, .0002, [(size * math.cos(t * .262), size * .62 * math.sin(t * .262)) for t in range(6)] + [(size * .02, size * .62)], palette['water'], 16)
drops.put('drops', smooth=True)
pots = Builder()
for x, kind in ((-3.2, 'magenta'), (-1.2, None), (5.6, 'marigolds')):
    place(shrub(palette, 9, .9, 24, kind), x, 5.2, pot(pots, palette, x, 5.2, 0, .24, .4))
pots.put('pots')
daylight(70, 21, 6.0, (1, .76, .48), .25, 'golden', .8)
camera((.62, -.98, .5), (.03, .12, .1), 42, focus=(0, -.05, .04), stop=5.6)
shoot((1280, 960), 28, (8, 300), exposure=.7, haze=.3)
