"""Journey, street by street: a lane of painted houses with panels on every roof."""
import random

from kit.building import Style, building
from kit.grounds import plane, pole, wires
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import pot, shrub, tree
from kit.roof import dish, stair_room, tank
from kit.studio import camera, clear, shoot
from kit.town import Town
from kit.vehicles import car, scooter

clear()
palette, chance = Palette(), random.Random(21)
solar = panel(palette)
paints = ('lime', 'rose', 'sky', 'cream', 'mint', 'peach', 'white', 'sand')
accents = ('terracotta', 'slate', 'indigo', 'ochre')
houses = [building(palette, 8.6, 10, 2 + number % 3 // 2, Style(wall=paint, accent=accents[number % 4], columns=('wbw', 'bwb')[number % 2], rail=('bars', 'wall', 'jali', 'glass')[number % 4], storey=3.05 + number * .02, coolers=.25, faces=('front', 'right', 'left'), parapet=.8), number + 2, 1) for number, paint in enumerate(paints)]
for side in (-1, 1):
    for number in range(9):
        mesh, height = houses[(number * 3 + (4 if side > 0 else 0)) % 8]
        x, y = side * 10.6, number * 9.4 - 4
        place(mesh, x, y, 0, side * -90)
        table(palette, solar, x - side * .6, y - 3.4, height, 5 + number % 3, 1 + (number + (side > 0)) % 2, 15, .8 + .3 * (number % 2))
        stair_room(palette, x + side * 3.2, y + 2.6, height, 2.6, 2.4, 2.3, paints[(number * 3 + (4 if side > 0 else 0)) % 8])
        tank(palette, x + side * 3.2, y + 2.7, height + 2.45, .55, 1.15, ('tank', 'tank-white')[number % 3 == 1])
        if number % 3 == 2:
            dish(palette, x - side * 3.6, y + 3.4, height, 20)

lane = Builder()
plane(lane, palette, 'town-floor')
lane.box(0, 60, -.2, 6.6, 240, .18, palette['tar'])
for side in (-4.3, 4.3):
    lane.box(side, 60, -.2, 2.1, 240, .32, palette['paving'])
posts = [pole(lane, palette, -3.6, y, 7.6) for y in (-12, 16, 44, 72)]
for first, last in zip(posts, posts[1:]):
    wires(lane, palette, first, last, .5)
bushes = [shrub(palette, 50 + k, .95, 24, ('magenta', None, 'marigolds')[k]) for k in range(3)]
for number in range(30):
    x, y = chance.choice((-4.9, 4.9)), -7 + number * 2.4
    place(bushes[number % 3], x, y, pot(lane, palette, x, y, .12, .24, .4), number * 70)
lane.put('lane', .008)
for x, y, turn, paint in ((-2.6, 5, 84, 'car-red'), (2.7, 12, 96, 'car-blue'), (-2.7, 21, 84, 'car-grey'), (2.6, 1, 100, 'car-white')):
    scooter(palette, x, y, turn, paint)
car(palette, 2.0, 27, 90, 'car-white')
car(palette, -1.9, 38, 90, 'car-blue')
neem = tree(palette, 6, 7.5, 'neem', 62)
for x, y, size in ((4.6, 34, .75), (-4.8, 50, .8), (4.8, 58, .8), (-18.5, 8, 1.3), (18.5, 22, 1.3), (18.5, -2, 1.2), (-19, 30, 1.3), (-18.5, 52, 1.3)):
    place(neem, x, y, 0, x * 30 + y, size)
Town(palette, 21).fill(0, lambda x, y: y > -4 and (abs(x) > 24 or y > 86), 460, 16, 42, .8, near=80)
daylight(104, 27, 5.5, (1, .81, .58), .24, 'golden', .8, drift=3)
camera((1.6, -22, 15.2), (-.6, 18, 4.2), 32)
shoot((1024, 768), 9, (24, 520), exposure=.72, haze=.55, air=(1.4, 1.0, .66))
