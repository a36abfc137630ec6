"""News: subsidy papers on a desk: a form half filled in, a pen, spectacles, coins."""
from kit.desk import brass, coins, page, pen, spectacles, tea, top
from kit.light import daylight
from kit.mesh import Builder, move, place
from kit.palette import Palette
from kit.plants import shrub
from kit.studio import camera, clear, shoot

clear()
palette = Palette()
metal = brass()
room = Builder()
room.box(0, 1.6, -.8, 6, .1, 3, palette['mint'])
room.box(-2.2, .4, -.8, .1, 4, 3, palette['mint'])
room.put('room')
top(palette, 0, 0, 0, 1.9, 1.3)
board, things = Builder(), Builder()
with board.at(move(0, -.06, 0, -8)):
    board.box(0, .005, .0005, .245, .36, .004, palette['indigo'])
    board.box(0, .172, .0045, .1, .03, .008, palette['alloy'])
    board.box(0, .158, .0125, .06, .012, .005, palette['alloy'])
    with board.at(move(0, -.012, .0046)):
        page(board, palette, .21, .297, 11, 3, True)
for number, turn in enumerate((14, 21, 9)):
    with board.at(move(.29 + .01 * number, .1, .001 + number * .0013, turn)):
        page(board, palette, .21, .297, 14, 5 + number)
with board.at(move(-.31, .16, 0, 12)):
    board.box(0, 0, .0005, .24, .32, .012, palette['marigold'])
    board.box(.004, -.002, .0125, .225, .31, .006, palette['paper'])
    board.box(0, 0, .0185, .24, .32, .002, palette['marigold'])
    board.box(0, 0, .0206, .1, .05, .0006, palette['paper'])
    board.box(.08, 0, .0206, .012, .32, .0008, palette['car-red'])
board.put('board', .0006)
pen(things, palette, .045, -.21, .0045, 118, 'indigo')
for x, y, count in ((-.215, -.2, 11), (-.178, -.213, 7), (-.2, -.166, 16), (-.163, -.176, 4)):
    coins(things, metal, x, y, 0, count, count)
coins(things, metal, -.185, -.245, 0, 1)
spectacles(things, palette, .25, -.02, .004, -20)
things.lathe(.2, -.19, 0, ((.019, 0), (.019, .008), (.0155, .012), (.0085, .03), (.0085, .045), (.0145, .056), (.0145, .068), (.006, .076)), palette['door'], 32)
tea(things, palette, -.02, .34, 0)
things.put('things', .0004, smooth=True)
stamp = Builder()
stamp.box(.285, -.21, 0, .09, .07, .012, palette['iron'])
stamp.box(.285, -.21, .012, .077, .056, .002, palette['indigo'])
for k in range(6):
    stamp.box(.2, .42, .0 + k * .012, .26 - k * .006, .2, .011, palette[('paper', 'car-blue', 'paper', 'saree-gold', 'paper', 'paper')[k]])
stamp.put('stamp', .001)
place(shrub(palette, 3, .4, 26, None, 'shrub', .05), -.62, .48, .0)
daylight(118, 38, 4.2, (1, .86, .67), .3, 'morning', .3, width=2.4)
camera((.02, -.6, .5), (.02, .03, .02), 34, focus=(0, -.12, 0), stop=5)
shoot((1024, 768), 12, (20, 100), exposure=.5, haze=0.0, saturation=1.25)
