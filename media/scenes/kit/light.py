"""The sun, the sky that lights a scene, and the sky that the camera sees."""
import math

import bpy
from mathutils import Vector


class World:
    """Connects the shader nodes of the world."""

    def __init__(self):
        world = bpy.data.worlds.new('world')
        bpy.context.scene.world = world
        world.use_nodes = True
        self.tree = world.node_tree
        self.lighting = self.tree.nodes['Background']

    def node(self, kind, **inputs):
        """Adds a node, and sets or links its inputs."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            self.feed(node.inputs[key.replace('_', ' ')], value)
        return node

    def feed(self, socket, value):
        """Links an output to a socket, or sets the socket's value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        """Adds a node for one arithmetic operation."""
        node = self.node('Math')
        node.operation, node.use_clamp = operation, clamp
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def mix(self, amount, first, second):
        """Adds a node that mixes two colours."""
        node = self.node('MixRGB')
        for socket, value in zip(node.inputs, (amount, first, second)):
            self.feed(socket, value)
        return node.outputs[0]


def sun(azimuth, height, strength, tint, width=.9):
    """Adds a sun lamp `azimuth` degrees west of north. Returns the direction towards the sun."""
    a, h = math.radians(azimuth), math.radians(height)
    towards = Vector((-math.cos(h) * math.sin(a), math.cos(h) * math.cos(a), math.sin(h)))
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(width), tint
    thing = bpy.data.objects.new('sun', lamp)
    thing.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return towards


SKIES = {
    # Horizon, middle, zenith, around the sun, clouds, strength of the drawn sky.
    'golden': ((2.0, 1.34, .80), (1.0, .95, 1.16), (.22, .5, 1.1), (2.7, 1.75, .8), (2.3, 1.72, 1.25), .8),
    'morning': ((1.75, 1.5, 1.18), (.75, 1.02, 1.38), (.22, .55, 1.22), (2.4, 1.9, 1.2), (2.1, 1.85, 1.6), .8),
    'noon': ((1.4, 1.56, 1.7), (.46, .95, 1.75), (.14, .46, 1.25), (1.9, 1.9, 1.8), (2.3, 2.3, 2.3), .9),
}


def daylight(azimuth, height, strength=6.0, tint=(1, .74, .47), sky=.22, drawn='golden', clouds=.8, drift=0.0, dust=1.6, width=.9):
    """Adds the sun and the sky. Each value of `drift` gives other clouds."""
    towards = sun(azimuth, height, strength, tint, width)
    world = World()
    air = world.node('TexSky')
    air.sky_type, air.sun_disc = 'NISHITA', False
    air.sun_elevation, air.sun_rotation = math.radians(max(height - 3, 8)), math.radians(azimuth)
    air.dust_density, air.ozone_density, air.altitude = dust, 1.5, 200
    world.feed(world.lighting.inputs[0], air.outputs[0])
    world.lighting.inputs[1].default_value = sky
    seen = drawn_sky(world, towards, *SKIES[drawn], clouds, drift)
    chooser = world.node('MixShader', Fac=world.node('LightPath').outputs['Is Camera Ray'])
    world.tree.links.new(world.lighting.outputs[0], chooser.inputs[1])
    world.tree.links.new(seen.outputs[0], chooser.inputs[2])
    world.tree.links.new(chooser.outputs[0], world.tree.nodes['World Output'].inputs[0])
    return towards


def drawn_sky(world, towards, horizon, middle, zenith, glow, cloud, power, clouds, drift):
    """Draws the sky that the camera sees: a gradient, the glow around the sun, thin clouds."""
    place = world.node('TexCoord').outputs['Generated']
    axis = world.node('SeparateXYZ', Vector=place)
    ramp = world.node('ValToRGB', Fac=world.math('MULTIPLY', axis.outputs['Z'], 3.2, clamp=True))
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color, stops[1].position = (*horizon, 1), (*zenith, 1), .62
    stops.new(.2).color = (*middle, 1)
    near = world.node('VectorMath')
    near.operation = 'DOT_PRODUCT'
    world.feed(near.inputs[0], place)
    near.inputs[1].default_value = towards
    about = world.math('POWER', world.math('MAXIMUM', near.outputs['Value'], 0.0), 6.0)
    tone = world.mix(about, ramp.outputs[0], (*glow, 1))
    lift = world.math('ADD', world.math('MAXIMUM', axis.outputs['Z'], 0.0), .08)
    flat = world.node('CombineXYZ', X=world.math('DIVIDE', axis.outputs['X'], lift), Y=world.math('DIVIDE', axis.outputs['Y'], lift), Z=drift)
    stretched = world.node('Mapping', Vector=flat.outputs[0], Scale=(1, .62, 1))
    fleece = world.node('TexNoise', Vector=stretched.outputs[0], Scale=.42, Detail=9, Roughness=.62, Distortion=.3)
    veil = world.node('MapRange', Value=fleece.outputs['Fac'], From_Min=.45, From_Max=.74)
    veil.interpolation_type = 'SMOOTHSTEP'
    fade = world.math('MULTIPLY', axis.outputs['Z'], 7.0, clamp=True)
    tone = world.mix(world.math('MULTIPLY', world.math('MULTIPLY', veil.outputs[0], fade), clouds), tone, (*cloud, 1))
    return world.node('Background', Color=tone, Strength=power)
