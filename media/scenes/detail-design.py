"""Detail: the drawing of a plant on a desk with every panel in place, and a pencil and a glass of tea beside it."""
import math

from mathutils import Matrix

from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.plants import shrub
from kit.studio import camera, clear, shoot

clear()
palette = Palette()
desk = Builder()
for k in range(9):
    desk.box(0, -.8 + k * .2, -.06, 3.4, .197, .06, palette['wood'])
desk.box(-2.6, 2.6, -1.5, .1, 5, 3.4, palette['cream'])
desk.box(0, 2.4, -1.5, 8, .1, 4.2, palette['cream'])
desk.put('desk', .003)

sheet = Builder()
line, z = palette['ink'], .0022


def stroke(x0, y0, x1, y1, width=.0022, material=None):
    """Draws a ruled line on the paper."""
    length, angle = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    with sheet.at(move((x0 + x1) / 2, (y0 + y1) / 2, z, angle)):
        sheet.box(0, 0, 0, length + width, width, .0004, material or line)


def outline(x, y, width, depth, weight=.0022):
    """Draws a rectangle of four lines, given its lower left corner."""
    corners = ((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        stroke(x0, y0, x1, y1, weight)


with sheet.at(move(0, 0, 0, 7)):
    sheet.box(0, 0, 0, 1.5, 1.05, .002, palette['paper'])
    outline(-.71, -.485, 1.42, .97, .0018)
    outline(-.66, -.4, .98, .78, .005)
    outline(-.645, -.385, .95, .75, .0018)
    for row in range(3):
        for column in range(9):
            x, y = -.52 + column * .078, -.33 + row * .16
            sheet.box(x + .036, y + .071, z, .068, .138, .0006, line)
            for part in (1, 2, 3):
                sheet.box(x + .036, y + part * .0345, z + .0006, .066, .0014, .0003, palette['paper'])
            sheet.box(x + .036, y + .071, z + .0006, .0014, .136, .0003, palette['paper'])
    outline(.06, .16, .24, .2, .003)
    stroke(.06, .16, .3, .36, .0014)
    stroke(.06, .36, .3, .16, .0014)
    for x in (-.6, -.44):
        for k in range(20):
            a, b = k * math.pi / 10, (k + 1) * math.pi / 10
            stroke(x + .055 * math.cos(a), .27 + .055 * math.sin(a), x + .055 * math.cos(b), .27 + .055 * math.sin(b), .003)
    stroke(-.66, -.445, .32, -.445, .0016)
    stroke(.365, -.4, .365, .38, .0016)
    for x in (-.66, .32):
        stroke(x - .012, -.457, x + .012, -.433, .0022)
    for y in (-.4, .38):
        stroke(.353, y - .012, .377, y + .012, .0022)
    # Draws the path of the sun over the house, and a cross-section of the house.
    for k in range(24):
        a, b = math.pi * k / 24, math.pi * (k + 1) / 24
        if k % 2 == 0:
            stroke(.545 + .12 * math.cos(a), .22 + .12 * math.sin(a), .545 + .12 * math.cos(b), .22 + .12 * math.sin(b), .003, palette['marigold'])
    with sheet.at(move(.61, .325, z)):
        sheet.lathe(0, 0, 0, ((.026, 0), (.026, .0006)), palette['marigold'], 28)
    outline(.47, .1, .15, .1, .003)
    stroke(.48, .205, .6, .245, .007)
    stroke(.59, .2, .59, .24, .002)
    for k in range(6):
        high = (.05, .075, .1, .115, .09, .06)[k]
        sheet.box(.445 + k * .04, -.12 + high / 2, z, .026, high, .0006, palette['marigold'] if k == 3 else line)
    stroke(.42, -.122, .68, -.122, .0022)
    for k in range(6):
        stroke(.42, -.2 - k * .036, .67 - (k * 37 % 5) * .02, -.2 - k * .036, .0032, palette['graphite'])
sheet.put('sheet')

tools = Builder()
with tools.at(move(.1, -.36, .012, 24) @ Matrix.Rotation(math.pi / 2, 4, 'Y')):
    tools.lathe(0, 0, 0, ((.0085, 0), (.0085, .3)), palette['marigold'], 6)
    tools.lathe(0, 0, .3, ((.0085, 0), (.0022, .035)), palette['cotton'], 12)
    tools.lathe(0, 0, .335, ((.0022, 0), (.0003, .009)), palette['graphite'], 10)
    tools.lathe(0, 0, -.03, ((.0088, 0), (.0088, .03)), palette['alloy'], 16)
with tools.at(move(-.48, -.62, 0, 3)):
    tools.box(0, 0, .001, .62, .055, .005, palette['alloy'])
    for k in range(60):
        tools.box(-.295 + k * .01, .018 - (.004 if k % 5 else 0), .0062, .0012, .016 + (0 if k % 5 else .01), .0004, palette['graphite'])
tools.put('tools', .0006)
glass = Builder()
glass.lathe(.86, .28, 0, ((.03, .002), (.034, .004), (.041, .085), (.0385, .086)), palette['tea'], 40)
glass.lathe(.86, .28, .085, ((.0415, 0), (.042, .02), (.0405, .02), (.04, .001)), palette['rail-glass'], 40)
glass.lathe(.86, .28, 0, ((.075, 0), (.078, .006), (.072, .005)), palette['cotton'], 40)
glass.lathe(-1.0, .62, 0, ((.07, 0), (.095, .15), (.105, .152), (.105, .18), (.09, .18), (.088, .16)), palette['terracotta-pot'], 32)
glass.put('glass', smooth=True)
place(shrub(palette, 3, .42, 26, None, 'shrub', .05), -1.0, .62, .16)
model = Builder()
with model.at(move(.62, .86, 0, -16)):
    model.box(0, 0, 0, .34, .26, .12, palette['cream'])
    model.ring(0, 0, .12, .36, .28, .02, .014, palette['trim'])
    for x in (-.1, 0, .1):
        model.box(x, -.131, .03, .05, .006, .055, palette['glass-clear'])
    with model.at(Matrix.Translation((-.02, -.1, .135)) @ Matrix.Rotation(.28, 4, 'X')):
        for k in range(4):
            model.face([(-.13 + k * .066, 0, .02), (-.068 + k * .066, 0, .02), (-.068 + k * .066, .125, .02), (-.13 + k * .066, .125, .02)], palette['cells'], [(0, 0), (1, 0), (1, 1), (0, 1)])
        model.box(0, .062, .012, .27, .13, .006, palette['alloy'])
model.put('model', .002)
daylight(60, 38, 4.4, (1, .86, .66), .3, 'morning', .3, width=2.2)
camera((.14, -1.36, 1.06), (.03, .03, .02), 36, focus=(.1, -.2, 0), stop=4)
shoot((1024, 768), 12, (20, 100), exposure=.55, haze=0.0, saturation=1.25)
