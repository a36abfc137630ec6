"""Journey, the first plant: three panels on the small terrace of a small house, early in the morning."""
from kit.home import charpai
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import tree
from kit.roof import inverter, stair_room, tank, washing
from kit.studio import camera, clear, shoot
from kit.terrace import ladder, potted, terrace
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 18)
floor = terrace(palette, 9.5, 8.5, 'lime', 'lime-roof', 2, .8)
stair_room(palette, -2.9, 2.4, floor, 2.8, 2.8, 2.4, 'lime')
tank(palette, -2.9, 2.5, floor + 2.55, .55, 1.2)
table(palette, town.panel, 1.5, -2.2, floor, 3, 1, 16, .7)
inverter(palette, -1.5, 2.3, floor, 90)
washing(palette, .3, 4.0, 3.2, floor, 5)
charpai(palette, 3.2, 1.6, floor, 82)
things = Builder()
ladder(things, palette, (-3.9, .1, floor), (-3.9, .92, floor + 2.6))
# The boxes that the panels came in.
things.box(-3.5, -2.7, floor, 1.25, .5, .22, palette['ochre'])
things.box(-3.45, -2.68, floor + .224, 1.2, .46, .2, palette['ochre'])
things.put('things', .008)
potted(palette, ((-4.1, -3.6, 'magenta'), (4.1, -3.6, None), (3.5, -3.7, 'marigolds'), (-.9, 3.6, 'magenta')), floor, .2)
neem = tree(palette, 6, 8, 'neem', 64)
for x, y, size in ((-8, 5, 1.15), (8.6, 4, 1.05), (3, 9, 1.2)):
    place(neem, x, y, 0, x * 30, size)
town.fill(24, lambda x, y: not (-9 < x < 9 and -10 < y < 11) and y > -13, 420, near=60)
daylight(-86, 15, 6.0, (1, .74, .5), .24, 'morning', .8, drift=11)
camera((-4.6, -8.2, floor + 3.1), (.35, .4, floor + .7), 33)
shoot((1024, 768), 9, (14, 420), exposure=.8, air=(1.25, 1.08, .84))
