"""Project: a brick village house under a neem tree, with a low row of panels along its flat roof."""
import random

from kit.building import Style, building
from kit.grounds import crop, plane, pole, tuft, wires
from kit.home import charpai, hand_pump, haystack
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import palm, pot, shrub, tree
from kit.roof import tank
from kit.studio import camera, clear, shoot

clear()
palette, chance = Palette(), random.Random(6)
solar = panel(palette)
style = Style(wall='brick', accent='indigo', columns='www', window=(1.0, 1.25), bay=4.0, band=False, coolers=0, storey=3.4, parapet=.4, roof='lime-roof', plinth='mud')
mesh, roof = building(palette, 14, 8.5, 1, style, 3, 1)
place(mesh)
table(palette, solar, 1.2, -2.9, roof, 8, 2, 14, .55)
tank(palette, -5.6, 2.2, roof, .6, 1.2, stand=.6)

yard = Builder()
plane(yard, palette, 'field')
yard.box(0, -6, -.2, 34, 26, .2, palette['earth'])
yard.box(0, -22, -.2, 600, 4.5, .19, palette['earth'])
# A veranda with posts, under a tiled lean-to roof.
yard.box(0, -5.6, 0, 14, 2.6, .3, palette['mud'])
for x in (-6.4, -3.2, 3.2, 6.4):
    yard.rod((x, -6.6, .3), (x, -6.6, 2.6), .09, palette['wood'])
with yard.at(move(0, 0)):
    yard.face([(-7.2, -7.1, 2.55), (7.2, -7.1, 2.55), (7.2, -4.3, 3.15), (-7.2, -4.3, 3.15)], palette['terracotta'])
    yard.face([(-7.2, -7.1, 2.45), (-7.2, -4.3, 3.05), (7.2, -4.3, 3.05), (7.2, -7.1, 2.45)], palette['wood'])
    for k in range(49):
        yard.rod((-7.2 + k * .3, -7.12, 2.57), (-7.2 + k * .3, -4.3, 3.17), .075, palette['terracotta'], sides=6)
# The cattle shed beside the house, with its low mud wall.
yard.box(12.5, 2, 0, 6, 5, 2.2, palette['mud'])
yard.prism([(9.1, 2.2), (15.9, 2.2), (12.5, 3.7)], -.9, 5.8, palette['ochre'])
for low, high, y in ((-17, -3, -16.5), (3, 17, -16.5)):
    yard.box((low + high) / 2, y, 0, high - low, .35, 1.0, palette['mud'])
for number, (x, y) in enumerate(((-5, -7.7), (5, -7.7), (-1.6, -7.6), (1.6, -7.6))):
    place(shrub(palette, 50 + number, .8, 22, ('marigolds', 'magenta')[number % 2]), x, y, pot(yard, palette, x, y, 0, .2, .34))
posts = [pole(yard, palette, x, 15, 8) for x in (-52, -14.5, 24, 62)]
for first, last in zip(posts, posts[1:]):
    wires(yard, palette, first, last)
yard.put('yard', .012)
charpai(palette, -3.4, -9.8, 0, 24)
hand_pump(palette, 6.4, -10.6, 0, 210)
haystack(palette, 14.2, -6.5, radius=1.5)
haystack(palette, 16.6, -3.6, radius=1.2, height=2, seed=4)

crop(tuft(palette, 1, 'mustard', 60, .9), -42, -19, -14, 12, 1.0, .8)
crop(tuft(palette, 2, 'crop', 60, .8), 20, 44, -14, 14, 1.0, .8)
crop(tuft(palette, 3, 'wheat', 60, .8), -40, 40, 17, 32, 1.2, .9)
neem, mango, tall = tree(palette, 33, 9, 'neem', 72), tree(palette, 8, 8, 'mango', 64), palm(palette, 4, 11)
for mesh, x, y, size in ((neem, -10.6, -6.5, 1.1), (mango, -9, 9, 1.3), (neem, 6, 10, 1.2), (mango, 19, 8, 1.2), (tall, 10.5, 9.5, 1.0), (tall, 13, 12, 1.1)):
    place(mesh, x, y, 0, x * 33, size)
for number in range(420):
    y = 42 + 500 * chance.random() ** 1.5
    place(chance.choice((neem, mango, mango)), chance.uniform(-1, 1) * (36 + y * .8), y, 0, number * 31, chance.uniform(.7, 1.2))
daylight(-82, 25, 5.6, (1, .82, .58), .24, 'morning', .7, drift=6)
camera((10.5, -24, 9.8), (.4, -1.2, 2.9), 37)
shoot((1280, 960), 12, (22, 420), exposure=.72, air=(1.25, 1.08, .84), haze=.5)
