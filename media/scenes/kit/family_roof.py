"""A family's terrace and the neighbourhood around it: panels on a raised frame, a bench, pots, a tulsi plant,
laundry."""
from kit.building import Style, building, fins
from kit.mesh import Builder, place
from kit.panels import panel, table
from kit.plants import pot, shrub
from kit.roof import dish, inverter, jali, stair_room, tank, washing
from kit.town import Town


def family_roof(palette):
    """Builds all of it. Returns the height of the terrace's floor."""
    style = Style(wall='cream', accent='terracotta', storey=3.2, columns='wwbww', rail='glass', parapet=.05, coolers=.2)
    mesh, roof = building(palette, 17, 12, 3, style)
    place(mesh)
    floor = roof + .09

    terrace = Builder()
    terrace.box(0, 0, roof - .02, 16.7, 11.7, .11, palette['tiles'])
    # Low walls around the terrace, with a lattice between their posts.
    for side, y in (('front', -5.92), ('back', 5.92)):
        terrace.box(0, y, floor - .1, 17, .16, .52, palette['cream'])
    for x in (-8.42, 8.42):
        terrace.box(x, 0, floor - .1, .16, 11.68, 1.1, palette['cream'])
        terrace.box(x, 0, floor + 1.0, .26, 12.1, .07, palette['trim'])
    posts = [-8.4 + 2.8 * k for k in range(7)]
    for y in (-5.92, 5.92):
        for left, right in zip(posts, posts[1:]):
            jali(terrace, palette, left + .14, right - .14, y, floor + .42, .56, 'trim', .28)
            terrace.box((left + right) / 2, y, floor + .985, right - left - .3, .24, .06, palette['trim'])
        for x in posts:
            terrace.box(x, y, floor + .42, .3, .24, .66, palette['cream'])
            terrace.box(x, y, floor + 1.08, .38, .32, .06, palette['trim'])
    fins(terrace, palette, -8.2, -3.4, -6.1, roof - 3.1, 2.85, 15)
    terrace.put('terrace', .012)

    stair_room(palette, -5.6, 3.5, floor, 4.4, 3.6, 2.7, 'cream')
    for x, tint in ((-6.5, 'tank'), (-4.9, 'tank')):
        tank(palette, x, 3.7, floor + 2.85, .66, 1.35, tint)
    dish(palette, -3.8, 4.6, floor + 2.85, 200)
    inverter(palette, -3.4, 3.6, floor, 90)

    solar = panel(palette)
    table(palette, solar, 3.3, -3.1, floor, 8, 3, 13, 1.75)

    greens = [shrub(palette, seed, .95) for seed in (1, 2)]
    blossom = [shrub(palette, 5, 1.1, 24, 'magenta'), shrub(palette, 6, 1.0, 22, 'magenta')]
    gold = shrub(palette, 7, .5, 20, 'marigolds', size=.06)
    holy = shrub(palette, 8, .62, 20, None, 'tulsi', .045)
    pots = Builder()
    row = ((-7.85, -5.3, 0), (-7.2, -5.35, 1), (-6.5, -5.4, 2), (-5.8, -5.4, 0), (-7.9, -4.5, 1), (-7.9, -3.6, 2), (-7.9, -2.6, 0), (-7.9, .8, 1), (-2.9, 1.5, 0), (8.0, -5.4, 1), (-5.1, -5.45, 3), (-4.5, -5.45, 3))
    for number, (x, y, kind) in enumerate(row):
        earth = pot(pots, palette, x, y, floor, .19 + .04 * (number % 3) if kind < 3 else .16, .36 if kind < 3 else .26)
        place((greens[0], blossom[0], blossom[1], gold)[kind] if number % 4 else greens[1], x, y, earth, number * 73, .85 + .1 * (number % 3))
    # The tulsi plant on its pedestal.
    pots.box(-2.3, -4.2, floor, .62, .62, .12, palette['trim'])
    pots.box(-2.3, -4.2, floor + .12, .46, .46, .5, palette['marigold'])
    pots.box(-2.3, -4.2, floor + .62, .58, .58, .09, palette['terracotta'])
    place(holy, -2.3, -4.2, floor + .7)
    pots.put('pots', .008)

    bench = Builder()
    for x in (-6.35, -4.85):
        bench.box(x, -2.6, floor, .08, .6, .42, palette['wood'])
        bench.box(x, -2.3, floor + .42, .08, .07, .5, palette['wood'])
    for slat in range(5):
        bench.box(-5.6, -2.84 + slat * .12, floor + .42, 1.62, .1, .035, palette['wood'])
    for slat in range(3):
        bench.box(-5.6, -2.3, floor + .55 + slat * .14, 1.62, .035, .1, palette['wood'])
    bench.box(-6.0, -2.62, floor + .456, .46, .46, .1, palette['saree-gold'])
    bench.box(-5.2, -2.62, floor + .456, .46, .46, .1, palette['saree-blue'])
    bench.put('bench', .012)
    washing(palette, .2, 5.2, 4.4, floor)

    town = Town(palette)
    town.fill(20, lambda x, y: not (-11 < x < 11 and -9 < y < 10) and y > -12, near=75)
    for x, y, kind, size in ((-13.5, 1, 0, 1.5), (14, 8, 1, 1.7), (9.5, 13, 0, 1.75), (0, 13.5, 1, 1.75), (-5, 13, 0, 1.6), (16, 15, 1, 1.8), (14.5, -1, 0, 1.5)):
        place(town.neems[kind], x, y, 0, x * 40, size)
    place(town.palms[0], 5, 13.5, 0, 200, 1.5)
    place(town.palms[1], -12, 9, 0, 40, 1.35)
    return floor
