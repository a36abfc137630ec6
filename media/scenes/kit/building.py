"""Houses with realistic fronts: framed windows under shades, balconies, bands, pipes and coolers."""
import random
from dataclasses import dataclass

from kit.mesh import Builder, move
from kit.roof import cooler, jali, parapet


@dataclass
class Style:
    """How a building looks. `columns` says for each bay of a front whether it is a window, balcony, stair or blank."""

    wall: str = 'cream'
    accent: str = 'terracotta'
    trim: str = 'trim'
    storey: float = 3.1
    parapet: float = .9
    bay: float = 3.0
    window: tuple = (1.35, 1.4)
    columns: str = 'wbw'
    sides: str = 'ww'
    rail: str = 'glass'
    band: bool = True
    grill: bool = True
    plinth: str = 'slate'
    coolers: float = .3
    roof: str = 'roof'
    glass: str = 'glass'
    faces: tuple = ('front', 'right', 'back', 'left')


def window(build, palette, style, x, off, z, width, height, chance):
    """Builds a window: a pane set back in its frame, with a sill, a shade and bars."""
    t, trim = .09, palette[style.trim]
    build.box(x, off - .015, z, width, .03, height, palette[style.glass])
    for side in (-1, 1):
        build.box(x + side * (width / 2 + t / 2), off - .055, z - t, t, .11, height + 2 * t, trim)
    build.box(x, off - .055, z + height, width, .11, t, trim)
    build.box(x, off - .085, z - t, width + .06, .17, t, trim)
    build.box(x, off - .04, z, .05, .025, height, palette['frame'])
    build.box(x, off - .04, z + height * .68, width, .02, .045, palette['frame'])
    if style.grill:
        for bar in range(1, 6):
            build.box(x, off - .075, z + height * bar / 6, width, .012, .014, palette['iron'])
    build.box(x, off - .27, z + height + t + .004, width + .5, .54, .075, trim)
    if chance.random() < style.coolers:
        cooler(build, palette, x + width / 2 - .35, off - .32, z - .95)


def balcony(build, palette, style, x, off, z, width):
    """Builds a balcony: doors behind it, a slab, and a railing of glass, bars, wall or lattice."""
    out, trim = 1.2, palette[style.trim]
    build.box(x, off - .02, z + .05, width * .62, .04, 2.2, palette[style.glass])
    for part in (-.31, 0, .31):
        build.box(x + part * width, off - .05, z + .05, .07, .06, 2.2, palette['frame'])
    build.box(x, off - .05, z + 2.25, width * .62 + .1, .1, .09, trim)
    build.box(x, off - out / 2, z - .09, width, out, .13, trim)
    front = off - out + .05
    if style.rail == 'glass':
        build.box(x, front, z + .06, width - .08, .02, .86, palette['rail-glass'])
        build.box(x, front, z + .92, width, .05, .05, palette['frame'])
    elif style.rail == 'bars':
        build.box(x, front, z + .92, width, .05, .05, palette['iron'])
        for bar in range(int(width / .13) + 1):
            build.box(x - width / 2 + .03 + bar * .13, front, z + .04, .018, .018, .88, palette['iron'])
    elif style.rail == 'jali':
        jali(build, palette, x - width / 2, x + width / 2, front, z + .045, .9, style.trim)
    else:
        build.box(x, front, z + .045, width, .1, .88, palette[style.accent])
        build.box(x, front, z + .93, width + .04, .16, .05, trim)
    for side in (-1, 1):
        build.box(x + side * (width / 2 - .04), off - out / 2 + .06, z + .05, .07, out - .2, .9, palette[style.accent] if style.rail != 'bars' else palette['iron'])


def front(build, palette, style, length, off, floors, pattern, chance, ground=None):
    """Builds one face of a building along X at y = off."""
    count = max(1, round(length / style.bay))
    pitch = length / count
    wide, high = style.window
    for number in range(count):
        x, kind = -length / 2 + (number + .5) * pitch, pattern[number % len(pattern)]
        if kind == 's':
            build.box(x, off - .06, 0, pitch * .5, .12, floors * style.storey + .4, palette[style.accent])
            for floor in range(floors):
                build.box(x, off - .13, floor * style.storey + 1.2, pitch * .3, .03, 1.3, palette[style.glass])
        for floor in range(floors):
            z = floor * style.storey
            if floor == 0 and ground == number:
                build.box(x, off - .04, 0, 1.5, .08, 2.5, palette[style.trim])
                build.box(x, off - .07, .02, 1.3, .06, 2.36, palette['door'])
                build.box(x, off - .6, 2.62, 2.6, 1.2, .1, palette[style.accent])
            elif kind == 'b' and floor > 0:
                balcony(build, palette, style, x, off, z, pitch * .92)
            elif kind in 'wb':
                window(build, palette, style, x, off, z + .95, min(wide, pitch * .72), high, chance)
    if style.coolers:
        build.rod((length / 2 - .25, off - .06, 0), (length / 2 - .25, off - .06, floors * style.storey), .05, palette['frame-white'])


def building(palette, width, depth, floors, style=None, seed=1, ground=None):
    """Returns the mesh of a building, with its middle at the origin, and the height of its roof."""
    style, chance, build = style or Style(), random.Random(seed), Builder()
    height = floors * style.storey
    build.box(0, 0, -.3, width, depth, height + .3, palette[style.wall], palette[style.roof])
    build.ring(0, 0, -.3, width + .1, depth + .1, .75, .12, palette[style.plinth])
    if style.band:
        for floor in range(1, floors):
            build.ring(0, 0, floor * style.storey - .09, width + .1, depth + .1, .12, .12, palette[style.trim])
    build.ring(0, 0, height - .14, width + .5, depth + .5, .16, .4, palette[style.trim])
    parapet(build, palette, 0, 0, height + .004, width + .02, depth + .02, style.parapet, style.wall, style.trim)
    for side, name in enumerate(('front', 'right', 'back', 'left')):
        if name in style.faces:
            length, off = (width, depth / 2) if side % 2 == 0 else (depth, width / 2)
            pattern = style.columns if side % 2 == 0 else style.sides
            with build.at(move(0, 0, 0, side * 90)):
                front(build, palette, style, length, -off, floors, pattern, chance, ground if side == 0 else None)
    return build.mesh('building'), height


def fins(build, palette, x0, x1, y, z, height, count, material='wood'):
    """Builds upright slats across a front."""
    for number in range(count):
        build.box(x0 + (x1 - x0) * (number + .5) / count, y, z, .09, .16, height, palette[material])
