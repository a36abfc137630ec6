"""Helpers for connecting shader nodes."""
import bpy


def colour(code):
    """Converts a hex colour to linear light."""
    channels = [int(code.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1,)


class Shader:
    """A material with its node tree and its main surface."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, **settings):
        """Adds a node. Settings with the name of an input are set on that input, the others on the node."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.inputs:
                self.feed(node.inputs[key], value)
            else:
                setattr(node, key, value)
        return node

    def feed(self, socket, value):
        """Links an output to a socket, or sets the socket's value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **values):
        """Sets inputs of the main surface. An underscore in a name stands for the space in the name of an input."""
        for key, value in values.items():
            self.feed(self.surface.inputs[key.replace('_', ' ')], value)
        return self

    def math(self, operation, *values, clamp=False):
        """Adds a node for one arithmetic operation."""
        node = self.node('Math', operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def mix(self, amount, first, second, mode='MIX'):
        """Adds a node that mixes two colours."""
        node = self.node('MixRGB', blend_type=mode)
        for socket, value in zip(node.inputs, (amount, first, second)):
            self.feed(socket, value)
        return node.outputs[0]

    def place(self, scale=(1, 1, 1), source='Object'):
        """The coordinates of a point on the object."""
        coordinates = self.node('TexCoord').outputs[source]
        return self.node('Mapping', Vector=coordinates, Scale=scale).outputs[0]

    def noise(self, scale, detail=5, stretch=(1, 1, 1), roughness=.6):
        """A cloudy pattern with values from 0 to 1."""
        return self.node('TexNoise', Vector=self.place(stretch), Scale=scale, Detail=detail, Roughness=roughness).outputs['Fac']

    def between(self, value, low, high):
        """A smooth step from 0 at `low` to 1 at `high`."""
        node = self.node('MapRange', interpolation_type='SMOOTHSTEP')
        for name, number in (('Value', value), ('From Min', low), ('From Max', high)):
            self.feed(node.inputs[name], number)
        return node.outputs[0]

    def bump(self, height, strength, distance=.02):
        """Makes the surface bumpy by a pattern."""
        self.feed(self.surface.inputs['Normal'], self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0])
        return self
