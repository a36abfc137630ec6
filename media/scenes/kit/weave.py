"""Computes the frames of a film from its key frames. Needs numpy, scipy and ffmpeg.
The distance of each point of a still scene is known in the key frames that show it. So a frame from anywhere on
the camera's way can be put together from the key frames near it. This also averages out their noise: no frame
shows the noise of a single key frame.
"""
import json
import sys
from pathlib import Path

import numpy as np
from finish import finish, put, read, touch
from scipy.ndimage import distance_transform_edt

SKY = 1e4
REACH = 1.45


class Key:
    """One rendered key frame: its colours, the distance of each pixel, and the place of the camera."""

    def __init__(self, folder, pose):
        toned = folder / 'toned.npy'
        if not toned.exists():
            look = json.loads((folder / 'look.json').read_text(encoding='utf8'))
            np.save(toned, finish(folder, **look, rounds=2, vignette=0, sharpen=0).astype('f2'))
        self.colours = np.load(toned).astype('f4')
        self.depth = np.minimum(read(folder, 'depth', SKY)[..., 0], SKY)
        self.pose = np.array(pose)


def grid(height, width):
    """Returns the middle of each pixel, from the left and from the top."""
    down, across = np.mgrid[0:height, 0:width].astype('f4')
    return across + .5, down + .5


def cast(across, down, depth, focal, source, target):
    """Returns where the points that one camera sees appear to another camera: their pixels and their depth."""
    height, width = depth.shape
    turn = (np.linalg.inv(target) @ source).astype('f4')
    x, y = (across - width / 2) / (focal * width) * depth, (height / 2 - down) / (focal * width) * depth
    there = [turn[row, 0] * x + turn[row, 1] * y - turn[row, 2] * depth + turn[row, 3] for row in range(3)]
    far = np.maximum(-there[2], .01)
    return there[0] / far * focal * width + width / 2, height / 2 - there[1] / far * focal * width, far


def depth_at(pose, keys, focal):
    """Returns the distance of each pixel of a frame, computed from the key frames nearest to it."""
    height, width = keys[0].depth.shape
    nearest = np.full(height * width, np.inf, 'f4')
    for key in keys:
        x, y, far = (part.ravel() for part in cast(*grid(height, width), key.depth, focal, key.pose, pose))
        order = np.argsort(-far)
        # Covers a little more than the point's own pixel. Otherwise a surface that comes nearer would have gaps through
        # which the background shows.
        for right in (-.3, .3):
            for low in (-.3, .3):
                column, row = np.floor(x + right).astype('i4'), np.floor(y + low).astype('i4')
                inside = ((column >= 0) & (column < width) & (row >= 0) & (row < height))[order]
                layer = np.full(height * width, np.inf, 'f4')
                layer[(row * width + column)[order][inside]] = far[order][inside]
                nearest = np.minimum(nearest, layer)
    nearest = nearest.reshape(height, width)
    gaps = ~np.isfinite(nearest)
    return nearest[tuple(distance_transform_edt(gaps, return_distances=False, return_indices=True))] if gaps.any() else nearest


def sample(image, x, y):
    """Returns the colours at places between pixels."""
    height, width = image.shape[:2]
    x, y = np.clip(x - .5, 0, width - 1.001), np.clip(y - .5, 0, height - 1.001)
    left, top = x.astype('i4'), y.astype('i4')
    right, low = (x - left)[..., None], (y - top)[..., None]
    upper = image[top, left] * (1 - right) + image[top, left + 1] * right
    return upper * (1 - low) + (image[top + 1, left] * (1 - right) + image[top + 1, left + 1] * right) * low


def weave(frame, keys, focal):
    """Returns one frame, computed from the key frames near it. `keys` has the key frames by their index on the camera's
    way."""
    near = sorted(keys, key=lambda place: abs(place - frame['place']))
    pose = np.array(frame['pose'])
    depth = depth_at(pose, [keys[place] for place in near[:2]], focal)
    height, width = depth.shape
    total, weights = np.zeros((height, width, 3), 'f4'), np.zeros((height, width, 1), 'f4')
    for place in near:
        key = keys[place]
        x, y, far = cast(*grid(height, width), depth, focal, pose, key.pose)
        row, column = np.clip(y, 0, height - 1).astype('i4'), np.clip(x, 0, width - 1).astype('i4')
        seen = (np.abs(key.depth[row, column] - far) < .015 * far + .03) | ((far > SKY / 2) & (key.depth[row, column] > SKY / 2))
        seen &= (x >= 0) & (x < width) & (y >= 0) & (y < height)
        # Lets the share of a key frame grow and shrink gradually. A place that no key frame shows gets what all of them
        # show there instead.
        weight = (1 - ((place - frame['place']) / REACH) ** 2) ** 2 * (seen[..., None] + 1e-4)
        total += sample(key.colours, x, y) * weight
        weights += weight
    return total / weights


def main():
    """The command line: weave.py FOLDER. Writes FOLDER/frame-000.png and so on, and leaves existing files as they are."""
    folder = Path(sys.argv[1])
    reel = json.loads((folder / 'reel.json').read_text(encoding='utf8'))
    last, keys = len(reel['keys']) - 1, {}
    for number, frame in enumerate(reel['frames']):
        picture = folder / f'frame-{number:03d}.png'
        if picture.exists():
            continue
        frame['place'] = frame['part'] * last
        about = [place for place in range(last + 1) if abs(place - frame['place']) < REACH]
        keys = {place: keys.get(place) or Key(folder / f'key-{place:03d}', reel['keys'][place]['pose']) for place in about}
        put(touch(weave(frame, keys, reel['focal'])), picture)
        print(f'frame {number} woven', flush=True)


if __name__ == '__main__':
    main()
