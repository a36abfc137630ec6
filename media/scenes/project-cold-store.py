"""Project: a cold store of white insulated panels, fans on its side, the array along its roof."""
import random

from kit.building import Style, building
from kit.grounds import plane, wall
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import palm, tree
from kit.studio import camera, clear, shoot
from kit.vehicles import lorry

clear()
palette, chance = Palette(), random.Random(12)
solar = panel(palette)
width, depth, height = 40, 24, 13
store = Builder()
store.box(0, 0, -.2, width, depth, height + .2, palette['machine'], palette['lime-roof'])
for k in range(41):
    store.box(-width / 2 + k, -depth / 2 - .012, 1.2, .035, .03, height - 1.2, palette['concrete'])
for k in range(25):
    for x in (-width / 2 - .012, width / 2 + .012):
        store.box(x, -depth / 2 + k, 1.2, .03, .035, height - 1.2, palette['concrete'])
store.ring(0, 0, -.2, width + .24, depth + .24, 1.5, .16, palette['concrete'])
store.ring(0, 0, height - 2.1, width + .06, depth + .06, 1.1, .1, palette['indigo'])
store.ring(0, 0, height, width + .12, depth + .12, .55, .2, palette['sheet'])
# The loading bay with its insulated doors.
store.box(0, -depth / 2 - 2.6, 0, 32, 5.2, 1.15, palette['concrete'])
store.box(0, -depth / 2 - 2.7, 5.4, 33, 5.6, .3, palette['sheet-blue'])
for k in range(7):
    store.rod((-15.6 + k * 5.2, -depth / 2 - 4.9, 1.15), (-15.6 + k * 5.2, -depth / 2 - 4.9, 5.4), .11, palette['zinc'])
for k in range(5):
    x = -12.8 + k * 6.4
    store.box(x, -depth / 2 - .06, 1.15, 3.3, .12, 3.5, palette['rubber'])
    store.box(x, -depth / 2 - .13, 1.2, 2.6, .1, 3.1, palette['frame-white'])
    for low in (1.9, 2.7, 3.5):
        store.box(x, -depth / 2 - .185, low, 2.6, .02, .05, palette['concrete'])
    store.box(x, -depth / 2 - 5.24, .35, 2.2, .14, .6, palette['rubber'])
# Condensers on a gantry at the western side.
for k in range(4):
    y = -7.5 + k * 5
    store.box(-width / 2 - 2.0, y, 2.4, 3.0, 3.6, 2.6, palette['zinc'])
    for low in range(6):
        store.box(-width / 2 - 3.52, y, 2.6 + low * .38, .05, 3.3, .06, palette['iron'])
    store.lathe(-width / 2 - 2.0, y, 5.0, ((1.25, 0), (1.25, .55), (1.1, .55), (1.05, .2)), palette['sheet-blue'], 28)
    for side in (-3.3, -.7):
        store.box(-width / 2 + side, y, 0, .16, .16, 2.4, palette['zinc'])
    store.path([(-width / 2 - 1, y + 2, 3.2), (-width / 2 - .4, y + 2, 3.2), (-width / 2 - .4, y + 2, 10), (-width / 2 + .2, y + 2, 10)], .12, palette['frame-white'], 12)
store.put('store')
for row in range(5):
    table(palette, solar, 0, -10.9 + row * 4.5, height, 33, 1, 13, .55, stride=4)

office, rise = building(palette, 11, 9, 2, Style(wall='lime', accent='indigo', columns='www', window=(1.7, 1.4), coolers=.4, parapet=.8), 3, 1)
place(office, 31, -7)
table(palette, solar, 31, -10, rise, 8, 1, 14, .7)
land = Builder()
plane(land, palette, 'field')
land.box(3, -6, -.25, 86, 54, .23, palette['paving'])
land.box(0, -42, -.2, 900, 8, .18, palette['tar'])
wall(land, palette, -40, 46, -32, 1.6, 'lime', 'indigo', (12, 9))
for k in range(60):
    y = 34 + (k // 6) * 22
    land.box(-130 + (k % 6) * 54 + chance.uniform(-4, 4), y, -.2, 52, 20, .15 + chance.random() * .03, palette[chance.choice(('field', 'lime-field', 'mustard-field', 'grass', 'earth'))])
land.put('land', .01)
for x, paint in ((-12.8, 'car-blue'), (0, 'marigold'), (12.8, 'car-white')):
    lorry(palette, x, -21.4, -90, paint)
lorry(palette, 22, -27, 175, 'car-red')
trees, tall = [tree(palette, 12 + k, 9, ('neem', 'mango')[k], 60) for k in range(2)], palm(palette, 3, 9)
for x, y, size in ((41, 2, 1.2), (38, 14, 1.2), (28, 18, 1.2), (-31, 14, 1.2), (-36, -2, 1.1), (-37, -18, 1.0), (42, -18, 1.0)):
    place(chance.choice(trees), x, y, 0, x * 33, size)
for x in (-34, -26, -18, 22, 30, 38):
    place(tall, x, -30, 0, x * 33, .8)
for number in range(520):
    y = 40 + 900 * chance.random() ** 1.4
    place(chance.choice(trees), chance.uniform(-1, 1) * (70 + y * .8), y, 0, number * 31, chance.uniform(.8, 1.4))
daylight(150, 42, 4.9, (1, .9, .76), .25, 'noon', .85, drift=5)
camera((-35, -46, 26), (-.5, -2, 6.0), 31)
shoot((1024, 768), 8, (50, 1800), exposure=.52, haze=.9, air=(1.05, 1.16, 1.26))
