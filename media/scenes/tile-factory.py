"""Tile: a factory as a model, both slopes of its sheds covered with panels."""
from kit.building import Style, building
from kit.grounds import hedge, wall
from kit.mesh import Builder, place
from kit.model import base, model_palette, show
from kit.panels import panel, table
from kit.plants import palm, tree
from kit.roof import tank
from kit.studio import clear
from kit.vehicles import car, lorry
from kit.works import shed

clear()
palette = model_palette()
base(palette, 62, 58)
solar = panel(palette)
shed(palette, solar, -7, 3.6, 37, 16.6, 6.4, 9, 'sheet', 4, 15, skylights=False)
shed(palette, solar, -7, 20.3, 37, 16.6, 6.4, 9, 'sheet', 0, 15, skylights=False)
mesh, height = building(palette, 11, 12, 2, Style(wall='peach', accent='marigold', columns='www', window=(2, 1.5), bay=3.6, coolers=0, grill=False, parapet=.7, plinth='peach'), 3, 1)
place(mesh, 20, 4)
for y in (-1.2, 2.4):
    table(palette, solar, 20, y, height, 8, 1, 15, .6)
tank(palette, 17.4, 8, height, .7, 1.4, 'tank', .4)
yard = Builder()
yard.box(0, -8, -.1, 60, 9.4, .13, palette['paving'])
yard.box(0, -20.4, -.1, 61.6, 5.4, .13, palette['tar'])
yard.box(6, -15, -.1, 8, 5.4, .128, palette['paving'])
wall(yard, palette, -30, 30, -16.6, 1.2, 'cream', 'indigo', (6, 8))
yard.put('yard')
lorry(palette, -14, -7.2, 0, 'marigold')
lorry(palette, 4, -20.4, 0, 'car-red')
for k, paint in enumerate(('car-white', 'car-blue', 'car-grey')):
    car(palette, 17 + k * 3, -5.6, 90, paint)
neem, mango, tall, bush = tree(palette, 12, 7, 'neem', 84), tree(palette, 8, 6, 'mango', 80), palm(palette, 3, 7), hedge(palette)
for mesh, x, y, size in ((mango, -28, -5, .9), (neem, -28.4, 8, .9), (mango, -28.5, 24, .9), (neem, 27, 17, 1), (mango, 20, 20, .9), (mango, 28, -2, .8), (tall, 15, 17, 1), (neem, -22, -14, .7), (mango, 22, -14.4, .7)):
    place(mesh, x, y, 0, x * 40, size)
for k in range(14):
    place(bush, -29 + k * 2.1, -15.4)
for k in range(8):
    place(bush, 12.4 + k * 2.1, -15.4)
show(90, (.6, 1.4, 2.6))
