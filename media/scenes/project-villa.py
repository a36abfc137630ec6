"""Project: a villa in its garden, the array on a raised frame above the roof."""
from kit.building import Style, building, fins
from kit.grounds import hedge, plane, wall
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import palm, pot, shrub, tree
from kit.roof import parapet, stair_room, tank
from kit.studio import camera, clear, shoot
from kit.town import Town
from kit.vehicles import car

clear()
palette = Palette()
solar = panel(palette)
low = Style(wall='white', accent='wood', columns='www', window=(2.1, 1.6), bay=4.6, storey=3.3, band=False, grill=False, coolers=0, parapet=.35)
mesh, first = building(palette, 15, 11, 1, low, 2, 1)
place(mesh, 0, 0)
high = Style(wall='white', accent='wood', columns='wb', window=(2.2, 1.7), bay=5.2, storey=3.2, band=False, grill=False, coolers=0, parapet=.5, plinth='white', glass='glass')
mesh, rise = building(palette, 11, 9, 1, high, 4)
place(mesh, -1.8, .8, first)
top = first + rise

parts = Builder()
fins(parts, palette, 2.2, 3.6, -3.78, first + .3, 2.7, 6)
parts.box(-6.1, -4.2, first - .2, .5, 1.6, rise + 1.2, palette['brick'])
parts.box(10.6, -1.5, 3.0, 6.2, 8, .28, palette['trim'])
parts.box(10.6, -1.5, 3.28, 5.8, 7.6, .05, palette['wood'])
for x, y in ((13.3, -5.1), (13.3, 2.1), (8.2, -5.1)):
    parts.box(x, y, 0, .35, .35, 3.0, palette['brick'])
parapet(parts, palette, 5.6, 0, first + .36, 3.6, 10.6, .5, 'rail-glass', 'frame', .05)
parts.put('parts', .012)
table(palette, solar, -1.2, -3.3, top, 7, 3, 13, 1.5)
stair_room(palette, -5.2, 3.4, top, 2.9, 2.8, 2.4, 'white')
tank(palette, -5.2, 3.4, top + 2.55, .6, 1.25)

garden = Builder()
plane(garden, palette, 'town-floor')
garden.box(0, -4, -.25, 30, 28, .26, palette['grass'])
garden.box(10.6, -9, -.2, 5, 16, .22, palette['paving'])
garden.box(0, -10.5, -.2, 1.8, 11, .22, palette['paving'])
garden.box(0, -22, -.2, 300, 8, .2, palette['tar'])
wall(garden, palette, -15, 15, -17.4, 1.25, 'white', 'slate', (10.6, 4.6))
for side in (-15, 15):
    garden.box(side, -3, -.1, .2, 28, 1.6, palette['white'])
for number, (x, y) in enumerate(((-2.2, -6.5), (2.2, -6.5), (7.6, -6.2), (-6.8, -6.6))):
    place(shrub(palette, 30 + number, 1.0, 24, ('magenta', None)[number % 2]), x, y, pot(garden, palette, x, y, 0, .3, .5))
garden.put('garden', .01)
car(palette, 10.8, -3.2, -90, 'car-grey')
bush = hedge(palette, 2, 2, .7)
for k in range(10):
    place(bush, -13.6 + k * 2, -16.4, 0)
bloom = shrub(palette, 44, 1.3, 30, 'magenta')
for x, y in ((-12.8, -8), (-11.5, -6), (-12, -10.2), (5.4, -14.8), (3.6, -15)):
    place(bloom, x, y, 0, x * 50, 1.1)
place(palm(palette, 3, 8), -9.8, -9.6, 0, 30)
place(palm(palette, 5, 7), 6.2, -12.5, 0, 150, .6)
neem = tree(palette, 6, 8, 'neem', 64)
for x, y, size in ((-13, 3, 1.2), (13, 9, 1.3), (2, 10, 1.25), (-5, 10.5, 1.3)):
    place(neem, x, y, 0, x * 30, size)
Town(palette, 12).fill(-20, lambda x, y: not (-17 < x < 17 and -28 < y < 14) and y > -12, 420, near=0)
daylight(96, 24, 5.6, (1, .8, .57), .23, 'golden', .8)
camera((10.5, -26, 12.4), (0, 0, 4.9), 35)
shoot((1280, 960), 12, (26, 420), exposure=.75)
