"""Project: a four-storey apartment block on stilts, with cars beneath it and panels above its terrace."""
from dataclasses import replace

from kit.building import Style, building
from kit.grounds import hedge, wall
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import ashoka, tree
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.town import Town
from kit.vehicles import car, scooter

clear()
palette = Palette()
town = Town(palette, 31)
style = Style(wall='sand', accent='terracotta', columns='wbsbw', sides='wbw', rail='bars', bay=3.6, storey=3.0, coolers=.4, plinth='sand', parapet=1.0)
mesh, height = building(palette, 21, 13, 4, replace(style), 6)
stilt = 2.7
place(mesh, 0, 0, stilt)
top = stilt + height
table(palette, town.panel, 1.2, -5.3, top, 15, 2, 15, 1.0)
table(palette, town.panel, 3.2, .9, top, 11, 1, 15, 1.0)
stair_room(palette, -6.6, 3.6, top, 4.4, 3.6, 2.7, 'sand')
for x in (-7.6, -5.9):
    tank(palette, x, 3.8, top + 2.85, .68, 1.4)

lot = Builder()
for x in (-10, -6, -2, 2, 6, 10):
    for y in (-6, 0, 6):
        lot.box(x, y, -.1, .45, .45, stilt - .1, palette['trim'])
lot.box(0, 4.6, 0, 8, 2.6, stilt - .31, palette['terracotta'])
lot.box(0, -3, -.25, 32, 27, .26, palette['paving'])
lot.box(0, -21, -.2, 300, 8, .18, palette['tar'])
wall(lot, palette, -16, 16, -16, 1.3, 'cream', 'terracotta', (3, 5.5))
lot.put('lot')
for x, paint in ((-8, 'car-white'), (-4, 'car-red'), (0, 'car-grey'), (4, 'car-blue'), (8, 'car-white')):
    car(palette, x, -3.4, 90, paint)
for x in (-11.5, -10.4, -9.3):
    scooter(palette, x, -9.6, 90, 'car-red' if x < -11 else 'car-grey')
bush, slender, neem = hedge(palette), ashoka(palette, 3, 8, 2600), tree(palette, 12, 8, 'neem', 60)
for k in range(7):
    place(bush, -14.6 + k * 2, -14.8)
for k in range(6):
    place(slender, -14.6, -12 + k * 4.4, 0, k * 40, .95)
    place(slender, 14.6, -12 + k * 4.4, 0, k * 70, .9)
for x, y, size in ((11.5, -12.4, .75), (9, 12, 1.6), (-7, 12.5, 1.7)):
    place(neem, x, y, 0, x * 33, size)
town.fill(14, lambda x, y: not (-18 < x < 18 and -27 < y < 14) and y > -2, 560, near=0)
daylight(112, 27, 5.5, (1, .81, .58), .23, 'golden', .8, drift=9)
camera((-18, -31, 20.5), (0, -.4, 8.6), 31)
shoot((1280, 960), 12, (26, 700), exposure=.74, haze=.66, air=(1.4, 1.0, .66))
