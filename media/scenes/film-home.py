"""Film of the home page: over a family's terrace at golden hour, the array to the right of the headline."""
from kit.light import daylight
from kit.palette import Palette
from kit.reel import roll
from kit.studio import clear
from kit.family_roof import family_roof

clear()
floor = family_roof(Palette())
daylight(106, 13, 6.4, (1, .67, .37))
start = (-10.2, -12.6, floor + 5.5), (-1.9, 2.0, floor + .35)
end = (-8.6, -13.1, floor + 5.15), (-1.5, 2.0, floor + .35)
roll(start, end, 26, exposure=.78, saturation=1.32)
