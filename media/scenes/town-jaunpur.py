"""Jaunpur: the old bridge over the Gomti with a kiosk on each pier, and panels on the roofs of the far bank."""
import random

from kit.building import Style, building
from kit.light import daylight
from kit.materials import ground, plaster
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import palm, tree
from kit.river import boat, water
from kit.roof import stair_room, tank, washing
from kit.stone import arched, flight, kiosk
from kit.studio import camera, clear, shoot
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(9)
palette.made |= {
    'gomti': water('gomti', '#68725f', ripple=.24, rough=.07),
    'old-stone': plaster('old-stone', '#b3936c', 1.0, .92, .6),
    'dark-stone': plaster('dark-stone', '#93704f', .8, .92, .3),
    'dome': plaster('dome', '#cdb48c', .7, .9, .5),
    'bank': ground('bank', '#5f7236', '#84824e', .12),
}
town = Town(palette, 12)
RIVER, PITCH, ARCHES, WIDE = -3.2, 9.6, 11, 8.5
LEFT, DECK = -86.5, 4.6
frame = move(0, 28, 0, 22)

land, bridge = Builder(), Builder()
land.face([(-3000, -3000, RIVER), (3000, -3000, RIVER), (3000, 3000, RIVER), (-3000, 3000, RIVER)], palette['gomti'])
end = LEFT + ARCHES * PITCH
with land.at(frame):
    # The far bank with its steps, the near bank on the left, and the bend of the river behind them.
    land.box(end + 364, 100, RIVER - 2, 700, 1400, -RIVER + 1.9, palette['bank'])
    land.box(LEFT - 352, 100, RIVER - 2, 700, 1400, -RIVER + 1.9, palette['bank'])
    land.box(0, 550, RIVER - 2, 1400, 800, -RIVER + 1.89, palette['bank'])
    land.box(-395, 270, RIVER - 2, 780, 450, -RIVER + 1.88, palette['bank'])
    with land.at(move(end + 8.6, -19, RIVER)):
        with land.at(move(0, 0, 0, 180)):
            with land.at(move(6.6, 0, 0)):
                flight(land, 30, 11, .29, .58, palette['old-stone'], palette['dome'])
with bridge.at(frame):
    openings = [(LEFT + (k + .5) * PITCH, 3.05, RIVER + 2.3, 3.9) for k in range(ARCHES)]
    arched(bridge, LEFT, end, 0, WIDE, RIVER - 1, DECK, openings, palette['old-stone'], palette['dome'])
    for side in (-.12, WIDE - .1):
        bridge.box((LEFT + end) / 2, side + .1, DECK - .75, end - LEFT, .5, .3, palette['dark-stone'])
        bridge.box((LEFT + end) / 2, side + .1, DECK, end - LEFT + 40, .55, 1.0, palette['old-stone'])
        bridge.box((LEFT + end) / 2, side + .1, DECK + 1.0, end - LEFT + 40, .8, .16, palette['dome'])
    bridge.box((LEFT + end) / 2, WIDE / 2, DECK - .2, end - LEFT + 40, WIDE, .22, palette['tar'])
    for x in (LEFT - 10, end + 10):
        bridge.box(x, WIDE / 2, RIVER, 20, WIDE, DECK - RIVER, palette['old-stone'])
    for k in range(ARCHES + 1):
        x = LEFT + k * PITCH
        for y, out in ((0, -1), (WIDE, 1)):
            # The base of a pier, which splits the current, and above it a buttress that carries the kiosk.
            bridge.lathe(x, y + out * .6, RIVER - 1, ((2.1, 0), (2.0, 4.4), (1.2, 5.2)), palette['dark-stone'], 6)
            bridge.box(x, y + out * .7, RIVER + 3, 2.9, 1.6, DECK - RIVER - 3.6, palette['old-stone'])
            bridge.box(x, y + out * .85, DECK - .62, 3.5, 2.2, .3, palette['dome'])
            bridge.box(x, y + out * .85, DECK - .32, 3.7, 2.6, .34, palette['old-stone'])
            kiosk(bridge, x, y + out * .7, DECK, palette['old-stone'], palette['dome'], 3.5, 2.9, 22.5)
