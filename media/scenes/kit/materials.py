"""Functions that make the materials of the scenes."""
from kit.nodes import Shader, colour


def plain(name, code, rough=.6, metal=0.0, shine=.5, coat=0.0):
    """A surface of one colour."""
    shader = Shader(name)
    return shader.set(Base_Color=colour(code), Roughness=rough, Metallic=metal, Specular=shine, Clearcoat=coat, Clearcoat_Roughness=.04).material


def plaster(name, code, wear=.35, rough=.85, scale=.5):
    """Painted plaster with cloudy patches of age and the streaks of monsoon rain."""
    shader = Shader(name)
    base = colour(code)
    clouds = shader.between(shader.noise(scale, 6), .3, .75)
    streaks = shader.between(shader.noise(2.2, 4, (1, 1, .09)), .5, .78)
    aged = tuple(c * k for c, k in zip(base, (.80, .77, .72))) + (1,)
    washed = tuple(c * k for c, k in zip(base, (.66, .62, .56))) + (1,)
    tone = shader.mix(shader.math('MULTIPLY', clouds, min(1, wear * 1.6)), base, aged)
    tone = shader.mix(shader.math('MULTIPLY', streaks, wear * .7), tone, washed)
    shader.set(Base_Color=tone, Roughness=rough, Specular=.2)
    return shader.bump(shader.noise(38, 3), .1).material


def tiled(name, first, second, joint, size=.5, rough=.5):
    """Square tiles, a little uneven in colour and shine."""
    shader = Shader(name)
    tiles = shader.node('TexBrick', Vector=shader.place(), offset=0, Color1=colour(first), Color2=colour(second), Mortar=colour(joint), Scale=1)
    for key, value in (('Brick Width', size), ('Row Height', size), ('Mortar Size', .007), ('Mortar Smooth', .3)):
        tiles.inputs[key].default_value = value
    stain = shader.between(shader.noise(.55, 7), .25, .8)
    tone = shader.mix(shader.math('MULTIPLY', stain, .34), tiles.outputs['Color'], colour('#6d5c4b'))
    return shader.set(Base_Color=tone, Roughness=shader.math('MULTIPLY_ADD', stain, .3, rough - .15), Specular=.35).material


def bricks(name, first, second, joint):
    """Courses of brick, on walls that face in any direction."""
    shader = Shader(name)
    split = shader.node('SeparateXYZ', Vector=shader.place())
    along = shader.math('ADD', split.outputs['X'], split.outputs['Y'])
    flat = shader.node('CombineXYZ', X=along, Y=split.outputs['Z']).outputs[0]
    wall = shader.node('TexBrick', Vector=flat, Color1=colour(first), Color2=colour(second), Mortar=colour(joint), Scale=1)
    for key, value in (('Brick Width', .24), ('Row Height', .085), ('Mortar Size', .007)):
        wall.inputs[key].default_value = value
    return shader.set(Base_Color=wall.outputs['Color'], Roughness=.9, Specular=.15).material


def sheet(name, code, pitch=.33, metal=.0, rough=.45, axis='X'):
    """Profiled sheet for roofs or walls: ribs across one axis, with a little rust and dust."""
    shader = Shader(name)
    split = shader.node('SeparateXYZ', Vector=shader.place())
    wave = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', shader.math('DIVIDE', split.outputs[axis], pitch)), .5))
    rib = shader.between(wave, .32, .40)
    dust = shader.between(shader.noise(.35, 6), .35, .8)
    base = colour(code)
    tone = shader.mix(shader.math('MULTIPLY', dust, .35), base, tuple(c * .72 for c in base[:3]) + (1,))
    shader.set(Base_Color=tone, Roughness=rough, Metallic=metal, Specular=.4)
    return shader.bump(rib, .6, .03).material


