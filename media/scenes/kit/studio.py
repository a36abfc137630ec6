"""The camera, the passes and the rendering of one scene."""
import json
import os
import sys

import bpy
from mathutils import Vector


def options():
    """Reads the words that render.mjs passes after `--`: out=FOLDER and, for a quick trial, scale=.4 samples=8."""
    given = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1:]) if '--' in sys.argv else {}
    return given['out'], float(given.get('scale', 1)), int(given.get('samples', 0))


def clear():
    """Makes an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(place, look, lens=32, shift=(0, 0), flat=None, focus=None, stop=None):
    """Adds a camera at `place` that looks at `look`. `flat` is the width of a view without perspective."""
    lens_data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', lens_data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector(look) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    lens_data.lens, lens_data.clip_end = lens, 5000
    lens_data.shift_x, lens_data.shift_y = shift
    if flat:
        lens_data.type, lens_data.ortho_scale = 'ORTHO', flat
    if stop:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, stop
        lens_data.dof.focus_distance = (Vector(focus or look) - Vector(place)).length
    bpy.context.scene.camera = thing


def stage(size, samples, mist):
    """Sets how the scene is rendered. Returns the folder for the passes."""
    out, scale, trial = options()
    scene, view = bpy.context.scene, bpy.context.view_layer
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', trial or samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .02, 12
    cycles.use_denoising, cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = False, 4, 3, 3
    cycles.transparent_max_bounces, cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 4, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render = scene.render
    render.resolution_x, render.resolution_y = round(size[0] * scale), round(size[1] * scale)
    render.threads_mode, render.threads = 'FIXED', 2
    scene.world.mist_settings.start, scene.world.mist_settings.depth = mist
    scene.world.mist_settings.falloff = 'LINEAR'
    view.use_pass_mist, view.cycles.denoising_store_passes = True, True
    return out


def shoot(size, samples=56, mist=(18, 520), **look):
    """Renders the passes into that folder, and writes beside them how to finish the picture."""
    out = stage(size, samples, mist)
    passes(out)
    bpy.ops.render.render()
    note(out, look)


def note(out, look):
    """Writes beside the passes how to finish the picture. A folder with this file (look.json) is complete."""
    with open(os.path.join(out, 'look.json'), 'w', encoding='utf8') as notes:
        json.dump(look, notes)


PASSES = {'image': 'Image', 'mist': 'Mist', 'normal': 'Denoising Normal', 'albedo': 'Denoising Albedo'}


def passes(out, wanted=PASSES):
    """Writes the picture, and what the denoiser needs, as one file for each pass."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = out
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    files.file_slots.clear()
    for slot, name in wanted.items():
        files.file_slots.new(slot + '-')
        tree.links.new(layers.outputs[name], files.inputs[slot + '-'])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    os.makedirs(out, exist_ok=True)
