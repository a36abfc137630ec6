"""Film of the society page: along the blocks of a housing society, panels on every terrace, late in the afternoon."""
from kit.campus import campus
from kit.light import daylight
from kit.palette import Palette
from kit.reel import roll
from kit.studio import clear

clear()
campus(Palette())
daylight(113, 15, 6.2, (1, .68, .4))
start = (-26, -42, 40.5), (-9, 6, 23)
end = (-20, -45, 38.5), (-6.5, 6, 23)
roll(start, end, 26, mist=(50, 1500), haze=.5, air=(1.4, .98, .6), exposure=.84, saturation=1.4)
