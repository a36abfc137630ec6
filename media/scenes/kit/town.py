"""The neighbourhood around a scene: houses, trees, lanes and roofs into the hazy distance."""
import math
import random

from kit.building import Style, building
from kit.mesh import Builder, place
from kit.panels import panel, table
from kit.plants import ashoka, palm, tree
from kit.roof import stair_room, tank


class Town:
    """Meshes that all houses and trees of a neighbourhood share."""

    def __init__(self, palette, seed=5):
        self.palette, self.chance = palette, random.Random(seed)
        self.panel = panel(palette)
        self.neems = [tree(palette, 40 + k, 7.5 + k * .8, 'neem', 44) for k in range(2)]
        self.mangos = [tree(palette, 50 + k, 7 + k, 'mango', 46) for k in range(2)]
        self.ashokas, self.palms = [ashoka(palette, 60, 9, 2400)], [palm(palette, 70 + k, 9 + 2 * k) for k in range(2)]
        walls = ('cream', 'white', 'sand', 'peach', 'mint', 'rose', 'white', 'sky', 'lime', 'cream')
        rails = ('bars', 'wall', 'jali')
        self.houses = []
        for number, wall in enumerate(walls):
            style = Style(wall=wall, accent=('terracotta', 'slate', 'ochre')[number % 3], columns=('wbw', 'wwb', 'bws')[number % 3], rail=rails[number % 3], grill=False, coolers=.2)
            width, depth, floors = 8 + number % 4 * 1.6, 8 + number % 3 * 1.9, 2 + (number * 7) % 3
            self.houses.append((*building(palette, width, depth, floors, style, number), width, depth, wall))

    def tree(self):
        """Returns one of the trees, more often a broad one."""
        return self.chance.choice(self.neems * 3 + self.mangos * 3 + self.ashokas + self.palms[:1])

    def house(self, x, y, near):
        """Adds a house with the things on its roof. Distant houses have nothing on their roofs."""
        mesh, height, width, depth, wall = self.chance.choice(self.houses)
        turned = self.chance.random() < .5
        place(mesh, x, y, 0, 90 if turned else 0)
        if turned:
            width, depth = depth, width
        if near:
            stair_room(self.palette, x - width * .26, y + depth * .24, height, 2.6, 2.6, 2.4, wall)
            tank(self.palette, x - width * .26, y + depth * .24, height + 2.55, .55, 1.2, self.chance.choice(('tank', 'tank', 'tank-white')))
            if self.chance.random() < .45:
                table(self.palette, self.panel, x + width * .12, y - depth * .3, height, 4, 1 + (self.chance.random() < .4), 15, .7)
        elif self.chance.random() < .6:
            tank(self.palette, x + self.chance.uniform(-2, 2), y + self.chance.uniform(-2, 2), height, .6, 1.3, stand=.8)

    def fill(self, towards, keep, reach=420, step=17, spread=38, dense=.64, floor='town-floor', near=60, loose=1.5):
        """Fills the view from the origin in the direction of `towards`, in degrees from +Y. `keep(x, y)` says whether a
        house may be there, and `loose` how far it may be from its place in the grid."""
        build = Builder()
        build.face([(-3000, -3000, -.05), (3000, -3000, -.05), (3000, 3000, -.05), (-3000, 3000, -.05)], self.palette[floor])
        build.put('floor')
        turn, rows = math.radians(towards), int(reach / step)
        for row in range(-1, rows):
            ahead = row * step
            pitch = step * (1 + max(0, ahead - 150) / 260)
            half = int((spread * .018 * max(ahead, 0) + 46) / pitch)
            # Shifts each row sideways, because otherwise the gaps between distant houses would line up towards the
            # camera.
            aside = row * .618 % 1 - .5
            for column in range(-half, half + 1):
                side = (column + aside) * pitch + self.chance.uniform(-loose, loose)
                deep = ahead + self.chance.uniform(-loose, loose)
                x = deep * math.sin(turn) + side * math.cos(turn)
                y = deep * math.cos(turn) - side * math.sin(turn)
                if not keep(x, y):
                    continue
                built = self.chance.random() < dense
                if built:
                    self.house(x, y, math.hypot(x, y) < near)
                for _ in range(self.chance.choice((2, 2, 3)) if built else self.chance.choice((3, 4, 5))):
                    off = self.chance.uniform(6.5, 8.8) * self.chance.choice((-1, 1)) if built else self.chance.uniform(-7, 7)
                    if keep(x + off, y):
                        place(self.tree(), x + off, y + self.chance.uniform(-7, 7), 0, self.chance.uniform(0, 360), self.chance.uniform(1.0, 1.65))
