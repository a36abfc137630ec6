import { spawnSync } from 'node:child_process';

function ask(command: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(command, ['-v', 'error', ...words], { maxBuffer: 2 ** 31 });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/**
 * Returns the frames of a film, with one byte of brightness for each pixel.
 * @throws Error if ffmpeg cannot read the film
 */
export function framesOf(file: string) {
  const size = ask('ffprobe', [
    ...'-select_streams v:0 -show_entries stream=width,height -of csv=p=0'.split(' '),
    file,
  ]);
  const [width = 0, height = 0] = String(size).split(',').map(Number);
  const all = ask('ffmpeg', ['-i', file, '-f', 'rawvideo', '-pix_fmt', 'gray', '-']);
  const length = width * height;
  return {
    width,
    height,
    frames: Array.from({ length: all.length / length }, (_, at) => all.subarray(at * length, (at + 1) * length)),
  };
}

/**
 * Returns the length of a film in seconds.
 * @throws Error if the file is not a film
 */
export function lengthOf(file: string) {
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width:format=duration', '-of', 'csv=p=0', file],
    { encoding: 'utf8' },
  );
  const [width, seconds] = stdout.split('\n').map(Number);
  if (!width || !seconds) throw new Error(`${file} is no film that ffmpeg can read.`);
  return seconds;
}
