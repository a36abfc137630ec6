/** `npm run film -- FILE --name home` replaces a film of the site, as docs/pictures.md describes. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { messageOf } from '../tools/system/progress';
import { onPath } from '../tools/install/on-path';
import { masters, run, work } from './blender.mjs';
import { encodeLoop, filesOf } from './encode.mjs';
import { loopOf, RATE, readWish, secondsToTake, type Wish } from './film-plan';
import { masters as list } from './masters/pictures';
import { framesOf, lengthOf } from './measure-film.mjs';
import { seamOf, shows } from './seam';

const films = fileURLToPath(new URL('../public/films', import.meta.url));

const SIZE = { width: 1280, height: 720 };
const SHAPE = "crop='trunc(min(iw,ih*16/9)/2)*2':'trunc(min(ih,iw*9/16)/2)*2'";

async function main() {
  const names = Object.keys(list)
    .filter((name) => name.endsWith('-film'))
    .map((name) => name.slice(0, -'-film'.length));
  const wish = readWish(process.argv.slice(2), names);
  if (!onPath('ffmpeg') || !onPath('ffprobe'))
    throw new Error(
      'ffmpeg is missing. On Debian and Ubuntu: sudo apt-get install ffmpeg. On a Mac: brew install ffmpeg. On Windows: winget install ffmpeg.',
    );
  if (!existsSync(wish.file)) throw new Error(`There is no file ${wish.file}.`);
  const seconds = secondsToTake(lengthOf(wish.file), wish);
  const folder = path.join(work, `own-${wish.name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make(wish, seconds, folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

async function make({ file, name, from, thereAndBack }: Wish, seconds: number, folder: string) {
  const taken = ['-y', '-v', 'error', '-ss', String(from), '-t', String(seconds), '-i', file];
  console.log(`Taking ${seconds.toFixed(1)} seconds of ${file} …`);
  const largest = `fps=${RATE},${SHAPE},scale='min(1920,iw)':'min(1080,ih)':flags=lanczos,setsar=1`;
  await run('ffmpeg', [...taken, '-vf', largest, '-frames:v', '1', path.join(folder, 'poster.png')]);
  const { width = 0 } = await sharp(path.join(folder, 'poster.png')).metadata();
  if (width < SIZE.width)
    throw new Error(
      `${file} is ${width} pixels wide where it is cut to 16:9, and would look blurred: it takes ${SIZE.width} or more.`,
    );
  const scaled = `fps=${RATE},${SHAPE},scale=${SIZE.width}:${SIZE.height}:flags=lanczos,setsar=1`;
  await run('ffmpeg', [...taken, '-vf', scaled, path.join(folder, 'frame-%04d.png')]);
  const frames = readdirSync(folder)
    .filter((picture) => picture.startsWith('frame-'))
    .sort();
  if (!thereAndBack) await refuseSeam(folder);
  await encodeLoop(name, folder, loopOf(frames, thereAndBack), folder, (line) => console.log(`  ${line}`));
  await sharp(path.join(folder, 'poster.png'))
    .jpeg({ quality: 92, progressive: true })
    .toFile(path.join(folder, 'poster.jpg'));
  keep(name, folder);
  const length = Math.round(loopOf(frames, thereAndBack).length / RATE);
  console.log(`The film and its poster are in their places. Now:
- say in content/site/films.yaml what it shows, with today's day and its seconds: ${length};
- run "npm run make -- images" and "npm run make -- cards", and commit what has changed;
- look at it: "npm start". "npm run media:check" measures all films.`);
}

/** @throws Error if the loop of the film has a visible seam */
async function refuseSeam(folder: string) {
  const small = path.join(folder, 'small.mkv');
  const frames = path.join(folder, 'frame-%04d.png');
  await run('ffmpeg', [
    ...`-y -v error -r ${RATE} -i`.split(' '),
    frames,
    '-vf',
    'scale=320:-2',
    '-c:v',
    'ffv1',
    small,
  ]);
  const { seam, largest } = seamOf(framesOf(small).frames);
  if (!shows({ seam, largest })) return;
  throw new Error(
    `The film would jump each time it begins again: from its last frame to its first brightness changes by ${seam.toFixed(1)}, and elsewhere by ${largest.toFixed(1)} at most. Choose a part whose end looks like its beginning, with --from and --seconds, or let it run forwards and back: --there-and-back.`,
  );
}

function keep(name: string, folder: string) {
  mkdirSync(films, { recursive: true });
  for (const file of filesOf(name)) copyFileSync(path.join(folder, file), path.join(films, file));
  copyFileSync(path.join(folder, 'poster.jpg'), path.join(masters, `${name}-film.jpg`));
  // Removes a poster in another format, because a film may have only one poster.
  rmSync(path.join(masters, `${name}-film.png`), { force: true });
}

main().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
