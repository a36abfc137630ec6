"""Journey, happy customers: evening under the raised panels, with lamps lit and tea on the table."""
import math

from kit.desk import tea
from kit.home import charpai
from kit.light import daylight
from kit.mesh import Builder
from kit.palette import Palette
from kit.panels import table
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.terrace import glow, potted, terrace
from kit.town import Town

clear()
palette = Palette()
palette.made |= {'bulb': glow('bulb', '#ff8f33', 22), 'flame': glow('flame', '#ff8122', 24)}
town = Town(palette, 9)
floor = terrace(palette, 15, 12, 'peach')
stair_room(palette, -5.2, 3.7, floor, 3.6, 3.4, 2.5, 'peach')
tank(palette, -5.2, 3.8, floor + 2.65, .6, 1.25)
table(palette, town.panel, 1.9, -2.6, floor, 7, 2, 14, 2.25)
charpai(palette, 3.6, .7, floor, 84)
charpai(palette, -.1, 1.1, floor, 96)
things = Builder()
things.box(1.8, .2, floor + .36, 1.0, .7, .05, palette['wood'])
for a in (-.42, .42):
    for b in (-.28, .28):
        things.box(1.8 + a, .2 + b, floor, .06, .06, .36, palette['wood'])
tea(things, palette, 1.6, .1, floor + .41)
tea(things, palette, 2.0, .34, floor + .41)
tea(things, palette, 2.05, .02, floor + .41)
things.lathe(1.76, .38, floor + .41, ((.07, 0), (.1, .04), (.09, .11), (.05, .14), (.04, .15), (.012, .17)), palette['alloy'], 32)
things.box(1.8, -1.1, floor, 3.4, 2.0, .012, palette['saree-red'])
things.box(1.8, -1.1, floor + .012, 3.0, 1.6, .004, palette['saree-gold'])
things.box(1.8, -1.1, floor + .016, 2.6, 1.2, .004, palette['saree-red'])
for x, y, paint in ((.8, -1.2, 'saree-blue'), (2.9, -1.0, 'saree-gold'), (1.9, -1.7, 'saree-blue')):
    things.lathe(x, y, floor + .02, ((.2, 0), (.26, .05), (.24, .12), (.12, .16)), palette[paint], 28)
# Lamps along the front of the frame, and lights on the parapet.
for k in range(29):
    part = k / 28
    x, z = -1.9 + part * 7.6, floor + 2.2 - .16 * abs(math.sin(part * math.pi * 4))
    things.lathe(x, -2.5, z, ((.01, 0), (.036, .02), (.036, .05), (.01, .08)), palette['bulb'], 12)
for k in range(13):
    x = -7.1 + k * 1.18
    things.lathe(x, 5.9, floor + 1.0, ((.035, 0), (.06, .03), (.055, .03), (.03, .012)), palette['terracotta-pot'], 20)
    things.lathe(x, 5.88, floor + 1.02, ((.012, 0), (.018, .02), (.002, .065)), palette['flame'], 12)
things.rod((1.8, .9, floor + 2.9), (1.8, .9, floor + 2.3), .008, palette['cable'])
things.lathe(1.8, .9, floor + 2.14, ((.19, 0), (.2, .02), (.05, .2), (.03, .22)), palette['door'], 28)
things.lathe(1.8, .9, floor + 2.12, ((.06, 0), (.07, .05), (.02, .09)), palette['bulb'], 20)
things.put('things', .004, smooth=True)
potted(palette, ((-6.9, -5.2, 'magenta'), (-6.2, -5.4, None), (-5.5, -5.4, 'marigolds'), (6.9, -5.2, 'magenta'), (6.2, 5.2, 'magenta'), (-3.0, 5.3, None)), floor)
town.fill(12, lambda x, y: not (-11 < x < 11 and -9 < y < 10) and y > -12, 420, near=60)
daylight(58, 6, 2.4, (1, .6, .36), .1, 'golden', .9, drift=2)
camera((-3.9, -8.9, floor + 2.6), (1.2, .4, floor + 1.3), 32)
shoot((1024, 768), 16, (14, 420), exposure=1.0, air=(1.0, .74, .56))
