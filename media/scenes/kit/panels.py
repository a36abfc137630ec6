"""Solar panels and the frames that carry them."""
import math

from mathutils import Matrix

from kit.mesh import Builder, move, place_at

WIDTH, LENGTH, GAP = 1.134, 2.278, .022
PITCH_X, PITCH_Y = WIDTH + GAP, LENGTH + GAP


def panel(palette):
    """One panel, with its base at z = 0 and its length along Y."""
    build = Builder()
    build.box(0, 0, 0, WIDTH, LENGTH, .035, palette['alloy'])
    a, b = WIDTH / 2 - .011, LENGTH / 2 - .011
    build.face([(-a, -b, .0365), (a, -b, .0365), (a, b, .0365), (-a, b, .0365)], palette['cells'], [(0, 0), (1, 0), (1, 1), (0, 1)])
    return build.mesh('panel')


def lay(mesh, matrix, columns, rows, lying=False):
    """Lays panels side by side on a plane, from the plane's lower left corner."""
    across, along = (PITCH_Y, PITCH_X) if lying else (PITCH_X, PITCH_Y)
    turned = Matrix.Rotation(math.pi / 2, 4, 'Z') if lying else Matrix.Identity(4)
    for i in range(columns):
        for j in range(rows):
            place_at(mesh, matrix @ Matrix.Translation(((i + .5) * across, (j + .5) * along, 0)) @ turned)


def table(palette, mesh, x, y, z, columns, rows, tilt=14, low=.6, turn=0, stride=3):
    """A table of panels on legs, facing south (-Y). `x, y` is the middle of its low edge, and `low` the height of that
    edge."""
    width, length = columns * PITCH_X, rows * PITCH_Y
    plane = Matrix.Translation((0, 0, low)) @ Matrix.Rotation(math.radians(tilt), 4, 'X')
    spot = move(x, y, z, turn)
    lay(mesh, spot @ plane @ Matrix.Translation((-width / 2, 0, .055)), columns, rows)
    build, steel = Builder(), palette['zinc']
    with build.at(spot):
        with build.at(plane):
            for row in range(rows):
                for part in (.2, .8):
                    build.box(0, (row + part) * PITCH_Y, .005, width + .12, .05, .05, steel)
        frames = max(2, math.ceil(columns / stride) + 1)
        for number in range(frames):
            legs(build, plane, -width / 2 + .22 + (width - .44) * number / (frames - 1), length, rows, low, palette)
    build.put('table')
    return width, length


def legs(build, plane, x, length, rows, low, palette):
    """One frame of a table: its rafter, its legs on concrete feet and, if it is tall, a brace."""
    steel = palette['zinc']
    with build.at(plane):
        build.box(x, length / 2, -.085, .06, length * .97, .09, steel)
    feet = []
    for part in ((.07, .93) if rows < 3 else (.07, .5, .93)):
        head = plane @ Matrix.Translation((x, length * part, -.06)).to_translation()
        feet.append(head)
        size = .075 if low > 1.2 else .055
        build.box(x, head.y, .02, size, size, head.z - .02, steel)
        build.box(x, head.y, 0, .34, .34, .2, palette['concrete'])
        build.box(x, head.y, .2, .17, .17, .012, steel)
    last, before = feet[-1], feet[-2]
    if last.z > 1.0:
        meet = before.lerp(last, .62)
        build.rod((x, last.y, last.z * .55), meet, .022, steel)
