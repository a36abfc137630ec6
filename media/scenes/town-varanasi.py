"""Varanasi: the ghats at sunrise, with steps and boats along the bend of the Ganga, and panels on the flat roofs
above them."""
import math
import random

from mathutils import Matrix

from kit.building import Style, building
from kit.grounds import plane
from kit.light import daylight
from kit.materials import plain, plaster
from kit.mesh import Builder, move, place, place_at
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import tree
from kit.river import boat, parasol, water
from kit.roof import stair_room, tank
from kit.stone import arched, flight, kiosk
from kit.studio import camera, clear, shoot

clear()
palette, chance = Palette(), random.Random(12)
palette.made |= {
    'river': water('river', '#6f7f78'),
    'buff': plaster('buff', '#bd9d74', .7, .9, .3),
    'red-stone': plaster('red-stone', '#a5714f', .7, .9, .3),
    'pale': plaster('pale', '#d3bb92', .6, .9, .3),
    'straw': plain('straw', '#c2964e', .95, 0, .1),
}
solar = panel(palette)
STEPS, RISE, RUN, PITCH = 26, .3, .58, 26
TOP, DEEP = STEPS * RISE, STEPS * RUN
STONE = ('buff', 'red-stone', 'pale')


def bank(y):
    """Returns the place of the water's edge, and by how many degrees the bank has turned from north."""
    along = max(0, y + 10)
    return 3.4 * along ** 2 / 3600, -math.degrees(math.atan(6.8 * along / 3600))


def crown(x, y, width, depth, roof, wall, near, number):
    """Adds the things on a roof: panels that face south, a tank and, on a near roof, the room above the stairs."""
    table(palette, solar, x + .8, y - depth * .36, roof, max(3, min(6, int((width - 2.4) / 1.16))), 1 + (number % 3 > 0), 15, 1.0 + .5 * (number % 3 == 0))
    if near:
        stair_room(palette, x - width * .26, y + depth * .3, roof, 2.7, 2.5, 2.3, wall)
    tank(palette, x - width * .26, y + depth * .3, roof + (2.45 if near else 0), .6, 1.2, ('tank', 'tank-white')[number % 3 == 1])


def palace(spot):
    """An old stone palace on an arcade, with an eight-sided tower and a kiosk at each end of its front."""
    build, width, deep, foot = Builder(), 23, 13, TOP * .5
    with build.at(spot @ move(-DEEP - 2, 0, 0, 90)):
        build.box(0, deep / 2 + .4, 0, width, deep, TOP + 9.4, palette['buff'], palette['roof'])
        for level, high in ((TOP, 4.4), (TOP + 4.5, 4.2)):
            arched(build, -width / 2, width / 2, -1.2, 1.2, level, level + high, [(-8.8 + k * 3.52, 1.15, level + 2.0, 1.3) for k in range(6)], palette['pale'], palette['trim'])
            build.box(0, -1.0, level + high, width + .8, 3.6, .28, palette['trim'])
            for k in range(6):
                build.box(-8.8 + k * 3.52, .42, level, 1.3, .2, 2.6, palette['door'])
        build.box(0, -.6, foot, width, 4, TOP - foot, palette['red-stone'])
        build.ring(0, deep / 2 - .2, TOP + 8.9, width, deep + 1.6, 1.1, .3, palette['pale'])
        for side in (-1, 1):
            build.lathe(side * width / 2, -1.4, 0, ((3.0, 0), (2.6, TOP + 8.9), (3.0, TOP + 9.0), (3.0, TOP + 9.4), (2.5, TOP + 9.4)), palette['buff'], 8)
            kiosk(build, side * width / 2, -1.4, TOP + 9.4, palette['pale'], palette['trim'], 4.2, 2.9, 22.5)
    for side in (-1, 1):
        with build.at(spot @ move(-DEEP - 2, 0, 0, 90) @ move(side * width / 2, deep / 2 + .4, 0, side * 90)):
            for level in (TOP + .1, TOP + 4.6):
                arched(build, -deep / 2 + .6, deep / 2 - .6, -.4, .38, level, level + 4.2, [(-4.2 + k * 2.8, .85, level + 2.1, 1.0) for k in range(4)], palette['pale'], palette['trim'])
                for k in range(4):
                    build.box(-4.2 + k * 2.8, -.08, level + .5, 1.5, .1, 2.4, palette['door'])
                build.box(0, -.45, level + 4.2, deep + .4, 1.2, .22, palette['trim'])
    build.put('palace')
    x, y, _ = (spot @ move(-DEEP - 9, 0)).to_translation()
    for side in (-5, 4):
        table(palette, solar, x, y + side, TOP + 9.4, 7, 2, 14, 1.5)


low, houses = [], []
for number, wall in enumerate(('sand', 'rose', 'cream', 'peach', 'ochre', 'white', 'lime', 'sky') * 2):
    style = Style(wall=wall, accent=('terracotta', 'ochre', 'indigo')[number % 3], columns=('wbw', 'bwb', 'wwb')[number % 3], rail=('jali', 'bars', 'wall')[number % 3], coolers=.1, grill=False, storey=3.3 + number % 5 * .12, bay=2.8, parapet=.7, plinth='red-stone')
    width, depth, floors = 9.5 + number * 1.7 % 3.5, 9.5 + number * 1.3 % 2.2, 1 + number % 2
    low.append((*building(palette, width, depth, floors, style, number), width, depth, wall))
    houses.append((*building(palette, width, depth, floors + 1, style, number), width, depth, wall))
