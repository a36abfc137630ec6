"""Tile: a housing society as a model, a table of panels on every terrace."""
from dataclasses import replace

from kit.grounds import hedge, wall
from kit.mesh import Builder, place
from kit.model import base, model_palette, show
from kit.panels import panel
from kit.plants import palm, tree
from kit.studio import clear
from kit.tower import FLATS, flats
from kit.vehicles import car

clear()
palette = model_palette()
base(palette, 58, 46)
solar = panel(palette)
style = replace(FLATS, coolers=0, accent='marigold', plinth='peach')
flats(palette, solar, -17, 8, 16, 13, 6, style, 1, rows=1, deep=3)
flats(palette, solar, 2, 12, 16, 13, 8, replace(style, wall='peach', accent='terracotta'), 2, rows=1, deep=3)
flats(palette, solar, 20, 7, 14, 13, 5, replace(style, wall='white', accent='indigo'), 3, rows=1, deep=3)
court = Builder()
court.box(0, -20, -.1, 57.6, 5, .13, palette['tar'])
court.box(1, -6.5, -.1, 6, 22, .14, palette['paving'])
court.box(0, -1.6, -.1, 54, 4.4, .139, palette['paving'])
wall(court, palette, -28, 28, -16.4, 1.1, 'white', 'marigold', (1, 6))
court.put('court')
neem, mango, tall, bush = tree(palette, 12, 7, 'neem', 84), tree(palette, 8, 6, 'mango', 80), palm(palette, 3, 7), hedge(palette)
for mesh, x, y, size in ((neem, -24, -8, 1), (mango, -15, -9.5, .9), (mango, -7, -11, .8), (neem, 12, -9, 1), (mango, 21, -9.5, .95), (mango, 26, -4, .8), (neem, -26, 18, 1), (mango, 12, 20, 1), (neem, 26, 19, 1), (mango, -26, 4, .8)):
    place(mesh, x, y, 0, x * 40, size)
for x in (-3.6, 5.6):
    place(tall, x, -13, 0, x * 60, .9)
for k in range(10):
    place(bush, -26 + k * 2.1, -15)
    place(bush, 7 + k * 2.1, -15)
for x, y, turn, paint in ((-12, -19, 0, 'car-red'), (14, -21, 180, 'car-blue'), (8.5, -2, 90, 'car-white'), (11.5, -2, 90, 'car-grey'), (-8.5, -2.2, 90, 'car-blue')):
    car(palette, x, y, turn, paint)
show(91, (6.4, 1.2, 8.2))
