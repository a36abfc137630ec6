"""Consultation: the day of the installation. Half of the panels are on their frame, the others lean ready, and tools
lie on the floor."""
import math

from mathutils import Matrix

from kit.light import daylight
from kit.mesh import Builder, move, place_at
from kit.palette import Palette
from kit.panels import PITCH_X, PITCH_Y, lay, table
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.terrace import helmet, ladder, potted, terrace
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 13)
floor = terrace(palette, 16, 12, 'cream', high=.7)
stair_room(palette, 5.6, 3.7, floor, 3.6, 3.4, 2.5, 'cream')
for x in (4.9, 6.4):
    tank(palette, x, 3.9, floor + 2.65, .6, 1.25)
columns, tilt, low, x, y = 7, 15, 1.25, .2, -2.6
table(palette, Builder().mesh('nothing'), x, y, floor, columns, 2, tilt, low)
plane = Matrix.Translation((x - columns * PITCH_X / 2, y, floor + low)) @ Matrix.Rotation(math.radians(tilt), 4, 'X') @ Matrix.Translation((0, 0, .055))
lay(town.panel, plane, 3, 2)
lay(town.panel, plane @ Matrix.Translation((3 * PITCH_X, PITCH_Y, 0)), 1, 1)
# The panels that are not mounted yet lean against the parapet and lie on two battens.
for number in range(4):
    lean = move(-6.6 + number * .03, -4.6 + number * .09, floor + 1.02, 90) @ Matrix.Rotation(math.radians(-73), 4, 'X') @ Matrix.Translation((0, 0, -.04 * number))
    place_at(town.panel, lean)
things = Builder()
for side in (-.7, .7):
    things.box(3.2, -4.7 + side * .5, floor, 2.6, .1, .09, palette['wood'])
things.put('battens')
for number in range(5):
    place_at(town.panel, move(3.2, -4.7, floor + .09 + number * .042, 90 + number % 2 * .6))
tools = Builder()
ladder(tools, palette, (-1.3, -4.05, floor), (-1.3, -2.5, floor + 1.9))
with tools.at(move(.5, -4.9, floor, -18)):
    tools.box(0, 0, 0, .6, .28, .24, palette['car-red'])
    tools.box(0, 0, .24, .6, .28, .03, palette['iron'])
    tools.rod((-.2, 0, .35), (.2, 0, .35), .02, palette['iron'])
    for side in (-.2, .2):
        tools.rod((side, 0, .27), (side, 0, .35), .014, palette['iron'])
coil = [(-3.1 + .3 * math.cos(k * .42), -4.7 + .3 * math.sin(k * .42), floor + .02 + k * .002) for k in range(64)]
tools.path(coil + [(-2.4, -3.9, floor + .02), (-2.0, -2.4, floor + .02)], .014, palette['cable'], 8)
for a, b, turn in ((-.3, -5.2, 14), (-.1, -4.75, -8)):
    with tools.at(move(a, b, floor, turn)):
        tools.box(0, 0, 0, .42, .035, .016, palette['alloy'])
        tools.box(.21, 0, 0, .07, .06, .018, palette['alloy'])
helmet(tools, palette, 2.9, -4.6, floor + .3, 'marigold', 30)
helmet(tools, palette, 3.5, -4.9, floor + .3, 'cotton', 130)
for k in range(4):
    tools.box(-5.0, -1.2 + k * .09, floor + k * .002, .04, .07, .04, palette['zinc'])
tools.put('tools', .006, smooth=True)
potted(palette, ((7.3, -5.3, 'magenta'), (6.6, -5.4, None), (-7.2, 5.2, 'magenta'), (-6.4, 5.4, 'marigolds'), (1.8, 5.4, 'magenta'), (2.6, 5.4, None)), floor)
town.fill(14, lambda x, y: not (-11 < x < 11 and -9 < y < 10) and y > -12, 420, near=60)
daylight(88, 30, 5.3, (1, .83, .62), .25, 'morning', .8, drift=14)
camera((-3.9, -9.8, floor + 4.6), (.2, -1.2, floor + .9), 31)
shoot((1024, 768), 9, (14, 420), exposure=.7, air=(1.25, 1.08, .84))
