"""Tall blocks of flats and their terraces."""
from kit.building import Style, building
from kit.mesh import move, place_at
from kit.panels import PITCH_X, table
from kit.roof import stair_room, tank

FLATS = Style(wall='cream', accent='terracotta', columns='wbsbw', sides='wbw', rail='glass', storey=3.0, parapet=1.1, coolers=.35, grill=False, bay=3.3)


def flats(palette, solar, x, y, width, depth, floors, style=FLATS, seed=1, turn=0, rows=2, low=.9, tilt=15, deep=2):
    """A block of flats with tables of panels on its terrace, and a lift room and tanks at the back."""
    mesh, height = building(palette, width, depth, floors, style, seed, ground=0 if floors > 2 else None)
    place_at(mesh, move(x, y, 0, turn))
    columns = int((width - 1.6) / PITCH_X)
    pitch = deep * 2.3 * .98 + 1.6
    for row in range(rows):
        table(palette, solar, x, y - depth / 2 + .9 + row * pitch, height, columns, deep, tilt, low)
    back = y + depth / 2 - 1.9
    stair_room(palette, x + width * .2, back, height, 3.4, 3.0, 2.7, style.wall)
    for k in range(3):
        tank(palette, x - width * .38 + k * 1.6, back, height, .68, 1.45, 'tank' if seed % 2 else 'tank-white', .5)
    return height
