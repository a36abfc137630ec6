"""Builds meshes from boxes, rings, lathes and rods, and places them in the scene."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

BOX_FACES = ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


def move(x, y, z=0.0, turn=0.0):
    """A matrix that moves to a place and turns around the vertical axis by `turn` degrees."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')


class Builder:
    """Collects faces of several materials into one mesh."""

    def __init__(self):
        self.points, self.faces, self.slots, self.materials, self.uvs = [], [], [], [], {}
        self.matrix = None

    @contextmanager
    def at(self, matrix):
        """Moves everything that is built inside the `with` block."""
        before = self.matrix
        self.matrix = before @ matrix if before else matrix
        yield self
        self.matrix = before

    def _slot(self, material):
        if material not in self.materials:
            self.materials.append(material)
        return self.materials.index(material)

    def add(self, points, faces, material):
        """Adds points and the faces between them."""
        first, slot = len(self.points), self._slot(material)
        if self.matrix:
            points = [self.matrix @ Vector(p) for p in points]
        self.points += [tuple(p) for p in points]
        for face in faces:
            self.faces.append(tuple(first + i for i in face))
            self.slots.append(slot)

    def face(self, points, material, uv=None):
        """Adds one polygon. `uv` gives its place on the texture."""
        if uv:
            self.uvs[len(self.faces)] = uv
        self.add(points, [tuple(range(len(points)))], material)

    def box(self, x, y, z, sx, sy, sz, material, top=None):
        """Adds a box, given the centre of its base and its size."""
        points = [(x + a * sx / 2, y + b * sy / 2, z + c * sz) for c in (0, 1) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        self.add(points, BOX_FACES, material)
        if top:
            self.slots[-5] = self._slot(top)

    def ring(self, x, y, z, width, depth, height, thick, material):
        """Adds a closed rectangular wall with mitred corners, so that no two faces lie in one plane."""
        def outline(inset, level):
            a, b = width / 2 - inset, depth / 2 - inset
            return [(x - a, y - b, level), (x + a, y - b, level), (x + a, y + b, level), (x - a, y + b, level)]
        points = outline(0, z) + outline(0, z + height) + outline(thick, z) + outline(thick, z + height)
        faces = []
        for i in range(4):
            j = (i + 1) % 4
            faces += [(i, j, 4 + j, 4 + i), (8 + j, 8 + i, 12 + i, 12 + j), (4 + i, 4 + j, 12 + j, 12 + i), (j, i, 8 + i, 8 + j)]
        self.add(points, faces, material)

    def lathe(self, x, y, z, profile, material, sides=24):
        """Adds the shape of a profile of (radius, height) pairs that is turned around the vertical axis."""
        points, count = [], sides
        for radius, height in profile:
            points += [(x + radius * math.cos(2 * math.pi * i / count), y + radius * math.sin(2 * math.pi * i / count), z + height) for i in range(count)]
        faces = []
        for row in range(len(profile) - 1):
            for i in range(count):
                j = (i + 1) % count
                faces.append((row * count + i, row * count + j, (row + 1) * count + j, (row + 1) * count + i))
        faces.append(tuple((len(profile) - 1) * count + i for i in range(count)))
        self.add(points, faces, material)

    def rod(self, start, end, radius, material, tip=None, sides=8):
        """Adds a round bar between two points."""
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        with self.at(Matrix.Translation(start) @ turn):
            self.lathe(0, 0, 0, ((radius, 0), (radius if tip is None else tip, along.length)), material, sides)

    def path(self, points, radius, material, sides=6):
        """Adds connected bars along a list of points: a pipe or a cable."""
        for start, end in zip(points, points[1:]):
            self.rod(start, end, radius, material, sides=sides)

    def prism(self, outline, y, depth, material):
        """Adds a prism: an outline in the XZ plane, extended along Y."""
        count = len(outline)
        points = [(x, y, z) for x, z in outline] + [(x, y + depth, z) for x, z in outline]
        faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
        faces += [(i + count, (i + 1) % count + count, (i + 1) % count, i) for i in range(count)]
        self.add(points, faces, material)

    def mesh(self, name):
        """Returns the mesh of everything built so far."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        if self.uvs:
            layer = mesh.uv_layers.new(name='UVMap')
            for index, uv in self.uvs.items():
                for loop, place in zip(mesh.polygons[index].loop_indices, uv):
                    layer.data[loop].uv = place
        mesh.update()
        return mesh

    def put(self, name, bevel=0.0, smooth=False):
        """Puts the mesh into the scene, with its edges rounded by `bevel` metres."""
        mesh = self.mesh(name)
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
        thing = place(mesh)
        if bevel:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width, modifier.segments, modifier.limit_method = bevel, 2, 'ANGLE'
        return thing


def place(mesh, x=0.0, y=0.0, z=0.0, turn=0.0, size=1.0):
    """Puts a mesh into the scene. The same mesh can be put in many places."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.matrix_world = move(x, y, z, turn) @ Matrix.Scale(size, 4)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place_at(mesh, matrix):
    """Puts a mesh into the scene, with a matrix for its place, turn and size."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.matrix_world = matrix
    bpy.context.scene.collection.objects.link(thing)
    return thing
