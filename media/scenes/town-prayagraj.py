"""Prayagraj, seen from a terrace: the green Yamuna and the pale Ganga meet at a tongue of sand; boats, tents, panels."""
import random

from mathutils import Vector, noise

from kit.home import charpai
from kit.light import daylight
from kit.materials import ground, plain
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import palm, shrub, tree
from kit.river import boat, parasol, water
from kit.roof import tank
from kit.studio import camera, clear, shoot
from kit.terrace import potted, terrace
from kit.town import Town

clear()
palette, chance = Palette(), random.Random(4)
palette.made |= {
    'rivers': water('rivers', '#23615c', '#b59f74', 0, .4, .1),
    'sand-bank': ground('sand-bank', '#d6bf92', '#c4aa7c', .12),
    'straw': plain('straw', '#c2964e', .95, 0, .1),
}
town = Town(palette, 8)
RIVER = -2.2


def shore(name, x0, x1, y0, y1, step, level):
    """Adds sand with low dunes. `level` gives its height at each place."""
    build, across, rows = Builder(), int((x1 - x0) / step), int((y1 - y0) / step)
    points = []
    for j in range(rows + 1):
        for i in range(across + 1):
            x, y = x0 + i * step, y0 + j * step
            rough = noise.noise(Vector((x * .035, y * .035, 3))) * .9 + noise.noise(Vector((x * .11, y * .11, 7))) * .35
            points.append((x, y, RIVER + level(x, y, rough)))
    faces = [(j * (across + 1) + i, j * (across + 1) + i + 1, (j + 1) * (across + 1) + i + 1, (j + 1) * (across + 1) + i) for j in range(rows) for i in range(across)]
    build.add(points, faces, palette['sand-bank'])
    build.put(name, smooth=True)


def tongue(x, y, rough):
    """The tongue of sand between the rivers: narrow at its tip, and broader the further away it is."""
    half = max(0, y - 84) ** .8 * .92
    inside = half - abs(x - (-3 + (y - 84) * .05)) + rough * 7
    return max(-1.5, min(1.3, inside * .11)) + rough * .25 * (inside > 6)


def near(x, y, rough):
    """The bank below the terrace, which slopes down to the water."""
    return max(-1.5, min(2.2, (44 - y - x * .12 + rough * 8) * .14)) + rough * .1


shore('tongue', -170, 260, 76, 460, 2.5, tongue)
shore('near', -160, 160, 5, 70, 1.6, near)
rivers = Builder()
rivers.face([(-4000, -4000, 0), (4000, -4000, 0), (4000, 4000, 0), (-4000, 4000, 0)], palette['rivers'])
# The line at which the rivers meet runs from the tip of the sand to the right, with the current.
place(rivers.mesh('rivers'), -3, 88, RIVER, 112)

floor = terrace(palette, 15, 11, 'peach', 'tiles', 2, .8)
table(palette, town.panel, 3.0, -1.0, floor, 6, 2, 14, .9)
tank(palette, -5.9, 3.5, floor, .55, 1.15, 'tank', .4)
charpai(palette, -3.4, 1.6, floor, 70)
potted(palette, ((-6.9, -4.7, 'magenta'), (-6.2, -4.8, None), (6.9, 4.7, 'magenta'), (6.2, 4.8, 'marigolds'), (-3.2, 4.8, 'marigolds'), (-2.5, 4.8, None), (6.9, -4.7, 'marigolds')), floor, .22)

paints = (('car-blue', 'saree-gold'), ('tulsi', 'saree-red'), ('car-red', 'cotton'), ('saree-gold', 'car-blue'), ('cotton', 'saree-blue'), ('indigo', 'marigold'))
awnings = ('cotton', None, 'saree-gold', None, 'saree-red')
for number in range(13):
    x = -40 + number * 7.4 + chance.uniform(-1, 1)
    boat(palette, x, 47.5 - x * .12 + chance.uniform(-.5, 2), 90 + chance.uniform(-22, 22), *paints[number % 6], chance.uniform(7, 9.5), False, awnings[number % 5], RIVER - .2)
