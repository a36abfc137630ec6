"""Project: a petrol pump on a highway, its canopy covered with panels."""
import random

from mathutils import Matrix

from kit.building import Style, building
from kit.grounds import hedge, plane
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import PITCH_X, lay, panel
from kit.plants import palm, tree
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.vehicles import car, lorry, scooter

clear()
palette, chance = Palette(), random.Random(5)
solar = panel(palette)

deck = Builder()
deck.box(0, 0, 5.2, 24, 14, .95, palette['machine'], palette['lime-roof'])
deck.ring(0, 0, 5.42, 24.08, 14.08, .3, .08, palette['marigold'])
deck.box(0, 0, 5.17, 23.4, 13.4, .04, palette['frame-white'])
for x in (-8, 0, 8):
    for y in (-3.6, 3.6):
        deck.box(x, y, .18, .5, .5, 5.1, palette['machine'])
        deck.box(x, y, .18, .56, .56, 1.1, palette['marigold'])
        deck.box(x, y, -.02, 5.4, 1.3, .2, palette['kerb'])
        for side in (-1.5, 1.5):
            deck.box(x + side, y, .18, .85, .6, 1.75, palette['machine'])
            deck.box(x + side, y, 1.95, .95, .66, .3, palette['indigo'])
            deck.box(x + side, y - .305, 1.15, .5, .02, .38, palette['glass-clear'])
            deck.box(x + side + .46, y - .1, .9, .1, .14, .5, palette['iron'])
            deck.path([(x + side + .48, y - .1, 1.4), (x + side + .72, y - .1, 1.0), (x + side + .66, y - .1, .5), (x + side + .46, y - .1, .42)], .025, palette['cable'])
for x in (-9, -3, 3, 9):
    for y in (-2, 2):
        deck.box(x, y, 5.12, 1.0, .5, .05, palette['cotton'])
deck.put('deck', .02)
tilt = Matrix.Rotation(.105, 4, 'X')
for row in range(5):
    lay(solar, Matrix.Translation((-10 * PITCH_X, -6.5 + row * 2.62, 6.36)) @ tilt, 20, 1)
rails = Builder()
for row in range(5):
    for part, lift in ((.25, .05), (1.9, .22)):
        rails.box(0, -6.5 + row * 2.62 + part, 6.14, 23.3, .05, .18 + lift, palette['zinc'])
rails.put('rails')

style = Style(wall='white', accent='indigo', columns='www', window=(2.6, 1.9), bay=4.2, band=False, grill=False, coolers=0, parapet=.6)
shop, height = building(palette, 16, 7, 1, style, 3, 1)
place(shop, 2, 16.5)
for number in range(2):
    lay(solar, Matrix.Translation((-3.5, 13.6 + number * 2.8, height + .5)) @ Matrix.Rotation(.2, 4, 'X'), 9, 1)
tank(palette, 9, 18.4, height, .6, 1.2, 'tank', .4)

land = Builder()
plane(land, palette, 'field')
land.box(0, 3, -.2, 62, 36, .19, palette['paving'])
land.box(0, -22, -.2, 1500, 13, .18, palette['tar'])
for x in range(-500, 500, 9):
    land.box(x, -22, -.018, 4, .18, .004, palette['cotton'])
for y in (-27.8, -16.2):
    land.box(0, y, -.018, 1400, .16, .004, palette['cotton'])
land.box(-15.5, -11, 0, 2.6, .5, 1.0, palette['machine'])
land.box(-15.5, -11, 1.0, 2.4, .34, 5.6, palette['marigold'])
for k in range(3):
    land.box(-15.5, -11.2, 2.0 + k * 1.2, 1.9, .06, .75, palette['cotton'])
land.box(-15.5, -11.2, 5.6, 1.9, .06, .7, palette['indigo'])
land.put('land', .01)

car(palette, -4.2, -6.1, 0, 'car-red')
car(palette, 4.4, 1.2, 180, 'car-white')
car(palette, 13.6, -6.2, 0, 'car-blue')
car(palette, 18.5, 10.5, 90, 'car-grey')
lorry(palette, -30, -19.4, 0, 'marigold')
lorry(palette, 22, -24.8, 180, 'car-red')
scooter(palette, -9.6, -6.0, 0, 'car-grey')
bush, tall = hedge(palette), palm(palette, 4, 9)
trees = [tree(palette, 12 + k, 8, ('neem', 'mango')[k], 60) for k in range(2)]
for k in range(6):
    place(bush, -20 + k * 2, -13.2)
    place(bush, 10 + k * 2, -13.2)
for x, y in ((-16, 15), (15, 19), (26, -11)):
    place(tall, x, y, 0, x * 30)
for x, y, size in ((-24, 16, 1.2), (-30, 6, 1.1), (30, 12, 1.2), (22, 22, 1.3), (-10, 23, 1.2), (-18, 24, 1.1), (34, 0, 1)):
    place(chance.choice(trees), x, y, 0, x * 33, size)
for number in range(650):
    y = 34 + 700 * chance.random() ** 1.5
    place(chance.choice(trees), chance.uniform(-1, 1) * (60 + y * .8), y, 0, number * 31, chance.uniform(.7, 1.3))
daylight(110, 28, 5.4, (1, .82, .6), .24, 'golden', .8, drift=7)
camera((-20.5, -27.5, 13.2), (-.2, .8, 4.1), 32)
shoot((1024, 768), 8, (30, 1200), exposure=.7, haze=.85, air=(1.4, 1.02, .68))