def ground(name, first, second, scale=.12, rough=.95):
    """Earth, grass or tar: two tones in cloudy patches, with a fine grain."""
    shader = Shader(name)
    broad = shader.between(shader.noise(scale, 8), .35, .65)
    grain = shader.between(shader.noise(scale * 40, 4), .2, .8)
    tone = shader.mix(broad, colour(first), colour(second))
    tone = shader.mix(.35, tone, shader.mix(grain, (.55, .52, .5, 1), (1.15, 1.15, 1.12, 1)), 'MULTIPLY')
    return shader.set(Base_Color=tone, Roughness=rough, Specular=.12).bump(grain, .2, .03).material


def glass(name, room, curtain):
    """A window pane, through which the room or a curtain is visible and which reflects the sky."""
    shader = Shader(name)
    folds = shader.math('MULTIPLY_ADD', shader.noise(3.2, 3, (2.4, 2.4, .05)), .5, .6)
    island = shader.node('NewGeometry').outputs['Random Per Island']
    drawn = shader.math('GREATER_THAN', island, .52)
    tone = shader.mix(drawn, colour(room), shader.mix(1.0, colour(curtain), folds, 'MULTIPLY'))
    return shader.set(Base_Color=tone, Roughness=.5, Specular=.3, Clearcoat=1.0, Clearcoat_Roughness=.02).material


def leaf(name, dark, light, through=.38):
    """A leaf that lets sunlight through. No two leaves have quite the same green."""
    shader = Shader(name)
    shader.tree.nodes.remove(shader.surface)
    island = shader.node('NewGeometry').outputs['Random Per Island']
    thing = shader.node('ObjectInfo').outputs['Random']
    tone = shader.mix(shader.math('MULTIPLY_ADD', island, .62, shader.math('MULTIPLY', thing, .38)), colour(dark), colour(light))
    glow = shader.mix(.4, tone, (.62, .72, .12, 1))
    matt = shader.node('BsdfDiffuse', Color=tone)
    lit = shader.node('BsdfTranslucent', Color=glow)
    gloss = shader.node('BsdfGlossy', Roughness=.42)
    body = shader.node('MixShader', Fac=through)
    skin = shader.node('MixShader', Fac=.035)
    link = shader.tree.links.new
    link(matt.outputs[0], body.inputs[1])
    link(lit.outputs[0], body.inputs[2])
    link(body.outputs[0], skin.inputs[1])
    link(gloss.outputs[0], skin.inputs[2])
    link(skin.outputs[0], shader.tree.nodes['Material Output'].inputs[0])
    return shader.material


def cells(name='cells', base='#0a1733', line='#8294b3', columns=6, rows=24):
    """The front of a panel: cells, fine lines that fade with distance, and clear glass."""
    shader = Shader(name)
    place = shader.node('SeparateXYZ', Vector=shader.node('TexCoord').outputs['UV'])
    far = shader.math('DIVIDE', 16.0, shader.node('CameraData').outputs['View Distance'], clamp=True)

    def lines(source, count, width):
        part = shader.math('FRACT', shader.math('MULTIPLY', source, float(count)))
        return shader.math('GREATER_THAN', shader.math('ABSOLUTE', shader.math('SUBTRACT', part, .5)), .5 - width)
    across, along = place.outputs['X'], place.outputs['Y']
    middle = shader.math('LESS_THAN', shader.math('ABSOLUTE', shader.math('SUBTRACT', along, .5)), .006)
    grid = shader.math('MAXIMUM', shader.math('MAXIMUM', lines(across, columns, .011), lines(along, rows, .018)), middle)
    wires = shader.math('MULTIPLY', shader.math('MULTIPLY', lines(across, columns * 9, .05), .08), shader.math('POWER', far, 2.0))
    thing = shader.node('ObjectInfo').outputs['Random']
    tone = shader.mix(1.0, colour(base), shader.math('MULTIPLY_ADD', thing, .35, .82), 'MULTIPLY')
    tone = shader.mix(wires, tone, colour('#8b9bb5'))
    tone = shader.mix(shader.math('MULTIPLY', grid, shader.math('MULTIPLY_ADD', far, .75, .1)), tone, colour(line))
    return shader.set(Base_Color=tone, Roughness=.45, Specular=.12, Clearcoat=.9, Clearcoat_Roughness=.04).material
