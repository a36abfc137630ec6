"""Cars, lorries, scooters and cycles for streets and yards."""
import math

from mathutils import Matrix

from kit.mesh import Builder, move


def wheel(build, palette, x, y, radius, width=.2):
    """A wheel with its axle along Y."""
    with build.at(Matrix.Translation((x, y + width / 2, radius)) @ Matrix.Rotation(math.pi / 2, 4, 'X')):
        build.lathe(0, 0, 0, ((radius * .9, 0), (radius, .03), (radius, width - .03), (radius * .9, width)), palette['rubber'], 24)
        build.lathe(0, 0, -.012, ((radius * .58, 0), (radius * .58, width + .024)), palette['alloy'], 18)


def car(palette, x, y, turn=0, paint='car-white', z=0):
    """A small hatchback. Before it is turned, its nose points to +X."""
    body, cabin, low = Builder(), Builder(), Builder()
    body.prism([(-1.85, .28), (1.85, .28), (1.9, .55), (1.75, .8), (.95, .93), (-1.8, .98), (-1.9, .6)], -.78, 1.56, palette[paint])
    cabin.prism([(-1.72, .95), (1.0, .92), (.25, 1.42), (-1.35, 1.45)], -.68, 1.36, palette['glass-clear'])
    body.prism([(-1.42, 1.43), (.32, 1.4), (.2, 1.48), (-1.3, 1.51)], -.66, 1.32, palette[paint])
    for at in (-1.46, -.5, .42):
        for side in (-.69, .69):
            lean = .42 if at > 0 else (-.1 if at < -1 else 0)
            body.rod((at + (.3 if at > 0 else 0), side, .93), (at - lean * .4, side * .97, 1.43), .035, palette[paint])
    for at in (-1.2, 1.2):
        for side in (-.68, .68):
            wheel(low, palette, at, side, .3)
    for side in (-.55, .55):
        low.box(1.84, side, .6, .08, .3, .12, palette['cotton'])
        low.box(-1.87, side, .68, .06, .26, .13, palette['car-red'])
    low.box(1.87, 0, .3, .08, 1.3, .16, palette['iron'])
    for build, bevel in ((body, .07), (cabin, .05), (low, 0)):
        thing = build.put('car', bevel, smooth=True)
        thing.matrix_world = move(x, y, z, turn)


def lorry(palette, x, y, turn=0, paint='car-red', box='machine', length=5.4, z=0):
    """A goods lorry with a closed body. Before it is turned, its nose points to +X."""
    body, low = Builder(), Builder()
    body.box(-.9, 0, .95, length, 2.3, 2.4, palette[box])
    front = length / 2 - .9
    body.prism([(front + .15, .6), (front + 1.85, .6), (front + 1.9, 1.5), (front + 1.55, 2.6), (front + .15, 2.7)], -1.1, 2.2, palette[paint])
    low.prism([(front + 1.86, 1.52), (front + 1.93, 1.52), (front + 1.64, 2.45), (front + 1.56, 2.45)], -.95, 1.9, palette['glass-clear'])
    for side in (-1.115, 1.1):
        low.prism([(front + .6, 1.55), (front + 1.6, 1.55), (front + 1.4, 2.4), (front + .6, 2.4)], side, .015, palette['glass-clear'])
    low.box(0, 0, .6, length + 1.6, .9, .28, palette['iron'])
    for at in (-length / 2 - .2, -length / 2 + .9, front + .95):
        for side in (-.95, .95):
            wheel(low, palette, at, side, .47, .28)
    for build, bevel in ((body, .06), (low, 0)):
        thing = build.put('lorry', bevel, smooth=True)
        thing.matrix_world = move(x, y, z, turn)


def scooter(palette, x, y, turn=0, paint='car-blue', z=0):
    """A parked scooter. Before it is turned, its nose points to +X."""
    build = Builder()
    wheel(build, palette, -.55, 0, .24, .12)
    wheel(build, palette, .6, 0, .24, .12)
    build.prism([(-.85, .42), (-.15, .3), (.4, .28), (.42, .36), (-.1, .42), (-.15, .72), (-.8, .74)], -.17, .34, palette[paint])
    build.prism([(.36, .3), (.46, .3), (.36, .98), (.24, .98)], -.2, .4, palette[paint])
    build.box(-.45, 0, .74, .72, .28, .09, palette['iron'])
    build.rod((.3, -.33, 1.06), (.3, .33, 1.06), .02, palette['iron'])
    build.rod((.6, 0, .24), (.3, 0, 1.06), .03, palette['zinc'])
    build.put('scooter', .03, smooth=True).matrix_world = move(x, y, z, turn)
