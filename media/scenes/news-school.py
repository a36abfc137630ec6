"""News: the roof of a school used as a classroom, with a blackboard that shows the sun, stools, and panels at a
child's height."""
import math
import random

from mathutils import Matrix

from kit.building import Style, building
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import ashoka, tree
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.terrace import potted, terrace
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(8)
town = Town(palette, 26)
floor = terrace(palette, 22, 13, 'lime', 'tiles', 2, 1.05)
for x in (-4.2, 4.6):
    table(palette, town.panel, x, 1.0, floor, 6, 1, 20, .55)
table(palette, town.panel, .2, 4.0, floor, 14, 1, 20, .55)
wing, rise = building(palette, 10, 20, 2, Style(wall='lime', accent='terracotta', columns='w', sides='w', window=(1.9, 1.4), bay=3.6, storey=3.4, coolers=0, parapet=.7), 5)
place(wing, -19, 20)
for y in (12, 16, 20, 24):
    table(palette, town.panel, -19, y, rise, 7, 1, 14, .75)
board, stools = Builder(), Builder()
# The blackboard on its easel.
with board.at(move(-4.4, -.9, floor, 16) @ Matrix.Rotation(math.radians(-8), 4, 'X')):
    board.box(0, 0, .72, 2.1, .04, 1.35, palette['wood'])
    board.box(0, -.025, .78, 1.96, .02, 1.23, palette['slate'])
    for side in (-.85, .85):
        board.box(side, .03, 0, .06, .05, 2.2, palette['wood'])
    board.box(0, -.08, .68, 2.1, .14, .04, palette['wood'])
    with board.at(Matrix.Translation((-.55, -.037, 1.62)) @ Matrix.Rotation(math.pi / 2, 4, 'X')):
        board.lathe(0, 0, 0, ((.15, 0), (.15, .003)), palette['saree-gold'], 32)
        for k in range(12):
            with board.at(Matrix.Rotation(k * math.pi / 6, 4, 'Z')):
                board.box(.24, 0, 0, .1, .018, .003, palette['saree-gold'])
    # The chalk drawing: a panel, and an arrow from it to a lamp.
    for a, b in (((-.1, 1.0), (.42, 1.0)), ((.0, 1.32), (.52, 1.32)), ((-.1, 1.0), (0, 1.32)), ((.42, 1.0), (.52, 1.32)), ((-.05, 1.16), (.47, 1.16)), ((.16, 1.0), (.26, 1.32)), ((-.36, 1.45), (-.1, 1.3)), ((-.26, 1.36), (-.02, 1.22)), ((.56, 1.12), (.72, 1.12)), ((.68, 1.16), (.72, 1.12)), ((.68, 1.08), (.72, 1.12))):
        board.rod((a[0], -.038, a[1]), (b[0], -.038, b[1]), .009, palette['cotton'], sides=5)
    for k in range(18):
        t, u = k * math.pi / 9, (k + 1) * math.pi / 9
        board.rod((.84 + .07 * math.cos(t), -.038, 1.16 + .07 * math.sin(t)), (.84 + .07 * math.cos(u), -.038, 1.16 + .07 * math.sin(u)), .008, palette['saree-gold'], sides=5)
    board.rod((.84, -.038, 1.09), (.84, -.038, 1.03), .022, palette['cotton'], sides=6)
board.put('board', .004)
for row, (count, reach) in enumerate(((4, 2.5), (5, 3.7))):
    for k in range(count):
        angle = math.radians(-118 + 74 * (k + .5) / count + row * 3)
        x, y = -4.2 + reach * math.cos(angle), -1.0 + reach * math.sin(angle)
        paint = ('car-blue', 'saree-gold', 'car-red', 'tulsi')[(k + row) % 4]
        with stools.at(move(x, y, floor, k * 20)):
            stools.box(0, 0, .34, .34, .34, .04, palette[paint])
            for a in (-.13, .13):
                for b in (-.13, .13):
                    stools.box(a, b, 0, .035, .035, .34, palette[paint])
            if (k + row) % 2:
                stools.box(.02, .01, .38, .2, .26, .018, palette[('saree-red', 'cotton', 'saree-blue')[k % 3]])
stools.put('stools', .006)
# The flagpole with its flag.
works = Builder()
works.rod((9.4, -4.9, floor), (9.4, -4.9, floor + 5.4), .045, palette['zinc'])
for k, paint in enumerate(('saree-gold', 'cotton', 'tulsi')):
    works.box(10.0, -4.9, floor + 5.3 - (k + 1) * .26, 1.15, .02, .26, palette[paint])
works.put('works')
tank(palette, 8.8, 4.6, floor, .75, 1.5, 'tank', .5)
potted(palette, ((-10.2, -5.4, 'magenta'), (-9.5, -5.6, None), (-8.8, -5.6, 'marigolds'), (3.4, -5.6, 'magenta'), (4.2, -5.6, 'marigolds'), (5.0, -5.6, None), (-10.2, 5.2, 'magenta')), floor, .24)
slender, neem = ashoka(palette, 3, 8.5, 2600), tree(palette, 12, 9, 'neem', 64)
for k in range(8):
    place(slender, -6 + k * 3.4, 12, 0, k * 50, .95)
for x, y, size in ((12.5, 10, 1.2), (-13.5, -4, 1.0), (16, 20, 1.3), (2, 24, 1.3)):
    place(neem, x, y, 0, x * 31, size)
town.fill(4, lambda x, y: not (-26 < x < 16 and -10 < y < 32) and y > -14, 480, near=60)
daylight(-94, 27, 5.4, (1, .84, .64), .25, 'morning', .8, drift=5)
camera((-.6, -10.4, floor + 3.9), (-1.9, .2, floor + .75), 30)
shoot((1024, 768), 9, (16, 480), exposure=.7, air=(1.25, 1.08, .84))
