"""Project: a mill with a saw-tooth roof, every slope to the south covered with panels."""
import math
import random

from mathutils import Matrix

from kit.building import Style, building
from kit.grounds import plane, wall
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import PITCH_X, lay, panel
from kit.plants import ashoka, tree
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.vehicles import car, lorry
from kit.works import door

clear()
palette, chance = Palette(), random.Random(9)
solar = panel(palette)
width, tooth, count, eave, rise = 44, 8.2, 5, 6.2, 2.9
mill = Builder()
mill.box(0, count * tooth / 2, -.2, width, count * tooth, eave + .2, palette['brick'])
mill.ring(0, count * tooth / 2, -.2, width + .1, count * tooth + .1, 1.1, .12, palette['concrete'])
mill.ring(0, count * tooth / 2, eave - .3, width + .16, count * tooth + .16, .32, .16, palette['trim'])
for number in range(count):
    y = number * tooth
    with mill.at(move(0, y, 0, 90)):
        mill.prism([(0, eave - .01), (tooth, eave - .01), (tooth, eave + rise)], -width / 2, width, palette['brick'])
    with mill.at(move(0, 0)):
        mill.face([(-width / 2 - .3, y - .25, eave + .06), (width / 2 + .3, y - .25, eave + .06), (width / 2 + .3, y + tooth, eave + rise + .16), (-width / 2 - .3, y + tooth, eave + rise + .16)], palette['sheet'])
    mill.box(0, y + tooth + .02, eave + rise, width + .6, .3, .2, palette['zinc'])
    for k in range(14):
        mill.box(-width / 2 + (k + .5) * width / 14, y + tooth + .06, eave + .5, width / 14 - .3, .06, rise - .8, palette['glass-clear'])
for k in range(11):
    x = -20 + k * 4
    if k in (3, 7):
        door(mill, palette, x, 0, 3.6, 4.0)
    else:
        mill.box(x, -.03, 1.6, 2.2, .1, 3.0, palette['trim'])
        mill.box(x, -.06, 1.75, 1.9, .08, 2.7, palette['glass'])
        for bar in range(1, 4):
            mill.box(x, -.11, 1.75 + bar * .68, 1.9, .03, .05, palette['frame'])
        mill.box(x, -.11, 1.75, .05, .03, 2.7, palette['frame'])
        mill.box(x, -.12, 4.65, 2.6, .26, .2, palette['terracotta'])
for k in range(12):
    mill.box(-22 + k * 4, -.12, 0, .5, .26, eave - .1, palette['brick'])
mill.lathe(17, count * tooth + 6, 0, ((1.7, 0), (1.5, 1), (1.0, 22), (1.15, 22.2), (1.15, 22.9), (.95, 23)), palette['brick'], 28)
mill.put('mill')
angle = math.atan2(rise + .1, tooth + .25)
slope = Matrix.Rotation(angle, 4, 'X')
for number in range(count):
    for block in range(3):
        left = -width / 2 + .9 + block * (12 * PITCH_X + .45)
        lay(solar, Matrix.Translation((left, number * tooth - .25, eave + .06)) @ slope @ Matrix.Translation((0, 1.0, .12)), 12, 3)

office, height = building(palette, 12, 9, 2, Style(wall='cream', accent='terracotta', columns='www', window=(1.8, 1.4), coolers=.4, parapet=.9), 3, 1)
place(office, -31, 4)
lay(solar, Matrix.Translation((-36, 1.2, height + .75)) @ Matrix.Rotation(.24, 4, 'X'), 8, 1)
tank(palette, -28, 7, height, .65, 1.3, 'tank', .5)
land = Builder()
plane(land, palette, 'field')
land.box(0, 12, -.25, 96, 76, .23, palette['paving'])
land.box(0, -10.5, -.2, 96, 6, .2, palette['tar'])
land.box(0, -28, -.2, 900, 8, .18, palette['tar'])
wall(land, palette, -48, 48, -21, 1.7, 'brick', 'trim', (-8, 8))
land.put('land', .01)
lorry(palette, -7, -10, 0, 'marigold')
lorry(palette, 12, -5.2, 90, 'indigo')
for k, paint in enumerate(('car-white', 'car-grey', 'car-red')):
    car(palette, -35 + k * 3, -3.4, 90, paint)
slender, trees = ashoka(palette, 3, 9, 2600), [tree(palette, 12 + k, 9, ('neem', 'mango')[k], 60) for k in range(2)]
for k in range(19):
    if k not in (7, 8, 9):
        place(slender, -46 + k * 5, -19, 0, k * 40, .5)
for x, y, size in ((29, -4, 1.1), (34, 6, 1.2), (30, 20, 1.2), (33, 34, 1.3), (-32, 22, 1.2), (-36, 34, 1.3), (-28, 44, 1.3), (-10, 50, 1.3), (4, 52, 1.3), (26, 48, 1.3), (-42, 12, 1.1)):
    place(chance.choice(trees), x, y, 0, x * 33, size)
for number in range(900):
    y = 66 + 800 * chance.random() ** 1.5
    place(chance.choice(trees), chance.uniform(-1, 1) * (60 + y * .8), y, 0, number * 31, chance.uniform(.8, 1.4))
daylight(140, 36, 5.0, (1, .88, .7), .24, 'morning', .8, drift=2)
camera((-32, -33, 23.5), (-1.0, 11.5, 5.0), 30)
shoot((1024, 768), 8, (40, 1400), exposure=.6, haze=.88, air=(1.3, 1.12, .88))
