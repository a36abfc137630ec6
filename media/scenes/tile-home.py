"""Tile: a home as a model, with panels on its roof."""
from kit.building import Style, building, fins
from kit.grounds import hedge, wall
from kit.mesh import Builder, place
from kit.model import base, model_palette, show
from kit.panels import panel, table
from kit.plants import pot, shrub, tree
from kit.roof import stair_room, tank
from kit.studio import clear
from kit.vehicles import car, scooter

clear()
palette = model_palette()
base(palette, 24, 21)
style = Style(wall='cream', accent='marigold', columns='wbw', window=(1.7, 1.5), bay=3.7, storey=3.1, coolers=0, grill=False, plinth='peach', parapet=.6)
mesh, height = building(palette, 11, 9, 2, style, 3, 1)
place(mesh, -2, 3)
table(palette, panel(palette), -1.4, -.9, height, 8, 2, 16, .7)
stair_room(palette, -5.4, 6.0, height, 2.8, 2.4, 2.2, 'cream')
tank(palette, -5.4, 6.1, height + 2.35, .6, 1.2)
porch = Builder()
porch.box(6.4, 1.6, 2.75, 5.2, 6.6, .22, palette['marigold'])
for x, y in ((8.7, -1.4), (8.7, 4.6), (4.2, -1.4)):
    porch.box(x, y, 0, .26, .26, 2.75, palette['trim'])
porch.box(6.4, .2, -.1, 4.6, 9.6, .14, palette['paving'])
porch.box(6.4, -6.3, -.1, 4.6, 3.5, .139, palette['paving'])
porch.box(-2, -4.7, -.1, 1.8, 6.6, .14, palette['paving'])
porch.box(0, -9.2, -.1, 23.8, 2.4, .13, palette['tar'])
fins(porch, palette, -7.3, -5.9, -1.6, .5, 5.2, 5, 'wood')
wall(porch, palette, -11.4, 3.4, -7.7, .9, 'white', 'marigold', (-2, 2.2))
wall(porch, palette, 9.4, 11.4, -7.7, .9, 'white', 'marigold')
for number, (x, y) in enumerate(((-3.4, -2.4), (-.6, -2.4), (3.4, -2.2))):
    place(shrub(palette, 30 + number, .9, 24, ('magenta', 'marigolds', None)[number]), x, y, pot(porch, palette, x, y, 0, .26, .42))
porch.put('porch', .02)
car(palette, 6.4, 1.0, -90, 'car-red')
scooter(palette, 2.2, -4.8, 120, 'car-blue')
neem, mango, bush = tree(palette, 12, 6, 'neem', 90), tree(palette, 8, 5, 'mango', 84), hedge(palette)
for mesh, x, y, size in ((neem, -9.4, 7.6, .95), (mango, -9.6, -1.6, .8), (mango, 9.2, 8, .95), (neem, 4.6, 8.8, .8), (mango, -9.4, -5.8, .6)):
    place(mesh, x, y, 0, x * 40, size)
for k in range(3):
    place(bush, -10 + k * 2.1, -6.8)
show(37.5, (.6, -.1, 2.3))
