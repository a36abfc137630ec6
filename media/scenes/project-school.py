"""Project: a school round its playground, panels on the classroom wing, morning assembly ground in front."""
from kit.building import Style, building
from kit.grounds import hedge, wall
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import table
from kit.plants import ashoka, tree
from kit.roof import stair_room, tank
from kit.studio import camera, clear, shoot
from kit.town import Town

clear()
palette = Palette()
town = Town(palette, 14)
style = Style(wall='lime', accent='terracotta', columns='w', sides='w', window=(1.9, 1.4), bay=3.6, storey=3.4, coolers=0, parapet=.7, grill=True)
mesh, height = building(palette, 46, 9, 2, style, 4, None)
place(mesh, 0, 6)
wing, low = building(palette, 9, 22, 2, style, 5, None)
place(wing, -27.6, -5)
hall, tall = building(palette, 14, 12, 2, Style(wall='peach', accent='terracotta', columns='sws', window=(2.2, 1.8), bay=4.6, storey=3.9, coolers=0, parapet=.9), 6, 1)
place(hall, 0, 3.4)

works = Builder()
# The veranda of the classrooms, with posts in front of both storeys.
for floor in range(2):
    for low_x, high_x in ((-22, -7.6), (7.6, 23)):
        works.box((low_x + high_x) / 2, .55, floor * 3.4 - .1, high_x - low_x, 2.3, .18 if floor else .4, palette['trim'])
        count = 5
        for k in range(count + 1):
            x = low_x + .2 + (high_x - low_x - .4) * k / count
            works.box(x, -.4, floor * 3.4, .38, .38, 3.4, palette['terracotta'])
        if floor:
            works.box((low_x + high_x) / 2, -.46, 3.48, high_x - low_x, .1, .85, palette['lime'])
            works.box((low_x + high_x) / 2, -.46, 4.33, high_x - low_x, .22, .07, palette['trim'])
for low_x, high_x in ((-22, -7.6), (7.6, 23)):
    works.box((low_x + high_x) / 2, .4, 6.8, high_x - low_x, 2.8, .16, palette['trim'])
works.box(0, -8, -.25, 74, 46, .24, palette['earth'])
works.box(0, -8, -.2, 16, 14, .21, palette['paving'])
works.box(16, -13, -.2, 15, 9, .205, palette['terracotta'])
for x in (8.7, 16, 23.3):
    works.box(x, -13, .007, .1, 8.8, .004, palette['cotton'])
for y in (-17.3, -8.7):
    works.box(16, y, .007, 14.7, .1, .004, palette['cotton'])
works.rod((-4, -13, 0), (-4, -13, 9), .06, palette['zinc'])
works.lathe(-4, -13, 0, ((1.2, 0), (1.2, .25), (.8, .25), (.8, .5), (.4, .5), (.4, .75)), palette['trim'], 24)
for k, paint in enumerate(('saree-gold', 'cotton', 'tulsi')):
    works.box(-3.2, -13, 8.8 - (k + 1) * .34, 1.5, .02, .34, palette[paint])
for side in (9.2, 22.8):
    works.rod((side, -13, 0), (side, -13, 3.1), .06, palette['car-blue'])
    works.box(side + (.4 if side < 16 else -.4), -13, 2.6, .06, 1.5, 1.0, palette['cotton'])
works.box(0, -35, -.2, 300, 8, .18, palette['tar'])
wall(works, palette, -36, 36, -30, 1.5, 'lime', 'terracotta', (0, 6))
works.put('works')

for low_x, count in ((-15, 12), (15, 12)):
    for y in (2.2, 5.6):
        table(palette, town.panel, low_x, y, height, count, 1, 14, .75)
for y in (-14.5, -10.8, -7.1, -3.4):
    table(palette, town.panel, -27.6, y, low, 6, 1, 14, .75)
stair_room(palette, -27.6, 3.4, low, 3.6, 3.2, 2.5, 'lime')
table(palette, town.panel, 0, -1.6, tall, 10, 2, 13, .8)
tank(palette, 5, 7.6, tall, .7, 1.4, 'tank', .5)
tank(palette, 3.2, 7.6, tall, .7, 1.4, 'tank', .5)
neem, slender, bush = tree(palette, 12, 9, 'neem', 66), ashoka(palette, 3, 8, 2600), hedge(palette)
for x, y, size in ((-17, -21, 1.0), (29, -22, .95), (31, -4, 1.2), (-13, 14, 1.3), (12, 15, 1.3), (27, 13, 1.3), (-27, 13, 1.2), (-33, -23, 1.0)):
    place(neem, x, y, 0, x * 33, size)
for k in range(15):
    if k not in (7, 8):
        place(slender, -34 + k * 4.6, -28, 0, k * 40, .62)
for k in range(8):
    place(bush, -21.6 + k * 1.9, -1.2)
    place(bush, 8.4 + k * 1.9, -1.2)
town.fill(-16, lambda x, y: not (-38 < x < 38 and -42 < y < 18) and y > -20, 560, near=0)
daylight(-100, 33, 5.2, (1, .88, .7), .25, 'morning', .7, drift=4)
camera((22, -43, 19), (-3.5, -2, 3.6), 28)
shoot((1024, 768), 8, (36, 900), exposure=.64, haze=.7, air=(1.3, 1.12, .88))
