"""Makes a picture from the passes of a scene: denoises it, adds haze and bloom, maps its tones and sharpens it. Needs
numpy, scipy and ffmpeg."""
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter

LUMA = np.array([.2126, .7152, .0722], 'f4')
INTO = np.array([[.842479, .078434, .079224], [.042328, .878469, .079166], [.042376, .078434, .879143]], 'f4')
BACK = np.linalg.inv(INTO)


def read(folder, name, endless=1e3):
    """Reads one pass as an array of rows, columns and channels. `endless` replaces infinite values."""
    file = folder / f'{name}-0001.exr'
    probe = subprocess.run(['ffprobe', '-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', file], capture_output=True, text=True, check=True)
    width, height = (int(number) for number in probe.stdout.strip().split(',')[:2])
    raw = subprocess.run(['ffmpeg', '-v', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'gbrpf32le', '-'], capture_output=True, check=True).stdout
    green, blue, red = np.frombuffer(raw, '<f4').reshape(3, height, width)
    return np.nan_to_num(np.stack([red, green, blue], -1), posinf=endless)


def shifted(image, down, right):
    """Returns the image moved by whole pixels, with its edges repeated."""
    a, b = abs(down), abs(right)
    padded = np.pad(image, ((a, a), (b, b), (0, 0)), mode='edge')
    return padded[a - down:a - down + image.shape[0], b - right:b - right + image.shape[1]]


def denoise(image, albedo, normal, mist, rounds=3, strength=.55):
    """Smooths the light but not the colours of surfaces, by an à-trous filter guided by colour, direction and distance."""
    paint = np.clip(albedo, .03, None)
    light = np.log1p(image / paint)
    kernel = np.array([1, 4, 6, 4, 1], 'f4') / 16
    for turn in range(rounds):
        step, total, weights = 2 ** turn, np.zeros_like(light), np.zeros(light.shape[:2] + (1,), 'f4')
        level = light.mean(-1, keepdims=True)
        for j in range(-2, 3):
            for i in range(-2, 3):
                near = np.exp(-((shifted(level, j * step, i * step) - level) / (strength / 2 ** turn)) ** 2)
                near *= np.exp(-((shifted(normal, j * step, i * step) - normal) ** 2).sum(-1, keepdims=True) / .15)
                near *= np.exp(-((shifted(albedo, j * step, i * step) - albedo) ** 2).sum(-1, keepdims=True) / .06)
                near *= np.exp(-np.abs(shifted(mist, j * step, i * step) - mist) / .01)
                near *= kernel[j + 2] * kernel[i + 2]
                total += shifted(light, j * step, i * step) * near
                weights += near
        light = total / weights
    return np.expm1(light) * paint


def horizon(image, sky, air):
    """Returns the colour of the sky just above the horizon for each column. It is `air` if no sky is in view."""
    height, width = sky.shape[:2]
    rows = np.flatnonzero(sky[..., 0].mean(1) > .02)
    if not rows.size:
        return np.broadcast_to(np.array(air, 'f4'), (1, width, 3))
    band = slice(max(0, rows[-1] - height // 25), rows[-1] + 1)
    weight = sky[band].sum(0).astype('f4') + 1e-4
    colour = (image[band] * sky[band]).sum(0) + np.array(air, 'f4') * 1e-4
    reach = (width * .08, 0)
    return (gaussian_filter(colour, reach) / gaussian_filter(weight, reach))[None]


def film(image, power, saturation):
    """Maps light to display colours as film does, with soft highlights and gentle colours."""
    tone = np.clip(np.log2(np.clip(image @ INTO.T, 1e-10, None)), -12.47393, 4.026069)
    tone = (tone + 12.47393) / 16.5
    two = tone * tone
    four = two * two
    tone = 15.5 * four * two - 40.14 * four * tone + 31.96 * four - 6.868 * two * tone + .4298 * two + .1191 * tone - .00232
    tone = np.clip(tone, 0, 1) ** power
    grey = (tone * LUMA).sum(-1, keepdims=True)
    return np.clip((grey + saturation * (tone - grey)) @ BACK.T, 0, 1)


def clean(image, saturation):
    """Maps light to plain display colours with soft highlights, for models."""
    grey = (image * LUMA).sum(-1, keepdims=True)
    tone = np.clip(grey + saturation * (image - grey), 1e-6, None)
    tone = np.where(tone < .65, tone, .65 + .35 * np.tanh((tone - .65) / .35 * .8))
    return np.where(tone <= .0031308, 12.92 * tone, 1.055 * tone ** (1 / 2.4) - .055)


def finish(folder, exposure=.95, power=1.38, saturation=1.28, haze=.42, air=(1.05, .8, .56), bloom=.06, vignette=.14, sharpen=.3, plain=False, rounds=3, strength=.55):
    """Returns the finished picture, with values from 0 to 1."""
    image, albedo, normal = (read(folder, name) for name in ('image', 'albedo', 'normal'))
    mist = read(folder, 'mist')[..., :1]
    image = denoise(image, albedo, normal, mist, rounds, strength)
    sky = (np.abs(normal).sum(-1, keepdims=True) < .02) * (mist > .999)
    # Gives distant things the colour of the sky behind them, and the most distant ones only that colour, so that no
    # line shows where the ground ends.
    far = np.clip(mist, 0, 1) * (1 - sky)
    veil = far ** 2 * horizon(image, sky, air) + (1 - far ** 2) * np.array(air, 'f4')
    depth = haze and haze * far + (1 - haze) * far ** 6
    image = (image * (1 - depth) + veil * depth) * 2 ** exposure
    height, width = image.shape[:2]
    bright = np.clip(image - 1, 0, 8)
    image = image + bloom * 4 / 3 * sum(gaussian_filter(bright, (height * s, height * s, 0)) for s in (.006, .02, .06))
    tone = clean(image, saturation) if plain else film(image, power, saturation)
    return touch(tone, sharpen, vignette)


def touch(tone, sharpen=.3, vignette=.14):
    """Sharpens a tone-mapped picture and darkens its corners a little."""
    height, width = tone.shape[:2]
    tone = np.clip(tone + sharpen * (tone - gaussian_filter(tone, (1, 1, 0))), 0, 1)
    down, across = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    return tone * (1 - vignette * np.clip((across ** 2 + down ** 2) / 2, 0, 1)[..., None] ** 1.3)


def put(tone, file):
    """Writes a picture with values from 0 to 1. Adds grain, which prevents visible bands in the sky."""
    grain = (np.random.default_rng(1).random(tone.shape) - .5) / 255
    height, width = tone.shape[:2]
    command = ['ffmpeg', '-y', '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-i', '-', '-f', 'image2', '-c:v', 'png', f'{file}.part']
    subprocess.run(command, input=(np.clip(tone + grain, 0, 1) * 255 + .5).astype('u1').tobytes(), check=True)
    Path(f'{file}.part').replace(file)


def main():
    """The command line: finish.py FOLDER PICTURE.png"""
    folder = Path(sys.argv[1])
    look = json.loads((folder / 'look.json').read_text(encoding='utf8'))
    put(finish(folder, **look), sys.argv[2])


if __name__ == '__main__':
    main()
