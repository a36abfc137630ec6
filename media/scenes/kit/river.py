"""A river: its water, wooden boats with oars, and palm-leaf parasols on the bank."""
import math

from mathutils import Matrix

from kit.mesh import Builder, move
from kit.nodes import Shader, colour


def water(name, first, second=None, line=0.0, ripple=.5, rough=.1):
    """The surface of a river, with ripples. With `second`, the water has another colour where y is less than `line`.
    The two colours mix along a ragged edge."""
    shader = Shader(name)
    tone = colour(first)
    if second:
        split = shader.node('SeparateXYZ', Vector=shader.place())
        ragged = shader.math('MULTIPLY_ADD', shader.noise(.03, 6, (1, .6, 1)), 36.0, -18.0)
        edge = shader.math('ADD', split.outputs['Y'], ragged)
        tone = shader.mix(shader.between(edge, line - 5, line + 5), colour(second), tone)
    drift = shader.between(shader.noise(.05, 5, (.35, 1, 1)), .35, .7)
    tone = shader.mix(shader.math('MULTIPLY', drift, .3), tone, shader.mix(1.0, tone, (.62, .66, .7, 1), 'MULTIPLY'))
    shader.set(Base_Color=tone, Roughness=rough, Specular=.5)
    # Leaves out distant ripples, which are finer than a pixel and would only sparkle.
    near = shader.math('DIVIDE', 45.0, shader.node('CameraData').outputs['View Distance'], clamp=True)
    waves = shader.math('ADD', shader.noise(.5, 3, (.5, 1, 1)), shader.math('MULTIPLY', shader.noise(2.6, 2, (.6, 1, 1)), .35))
    return shader.bump(waves, shader.math('MULTIPLY', near, ripple), .25).material


def hull(build, length, width, depth, material, inside, band):
    """The hull of a boat, its middle at the origin and its bow towards +X: painted sides, a band of another colour
    below the rim, and a wooden lining."""
    steps, ribs = 22, 6

    def rim(part, inset=0.0):
        half = width / 2 * max(0.0, 1 - abs(part) ** 2.6) ** .8 - inset
        lift = depth * (.62 * max(0, part) ** 3 + .4 * max(0, -part) ** 3)
        return max(half, .02), lift

    def section(part, inset, floor):
        half, lift = rim(part, inset)
        keel = lift * .8 + floor
        return [(part * length / 2, half * math.sin(math.pi / 2 * k / ribs), keel + (depth + lift - keel) * (1 - math.cos(math.pi / 2 * k / ribs)) ** .9) for k in range(-ribs, ribs + 1)]

    for inset, floor, paint in ((0, 0, material), (.06, .1, inside)):
        points = []
        for step in range(steps + 1):
            points += section(-1 + 2 * step / steps, inset, floor)
        row = 2 * ribs + 1
        for step in range(steps):
            for k in range(row - 1):
                a = step * row + k
                high = k in (0, row - 2)
                build.face([points[a], points[a + 1], points[a + row + 1], points[a + row]], band if high and not inset else paint)
    for side in (-1, 1):
        line = []
        for step in range(steps + 1):
            part = -1 + 2 * step / steps
            half, lift = rim(part)
            line.append((part * length / 2, side * half, depth + lift))
        build.path(line, .055, inside, 6)


def boat(palette, x, y, turn=0, paint='car-blue', trim='saree-gold', length=8.5, oars=True, awning=None, z=-.22):
    """A wooden river boat with benches. With the name of a material for `awning`, it has an awning on bamboo poles."""
    build, width, depth = Builder(), length * .23, .78
    with build.at(move(x, y, z, turn)):
        hull(build, length, width, depth, palette[paint], palette['wood'], palette[trim])
        build.box(-.1 * length, 0, .34, length * .62, width * .62, .04, palette['wood'])
        for part in (-.3, -.12, .06, .24):
            build.box(part * length, 0, .6, .34, width * (.9 - abs(part)), .045, palette['wood'])
        build.box(-.4 * length, 0, .82, length * .16, width * .42, .05, palette[trim])
        build.box(.39 * length, 0, .86, length * .14, width * .4, .05, palette[trim])
        if oars:
            for side in (-1, 1):
                build.rod((.1 * length, side * width * .3, .95), (.02 * length, side * width * 1.15, .2), .03, palette['ochre'])
                with build.at(move(.017 * length, side * width * 1.2, .12, 30 * side)):
                    build.box(0, 0, 0, .14, .6, .03, palette['ochre'])
        if awning:
            cover(build, palette, length, width, awning)
    build.put('boat', smooth=True)


def cover(build, palette, length, width, cloth):
    """An arched awning over the middle of a boat."""
    a, b, arc = -.22 * length, .2 * length, []
    for k in range(9):
        turn = math.pi * k / 8
        arc.append((-math.cos(turn) * width * .44, 1.75 + math.sin(turn) * .42))
    for at in (a, (a + b) / 2, b):
        for side in (-.44, .44):
            build.rod((at, side * width, .7), (at, side * width, 1.75), .028, palette['ochre'])
        build.path([(at, y, z) for y, z in arc], .028, palette['ochre'])
    for (y0, z0), (y1, z1) in zip(arc, arc[1:]):
        build.face([(a - .1, y0, z0 + .03), (b + .1, y0, z0 + .03), (b + .1, y1, z1 + .03), (a - .1, y1, z1 + .03)], palette[cloth])


def parasol(build, palette, straw, x, y, z, radius=1.35, height=2.3, lean=0.0, turn=0):
    """A palm-leaf parasol on a bamboo pole, over a low platform of planks."""
    with build.at(move(x, y, z, turn)):
        build.box(0, 0, .38, 2.1, 1.9, .06, palette['wood'])
        for a in (-.9, .9):
            for b in (-.8, .8):
                build.box(a, b, 0, .09, .09, .38, palette['wood'])
        with build.at(Matrix.Translation((.7, .5, 0)) @ Matrix.Rotation(math.radians(lean), 4, 'Y')):
            build.rod((0, 0, 0), (0, 0, height + .45), .035, palette['ochre'])
            build.lathe(0, 0, height, ((radius, 0), (radius * .98, .03), (radius * .5, .3), (.08, .46), (.02, .56)), straw, 20)
