/** Reads the frames and the lengths of films with ffmpeg. */
import { spawnSync } from 'node:child_process';

/**
 * Runs a program and returns what it prints.
 * @param {string} command
 * @param {string[]} words its arguments
 */
function ask(command, words) {
  const { status, stdout, stderr } = spawnSync(command, ['-v', 'error', ...words], { maxBuffer: 2 ** 31 });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/**
 * Reads the frames of a film at their own size, as one byte of brightness for each pixel.
 * @param {string} file
 */
export function framesOf(file) {
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
 * The length of a film, in seconds.
 * @param {string} file
 * @throws Error if the file is not a film
 */
export function lengthOf(file) {
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width:format=duration', '-of', 'csv=p=0', file],
    { encoding: 'utf8' },
  );
  const [width, seconds] = stdout.split('\n').map(Number);
  if (!width || !seconds) throw new Error(`${file} is no film that ffmpeg can read.`);
  return seconds;
}
