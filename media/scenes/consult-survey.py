"""Consultation: a bare terrace on the day it is measured, with a tape, a level on its tripod, and the place for the
panels drawn in chalk."""
import math

from kit.light import daylight
from kit.mesh import Builder, move
from kit.palette import Palette
from kit.roof import inverter, stair_room, tank, washing
from kit.studio import camera, clear, shoot
from kit.terrace import helmet, potted, terrace
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 10)
floor = terrace(palette, 15, 12, 'sky', 'roof')
stair_room(palette, -5.1, 3.6, floor, 3.6, 3.4, 2.5, 'sky')
for x in (-5.9, -4.4):
    tank(palette, x, 3.8, floor + 2.65, .6, 1.25)
washing(palette, 1.0, 6.4, 4.6, floor, 4)
chalk, tools = Builder(), Builder()
# The chalk outline of six columns of panels, and of their feet.
x0, x1, y0, y1 = -1.6, 5.4, -3.9, 1.0
for k in range(7):
    x = x0 + (x1 - x0) * k / 6
    chalk.box(x, (y0 + y1) / 2, floor, .06, y1 - y0, .002, palette['cotton'])
for y in (y0, (y0 + y1) / 2, y1):
    chalk.box((x0 + x1) / 2, y, floor, x1 - x0 + .06, .06, .0021, palette['cotton'])
for x in (x0, (x0 + x1) / 2, x1):
    for y in (y0, y1):
        for turn in (45, -45):
            with chalk.at(move(x, y, floor + .002, turn)):
                chalk.box(0, 0, 0, .42, .05, .002, palette['car-red'])
chalk.put('chalk')
# The measuring tape along the front, and its case.
tools.box(1.9, -4.35, floor + .003, 7.2, .09, .006, palette['marigold'])
tools.box(-1.76, -4.35, floor, .03, .1, .09, palette['alloy'])
with tools.at(move(5.6, -4.35, floor)):
    tools.box(0, 0, 0, .3, .15, .27, palette['marigold'])
    tools.box(0, -.08, .06, .15, .012, .15, palette['iron'])
# The level on its tripod.
height, x, y = 1.35, -3.0, -2.4
for k in range(3):
    turn = k * 2.094 + .4
    tools.rod((x, y, floor + height), (x + .62 * math.cos(turn), y + .62 * math.sin(turn), floor), .024, palette['ochre'], .017)
tools.lathe(x, y, floor + height - .03, ((.1, 0), (.1, .05), (.07, .08)), palette['iron'], 24)
with tools.at(move(x, y, floor + height + .05, 24)):
    tools.box(0, 0, 0, .3, .2, .1, palette['iron'])
    tools.box(0, 0, .09, .34, .18, .17, palette['marigold'])
    tools.rod((-.23, 0, .19), (.27, 0, .19), .062, palette['iron'], .05, 20)
    tools.rod((.27, 0, .19), (.275, 0, .19), .042, palette['glass-clear'], sides=20)
# A levelling staff with its divisions, against the wall.
for k in range(10):
    tools.box(6.3, 5.75, floor + k * .3, .09, .035, .15, palette['car-red'])
    tools.box(6.3, 5.75, floor + k * .3 + .15, .09, .035, .15, palette['cotton'])
with tools.at(move(-4.5, -3.6, floor, 20)):
    tools.box(0, 0, 0, .62, .3, .26, palette['car-red'])
    tools.box(0, 0, .26, .62, .3, .04, palette['iron'])
    tools.rod((-.2, 0, .38), (.2, 0, .38), .02, palette['iron'])
    for side in (-.2, .2):
        tools.rod((side, 0, .3), (side, 0, .38), .015, palette['iron'])
helmet(tools, palette, -4.0, -4.2, floor, 'cotton', 40)
tools.put('tools', .006, smooth=True)
inverter(palette, -2.4, 3.4, floor, 90)
potted(palette, ((-7, -5.4, 'magenta'), (-6.3, -5.5, None), (6.9, 5.2, 'magenta'), (6.9, -5.3, 'marigolds'), (-2.3, 5.4, 'magenta')), floor)
town.fill(16, lambda x, y: not (-11 < x < 11 and -9 < y < 10) and y > -12, 420, near=60)
daylight(-80, 30, 5.2, (1, .86, .68), .26, 'morning', .7, drift=8)
camera((-6.1, -8.9, floor + 4.0), (.2, .1, floor + .5), 30)
shoot((1024, 768), 9, (14, 420), exposure=.66, air=(1.25, 1.08, .84))
