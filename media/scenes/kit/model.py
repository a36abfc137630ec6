"""A model on its base, seen without perspective on a plain ground, for the tiles of the three solutions."""
import math

import bpy
from mathutils import Vector

from kit.light import World, sun
from kit.materials import cells, leaf, plain
from kit.mesh import Builder
from kit.palette import Palette
from kit.studio import camera, shoot

GROUND = '#fbd3bf'


def model_palette():
    """The palette of the scenes in lighter colours, for models."""
    palette = Palette()
    palette.made |= {
        'cells': cells('model-cells', '#143a7d', '#86a3d6'),
        'neem': leaf('model-neem', '#4f9440', '#9ccf63', .45),
        'mango': leaf('model-mango', '#3f8440', '#86bd58', .45),
        'shrub': leaf('model-shrub', '#57a04a', '#a3d36a', .45),
        'palm': leaf('model-palm', '#5a9a40', '#a6cd62', .45),
        'glass': plain('model-glass', '#6fa7cb', .25, 0, .5, .8),
        'tar': plain('model-tar', '#878c96', .9, 0, .1),
        'paving': plain('model-paving', '#ecdcc0', .9, 0, .1),
        'roof': plain('model-roof', '#e4d8c6', .9, 0, .1),
        'bark': plain('model-bark', '#9a7350', .9, 0, .1),
    }
    return palette


def base(palette, width, depth):
    """The slab under a model: earth below, lawn above."""
    soil, lawn = Builder(), Builder()
    soil.box(0, 0, -1.0, width, depth, .84, plain('base', '#d9b68a', .9, 0, .1))
    lawn.box(0, 0, -.16, width, depth, .16, palette['lawn'])
    soil.put('soil', .12)
    lawn.put('lawn', .1)
    floor = Builder()
    floor.face([(-500, -500, -1.01), (500, -500, -1.01), (500, 500, -1.01), (-500, 500, -1.01)], plain('table', GROUND, .9, 0, .05))
    floor.put('table')


def show(width, target, size=(1200, 900), samples=24):
    """Sets soft light from the left and the camera at the corner. `width` is the width of the view in metres."""
    sun(143, 44, 3.5, (1, .88, .7), 6)
    world = World()
    world.lighting.inputs[0].default_value, world.lighting.inputs[1].default_value = (.78, .88, 1, 1), .72
    yaw, rise = math.radians(40), math.radians(33)
    back = Vector((math.sin(yaw) * math.cos(rise), -math.cos(yaw) * math.cos(rise), math.sin(rise)))
    camera(Vector(target) + back * 120, target, flat=width)
    bpy.context.scene.camera.data.clip_start = 1
    shoot(size, samples, (0, 400), plain=True, haze=0.0, exposure=0.0, saturation=1.18, vignette=0.0, bloom=.02)
