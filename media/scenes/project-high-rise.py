"""Project: the top of a high-rise, its array raised above the water tanks, the city far below."""
import random
from dataclasses import replace

from kit.building import building
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import table
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.tower import FLATS, flats
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(3)
town = Town(palette, 17)
style = replace(FLATS, wall='white', accent='slate', rail='glass', columns='bwsb', sides='wbw', coolers=.15)
mesh, height = building(palette, 20, 18, 18, style, 4)
place(mesh)
deck = Builder()
for x in range(4):
    for y in range(2):
        tank(palette, -6.4 + x * 2.6, -5.6 + y * 2.4, height + .02, .95, 1.75, 'tank', .35)
deck.box(-2.5, -4.4, height, 12, 6, .06, palette['concrete'])
deck.put('deck')
table(palette, town.panel, 0, -7.6, height, 14, 4, 13, 3.0)
stair_room(palette, 4.2, 5.8, height, 6.4, 4.6, 3.4, 'white')
for x, y, floors, paint, accent in ((52, 26, 17, 'cream', 'terracotta'), (-46, 66, 15, 'sand', 'ochre'), (24, 92, 18, 'white', 'indigo'), (98, 84, 14, 'peach', 'slate'), (-10, 150, 16, 'cream', 'slate'), (84, 170, 17, 'sand', 'terracotta')):
    flats(palette, town.panel, x, y, 20, 16, floors, replace(FLATS, wall=paint, accent=accent, coolers=0), int(x) % 5, rows=1)
town.fill(24, lambda x, y: not (-17 < x < 17 and -15 < y < 15) and chance.random() < .86, 1000, 19, 46, .62, near=0, loose=6)
daylight(84, 19, 6.0, (1, .74, .47), .22, 'golden', .9, drift=5)
camera((-19, -29, height + 11), (3.5, 4, height - 2.2), 31)
shoot((1280, 960), 12, (40, 1700), exposure=.65, saturation=1.33, haze=.85, air=(1.3, .96, .64))
