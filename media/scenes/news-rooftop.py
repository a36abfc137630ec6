"""News: a whole lane of joined terraces in the evening, with panels on every one and a kite above."""
import random

from kit.building import Style, building
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import pot, shrub, tree
from kit.roof import dish, stair_room, tank, washing
from kit.studio import camera, clear, shoot
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(44)
town = Town(palette, 33)
paints = ('rose', 'lime', 'sky', 'cream', 'peach', 'mint', 'sand', 'white')
things = Builder()
blossoms = [shrub(palette, 50 + k, .9, 22, ('magenta', None, 'marigolds')[k]) for k in range(3)]
for row in range(4):
    for number in range(-3, 5):
        paint, storeys = paints[(number * 3 + row * 5) % 8], 2 + (number * 5 + row * 3) % 3 // 2
        style = Style(wall=paint, accent=('terracotta', 'ochre', 'indigo')[number % 3], columns=('wb', 'bw')[number % 2], rail=('bars', 'jali', 'wall')[number % 3], bay=3.7, storey=3.0 + ((number * 7 + row) % 5) * .09, coolers=.2, faces=('front',), parapet=.8)
        mesh, height = building(palette, 7.6, 11, storeys, style, number + row * 9 + 3)
        x, y = number * 7.68 + row % 2 * 2.6, row * 12.6 + (3.6 if row > 1 else 0)
        place(mesh, x, y)
        table(palette, town.panel, x + .3, y - 4.3, height, 4 + (number + row) % 2, 2 if (number + row * 2) % 3 else 1, 15, .8 + .5 * ((number + row) % 3 == 0))
        stair_room(palette, x - 1.8, y + 3.6, height, 2.7, 2.5, 2.3, paint)
        tank(palette, x - 1.8, y + 3.7, height + 2.45, .55, 1.15, ('tank', 'tank-white', 'tank')[(number + row) % 3])
        if (number + row) % 3 == 1:
            washing(palette, x + .2, x + 3.3, y + 3.4, height, number + 9)
        if (number * 2 + row) % 5 == 0:
            dish(palette, x + 2.9, y + 4.6, height, 20)
        for k in range(2):
            spot = (x + 3.2 - k * .6, y - 4.9)
            place(blossoms[(number + row + k) % 3], *spot, pot(things, palette, *spot, height, .2, .34), number * 70)
kite = Builder()
with kite.at(move(1.5, 16, 18.6, 24)):
    kite.face([(0, 0, -.62), (.56, .1, 0), (0, 0, .5), (-.56, .1, 0)], palette['car-red'])
    kite.face([(0, .01, -.62), (.12, .02, -.95), (-.12, .02, -.95)], palette['saree-gold'])
kite.put('kite')
things.put('pots', .006)
neem = tree(palette, 6, 8.5, 'neem', 62)
for x, y, size in ((-9, -9, .9), (17, -9.5, .85), (-24, 20, 1.3), (34, 26, 1.3), (38, 8, 1.2), (6, 21.5, .9), (-12, 22, .9), (22, 21.6, .9)):
    place(neem, x, y, 0, x * 30, size)
town.fill(14, lambda x, y: y > 54 or y > -6 and not -30 < x < 42, 460, 16, 46, .8, near=110)
daylight(86, 16, 6.2, (1, .7, .42), .23, 'golden', .9, drift=7)
camera((-9.5, -17.5, 16.4), (2.6, 9, 8.2), 31)
shoot((1024, 768), 9, (26, 520), exposure=.75, haze=.5, air=(1.3, .95, .62))
