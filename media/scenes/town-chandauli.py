"""Chandauli: flooded rice fields between banks of earth, a village house with panels on its flat roof, and distant
hills."""
import math
import random

from kit.building import Style, building
from kit.grounds import plane, pole, tuft, wires
from kit.home import charpai, hand_pump, haystack
from kit.light import daylight
from kit.materials import ground
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import palm, pot, shrub, tree
from kit.river import water
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot

clear()
palette, chance = Palette(), random.Random(6)
palette.made |= {
    'paddy': water('paddy', '#7c7a63', ripple=.12, rough=.06),
    'bund': ground('bund', '#7d6a45', '#8f8450', .35),
    'hill': ground('hill', '#2e4540', '#4b5a4a', .01),
}
solar = panel(palette)

land = Builder()
plane(land, palette, 'grass', -.3)
young, ripe, fringe = tuft(palette, 2, 'crop', 14, .55, .14), tuft(palette, 5, 'crop', 64, .9, .42), tuft(palette, 7, 'crop', 26, .34, .4)


def plant(mesh, x0, x1, y0, y1, across, along, size):
    """Adds rows of rice to one field."""
    thin = 1 + max(0, y0) * .016
    y = y0 + .9
    while y < y1 - .6:
        x = x0 + .9
        while x < x1 - .7:
            place(mesh, x + chance.gauss(0, .04), y + chance.gauss(0, .03), -.08, chance.uniform(0, 360), chance.uniform(.85, 1.15) * size)
            x += across * thin
        y += along * thin


def bund(x0, y0, x1, y1):
    """Adds a low bank of earth between two fields, with grass on its sides."""
    steps = max(2, int(math.hypot(x1 - x0, y1 - y0) / 1.6))
    side, profile = ((1, 0) if x0 == x1 else (0, 1)), ((-.62, -.2), (-.3, .2), (.3, .2), (.62, -.2))
    spots = [(x0 + (x1 - x0) * k / steps + chance.gauss(0, .06) * side[0], y0 + (y1 - y0) * k / steps + chance.gauss(0, .06) * side[1], chance.gauss(0, .025)) for k in range(steps + 1)]
    points = [(x + side[0] * off, y + side[1] * off, rise + lift) for x, y, lift in spots for off, rise in profile]
    land.add(points, [(4 * k + j, 4 * k + j + 1, 4 * k + j + 5, 4 * k + j + 4)[::1 if side[1] else -1] for k in range(steps) for j in range(3)], palette['bund'])
    for x, y, _ in spots:
        for off in (-.42, .4):
            if math.hypot(x, y + 20) < 70 and chance.random() < .8:
                place(fringe, x + side[0] * off, y + side[1] * off, .02, chance.uniform(0, 360), chance.uniform(.5, 1.1))


# The fields: seedlings in water, taller rice, and fields with only water.
rows = [(-24, -9.5), (-9.5, 3), (3, 15), (15, 29), (29, 47), (47, 70), (70, 100), (100, 140), (140, 190), (190, 250)]
for number, (y0, y1) in enumerate(rows):
    x = -270 + number % 3 * 8
    while x < 270:
        wide = chance.uniform(15, 22) * (1 + number * .12)
        land.face([(x, y0, -.05), (x + wide, y0, -.05), (x + wide, y1, -.05), (x, y1, -.05)], palette['paddy'])
        kind = chance.random()
        if x + wide > 2 and x < 29 and 6 < (y0 + y1) / 2 < 32:
            pass
        elif y0 < 60 and abs(x + wide / 2) < 30 + y1 * .9:
            if number < 2 or kind < .5:
                plant(young, x, x + wide, y0, y1, .5, .8, 1)
            elif kind < .8:
                plant(ripe, x, x + wide, y0, y1, .5, .5, 1)
        elif kind < .75:
            land.box(x + wide / 2, (y0 + y1) / 2, -.1, wide - 1, y1 - y0 - 1, .3, palette[('lime-field', 'field', 'lime-field')[int(kind * 4)]])
        bund(x, y0, x, y1)
        x += wide
    bund(-270, y0, 270, y0)
land.box(15, 20, -.3, 25, 25, .55, palette['earth'])
posts = [pole(land, palette, -70 + k * 34, 33, 8.5) for k in range(6)]
for first, last in zip(posts, posts[1:]):
    wires(land, palette, first, last)
land.put('land')

style = Style(wall='lime', accent='indigo', columns='www', window=(1.1, 1.3), parapet=.55, band=False, coolers=0, storey=3.4, roof='lime-roof', plinth='mud')
mesh, roof = building(palette, 13, 9, 1, style, 3, 1)
place(mesh, 14, 19, .2)
table(palette, solar, 15.2, 15.4, roof + .2, 7, 2, 16, .75)
stair_room(palette, 9.8, 21.6, roof + .2, 2.7, 2.5, 2.3, 'lime')
tank(palette, 9.8, 21.7, roof + 2.65, .55, 1.15)
house = Builder()
for number, (x, y) in enumerate(((8.4, 13.6), (19.6, 13.6), (12.6, 13.7), (17, 13.8))):
    place(shrub(palette, 50 + number, .8, 22, ('marigolds', 'magenta')[number % 2]), x, y, pot(house, palette, x, y, .25, .2, .34))
house.put('pots')
charpai(palette, 11, 10.6, .25, 20)
hand_pump(palette, 20.6, 9.8, .25, 210)
haystack(palette, 24, 17, .2)
haystack(palette, 25.6, 21, .2, 1.2, 2, 4)

neem, mango, stem = tree(palette, 33, 9, 'neem', 72), tree(palette, 8, 8, 'mango', 64), palm(palette, 4, 11)
for mesh, x, y, size in ((neem, 5, 24, 1.1), (mango, 22, 27, 1.2), (mango, 13, 30, 1.1), (stem, 26, 28, 1.1), (stem, 28.5, 25, .95), (neem, -26, 48, 1.0), (stem, -23, 50, 1.0)):
    place(mesh, x, y, .1, x * 33, size)
for number in range(420):
    y = 90 + 900 * chance.random() ** 1.2
    x = chance.uniform(-1, 1) * (40 + y * .8)
    place(chance.choice((neem, mango, mango)), x, y, 0, number * 31, chance.uniform(.7, 1.1))

# The edge of the plateau: long hills with level tops, one range behind another.
hills = Builder()
for far, high, seed in ((1500, 170, 3), (2100, 290, 9), (2900, 420, 5)):
    def ridge(x):
        return high * (.55 + .25 * math.sin(x / 410 + seed) + .16 * math.sin(x / 173 + seed * 2) + .05 * math.sin(x / 61 + seed * 3))
    for k in range(-70, 70):
        a, b = k * 40, k * 40 + 40
        for part, (low, up) in enumerate(((0, .55), (.55, .9), (.9, 1))):
            near, deep = far + part * high * .7, far + (part + 1) * high * .7
            hills.face([(a, near, ridge(a) * low), (b, near, ridge(b) * low), (b, deep, ridge(b) * up), (a, deep, ridge(a) * up)], palette['hill'])
hills.put('hills', smooth=True)
daylight(-84, 17, 6.2, (1, .76, .48), .24, 'morning', 1.0, drift=9)
camera((-2.6, -13, 6.9), (6.8, 14, 2.9), 29)
shoot((1024, 768), 10, (24, 3600), exposure=.9, air=(1.2, 1.06, .88), haze=.58)
