"""News: a meter that counts in both directions, with its display and its two arrows, in front of the house that it
belongs to."""
import math

from kit.building import Style, building
from kit.grounds import hedge
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import shrub
from kit.studio import camera, clear, shoot
from kit.terrace import glow, potted
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 29)
ink = palette['iron']
SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}
BARS = {'a': (0, 1, True), 'b': (.5, .5, False), 'c': (.5, -.5, False), 'd': (0, -1, True), 'e': (-.5, -.5, False), 'f': (-.5, .5, False), 'g': (0, 0, True)}


def digits(build, text, x, y, z, high):
    """Draws the digits of a meter's display on a face towards -Y."""
    for number, figure in enumerate(text):
        for bar in SEGMENTS[figure]:
            across, up, lying = BARS[bar]
            long, thin = high * .42, high * .1
            at = x + number * high * .78 + across * high * .5
            build.box(at, y, z + up * high * .5 - (thin if lying else long) / 2, long if lying else thin, .001, thin if lying else long, ink)


def arrow(build, x, y, z, size, paint, left):
    """Draws an arrow along the wall."""
    way = -1 if left else 1
    build.box(x - way * size * .16, y, z - size * .09, size * .66, .003, size * .18, palette[paint])
    outline = [(x + way * size * .5, z), (x + way * size * .14, z + size * .27), (x + way * size * .14, z - size * .27)]
    build.prism(outline if not left else outline[::-1], y - .0015, .003, palette[paint])


wall, meter = Builder(), Builder()
wall.box(0, .5, -.2, 3.2, 1.0, 3.1, palette['marigold'])
wall.box(0, .5, 2.9, 3.5, 1.3, .1, palette['trim'])
wall.box(0, -.04, -.2, 3.24, .1, .85, palette['slate'])
wall.put('wall', .01)
z, y = 1.5, -.0
meter.box(0, y - .015, z - .36, .56, .03, .74, palette['wood'])
meter.box(0, y - .09, z - .24, .36, .12, .5, palette['machine'])
meter.box(0, y - .155, z - .02, .32, .014, .25, palette['frame-white'])
meter.box(0, y - .164, z + .06, .26, .006, .13, palette['iron'])
meter.box(0, y - .1685, z + .07, .24, .003, .11, glow('window', '#b9c99a', .42))
digits(meter, '01482', -.083, y - .171, z + .125, .056)
arrow(meter, -.08, y - .163, z + .02, .1, 'tulsi', True)
arrow(meter, .08, y - .163, z + .02, .1, 'car-red', False)
meter.box(0, y - .155, z - .2, .3, .014, .13, palette['concrete'])
for x in (-.11, -.037, .037, .11):
    meter.lathe(x, y - .16, z - .15, ((.012, 0), (.012, .01)), palette['alloy'], 20)
meter.box(-.12, y - .165, z - .045, .05, .004, .012, palette['car-red'])
meter.box(.1, y - .165, z - .045, .08, .004, .022, palette['indigo'])
# The breaker box beside the meter, and the conduits: one from the roof, one to the street.
meter.box(.62, y - .08, z - .18, .3, .16, .4, palette['frame-white'])
meter.box(.62, y - .165, z - .02, .22, .012, .12, palette['glass-clear'])
for k in range(3):
    meter.box(.555 + k * .065, y - .175, z + .01, .04, .02, .05, palette['car-red' if k == 0 else 'iron'])
meter.path([(-.08, y - .07, z + .24), (-.08, y - .07, 2.9)], .022, palette['frame-white'], 14)
meter.path([(.08, y - .07, z - .24), (.08, y - .07, -.1)], .022, palette['frame-white'], 14)
meter.path([(.18, y - .07, z), (.47, y - .07, z)], .018, palette['frame-white'], 14)
for at in (2.2, 2.7):
    meter.box(-.08, y - .04, at, .09, .07, .03, palette['alloy'])
meter.box(.08, y - .04, .75, .09, .07, .03, palette['alloy'])
meter.put('meter', .004)

style = Style(wall='white', accent='terracotta', columns='wbw', window=(1.7, 1.5), bay=3.4, coolers=.2, parapet=.35)
mesh, height = building(palette, 11, 9, 1, style, 4, 1)
place(mesh, 8.6, 13)
table(palette, town.panel, 8.8, 9.2, height, 8, 2, 20, .55)
land = Builder()
land.box(4, 0, -.25, 60, 40, .26, palette['grass'])
land.box(4, 4, -.2, 3, 14, .22, palette['paving'])
land.put('land')
bush, blossom = hedge(palette), shrub(palette, 44, 1.2, 30, 'magenta')
for k in range(8):
    place(bush, 2.6 + k * 2.0, 6.4)
for x, y in ((2.3, 1.4), (2.9, 2.3), (6.4, 5.4), (9, 5.2)):
    place(blossom, x, y, 0, x * 60, 1.1)
potted(palette, ((-1.15, -.45, 'marigolds'), (1.35, -.5, 'magenta')), 0, .2)
for x, y, size in ((16, 14, 1.1), (1.5, 17, 1.2), (20, 9, 1.0), (5, 21, 1.3)):
    place(town.neems[0], x, y, 0, x * 31, size)
town.fill(30, lambda x, y: not (-16 < x < 18 and -16 < y < 24) and y > -10, 420, near=50)
daylight(128, 34, 5.2, (1, .86, .66), .26, 'morning', .8, drift=4)
camera((-.32, -1.42, 1.72), (.5, 0, 1.6), 27, focus=(0, -.17, 1.55), stop=5.6)
shoot((1024, 768), 12, (10, 420), exposure=.6, air=(1.25, 1.08, .84))
