"""Hero slide: a family's terrace at golden hour, panels on a raised frame over it."""
from kit.light import daylight
from kit.palette import Palette
from kit.studio import camera, clear, shoot
from kit.family_roof import family_roof

clear()
floor = family_roof(Palette())

daylight(82, 17, 6.4, (1, .71, .43))
camera((-8.4, -13.4, floor + 5.0), (.7, 2.0, floor + .95), 28)
shoot((1600, 900), 28, exposure=.85, saturation=1.32)
