"""Journey, businesses: an office at dusk, with panels on its roof and over its car park."""
from kit.building import Style, building, fins
from kit.grounds import hedge, plane, wall
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import palm, tree
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.terrace import glow
from kit.town import Town
from kit.vehicles import car

clear()
palette = Palette()
palette.made |= {'glass': glow('office', '#ffbe72', .75), 'lamp': glow('lamp', '#ffd29a', 6)}
town = Town(palette, 27)
style = Style(wall='white', accent='indigo', columns='w', sides='w', window=(3.1, 2.0), bay=3.5, storey=3.7, band=True, grill=False, coolers=0, parapet=.9, plinth='slate')
mesh, height = building(palette, 35, 14, 3, style, 5, 4)
place(mesh, 0, 8)
core, tall = building(palette, 8, 9, 4, Style(wall='terracotta', accent='terracotta', columns='n', sides='n', storey=3.7, band=False, coolers=0, parapet=.8), 2)
place(core, -20.5, 6)
works = Builder()
fins(works, palette, -24.2, -16.8, 1.4, .4, 13.6, 13, 'wood')
works.box(1.7, -.8, 3.9, 9, 4.4, .3, palette['trim'])
for x in (-2.2, 5.6):
    works.box(x, -2.7, 0, .3, .3, 3.9, palette['trim'])
works.box(1.7, -1.2, 3.86, 8, 3, .04, palette['lamp'])
plane(works, palette, 'field')
works.box(0, -6, -.25, 74, 46, .24, palette['paving'])
works.box(0, -37, -.2, 600, 9, .18, palette['tar'])
wall(works, palette, -37, 37, -29.5, 1.0, 'white', 'indigo', (14, 8))
for x in (-30, -10, 10, 30):
    works.rod((x, -27, 0), (x, -27, 5.2), .06, palette['iron'])
    works.box(x, -26.4, 5.2, .3, 1.3, .08, palette['iron'])
    works.box(x, -26.1, 5.17, .2, .6, .03, palette['lamp'])
works.put('works')
for y in (3.4, 7.9, 12.2):
    table(palette, town.panel, -1 if y > 12 else 0, y - .9, height, 24 if y < 12 else 16, 1, 13, .7)
stair_room(palette, 14, 12, height, 5, 3.4, 2.8, 'white')
tank(palette, 13.4, 12, height + 2.95, .8, 1.6, 'tank-white')
table(palette, town.panel, -20.5, 3.0, tall, 5, 2, 13, .8)
# The roof of the car park, which is made of panels.
for x in (-16, 3):
    table(palette, town.panel, x, -20.5, 0, 14, 3, 6, 2.9, stride=5)
for number in range(6):
    for left in (-22.6, -3.6):
        if (number, left) != (4, -22.6):
            car(palette, left + number * 2.65, -17, 90, ('car-white', 'car-grey', 'car-red', 'car-white', 'car-blue', 'car-grey')[(number + (left > -5)) % 6])
car(palette, 15, -22, 100, 'car-white')
bush, date, neem = hedge(palette), palm(palette, 4, 8), tree(palette, 12, 8.5, 'neem', 64)
for k in range(7):
    place(bush, -15 + k * 1.9, -.9)
    place(bush, 7.5 + k * 1.6, -.9)
for x, y in ((-29, -10), (22, -9), (26, -18), (-31, -20)):
    place(date, x, y, 0, x * 40, .8)
for x, y, size in ((24, 10, 1.2), (30, 0, 1.1), (-30, 8, 1.3), (-22, 19, 1.3), (4, 21, 1.3), (20, 22, 1.3), (-8, 22, 1.2), (33, -12, .9)):
    place(neem, x, y, 0, x * 33, size)
town.fill(-12, lambda x, y: not (-38 < x < 38 and -44 < y < 26) and y > -20, 560, near=0)
daylight(80, 9, 3.6, (1, .64, .38), .16, 'golden', .9, drift=6)
camera((24, -41, 21), (-3.2, -3.2, 4.2), 30)
shoot((1024, 768), 9, (36, 800), exposure=1.0, haze=.7, air=(1.25, .9, .62))
