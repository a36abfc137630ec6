import { parseArgs } from 'node:util';

/** The largest size of a film file in bytes, which is low because the films are only decoration. */
export const LIMITS = { wide: 700_000, phone: 350_000 } as const;

export const RATE = 24;

/** The length of a loop, in seconds. */
const SHORTEST = 6;
const LONGEST = 8;

const USAGE = 'Usage: npm run film -- FILE --name NAME [--from SECONDS] [--seconds SECONDS] [--there-and-back]';

export interface Wish {
  file: string;
  name: string;
  /** In seconds from the beginning of the recording. */
  from: number;
  seconds?: number;
  /** Whether the film runs forwards, then backwards, which makes a loop without a visible seam. */
  thereAndBack: boolean;
}

/**
 * @param words of the command line of `npm run film`
 * @param names of the films of the site
 * @throws Error that says what is wrong
 */
export function readWish(words: string[], names: string[]): Wish {
  const { values, positionals } = readWords(words);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(`Name one file.\n${USAGE}`);
  const { name } = values;
  if (!name || !names.includes(name)) {
    throw new Error(
      `${name ? `The site has no place for a film called ${name}` : 'Say with --name which film of the site it is'}: there are ${names.join(', ')}.\n${USAGE}`,
    );
  }
  const seconds = values.seconds === undefined ? undefined : amount('seconds', values.seconds);
  return { file, name, from: amount('from', values.from), seconds, thereAndBack: values['there-and-back'] };
}

function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        from: { type: 'string', default: '0' },
        seconds: { type: 'string' },
        'there-and-back': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

function amount(name: string, value: string): number {
  if (!/^\d+(\.\d+)?$/.test(value))
    throw new Error(`--${name} is "${value}": expected seconds, for example 2.5.\n${USAGE}`);
  return Number(value);
}

/**
 * Returns the seconds that a film takes from a recording.
 * @param length of the whole recording, in seconds
 * @throws Error if the recording or the film has the wrong length
 */
export function secondsToTake(
  length: number,
  { file, from, seconds, thereAndBack }: Pick<Wish, 'file' | 'from' | 'seconds' | 'thereAndBack'>,
): number {
  const [shortest, longest] = thereAndBack ? [SHORTEST / 2, LONGEST / 2] : [SHORTEST, LONGEST];
  const left = length - from;
  const wanted = seconds ?? Math.min(left, longest);
  const range = `${shortest} to ${longest} seconds${thereAndBack ? ', since it also runs back' : ''}`;
  if (wanted > left) throw new Error(`${file} has ${tidy(left)} seconds from second ${from} on, fewer than ${wanted}.`);
  // Allows one frame less, because a recording can end within its last frame.
  if (wanted < shortest - 1 / RATE || wanted > longest)
    throw new Error(
      `A background takes ${range}, and this would take ${tidy(wanted)}: choose with --from and --seconds.`,
    );
  return wanted;
}

const tidy = (seconds: number) => Math.max(0, Math.round(seconds * 10) / 10);

/** With `thereAndBack`, neither the first nor the last frame comes twice in a row. */
export const loopOf = (frames: string[], thereAndBack: boolean): string[] =>
  thereAndBack ? [...frames, ...frames.slice(1, -1).reverse()] : frames;

/** A film looks bad if its CRF (constant rate factor) rises by more than this. */
const MAX_STEPS = 12;

/**
 * Returns the CRF to try next for a film file that is too large. A rise by six roughly halves the size.
 * @param tried the CRF at which the file has `size` bytes
 * @returns undefined if the file would be too large even with the least detail
 */
export function lessDetail(first: number, tried: number, size: number, limit: number): number | undefined {
  const next = tried + Math.max(1, Math.ceil(6 * Math.log2(size / limit)));
  return next <= first + MAX_STEPS ? next : undefined;
}
