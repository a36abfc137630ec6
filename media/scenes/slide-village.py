"""Hero slide: a village terrace in the morning, with a string bed and drying chillies under the raised panels."""
import random

from kit.building import Style, building
from kit.grounds import crop, plane, pole, tuft, wires
from kit.home import charpai, chillies, hand_pump, haystack
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import palm, pot, shrub, tree
from kit.roof import parapet, stair_room, tank
from kit.studio import camera, clear, shoot

clear()
palette, chance = Palette(), random.Random(11)
solar = panel(palette)

style = Style(wall='sky', accent='indigo', columns='www', window=(1.1, 1.3), parapet=.05, band=False, coolers=0, storey=3.3, roof='lime-roof')
mesh, roof = building(palette, 13, 10, 1, style, 3, 1)
place(mesh)
walls = Builder()
parapet(walls, palette, 0, 0, roof, 13.02, 10.02, .62, 'sky', 'trim', .22)
walls.put('walls', .02)
stair_room(palette, -4.6, 3.0, roof, 3.0, 2.9, 2.4, 'sky')
tank(palette, -4.6, 3.1, roof + 2.55, .55, 1.15)
table(palette, solar, 2.0, -1.6, roof, 5, 2, 14, 2.05)
charpai(palette, 1.2, 1.0, roof, 12)
chillies(palette, -2.4, -2.7, roof + .01, 2.3, 1.5, 2600)

pots = Builder()
for number, (x, y) in enumerate(((-5.9, -4.3), (-5.2, -4.4), (5.9, -4.3))):
    place(shrub(palette, 20 + number, .8, 22, ('marigolds', 'magenta', None)[number]), x, y, pot(pots, palette, x, y, roof, .2, .34))
pots.put('pots', .008)

land = Builder()
plane(land, palette, 'field')
land.box(0, 1, -.2, 34, 26, .17, palette['earth'])
land.box(0, -16, -.2, 800, 5, .165, palette['earth'])
for number in range(46):
    y = 30 + number * 9
    for column in range(-5, 9):
        paint = chance.choice(('field', 'grass', 'lime-field', 'mustard-field', 'field', 'earth'))
        land.box(column * 36 + chance.uniform(-3, 3) + number * 2, y, -.2, 34, 8, .16 + chance.random() * .02, palette[paint])
posts = [pole(land, palette, -60 + k * 36, 24 + k * 2, 9) for k in range(6)]
for first, last in zip(posts, posts[1:]):
    wires(land, palette, first, last)
land.put('land')

gold = tuft(palette, 1, 'mustard', 70, .9)
green = tuft(palette, 2, 'crop', 70, .8)
crop(gold, 8, 40, 16, 34, .9, .75)
crop(green, -34, 6, 17, 34, .9, .75)

hand_pump(palette, 9.5, -3, 0, 200)
haystack(palette, 13.5, 6.5)
haystack(palette, 16.5, 9.5, radius=1.2, height=2.0, seed=2)
neighbours = [building(palette, w, d, 1, Style(wall=wall, columns='ww', window=(1, 1.2), band=False, coolers=0, parapet=.5, roof='lime-roof', grill=False), 5)[0] for w, d, wall in ((9, 7, 'mud'), (8, 8, 'lime'), (10, 7, 'peach'))]
for number in range(34):
    place(neighbours[number % 3], chance.uniform(-95, -26) + number * 1.2, chance.uniform(18, 150), 0, chance.choice((0, 90)))
for number, (x, y) in enumerate(((60, 70), (75, 96), (95, 82), (44, 120), (120, 110))):
    place(neighbours[number % 3], x, y)

trees = [tree(palette, 30 + k, 8, ('neem', 'mango', 'neem')[k], 60) for k in range(3)]
tall = palm(palette, 40, 11)
for x, y, kind, size in ((-11, 7, 0, 1.35), (11, 11, 1, 1.15), (4.5, 12.5, 0, 1.2), (-12, -3, 2, .9)):
    place(trees[kind], x, y, 0, x * 31, size)
for x, y in ((17, 15), (20, 18), (-18, 22), (52, 62), (56, 66)):
    place(tall, x, y, 0, x * 9, 1.0)
for number in range(420):
    y = 36 + 520 * chance.random() ** 1.5
    place(chance.choice(trees), chance.uniform(-1, 1) * (40 + y * .8), y, 0, number * 31, chance.uniform(.7, 1.3))

daylight(-78, 21, 5.8, (1, .78, .53), .23, 'morning', .7)
camera((-6.6, -11.2, roof + 4.1), (1.0, 2.0, roof + 1.05), 30)
shoot((1600, 900), 16, (16, 420), exposure=.8, air=(1.25, 1.08, .84), haze=.5)
