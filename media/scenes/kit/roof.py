"""Things on and below an Indian roof's edge: parapets, screens, tanks, stair rooms, cables."""
import math
import random

from mathutils import Matrix

from kit.mesh import Builder, move


def parapet(build, palette, x, y, z, width, depth, height=.9, wall='cream', cap='trim', thick=.16):
    """A parapet around a roof, with a coping that keeps the rain off."""
    build.ring(x, y, z, width, depth, height, thick, palette[wall])
    build.ring(x, y, z + height, width + .1, depth + .1, .07, thick + .1, palette[cap])


def jali(build, palette, x0, x1, y, z, height=.9, wall='trim', step=.3):
    """A lattice screen along X: slanting bars in a frame."""
    for level in (z, z + height - .07):
        build.box((x0 + x1) / 2, y, level, x1 - x0, .1, .07, palette[wall])
    count = max(1, round((x1 - x0) / step))
    pitch = (x1 - x0) / count
    for number in range(count):
        left = x0 + number * pitch
        for a, b in ((left, left + pitch), (left + pitch, left)):
            build.rod((a, y, z + .06), (b, y, z + height - .06), .024, palette[wall], sides=5)


def tank(palette, x, y, z, radius=.62, height=1.35, colour='tank', stand=.0):
    """A ribbed plastic water tank with its lid, on a stand if `stand` is set."""
    build = Builder()
    if stand:
        for a in (-.6, .6):
            build.box(x + a * radius, y, z, .16, radius * 1.7, stand - .08, palette['brick'])
        build.box(x, y, z + stand - .08, radius * 2.2, radius * 2.2, .08, palette['concrete'])
    foot, profile, ribs = z + stand, [], 9
    body = height * .8
    for rib in range(ribs):
        low, step = body * rib / ribs, body / ribs
        profile += [(radius * .965, low), (radius, low + step * .22), (radius, low + step * .72), (radius * .965, low + step * .94)]
    profile += [(radius * .95, body), (radius * .86, body + height * .06), (radius * .6, height * .94), (radius * .34, height * .97), (radius * .34, height * 1.03), (radius * .3, height * 1.05)]
    build.lathe(x, y, foot, profile, palette[colour], 40)
    build.path(((x + radius * .9, y, foot + .12), (x + radius + .25, y, foot + .12), (x + radius + .25, y, z)), .03, palette['frame-white'])
    return build.put('tank', smooth=True)


def stair_room(palette, x, y, z, width=3.2, depth=3.0, height=2.5, wall='cream', door='south'):
    """The room above the stairs: door, shade, window and slab."""
    build = Builder()
    build.box(x, y, z, width, depth, height, palette[wall], palette['roof'])
    build.box(x, y, z + height + .004, width + .6, depth + .6, .14, palette['trim'])
    turn = {'south': 0, 'east': 90, 'west': -90}[door]
    reach = (depth if door == 'south' else width) / 2
    with build.at(move(x, y, z, turn)):
        build.box(.35, -reach - .03, 0, 1.08, .08, 2.12, palette['trim'])
        build.box(.35, -reach - .06, .02, .92, .06, 2.02, palette['door'])
        for low in (.2, 1.12):
            build.box(.35, -reach - .095, low, .66, .02, .74, palette['wood'])
        build.box(.35, -reach - .42, 2.2, 1.5, .84, .08, palette['trim'])
        build.box(-.85, -reach - .03, 1.05, .9, .08, .9, palette['trim'])
        build.box(-.85, -reach - .05, 1.12, .76, .06, .76, palette['glass'])
        for bar in range(4):
            build.box(-.85, -reach - .095, 1.25 + bar * .16, .78, .012, .012, palette['iron'])
    build.put('stair-room', .012)


def cooler(build, palette, x, y, z, turn=0):
    """The outdoor unit of an air conditioner on a bracket, with its fan towards -Y."""
    with build.at(move(x, y, z, turn)):
        build.box(0, 0, 0, .8, .3, .55, palette['machine'])
        build.box(-.12, -.152, .04, .5, .012, .47, palette['iron'])
        for ring in range(1, 5):
            build.box(-.12, -.162, .04 + ring * .094, .5, .012, .012, palette['machine'])
        build.box(0, .06, -.05, .7, .4, .04, palette['zinc'])


def washing(palette, x0, x1, y, z, seed=3):
    """Laundry on a line between two posts."""
    chance, build = random.Random(seed), Builder()
    for x in (x0, x1):
        build.rod((x, y, z), (x, y, z + 1.95), .03, palette['zinc'])
    build.rod((x0, y, z + 1.88), (x1, y, z + 1.88), .006, palette['cotton'])
    at = x0 + .25
    while at < x1 - .7:
        width, drop = chance.uniform(.45, .95), chance.uniform(.7, 1.25)
        cloth = palette[chance.choice(('saree-red', 'saree-blue', 'saree-gold', 'cotton'))]
        steps, rows = 12, 4
        points = [(at + width * i / steps, y + math.sin(i * 1.3 + at) * .035 * (j + .3), z + 1.88 - drop * j / rows) for j in range(rows + 1) for i in range(steps + 1)]
        faces = [(j * (steps + 1) + i, j * (steps + 1) + i + 1, (j + 1) * (steps + 1) + i + 1, (j + 1) * (steps + 1) + i) for j in range(rows) for i in range(steps)]
        build.add(points, faces, cloth)
        at += width + chance.uniform(.08, .3)
    return build.put('washing', smooth=True)


def dish(palette, x, y, z, turn=0):
    """A television dish on its post."""
    build = Builder()
    with build.at(move(x, y, z, turn)):
        build.rod((0, 0, 0), (0, 0, .9), .025, palette['zinc'])
        with build.at(Matrix.Translation((0, -.05, .9)) @ Matrix.Rotation(math.radians(62), 4, 'X')):
            build.lathe(0, 0, 0, ((.03, 0), (.18, .025), (.33, .08), (.325, .085), (.17, .035)), palette['machine'], 24)
            build.rod((0, -.3, .08), (0, 0, .42), .01, palette['zinc'])
            build.box(0, 0, .4, .07, .07, .12, palette['iron'])
    build.put('dish', smooth=True)


def inverter(palette, x, y, z, turn=0):
    """The inverter and its switch box on a wall, with the conduits down from the panels."""
    build = Builder()
    with build.at(move(x, y, z, turn)):
        build.box(0, -.1, .95, .52, .2, .68, palette['machine'])
        build.box(0, -.203, 1.32, .2, .01, .12, palette['indigo'])
        build.box(.62, -.08, 1.05, .36, .16, .46, palette['frame-white'])
        build.box(-.5, -.08, 1.15, .28, .14, .32, palette['car-red'])
        for at in (-.5, 0, .62):
            build.rod((at, -.07, 0), (at, -.07, 1.1), .018, palette['zinc'])
    build.put('inverter', .01)
