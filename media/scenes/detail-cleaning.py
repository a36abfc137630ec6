"""Detail: a long brush on wet panels, and the panels behind it that are already clean."""
import math
import random

from mathutils import Matrix

from kit.home import brush
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import pot, shrub
from kit.roof import stair_room, tank
from kit.building import Style, building
from kit.studio import camera, clear, shoot
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(4)
town = Town(palette, 6)
mesh, roof = building(palette, 18, 14, 3, Style(wall='cream', parapet=.9, coolers=0), 2)
place(mesh)
table(palette, town.panel, .8, -4.6, roof, 9, 2, 14, .7)
table(palette, town.panel, 2.4, 1.6, roof, 7, 2, 14, .7)
stair_room(palette, -6, 4.4, roof, 3.6, 3.2, 2.5, 'cream')
tank(palette, -6, 4.6, roof + 2.65, .65, 1.35)
slope = Matrix.Translation((.8, -4.6, roof + .7)) @ Matrix.Rotation(math.radians(14), 4, 'X')
head, hand = slope @ Matrix.Translation((-2.2, 2.3, .2)).to_translation(), slope @ Matrix.Translation((-3.75, .3, .14)).to_translation()
brush(palette, head, hand)
drops = Builder()
with drops.at(slope):
    for _ in range(1500):
        # Water drops: many near the brush, few further away, and none beside the panels.
        x, y, size = chance.gauss(-3.1, 1.0), chance.gauss(1.9, .9), .005 + .014 * chance.random() ** 3
        if not (-5.1 < x < 4 and .1 < y < 3.6):
            continue
        drops.lathe(x, y, .0925, [(size * math.cos(t * .39), size * .5 * math.sin(t * .39)) for t in range(4)] + [(size * .03, size * .5)], palette['water'], 10)
drops.put('drops', smooth=True)
things = Builder()
things.lathe(-5.2, -4.9, roof, ((.14, 0), (.18, .3), (.19, .31), (.17, .3), (.165, .24)), palette['car-blue'], 28)
things.lathe(-5.2, -4.9, roof + .24, ((.165, 0), (.01, .002)), palette['water'], 24)
coil = [(-6.7 + .34 * math.cos(k * .5), -3.0 + .34 * math.sin(k * .5), roof + .03 + k * .0016) for k in range(52)]
things.path(coil + [(-6.9, -.5, roof + .03), (-6.6, 2.7, roof + .03)], .018, palette['tulsi'], 8)
for x, y, kind in ((-7.9, -6.2, 'magenta'), (-7.2, -6.2, None), (-8.1, -5.3, 'marigolds')):
    place(shrub(palette, 5, .8, 24, kind), x, y, pot(things, palette, x, y, roof, .22, .36))
things.put('things', smooth=True)
town.fill(24, lambda x, y: not (-12 < x < 12 and -10 < y < 10) and y > -14, 420, near=60)
daylight(86, 24, 5.8, (1, .8, .55), .24, 'golden', .8, drift=4)
camera((-6.9, -7.3, roof + 2.9), (-2.0, -1.9, roof + .95), 32)
shoot((1024, 768), 9, (16, 520), exposure=.72)
