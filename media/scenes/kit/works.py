"""The sheds of factories and stores, with panels along their roofs."""
import math

from mathutils import Matrix

from kit.mesh import Builder, move
from kit.panels import PITCH_X, PITCH_Y, lay


def ventilator(build, palette, x, y, z, radius=.32):
    """A turbine ventilator: a ball of vanes on a neck."""
    build.lathe(x, y, z, ((radius * .62, 0), (radius * .62, .28), (radius * .95, .36), (radius * 1.1, .52), (radius * .95, .7), (radius * .5, .8), (.03, .82)), palette['zinc'], 20)


def roof_panels(solar, x, y, eave, width, run, pitch, gap=8, south=True, edge=.5):
    """Panels on one slope of a roof whose ridge is along X at `y`, in blocks with walkways between them."""
    rows = int((run / math.cos(math.radians(pitch)) - 2 * edge) // PITCH_Y)
    block = gap * PITCH_X
    count = int((width - 2 * edge + .8) // (block + .8))
    left = -(count * block + (count - 1) * .8) / 2
    slope = Matrix.Rotation(math.radians(pitch), 4, 'X')
    spot = move(x, y, eave, 0 if south else 180)
    for number in range(count):
        corner = Matrix.Translation((left + number * (block + .8), -run, 0))
        lay(solar, spot @ corner @ slope @ Matrix.Translation((0, edge, .22)), gap, rows)


def shed(palette, solar, x, y, width, depth, eave=7.0, pitch=7, wall='sheet', doors=3, gap=8, north=False, band='indigo', skylights=True):
    """A long shed with its ridge along X: ribbed walls, doors, a gutter, ventilators, and panels on the southern slope."""
    build, run, tan = Builder(), depth / 2, math.tan(math.radians(pitch))
    ridge = eave + run * tan
    build.box(x, y, -.2, width, depth, eave + .2, palette[wall])
    build.ring(x, y, -.2, width + .08, depth + .08, 1.3, .1, palette['concrete'])
    build.ring(x, y, eave - 1.0, width + .06, depth + .06, .62, .08, palette[band])
    with build.at(move(x, y, 0, 90)):
        build.prism([(-run, eave - .01), (run, eave - .01), (0, ridge)], -width / 2, width, palette['sheet-y'])
        for side in (-1, 1):
            far, low = side * (run + .3), eave - .3 * tan
            slope = [(far, low + .03), (0, ridge + .03), (0, ridge + .13), (far, low + .13)]
            build.prism(slope if side < 0 else slope[::-1], -width / 2 - .25, width + .5, palette['sheet'])
            build.box(far, 0, low - .1, .2, width + .5, .17, palette['zinc'])
        build.box(0, 0, ridge + .1, .7, width + .5, .07, palette['zinc'])
    for number in range(max(2, int(width // 7))):
        ventilator(build, palette, x - width / 2 + 3.5 + number * 7, y, ridge + .12)
    if skylights:
        for number in range(int(width // 12)):
            with build.at(move(x - width / 2 + 8 + number * 12, y, 0) @ Matrix.Translation((0, 0, ridge + .14)) @ Matrix.Rotation(math.radians(-pitch), 4, 'X')):
                build.box(0, run / 2, 0, 1.0, run * .8, .03, palette['rail-glass'])
    for number in range(doors):
        door(build, palette, x - width / 2 + width * (number + .5) / doors, y - depth / 2)
    build.put('shed')
    roof_panels(solar, x, y, eave + .1, width, run, pitch, gap)
    if north:
        roof_panels(solar, x, y, eave + .1, width, run, pitch, gap, False)
    return ridge


def door(build, palette, x, y, width=4.2, height=4.4):
    """A rolling shutter under a canopy, in a wall that faces -Y."""
    build.box(x, y - .03, 0, width + .4, .1, height + .3, palette['frame-white'])
    build.box(x, y - .07, 0, width, .06, height, palette['zinc'])
    for rib in range(int(height / .24)):
        build.box(x, y - .11, .06 + rib * .24, width, .03, .05, palette['zinc'])
    build.box(x, y - .8, height + .45, width + 1.2, 1.6, .14, palette['marigold'])
