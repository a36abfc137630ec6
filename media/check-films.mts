/** `npm run media:check` measures the finished films, and fails if the seam of a loop is visible. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cropOf } from '../tools/images/crop';
import { masters } from './blender.mjs';
import { masters as list } from './masters/pictures';
import { framesOf } from './measure-film.mjs';
import { difference, seamOf, shows } from './seam';

const films = fileURLToPath(new URL('../public/films', import.meta.url));

/** Returns the film's poster at the size of the film, with one byte of brightness for each pixel. */
async function posterFor(film: string, { width, height }: { width: number; height: number }) {
  const name = `${film.split('-')[0]}-film`;
  const poster = sharp(path.join(masters, `${name}.jpg`));
  const crop = list[name]?.phone;
  if (film.includes('-phone-') && crop) poster.extract(cropOf(await poster.metadata(), crop));
  return poster.resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
}

for (const file of readdirSync(films).sort()) {
  const { width, height, frames } = framesOf(path.join(films, file));
  const { seam, largest } = seamOf(frames);
  const poster = await posterFor(file, { width, height });
  const figures = {
    'first frame to poster': difference(frames[0] ?? poster, poster),
    'last to first': seam,
    'largest step elsewhere': largest,
  };
  const size = `${width}x${height}, ${frames.length} frames, ${Math.round(statSync(path.join(films, file)).size / 1000)} KB`;
  console.log(
    `${file}: ${size}; ${Object.entries(figures)
      .map(([what, figure]) => `${what} ${figure.toFixed(2)}`)
      .join(', ')}`,
  );
  if (shows({ seam, largest })) process.exitCode = 1;
}
