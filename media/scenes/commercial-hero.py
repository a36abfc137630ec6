"""Commercial hero: the long shed roofs of a factory at noon, rows of panels down every slope."""
import random

from kit.building import Style, building
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import ashoka, tree
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.vehicles import car, lorry
from kit.works import shed

clear()
palette, chance = Palette(), random.Random(4)
solar = panel(palette)

for row, (y, width) in enumerate(((0, 76), (27, 76), (54, 64))):
    shed(palette, solar, 4 if row < 2 else -2, y, width, 24, 8, 7, 'sheet', 6 if row == 0 else 0, 12)

office, height = building(palette, 15, 11, 3, Style(wall='white', accent='indigo', columns='www', window=(2.2, 1.5), bay=3.6, grill=False, coolers=0, parapet=1.0), 3, 1)
place(office, -46, -6)
table(palette, solar, -46, -10.2, height, 9, 1, 14, .7)
table(palette, solar, -46, -6.2, height, 9, 1, 14, .7)
for x in (-50, -48.2):
    tank(palette, x, -2.4, height, .7, 1.4, 'tank-white', .5)

yard = Builder()
yard.face([(-3000, -3000, -.06), (3000, -3000, -.06), (3000, 3000, -.06), (-3000, 3000, -.06)], palette['field'])
yard.box(-4, 20, -.2, 128, 104, .17, palette['paving'])
yard.box(0, -40, -.2, 900, 9, .16, palette['tar'])
for x in range(-440, 440, 8):
    yard.box(x, -40, -.039, 3, .14, .004, palette['kerb'])
yard.box(0, -21, -.03, 116, 7, .02, palette['tar'])
for low, high in ((-68, -12), (-4, 62)):
    yard.box((low + high) / 2, -32, -.1, high - low, .25, 2.0, palette['cream'])
    yard.box((low + high) / 2, -32, 1.9, high - low + .1, .4, .1, palette['terracotta'])
yard.put('yard')

for x, y, turn, paint in ((-10, -19.5, 0, 'car-red'), (14, -22.3, 180, 'marigold'), (31, -16.5, 90, 'indigo')):
    lorry(palette, x, y, turn, paint)
for number, paint in enumerate(('car-white', 'car-grey', 'car-red', 'car-white', 'car-blue')):
    car(palette, -54 + number * 3, -16, 90, paint)

trees = [tree(palette, 80 + k, 8 + k, ('neem', 'mango')[k % 2], 40) for k in range(3)]
slender = ashoka(palette, 90, 10, 2200)
for number in range(26):
    place(slender, -62 + number * 4.9, -30.2, 0, number * 50, chance.uniform(.75, .95))
for number in range(60):
    place(chance.choice(trees), -66 + number * 2.4 + chance.uniform(-1, 1), 78 + chance.uniform(-2, 6), 0, number * 77, chance.uniform(.9, 1.4))
for number in range(26):
    place(chance.choice(trees), chance.choice((-70, 68)) + chance.uniform(-3, 3), chance.uniform(-28, 76), 0, number * 61, chance.uniform(.8, 1.3))

# The industrial estate in the distance: other sheds, blocks of trees, and fields between them.
far = Builder()
for number in range(70):
    y = chance.uniform(105, 900)
    x = chance.uniform(-1, 1) * (150 + y * .75)
    width, depth, high = chance.uniform(24, 60), chance.uniform(18, 36), chance.uniform(6, 11)
    far.box(x, y, 0, width, depth, high, palette[chance.choice(('sheet', 'cream', 'white', 'sand'))], palette[chance.choice(('sheet', 'sheet', 'sheet-blue', 'lime-roof'))])
    far.box(x, y, high, width + .8, depth + .8, .4, palette['zinc'], palette['sheet'])
far.put('estate')
for number in range(1500):
    y = 90 + 800 * chance.random() ** 1.4
    x = chance.uniform(-1, 1) * (140 + y * .8)
    place(chance.choice(trees), x, y, 0, number * 33, chance.uniform(.9, 1.6))

daylight(196, 58, 4.6, (1, .93, .82), .24, 'noon', .85, dust=.8)
camera((-47, -50, 27), (0, 14, 7), 31)
shoot((1600, 900), 12, (70, 2200), exposure=.45, haze=.9, air=(1.05, 1.16, 1.26), saturation=1.3, power=1.35)