greens = [tree(palette, 8, 9, 'mango', 40), tree(palette, 6, 9, 'neem', 50)]
ghats, decks, plinths = Builder(), Builder(), Builder()
y = -30.0
for number in range(17):
    x, turn = bank(y)
    spot = move(x, y, 0, turn)
    first, second = STONE[number % 3], STONE[(number + 1) % 3]
    with ghats.at(spot):
        with ghats.at(move(0, 0, number * .004)):
            flight(ghats, PITCH + 2, STEPS, RISE, RUN, palette[first], palette[second])
        # A landing at the water, and a bastion with its kiosk between two flights of steps.
        ghats.box(1.6, (number % 3 - 1) * 3, -2, 3.6, 15 + number % 2 * 5, 2.32, palette[second])
        ghats.lathe(-3.5, PITCH / 2, -2, ((4.4, 0), (4.1, 5.2)), palette[second], 8)
        ghats.lathe(-3.5, PITCH / 2, 3.2, ((4.1, 0), (4.35, .05), (4.35, .4), (.1, .4)), palette['pale'], 8)
        ghats.box(-10, PITCH / 2, -2, 13, 3.4, 2 + TOP * .62, palette[first], palette['pale'])
        if number % 2:
            kiosk(ghats, -3.5, PITCH / 2, 3.6, palette[first], palette['pale'], 3.4, 2.7, 22.5)
    with decks.at(spot):
        for k in range(6 if number < 10 else 0):
            step = (0, 0, 3, 6, 0, 9)[(k + number) % 6]
            parasol(decks, palette, palette['straw'], 1.6 - step * (RUN + .26), -8.5 + k * 3.3, .33 if step == 0 else step * RISE, 1.35, 2.1, chance.uniform(-9, 9), chance.uniform(-20, 20))
    if number == 3:
        palace(spot)
    with ghats.at(spot):
        ghats.box(-DEEP - 300, 0, -2, 599.9, PITCH + 60, TOP + 1.9 + number * .004, palette['town-floor'])
        ghats.box(-DEEP - 3, 0, TOP, 6, PITCH + 3, .1 + number * .004, palette['paving'])
    # The houses above the steps, facing the river, and the houses behind them. The palace stands in the first row.
    for row in range(1 if number == 3 else 0, 16):
        at = -PITCH / 2 + 1
        while at < PITCH / 2 - 5:
            mesh, height, width, depth, wall = chance.choice(low if row == 0 or row < 3 and chance.random() < .5 else houses)
            where = spot @ move(-DEEP - 3.4 - depth / 2 - row * 14, at + width / 2, TOP + min(row, 4) * .8)
            at += width + chance.uniform(.4, 1.4 + row)
            x, across, base = where.to_translation()
            if row > 2 and chance.random() < .25:
                place(greens[number % 2], x, across, base, number * 50 + row * 30, chance.uniform(.9, 1.3))
                continue
            place_at(mesh, where @ move(0, 0, 0, 90))
            plinths.box(x, across, TOP - 1, depth + .8, width + .8, base - TOP + 1.3, palette[STONE[row % 3]])
            crown(x, across, depth, width, base + height, wall, number < 6 and row < 4, number + row)
    y += PITCH * math.cos(math.radians(turn))
ghats.put('ghats')
decks.put('parasols')
plinths.put('plinths')

land = Builder()
plane(land, palette, 'river', 0)
land.box(1200, 1500, -1, 2400, 800, 2.2, palette['sand'])
land.put('land')
for k in range(130):
    place(greens[0], 120 + k * 8, 1110 + chance.random() * 60, 1, k * 50, chance.uniform(1.0, 1.7))
for along, side in ((-8, -12), (25, 9), (78, -11), (104, 6), (150, 0)):
    place_at(greens[1], move(bank(along)[0], along, TOP, bank(along)[1]) @ move(-DEEP - 1.6, side) @ Matrix.Scale(.75, 4))

paints = (('car-blue', 'saree-gold'), ('tulsi', 'saree-red'), ('car-red', 'cotton'), ('saree-gold', 'car-blue'), ('cotton', 'saree-blue'), ('indigo', 'marigold'))
for number in range(46):
    along = -26 + number * 5.2 + chance.uniform(-1.4, 1.4)
    x, turn = bank(along)
    boat(palette, x + 7.8 + chance.uniform(-.6, 1.2), along, turn + 180 + chance.uniform(-14, 14), *paints[number % 6], chance.uniform(7, 9.5), False, ('cotton', None, None, 'saree-gold', None)[number % 5])
for x, along, turn, paint in ((27, 8, 64, 0), (36, 44, 80, 3), (62, 96, 70, 1), (25, 58, 100, 2), (80, 170, 60, 4), (52, 130, 75, 5), (100, 120, 95, 0)):
    boat(palette, x, along, turn, *paints[paint], 8.5)
daylight(-52, 14, 6.2, (1, .72, .46), .23, 'golden', .85, drift=5)
camera((14.5, -41, 28), (-2.5, 26, 7.5), 30)
shoot((1024, 768), 10, (40, 760), exposure=.62, haze=.42, air=(1.35, 1.0, .68))
