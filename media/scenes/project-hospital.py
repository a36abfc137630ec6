"""Project: a five-storey hospital, its array over the wards, an ambulance under the porch."""
from kit.building import Style, building, fins
from kit.grounds import hedge, wall
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import ashoka, palm, tree
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.town import Town
from kit.vehicles import car, lorry

clear()
palette = Palette()
town = Town(palette, 23)
wards = Style(wall='white', accent='indigo', columns='w', sides='w', window=(2.3, 1.5), bay=3.4, storey=3.4, coolers=.12, grill=False, parapet=1.0, plinth='slate')
mesh, height = building(palette, 34, 14, 5, wards, 7)
place(mesh, 3, 4)
core, tall = building(palette, 9, 15, 6, Style(wall='mint', accent='indigo', columns='n', sides='w', storey=3.4, band=False, coolers=0, parapet=1.0), 2)
place(core, -17, 4)

works = Builder()
# The glazed stairs beside the wards, and the cross above them.
works.box(-17, -3.56, 3.6, 5.4, .12, 15.2, palette['frame-white'])
for floor in range(9):
    works.box(-17, -3.66, 3.8 + floor * 1.66, 5.0, .1, 1.5, palette['glass-clear'])
for x in (-18.3, -17, -15.7):
    works.box(x, -3.74, 3.7, .07, .08, 15, palette['frame-white'])
works.box(-10.6, -3.3, 13.8, .05, .02, .05, palette['frame-white'])
with works.at(move(-17, -3.7, 20.1)):
    works.box(0, 0, -.55, 1.9, .24, .62, palette['tulsi'])
    works.box(0, -.02, -1.2, .62, .26, 1.92, palette['tulsi'])
fins(works, palette, -13.2, -12.4, -3.2, .4, height - .6, 3, 'indigo')
# The porch.
works.box(-6, -7.6, 3.7, 15, 9, .5, palette['trim'])
works.box(-6, -12.14, 3.74, 15.1, .1, .42, palette['indigo'])
for x in (-12.6, -6, .6):
    works.box(x, -11.2, 0, .5, .5, 3.7, palette['trim'])
works.box(-6, -3.1, .05, 9, .12, 3.2, palette['glass-clear'])
for x in (-10.4, -8.2, -6, -3.8, -1.6):
    works.box(x, -3.2, .05, .1, .12, 3.2, palette['frame-white'])
works.box(-2, -6, -.25, 62, 40, .24, palette['paving'])
works.box(14, -12.5, -.1, 22, 8, .16, palette['grass'])
works.box(-2, -22, -.2, 62, 5, .2, palette['tar'])
works.box(0, -33, -.2, 300, 9, .18, palette['tar'])
wall(works, palette, -33, 30, -27.4, 1.1, 'white', 'indigo', (-8, 8))
works.put('works')

for y in (-2.2, 1.4, 5.0):
    table(palette, town.panel, 2.4 if y < 4 else -.6, y, height, 26 if y < 4 else 20, 1, 14, .9)
stair_room(palette, 15.6, 7.8, height, 5, 4.4, 2.9, 'white')
for x in (14.4, 16.6):
    tank(palette, x, 7.8, height + 3.05, .85, 1.6, 'tank-white')
table(palette, town.panel, -17, -2.4, tall, 6, 2, 14, 1.0)
tank(palette, -18.6, 8.6, tall, .8, 1.6, 'tank-white', .6)
tank(palette, -16, 8.6, tall, .8, 1.6, 'tank-white', .6)

car(palette, -14.2, -20.8, 0, 'car-grey')
for k, paint in enumerate(('car-white', 'car-blue', 'car-red', 'car-white', 'car-grey')):
    car(palette, 8 + k * 3.1, -19.3 + 1.2, 90, paint)
lorry(palette, -4.6, -9.4, 0, 'cotton', 'cotton', 3.6)
band = Builder()
band.box(-5.5, -10.57, 1.75, 3.64, .02, .3, palette['car-red'])
band.box(-5.5, -10.575, 2.3, .22, .02, .72, palette['tulsi'])
band.box(-5.5, -10.58, 2.55, .72, .02, .22, palette['tulsi'])
band.box(-3.1, -9.4, 2.75, .3, 1.5, .2, palette['car-blue'])
band.put('band')
bush, tall_palm, neem, slender = hedge(palette), palm(palette, 4, 8), tree(palette, 12, 8.5, 'neem', 64), ashoka(palette, 3, 8, 2600)
for k in range(11):
    place(bush, 4 + k * 2, -8.6)
for x, y in ((6, -12.5), (12, -13), (18, -12.4), (-27, -14)):
    place(tall_palm, x, y, 0, x * 40, .85)
for x, y, size in ((24, -13, .9), (26, 2, 1.2), (-27, 8, 1.3), (-28, -4, 1.1), (-20, 15, 1.3), (28, 12, 1.3)):
    place(neem, x, y, 0, x * 33, size)
for k in range(13):
    if not -13 < -31 + k * 4.8 < -3:
        place(slender, -31 + k * 4.8, -26, 0, k * 50, .42)
town.fill(-14, lambda x, y: not (-34 < x < 34 and -42 < y < 18) and y > -22, 560, near=0)
daylight(-104, 34, 5.1, (1, .88, .72), .25, 'morning', .8, drift=8)
camera((21, -40, 27), (-2.0, -1, 9.6), 30)
shoot((1024, 768), 8, (36, 1000), exposure=.48, saturation=1.34, haze=.75, air=(1.3, 1.12, .88))
