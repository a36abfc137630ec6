"""A housing society: five blocks with panels on every terrace, their court, and the town around them."""
import random
from dataclasses import replace

from kit.grounds import hedge, wall
from kit.mesh import Builder, place
from kit.plants import ashoka, palm, tree
from kit.tower import FLATS, flats
from kit.town import Town
from kit.vehicles import car


def campus(palette):
    """Builds all of it. The block in the middle has its front at y = -7.5 and its roof at z = 24."""
    chance = random.Random(8)
    town = Town(palette, 9)
    solar = town.panel
    flats(palette, solar, 0, 0, 26, 15, 8, FLATS, 1)
    flats(palette, solar, 33, 6, 24, 15, 8, replace(FLATS, wall='sand', accent='slate'), 2)
    flats(palette, solar, -34, 9, 24, 15, 7, replace(FLATS, wall='white', accent='ochre'), 3)
    flats(palette, solar, 16, 44, 26, 15, 9, replace(FLATS, wall='peach', accent='slate'), 4)
    flats(palette, solar, -20, 46, 26, 15, 8, replace(FLATS, wall='cream', accent='indigo'), 5)

    court = Builder()
    court.box(0, 16, -.2, 116, 92, .19, palette['paving'])
    for x, width in ((-30, 40), (30, 44)):
        court.box(x, -17, -.05, width, 10, .1, palette['grass'])
    court.box(0, -29.5, -.2, 400, 9, .18, palette['tar'])
    wall(court, palette, -58, 58, -23.5, 1.7, 'cream', 'terracotta', (2, 7))
    court.put('court')
    bush = hedge(palette)
    for number in range(34):
        place(bush, -50 + number * 2.05 + (24 if number > 18 else 0), -12, 0)
    slender, tall = ashoka(palette, 3, 9, 2600), palm(palette, 4, 10)
    trees = [tree(palette, 20 + k, 8.5, ('neem', 'mango')[k % 2], 54) for k in range(2)]
    for x, y, size in ((-47, -17, 1), (-37, -19, .9), (-22, -18, 1), (16, -18, .95), (25, -19, 1.1), (38, -17, 1), (48, -18, .9), (-17.5, 22, 1.2), (17, 24, 1.2), (-2, 26, 1.3)):
        place(chance.choice(trees), x, y, 0, x * 21, size)
    for x in (-14, -9, 9, 14):
        place(tall, x, -20, 0, x * 33, .85)
    for k in range(9):
        place(slender, -54, -14 + k * 6, 0, k * 40, .9)
        place(slender, 54, -14 + k * 6, 0, k * 50, .9)
    for number, paint in enumerate(('car-white', 'car-red', 'car-grey', 'car-blue', 'car-white', 'car-grey')):
        car(palette, 5 + number * 2.7, -10.6, 90, paint)

    town.fill(30, lambda x, y: not (-60 < x < 60 and -36 < y < 64), 800, 18, 58, .58, near=0, loose=6)
