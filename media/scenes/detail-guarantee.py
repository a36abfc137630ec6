"""Detail: a signed guarantee with its seal on a terrace table, in front of the panels that it is for."""
from kit.desk import brass, page, pen, seal, tea, top
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.panels import table
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.terrace import potted, terrace
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 8)
floor = terrace(palette, 17, 13, 'cream')
table(palette, town.panel, 1.6, .2, floor, 9, 2, 23, .5)
stair_room(palette, -5.9, 4.2, floor, 3.4, 3.2, 2.5, 'cream')
tank(palette, -5.9, 4.3, floor + 2.65, .62, 1.3)
potted(palette, ((-4, -1.4, 'magenta'), (-4.7, -1.2, None), (-3.2, 5.6, 'marigolds'), (6.8, -2.6, 'magenta')), floor, .24)
z = floor + .76
top(palette, 0, -4.4, z, 1.5, .86)
brass_metal, paper, things = brass(), Builder(), Builder()
with paper.at(move(-.03, -4.46, z + .004, 9)):
    paper.box(0, 0, -.003, .25, .34, .003, palette['indigo'])
    page(paper, palette, .225, .315, 11)
    for a, b, wide, deep in ((0, .146, .205, .003), (0, -.146, .205, .003), (-.102, 0, .003, .295), (.102, 0, .003, .295)):
        paper.box(a, b, .0012, wide, deep, .0004, brass_metal)
    seal(paper, palette, brass_metal, .062, -.098, .0014, 8)
paper.put('paper')
pen(things, palette, -.2, -4.62, z, 62, 'indigo')
tea(things, palette, .34, -4.22, z)
things.box(-.36, -4.24, z, .16, .23, .028, palette['car-red'])
things.box(-.36, -4.24, z + .004, .155, .226, .02, palette['paper'])
things.box(-.35, -4.235, z + .028, .165, .235, .004, palette['indigo'])
things.put('things', .0008, smooth=True)
town.fill(8, lambda x, y: not (-12 < x < 12 and -10 < y < 10) and y > -14, 420, near=60)
daylight(74, 22, 5.8, (1, .77, .5), .25, 'golden', .8, drift=2)
camera((.13, -5.16, z + .3), (.03, -4.1, z + .115), 33, focus=(0, -4.5, z), stop=3.4)
shoot((1024, 768), 12, (8, 420), exposure=.72)