for number in range(16):
    x, y = -16 + number * 1.9 + chance.uniform(-.8, .8), 79 + abs(number - 7) * 2.4 + chance.uniform(-2, 2)
    boat(palette, x, y, -90 + (number - 7) * 9, *paints[(number * 5 + 1) % 6], chance.uniform(7.5, 10), False, awnings[(number + 1) % 5], RIVER - .2)
for x, y, turn, paint in ((-15, 62, 150, 0), (13, 66, 30, 3), (30, 60, 165, 2), (-34, 76, 120, 1), (40, 92, 60, 5), (-48, 120, 80, 4), (58, 74, 10, 0), (4, 60, 80, 2)):
    boat(palette, x, y, turn, *paints[paint], 8.5, True, awnings[paint % 5], RIVER - .2)
camp = Builder()
for number in range(14):
    parasol(camp, palette, palette['straw'], -10 + number * 1.4 + chance.uniform(-1, 1), 100 + number % 4 * 4 + chance.uniform(-1, 1), RIVER + .9, 1.5, 2.2, chance.uniform(-8, 8), number * 30)
for row in range(9):
    for k in range(-5 - row * 2, 6 + row * 2):
        x, y, cloth = k * 6.4 + row % 2 * 3 + 3, 122 + row * 13, ('cotton', 'cotton', 'saree-gold', 'cotton', 'saree-red')[(k * 3 + row) % 5]
        if abs(x) < (y - 84) ** .8 * .6 and (k + row) % 7:
            with camp.at(move(x, y, RIVER + 1.1)):
                camp.box(0, 0, 0, 4, 5, 1.6, palette[cloth])
                camp.prism([(-2.3, 1.55), (2.3, 1.55), (0, 3.1)], -2.7, 5.4, palette[cloth])
    if row % 2 == 0:
        for side in (-1, 1):
            y = 118 + row * 13
            x = side * (y - 84) ** .8 * .72 - 2
            camp.rod((x, y, RIVER), (x, y, RIVER + 9), .08, palette['ochre'])
            camp.face([(x, y, RIVER + 9), (x + 3.2, y - .2, RIVER + 8.2), (x, y, RIVER + 7.4)], palette[('car-red', 'marigold')[row % 4 // 2]])
# The far banks, which are wooded, with the town among the trees.
for x0, x1, y0, y1 in ((-1600, -120, 320, 900), (-1600, 1600, 520, 1400), (330, 1700, 300, 900)):
    camp.box((x0 + x1) / 2, (y0 + y1) / 2, RIVER - 1, x1 - x0, y1 - y0, 2.9, palette['grass'])
camp.put('camp')
for number in range(620):
    part = number % 3
    x, y = ((chance.uniform(-520, -122), chance.uniform(324, 460)), (chance.uniform(-260, 420), chance.uniform(524, 640)), (chance.uniform(334, 700), chance.uniform(304, 460)))[part]
    if chance.random() < .16:
        town.house(x, y, False)
    else:
        place(town.tree(), x, y, 0, number * 50, chance.uniform(1.1, 1.9))
# Tall groves that hide the end of the ground.
for number in range(190):
    place(town.mangos[number % 2], -460 + number * 5 + chance.uniform(-3, 3), 526 + chance.random() * 40, -.4, number * 50, chance.uniform(2.1, 2.9))
bush = shrub(palette, 41, 1.6, 30)
for number in range(60):
    x = -52 + number * 1.8 + chance.uniform(-1, 1)
    y = 14 + chance.random() * 14
    place(bush, x, y, RIVER + near(x, y, 0) - .5, number * 50, chance.uniform(.7, 1.6))
neem, stem = tree(palette, 6, 8, 'neem', 66), palm(palette, 4, 9)
for x, y, mesh, size in ((-17, 14, neem, .95), (16, 12, neem, .85), (24, 20, neem, 1.0), (-25, 20, stem, .9)):
    place(mesh, x, y, -.3, x * 40, size)
daylight(-80, 17, 5.8, (1, .77, .5), .24, 'morning', .85, drift=5)
camera((-3.2, -11.2, floor + 9.2), (.6, 40, 1.2), 30)
shoot((1024, 768), 10, (40, 900), exposure=.74, air=(1.25, 1.08, .84), haze=.42)