land.put('land')
bridge.put('bridge', .03)

paints = ('peach', 'sky', 'cream', 'rose', 'lime', 'white', 'ochre', 'mint')
homes = [building(palette, 8.5 + k % 3, 9, 1 + (k == 4), Style(wall=paint, accent=('terracotta', 'indigo', 'ochre')[k % 3], columns=('wbw', 'bww', 'wwb')[k % 3], rail=('bars', 'jali', 'wall')[k % 3], coolers=.15, grill=False, bay=2.8, storey=3.3, parapet=.6, plinth='terracotta'), k) for k, paint in enumerate(paints)]
for number in range(40):
    across, deep = number % 5, number // 5
    spot = frame @ move(end + 17 + across * 14 + chance.uniform(-1, 1), -24 + deep * 14 + (26 if deep > 1 else 0), 0)
    x, y, _ = spot.to_translation()
    mesh, height = homes[(number * 3 + across) % 8]
    place(mesh, x, y)
    wall = paints[(number * 3 + across) % 8]
    table(palette, town.panel, x + .8, y - 3.6, height, 5, 1 + (number % 3 != 1), 15, 1.0)
    stair_room(palette, x - 2.4, y + 2.7, height, 2.6, 2.5, 2.3, wall)
    tank(palette, x - 2.4, y + 2.8, height + 2.45, .55, 1.15, ('tank', 'tank-white')[number % 3 == 1])
    if number % 4 == 1:
        washing(palette, x - .4, x + 3.4, y + 3.4, height, number)
for number in range(600):
    spot = frame @ move(chance.uniform(-420, 520), 40 + 560 * chance.random() ** 1.4, 0)
    x, y, _ = spot.to_translation()
    local = frame.inverted() @ spot.to_translation()
    if (-4 < local.x < end + 12 and local.y < 154) or (local.x < -4 and local.y < 52) or (end < local.x < end + 90 and local.y < 120):
        continue
    if chance.random() < .3:
        town.house(x, y, False)
    else:
        place(town.tree(), x, y, 0, number * 50, chance.uniform(1.0, 1.6))
# Rows of trees along the water behind the bridge.
for number in range(64):
    line = number < 26
    x, y, _ = (frame @ move(-108 + number * 3.9 + chance.uniform(-2, 2) if line else -40 + (number - 26) * 2.6, chance.uniform(55, 68) if line else chance.uniform(157, 176))).to_translation()
    place(town.neems[number % 2] if number % 3 else town.mangos[1], x, y, 0, number * 50, chance.uniform(1.0, 1.6))
neem, stem = tree(palette, 6, 9, 'neem', 66), palm(palette, 4, 11)
for x, y, mesh, size in ((end + 9, 14, neem, 1.1), (end + 10, -36, neem, 1.0), (end + 24, 16, neem, 1.2), (end + 8.5, -5, neem, .7), (end + 12, 26, stem, 1.0), (end + 15, 30, stem, 1.15)):
    a, b, _ = (frame @ move(x, y)).to_translation()
    place(mesh, a, b, 0, x * 40, size)
for x, y, turn, paint, trim, awning in ((-14, 1, 160, 'car-blue', 'saree-gold', None), (9.8, -11.5, 166, 'tulsi', 'saree-gold', 'cotton'), (17.5, 4, 190, 'car-red', 'cotton', None), (-3, 13, 100, 'cotton', 'saree-blue', None), (22.6, 8, 160, 'saree-gold', 'car-blue', 'saree-red')):
    boat(palette, x, y, turn, paint, trim, 8.5, paint != 'saree-gold', awning, RIVER - .22)
daylight(-104, 16, 6.0, (1, .75, .48), .24, 'morning', .85, drift=8)
camera((2.5, -33, 10.2), (4.6, 20, 2.7), 26)
shoot((1024, 768), 12, (30, 640), exposure=.86, air=(1.25, 1.08, .84), haze=.36)
