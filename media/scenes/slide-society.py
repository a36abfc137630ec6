"""Hero slide: a housing society, panels on every terrace, late in the afternoon."""
from kit.campus import campus
from kit.light import daylight
from kit.palette import Palette
from kit.studio import camera, clear, shoot

clear()
campus(Palette())
daylight(112, 22, 5.8, (1, .76, .5), .22, 'golden', .8)
camera((-33, -46, 37.5), (5, 8, 18.6), 29)
shoot((1600, 900), 12, (50, 1500), haze=.8, air=(1.3, .96, .64), exposure=.6, saturation=1.34)
