"""The named materials of the scenes; each is made once, when a scene first asks for it."""
from kit.materials import bricks, cells, glass, ground, leaf, plain, plaster, sheet, tiled

RECIPES = {
    'cells': lambda: cells(),
    'alloy': lambda: plain('alloy', '#c9ced3', .34, 1.0),
    'zinc': lambda: plain('zinc', '#aeb5ba', .42, .8),
    'concrete': lambda: plaster('concrete', '#b9b2a7', .45, .9, 1.2),
    'cream': lambda: plaster('cream', '#f1e6d2', .28),
    'white': lambda: plaster('white', '#f2efe8', .25),
    'sand': lambda: plaster('sand', '#e0c79c', .35),
    'peach': lambda: plaster('peach', '#e0ab84', .35),
    'rose': lambda: plaster('rose', '#d79c8c', .35),
    'mint': lambda: plaster('mint', '#bcd2c0', .35),
    'sky': lambda: plaster('sky', '#b3cbdb', .35),
    'lime': lambda: plaster('lime', '#e6d9a4', .4),
    'ochre': lambda: plaster('ochre', '#c98a4b', .4),
    'terracotta': lambda: plaster('terracotta', '#a9532f', .3),
    'slate': lambda: plaster('slate', '#525a62', .3),
    'marigold': lambda: plaster('marigold', '#e79b2c', .25),
    'indigo': lambda: plaster('indigo', '#274b7c', .25),
    'trim': lambda: plaster('trim', '#f6f1e6', .18),
    'mud': lambda: plaster('mud', '#b98f66', .6, .95),
    'brick': lambda: bricks('brick', '#a5573a', '#8d4630', '#b8a691'),
    'roof': lambda: plaster('roof', '#b7a894', .6, .92, .3),
    'lime-roof': lambda: plaster('lime-roof', '#d8d4ca', .5, .9, .3),
    'tiles': lambda: tiled('tiles', '#cfb99b', '#c0a888', '#8c7963'),
    'paving': lambda: tiled('paving', '#b5a894', '#a4978a', '#7f766c', .6, .8),
    'sheet': lambda: sheet('sheet', '#dfe4e6'),
    'sheet-y': lambda: sheet('sheet-y', '#dfe4e6', axis='Y'),
    'sheet-blue': lambda: sheet('sheet-blue', '#3f78ab'),
    'glass': lambda: glass('glass', '#35464f', '#d9c7a6'),
    'glass-clear': lambda: plain('glass-clear', '#55788c', .3, 0, .6, 1.0),
    'rail-glass': lambda: plain('rail-glass', '#7f9ca8', .2, 0, .6, 1.0),
    'frame': lambda: plain('frame', '#3a3632', .45),
    'frame-white': lambda: plain('frame-white', '#e9e6df', .45),
    'door': lambda: plain('door', '#6a4327', .5),
    'wood': lambda: plaster('wood', '#8a5a34', .5, .6, 3),
    'iron': lambda: plain('iron', '#2b2d30', .5, .3),
    'cable': lambda: plain('cable', '#1b1c1e', .6),
    'tank': lambda: plain('tank', '#1a1c20', .42),
    'tank-white': lambda: plain('tank-white', '#e4e4de', .45),
    'machine': lambda: plain('machine', '#e3e0d8', .5),
    'rubber': lambda: plain('rubber', '#222326', .8),
    'terracotta-pot': lambda: plaster('terracotta-pot', '#b0603a', .35, .85, 3),
    'soil': lambda: ground('soil', '#4b382a', '#5f4a37', 3),
    'bark': lambda: plaster('bark', '#6b5644', .6, .95, 4),
    'neem': lambda: leaf('neem', '#2c5219', '#74963c'),
    'mango': lambda: leaf('mango', '#21441a', '#55793a'),
    'palm': lambda: leaf('palm', '#3b6424', '#88a046'),
    'shrub': lambda: leaf('shrub', '#35652a', '#7fa548'),
    'tulsi': lambda: leaf('tulsi', '#44702f', '#86a552'),
    'magenta': lambda: leaf('magenta', '#b42a6e', '#e0609e', .45),
    'marigolds': lambda: leaf('marigolds', '#e0860c', '#f9bc2f', .4),
    'chilli': lambda: leaf('chilli', '#9c1712', '#d0301c', .2),
    'mustard': lambda: leaf('mustard', '#c9a80f', '#f0d23a', .4),
    'wheat': lambda: leaf('wheat', '#7f8f34', '#c6ab4e', .4),
    'crop': lambda: leaf('crop', '#3d6f22', '#8cab45', .4),
    'lawn': lambda: ground('lawn', '#93b757', '#a6c566', .3),
    'grass': lambda: ground('grass', '#5c7434', '#7d8a44', .25),
    'field': lambda: ground('field', '#5f7a33', '#93934a', .05),
    'lime-field': lambda: ground('lime-field', '#8aa04a', '#a3ad57', .2),
    'mustard-field': lambda: ground('mustard-field', '#c9b13a', '#9fa53a', .3),
    'earth': lambda: ground('earth', '#8d7556', '#a48b68', .2),
    'town-floor': lambda: ground('town-floor', '#5d6b3d', '#8b7f62', .03),
    'tar': lambda: ground('tar', '#55524e', '#65615b', .3),
    'kerb': lambda: plain('kerb', '#d8d2c4', .9),
    'saree-red': lambda: plain('saree-red', '#b83a2e', .9, 0, .1),
    'saree-blue': lambda: plain('saree-blue', '#2f6aa3', .9, 0, .1),
    'saree-gold': lambda: plain('saree-gold', '#e2a53b', .9, 0, .1),
    'cotton': lambda: plain('cotton', '#efe9dc', .9, 0, .1),
    'car-white': lambda: plain('car-white', '#eceae4', .35, 0, .5, .8),
    'car-red': lambda: plain('car-red', '#b2321f', .35, 0, .5, .8),
    'car-blue': lambda: plain('car-blue', '#2e5f92', .35, 0, .5, .8),
    'car-grey': lambda: plain('car-grey', '#8f9599', .35, .4, .5, .8),
}


class Palette:
    """Materials by name: `palette['cream']`."""

    def __init__(self):
        self.made = {}

    def __getitem__(self, name):
        if name not in self.made:
            self.made[name] = RECIPES[name]()
        return self.made[name]
