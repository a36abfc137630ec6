"""Consultation: a tablet with the plan of the roof on a terrace table, the bare terrace behind it."""
import math

from kit.desk import page, pen, tea, top
from kit.light import daylight
from kit.mesh import Builder, move
from kit.palette import Palette
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.terrace import glow, potted, terrace
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 3)
floor = terrace(palette, 17, 13, 'white')
stair_room(palette, 5.0, 3.9, floor, 3.6, 3.4, 2.5, 'white')
for x in (4.2, 5.9):
    tank(palette, x, 4.1, floor + 2.65, .62, 1.3, 'tank')
potted(palette, ((-7.4, 5.2, 'magenta'), (-6.6, 5.4, None), (-5.8, 5.4, 'marigolds'), (1.6, 5.6, 'magenta'), (2.4, 5.6, None)), floor, .26)
z = floor + .76
top(palette, 0, -4.4, z, 1.7, .9)
dark, pale, sunny = glow('screen', '#eef4fb', .75), glow('screen-roof', '#cfd9e6', .7), glow('screen-sun', '#f7a600', .9)
blue, deep = glow('screen-panel', '#1f57b8', .7), glow('screen-ink', '#3d5a80', .6)
tablet = Builder()
with tablet.at(move(-.02, -4.46, z, 12)):
    tablet.box(0, 0, .0005, .34, .25, .008, palette['iron'])
    tablet.box(0, 0, .0086, .316, .226, .0003, dark)
    tablet.box(-.035, -.012, .009, .216, .172, .0002, deep)
    tablet.box(-.035, -.012, .0092, .21, .166, .0002, pale)
    for row in range(3):
        for column in range(7):
            tablet.box(-.12 + column * .0245, -.072 + row * .0405, .0095, .0222, .0375, .0002, blue)
            tablet.box(-.12 + column * .0245, -.072 + row * .0405, .0097, .0222, .0006, .0001, pale)
    tablet.box(.043, .048, .0095, .04, .034, .0002, deep)
    tablet.box(.043, .048, .0097, .036, .03, .0002, dark)
    for x in (-.105, -.07):
        tablet.lathe(x, .053, .0095, ((.013, 0), (.013, .0002)), deep, 28)
    for k in range(11):
        angle = math.pi * (k + .5) / 11
        tablet.lathe(.118 + .03 * math.cos(angle), .05 + .03 * math.sin(angle), .0095, ((.0018, 0), (.0018, .0002)), sunny, 12)
    tablet.lathe(.118 + .03 * math.cos(1.05), .05 + .03 * math.sin(1.05), .0097, ((.0075, 0), (.0075, .0003)), sunny, 24)
    for k, high in enumerate((.02, .03, .042, .047, .036, .026)):
        tablet.box(.092 + k * .0105, -.035 + high / 2, .0095, .0078, high, .0002, sunny if k == 3 else blue)
    for k in range(3):
        tablet.box(.118 - k * .006, -.06 - k * .014, .0095, .062 - k * .012, .005, .0002, deep)
tablet.put('tablet')
things = Builder()
pen(things, palette, .19, -4.6, z, 74, 'frame-white', .16)
tea(things, palette, .36, -4.3, z)
things.put('things', .0006, smooth=True)
papers = Builder()
for number, turn in enumerate((-8, -3)):
    with papers.at(move(-.38, -4.3, z + .0006 + number * .0013, turn)):
        page(papers, palette, .21, .297, 14, number)
papers.lathe(-.37, -4.38, z + .003, ((.035, 0), (.035, .018), (.033, .02)), palette['marigold'], 36)
papers.box(-.335, -4.39, z + .004, .05, .012, .0012, palette['marigold'])
papers.put('papers', .0006)
town.fill(6, lambda x, y: not (-12 < x < 12 and -10 < y < 10) and y > -14, 420, near=60)
daylight(-82, 30, 5.0, (1, .86, .68), .26, 'morning', .7, drift=6)
camera((-.02, -5.05, z + .36), (.02, -4.34, z + .01), 32, focus=(0, -4.5, z), stop=3.6)
shoot((1024, 768), 12, (8, 420), exposure=.68, air=(1.25, 1.08, .84))
