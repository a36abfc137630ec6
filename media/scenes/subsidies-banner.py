"""Banner of the subsidies page: a colony of small houses with three or four panels on each."""
import random

from kit.building import Style, building
from kit.grounds import hedge, plane, pole, wires
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import palm, shrub, tree
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.town import Town
from kit.vehicles import scooter

clear()
palette, chance = Palette(), random.Random(31)
solar = panel(palette)
paints = ('lime', 'sky', 'rose', 'cream', 'mint', 'peach', 'white')
homes = [building(palette, 8, 8.5, 1, Style(wall=paint, accent=('terracotta', 'indigo', 'ochre')[k % 3], columns=('wwb', 'bww')[k % 2], window=(1.1, 1.25), bay=2.7, storey=3.3 + k * .02, coolers=.15, band=False, parapet=.55, roof='lime-roof'), k + 2, k % 3) for k, paint in enumerate(paints)]
land = Builder()
plane(land, palette, 'town-floor')
for row, y in enumerate((0, 22, 44, 66)):
    for k in range(-6 - row * 2, 7 + row * 2):
        if (k + row * 3) % 9 == 7:
            continue
        number = (k * 3 + row * 2) % 7
        mesh, height = homes[number]
        x = k * 10.6 + row * 4.3
        place(mesh, x, y)
        table(palette, solar, x + .4, y - 3.4, height, 3 + (k + row) % 2, 1 + (k * 5 + row) % 3 // 2, 15, .65)
        tank(palette, x - 2.8, y + 3.0, height, .5, 1.05, ('tank', 'tank-white', 'tank')[number % 3], .4)
    land.box(0, y - 9.5, -.2, 400, 4.6, .18, palette['tar'])
    land.box(0, y - 6.6, -.2, 400, 1.2, .3, palette['paving'])
posts = [pole(land, palette, -60 + k * 30, -6.9, 7.2) for k in range(5)]
for first, last in zip(posts, posts[1:]):
    wires(land, palette, first, last, .5)
land.put('land')
bush, trees, tall = hedge(palette), [tree(palette, 20 + k, 6.5, ('neem', 'mango')[k], 60) for k in range(2)], palm(palette, 4, 8)
blossom = shrub(palette, 44, 1.3, 30, 'magenta')
for k in range(-6, 7):
    place(bush, k * 10.6 - 2.4, -5.4)
    if k % 2:
        place(blossom, k * 10.6 + 3.4, -5.3, 0, k * 60)
for y in (11.5, 33, 55):
    for k in range(-16, 17):
        if chance.random() < .75:
            place(chance.choice(trees), k * 5.8 + chance.uniform(-1.5, 1.5), y + chance.uniform(-.8, .8), 0, k * 47, chance.uniform(.7, 1.05))
for x, y in ((-26, 10), (16, 11), (38, 32), (-47, 31)):
    place(tall, x, y, 0, x * 33)
for x, paint in ((-14, 'car-red'), (9, 'car-blue'), (26, 'car-grey')):
    scooter(palette, x, -9.4, 0, paint)
Town(palette, 22).fill(6, lambda x, y: y > 80, 520, 18, 62, .6, near=0)
daylight(-98, 28, 5.4, (1, .84, .64), .24, 'morning', .8, drift=9)
camera((-8, -25, 12.0), (-1.5, 14, 4.6), 31)
shoot((1120, 840), 8, (24, 560), exposure=.68, haze=.5, air=(1.25, 1.08, .84))
