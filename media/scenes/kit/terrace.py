"""A terrace from which a scene is seen: its floor and parapet, a table at its edge, pots, ladders, lamps."""
from kit.building import Style, building
from kit.mesh import Builder, move, place
from kit.nodes import Shader, colour
from kit.plants import pot, shrub
from kit.roof import parapet


def terrace(palette, width=16, depth=12, wall='cream', floor='tiles', storeys=3, high=.95, seed=2):
    """A house with a tiled terrace and a parapet, with its middle at the origin. Returns the height of the floor."""
    mesh, roof = building(palette, width, depth, storeys, Style(wall=wall, parapet=.05, coolers=0), seed)
    place(mesh)
    deck = Builder()
    deck.box(0, 0, roof - .02, width - .3, depth - .3, .11, palette[floor])
    parapet(deck, palette, 0, 0, roof + .06, width + .02, depth + .02, high, wall, 'trim', .2)
    deck.put('deck', .012)
    return roof + .09


def potted(palette, spots, z, radius=.22):
    """Pots with plants. Each of `spots` is x, y and the name of the blossom, or None."""
    build, grown = Builder(), {}
    for number, (x, y, kind) in enumerate(spots):
        if kind not in grown:
            grown[kind] = shrub(palette, 20 + len(grown), .85, 24, kind)
        place(grown[kind], x, y, pot(build, palette, x, y, z, radius, radius * 1.7), number * 73, .9 + .1 * (number % 3))
    build.put('pots', .008)


def ladder(build, palette, foot, head, width=.42, step=.3):
    """A ladder of bamboo colour that leans from `foot` to `head`. Its sides are next to each other along X."""
    for side in (-width / 2, width / 2):
        build.rod((foot[0] + side, foot[1], foot[2]), (head[0] + side, head[1], head[2]), .025, palette['ochre'])
    length = sum((b - a) ** 2 for a, b in zip(foot, head)) ** .5
    for rung in range(1, int(length / step)):
        part = rung * step / length
        x, y, z = (a + (b - a) * part for a, b in zip(foot, head))
        build.rod((x - width / 2, y, z), (x + width / 2, y, z), .016, palette['ochre'])


def glow(name, code, strength):
    """A surface that emits light."""
    return Shader(name).set(Base_Color=colour(code), Emission=colour(code), Emission_Strength=strength).material


def helmet(build, palette, x, y, z, paint='marigold', turn=0):
    """A safety helmet with its brim."""
    with build.at(move(x, y, z, turn)):
        build.lathe(0, 0, 0, ((.135, 0), (.132, .05), (.118, .1), (.085, .14), (.04, .158), (.002, .16)), palette[paint], 32)
        build.lathe(.035, 0, .004, ((.15, 0), (.155, .008), (.13, .014)), palette[paint], 32)
        build.box(0, 0, .13, .18, .03, .032, palette[paint])
