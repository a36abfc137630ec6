"""A film of a still scene: the camera glides from one place to another and back. Blender renders key frames on the
way."""
import json
import math
import os
import sys

import bpy
from mathutils import Vector

from kit.studio import PASSES, camera, note, passes, shoot, stage

KEYS, RATE, SECONDS = 6, 24, 7


def roll(start, end, lens, samples=6, size=(1280, 720), mist=(18, 520), finer=((1920, 1080), 14), **look):
    """Renders what the words after `--` ask for: `poster=1` the first frame, large; `keys=0,1,2` some of the key
    frames.
    `start` and `end` are pairs of the camera's place and of the point that it looks at. The film has `KEYS` key
    frames. The frames between them are computed from them (weave.py), because the distance of every point of the
    still scene is known in each key frame.
    """
    given = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1:])
    camera(*start, lens)
    if 'poster' in given:
        return shoot(*finer, mist, **look)
    out = stage(size, samples, mist)
    scene, thing = bpy.context.scene, bpy.context.scene.camera
    scene.render.use_persistent_data = True
    bpy.context.view_layer.use_pass_z = True

    def pose(part):
        """Moves the camera to the share `part` of its way. Returns its matrix."""
        place, aim = (Vector(a).lerp(Vector(b), part) for a, b in zip(start, end))
        thing.location, thing.rotation_euler = place, (aim - place).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        return [list(row) for row in thing.matrix_world]

    half = RATE * SECONDS // 2
    # The camera moves there and back, slowly at both ends: the second half of the film is the first half backwards.
    eased = [.5 - .5 * math.cos(math.pi * step / half) for step in range(half + 1)]
    os.makedirs(out, exist_ok=True)
    with open(os.path.join(out, 'reel.json'), 'w', encoding='utf8') as notes:
        parts = [key / (KEYS - 1) for key in range(KEYS)]
        json.dump({'focal': lens / 36, 'keys': [{'part': part, 'pose': pose(part)} for part in parts], 'frames': [{'part': part, 'pose': pose(part)} for part in eased]}, notes)
    for key in (int(word) for word in given['keys'].split(',') if word):
        folder = os.path.join(out, f'key-{key:03d}')
        if os.path.exists(os.path.join(folder, 'look.json')):
            continue
        # Gives each key frame its own noise, so that combining several key frames averages it out.
        scene.cycles.seed = 7 + key
        passes(folder, PASSES | {'depth': 'Depth'})
        pose(key / (KEYS - 1))
        bpy.ops.render.render()
        note(folder, look)
        print(f'key {key} rendered', flush=True)
