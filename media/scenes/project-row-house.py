"""Project: a narrow row house in a lane, its terrace array above painted neighbours."""
from kit.building import Style, building
from kit.grounds import plane, pole, wires
from kit.light import daylight
from kit.mesh import Builder, place
from kit.palette import Palette
from kit.panels import panel, table
from kit.plants import pot, shrub, tree
from kit.roof import dish, stair_room, tank, washing
from kit.studio import camera, clear, shoot
from kit.town import Town
from kit.vehicles import scooter

clear()
palette = Palette()
solar = panel(palette)
row = ((-15.4, 'mint', 2, 'bars', 'slate', 'bw'), (-7.6, 'rose', 3, 'jali', 'terracotta', 'wb'), (0, 'lime', 3, 'wall', 'ochre', 'bw'), (7.6, 'sky', 2, 'bars', 'indigo', 'wb'), (15.2, 'peach', 3, 'jali', 'terracotta', 'bw'))
for number, (x, paint, floors, rail, accent, columns) in enumerate(row):
    style = Style(wall=paint, accent=accent, columns=columns, sides='n', rail=rail, bay=3.7, storey=3.0 + number * .035, coolers=.25, faces=('front', 'back'), parapet=.85)
    mesh, height = building(palette, 7.5, 14, floors, style, number + 3, number % 2)
    place(mesh, x, 0)
    stair_room(palette, x - 1.9 if number != 2 else x - 2.0, 4.6, height, 2.8, 3.0, 2.4, paint)
    tank(palette, x - 1.9, 4.8, height + 2.55, .58, 1.2, ('tank', 'tank-white')[number % 2])
    if number == 2:
        table(palette, solar, x + .1, -6.3, height, 6, 3, 14, 1.35)
    elif number == 1:
        washing(palette, x - 2.8, x + 2.6, -2.5, height)
    elif number == 4:
        table(palette, solar, x, -5.6, height, 4, 1, 14, .8)
    else:
        dish(palette, x + 1.5, -5.5, height, 20)
        washing(palette, x - 2.4, x + 2.4, 1, height, 8)

street = Builder()
plane(street, palette, 'town-floor')
street.box(0, -13.4, -.2, 300, 8, .18, palette['tar'])
street.box(0, -8.2, -.2, 300, 2.4, .32, palette['paving'])
street.box(0, -18.3, -.2, 300, 1.8, .32, palette['paving'])
posts = [pole(street, palette, x, -9.0, 8.2) for x in (-42, -11.5, 20, 52)]
for first, last in zip(posts, posts[1:]):
    wires(street, palette, first, last, .6)
for number, (x, kind) in enumerate(((-2.9, 'magenta'), (2.6, None), (-5.4, 'marigolds'), (5.2, 'magenta'), (11, None), (-10.6, None))):
    place(shrub(palette, 50 + number, .85, 22, kind), x, -7.6, pot(street, palette, x, -7.6, .12, .22, .38))
street.put('street', .008)
for x, turn, paint in ((-4.2, 78, 'car-red'), (1.4, 96, 'car-blue'), (6.4, 84, 'car-grey'), (13.6, 100, 'car-white')):
    scooter(palette, x, -10.2, turn, paint)
neem = tree(palette, 6, 7.5, 'neem', 62)
for x, y, size in ((-12.6, -17.8, .82), (9.5, 10.5, 1.5), (-6, 14, 1.5), (1.5, 14, 1.45), (19.5, -8.2, .7)):
    place(neem, x, y, 0, x * 30, size)
Town(palette, 21).fill(12, lambda x, y: y > 15 or abs(x) > 24 and y > -4, 420, 16, 42, .8, near=40)
daylight(108, 26, 5.5, (1, .82, .6), .24, 'morning', .7, drift=3)
camera((-8.8, -24.5, 16.4), (.8, .5, 7.0), 31)
shoot((1280, 960), 12, (24, 420), exposure=.72)
