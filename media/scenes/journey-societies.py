"""Journey, whole societies: five blocks around their garden, seen from above, with panels on every terrace."""
import random
from dataclasses import replace

from kit.grounds import hedge, wall
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.plants import ashoka, palm, tree
from kit.studio import camera, clear, shoot
from kit.tower import FLATS, flats
from kit.town import Town
from kit.vehicles import car

clear()
palette, chance = Palette(), random.Random(15)
town = Town(palette, 19)
low = replace(FLATS, coolers=.25)
for x, y, width, floors, paint, accent in ((-27, 14, 24, 5, 'peach', 'terracotta'), (1, 22, 26, 6, 'cream', 'indigo'), (29, 14, 24, 5, 'white', 'ochre'), (-28, -14, 24, 4, 'sand', 'slate'), (29, -14, 24, 4, 'lime', 'terracotta')):
    flats(palette, town.panel, x, y, width, 13, floors, replace(low, wall=paint, accent=accent), int(abs(x + y)) % 5, rows=2, deep=2)

court = Builder()
court.box(0, 0, -.2, 96, 74, .19, palette['paving'])
court.box(0, -7, -.05, 26, 34, .12, palette['grass'])
court.lathe(0, -4, .07, ((6.4, 0), (6.4, .05)), palette['paving'], 64)
court.lathe(0, -4, .12, ((3.4, 0), (3.4, .5), (3.1, .5), (3.05, .3)), palette['trim'], 64)
court.lathe(0, -4, .3, ((3.06, 0), (.01, .01)), palette['water'], 48)
court.lathe(0, -4, .3, ((.5, 0), (.4, .9), (1.1, 1.1), (1.0, 1.12), (.1, 1.0)), palette['trim'], 32)
for x in (-1, 1):
    court.box(x * 9.4, -4, .072, 6.2, 1.6, .02, palette['paving'])
for y in (-16.5, 4.6):
    court.box(0, y, .072, 1.6, 14.5 if y < 0 else 5, .02, palette['paving'])
court.box(8.2, -17.5, .075, 6.2, 10, .02, palette['terracotta'])
for x in (5.3, 8.2, 11.1):
    court.box(x, -17.5, .096, .08, 9.6, .004, palette['cotton'])
for y in (-22.2, -17.5, -12.8):
    court.box(8.2, y, .096, 5.9, .08, .004, palette['cotton'])
court.box(0, -42, -.2, 500, 9, .18, palette['tar'])
wall(court, palette, -48, 48, -36.5, 1.6, 'cream', 'terracotta', (0, 7))
court.put('court')
bush, slender, tall = hedge(palette), ashoka(palette, 3, 8, 2600), palm(palette, 4, 9)
trees = [tree(palette, 20 + k, 8, ('neem', 'mango')[k % 2], 58) for k in range(2)]
for k in range(16):
    for x in (-13.4, 13.4):
        if k not in (8, 9):
            place(bush, x, -23.6 + k * 2.05, .05, 90)
for x, y, size in ((-9, -20, .9), (-8, -12, .8), (-9.5, 5, .9), (9, 5.5, .9), (9, -9, .7), (-4, -21, .7), (-44, -2, 1.1), (44, 0, 1.1), (-13, 33, 1.2), (18, 33, 1.2), (43, 28, 1.2), (-43, 28, 1.2), (-33, -30, .9), (-22, -31, .8), (22, -31, .9), (35, -30, .8)):
    place(chance.choice(trees), x, y, 0, x * 31, size)
for x, y in ((-5.5, 1.5), (5.5, 1.5), (-5.5, -9.5), (5.5, -9.5)):
    place(tall, x, y, 0, x * 33 + y, .62)
for k in range(18):
    if k not in (8, 9):
        place(slender, -46 + k * 5.4, -34.4, 0, k * 40, .55)
for number, paint in enumerate(('car-white', 'car-red', 'car-grey', 'car-blue', 'car-white', 'car-grey', 'car-white')):
    car(palette, -39 + number * 2.8, -25, 90, paint)
    car(palette, 20 + number * 2.8, -25, 90, ('car-grey', 'car-white', 'car-blue')[number % 3])
town.fill(-12, lambda x, y: not (-50 < x < 50 and -48 < y < 40) and y > -40, 620, 18, 52, .6, near=0, loose=4)
daylight(-112, 36, 5.2, (1, .87, .7), .25, 'morning', .7, drift=3)
camera((26, -72, 62), (-1, -1, 3), 33)
shoot((1024, 768), 8, (70, 700), exposure=.55, haze=.62, saturation=1.34, air=(1.3, 1.12, .88))
