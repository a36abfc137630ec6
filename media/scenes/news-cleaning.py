"""News: a panel half covered with summer dust and half washed, with the wiper at the border between the halves."""
import math
import random

from mathutils import Matrix

from kit.light import daylight
from kit.mesh import Builder, place_at
from kit.nodes import Shader, colour
from kit.palette import Palette
from kit.panels import PITCH_X, PITCH_Y, table
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.terrace import potted, terrace
from kit.town import Town


def dust():
    """A film of dust, thicker in some places than in others."""
    shader = Shader('dust')
    veil = shader.math('MULTIPLY_ADD', shader.between(shader.noise(3, 7), .3, .7), .3, .32)
    specks = shader.math('MULTIPLY', shader.between(shader.noise(60, 3), .55, .8), .22)
    return shader.set(Base_Color=colour('#b59a74'), Roughness=1.0, Specular=.02, Alpha=shader.math('ADD', veil, specks, clamp=True)).material


clear()
palette, chance = Palette(), random.Random(5)
town = Town(palette, 16)
floor = terrace(palette, 18, 13, 'sand')
table(palette, town.panel, 0, -3.6, floor, 10, 2, 18, .6)
stair_room(palette, -6.2, 4.2, floor, 3.6, 3.2, 2.5, 'sand')
tank(palette, -6.2, 4.3, floor + 2.65, .62, 1.3)
slope = Matrix.Translation((0, -3.6, floor + .6)) @ Matrix.Rotation(math.radians(18), 4, 'X') @ Matrix.Translation((-5 * PITCH_X, 0, .093))
film, drops, wiper = Builder(), Builder(), Builder()
edge = 4.36 * PITCH_X
earth = dust()
for column in range(4, 10):
    for row in range(2):
        low = max(edge, column * PITCH_X + .012)
        a, b = low, (column + 1) * PITCH_X - .012
        film.face([(a, row * PITCH_Y + .012, 0), (b, row * PITCH_Y + .012, 0), (b, (row + 1) * PITCH_Y - .012, 0), (a, (row + 1) * PITCH_Y - .012, 0)], earth)
with drops.at(slope):
    for _ in range(1500):
        x, y, size = edge - .02 - abs(chance.gauss(0, 1.2)), chance.uniform(.05, 4.4), .004 + .012 * chance.random() ** 3
        if x > .1:
            drops.lathe(x, y, .0004, [(size * math.cos(t * .39), size * .5 * math.sin(t * .39)) for t in range(4)] + [(size * .03, size * .5)], palette['water'], 10)
drops.put('drops', smooth=True)
place_at(film.mesh('film'), slope)
with wiper.at(slope):
    y = 1.15
    wiper.box(edge - .03, y, .004, .03, .62, .05, palette['rubber'])
    wiper.box(edge - .05, y, .05, .06, .66, .045, palette['car-blue'])
    wiper.rod((edge - .05, y, .075), (edge - 1.0, y - 1.75, .72), .016, palette['alloy'])
    wiper.rod((edge - .78, y - 1.34, .572), (edge - 1.0, y - 1.75, .72), .022, palette['saree-gold'])
wiper.put('wiper', .005)
potted(palette, ((-8.2, -5.4, 'magenta'), (-7.5, -5.6, None), (7.8, -5.5, 'marigolds'), (8.2, 5.2, 'magenta'), (2.0, 5.6, None), (3.0, 5.6, 'magenta')), floor, .24)
town.fill(10, lambda x, y: not (-12 < x < 12 and -10 < y < 10) and y > -14, 420, near=60)
daylight(92, 30, 5.2, (1, .86, .64), .25, 'golden', .5, drift=12, dust=3.5)
camera((-2.6, -5.9, floor + 2.2), (.35, -1.9, floor + 1.12), 33, focus=(-.6, -2.6, floor + 1), stop=9)
shoot((1024, 768), 12, (10, 420), exposure=.68, haze=.5, air=(1.4, 1.04, .68))
