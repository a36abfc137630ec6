import { readFileSync } from 'node:fs';
import path from 'node:path';
import { facts } from '../../content/facts/facts';
import { languageFiles } from '../../content/language-files';
import { placeOf } from '../../content/places';
import { lineOf } from '../../content/problems';
import { checkLanguage, type Checked } from '../../content/read';
import { dayInIndia } from '../../lib/day-in-india';
import { filesIn } from '../setup/files';

/** The result of a check of all content: one line for each finding, with file, page and field. */
export interface ContentReport {
  /** Mistakes that stop the build: wrong words, missing files, and pictures of another size than content says. */
  problems: string[];
  /** Findings that are probably mistakes or may surprise the author. The build prints them and goes on. */
  warnings: string[];
}

/**
 * Checks all words of the site and the files that they name. `npm run build` and `npm run dev` run it first.
 * @param today the last day that is not in the future, YYYY-MM-DD
 */
export function checkContent(
  languages: Checked[] = languageFiles.map((language) => checkLanguage(language, facts)),
  publicFolder = path.join(process.cwd(), 'public'),
  today = dayInIndia(),
): ContentReport {
  // Lists the files, because some disks find roof.svg under the name Roof.svg, and web servers do not.
  const published = new Set(filesIn(publicFolder).map((file) => `/${file}`));
  const fileRules = [missingFile(published), otherSize(published, publicFolder)];
  return {
    problems: once(languages.flatMap((each) => [...each.problems.map(lineOf), ...remarksOn(each, fileRules)])),
    warnings: once(languages.flatMap((each) => remarksOn(each, [notShown, stillToCome(today), oldFigure(today)]))),
  };
}

/** Each line once: what is wrong in the facts is found in every language that shows them. */
const once = (lines: string[]) => [...new Set(lines)];

/** A value of content as it is written in its file and, where the words are right, as pages show it. */
interface Value {
  written: unknown;
  read: unknown;
  path: readonly PropertyKey[];
}
/** A remark about a value of content, with the field of the value in which the mistake is. */
type Remark = { message: string; at?: PropertyKey };
type Rule = (value: Value) => Remark[];
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Goes through every value of a language. A value that several files use comes once, from the file that has it. */
function* valuesIn({ written, read, path }: Value, seen = new Set<unknown>()): Generator<Value> {
  if (seen.has(written)) return;
  yield { written, read, path };
  if (!isObject(written)) return;
  seen.add(written);
  for (const [key, inner] of Object.entries(written)) {
    const step = Array.isArray(written) ? Number(key) : key;
    yield* valuesIn({ written: inner, read: isObject(read) ? read[key] : undefined, path: [...path, step] }, seen);
  }
}

const remarksOn = ({ raw, content, language }: Checked, rules: Rule[]): string[] =>
  [...valuesIn({ written: raw, read: content, path: [] })].flatMap((value) =>
    rules.flatMap((rule) =>
      rule(value).map(({ message, at }) =>
        lineOf({ ...placeOf(at === undefined ? value.path : [...value.path, at], language), expected: message }),
      ),
    ),
  );

/** Matches the addresses of pictures, films and guides in public/ that content names. */
const ADDRESS = /^\/(pictures|films|guides)\/|^\/generated\/.+\.jpg$/;

/** Reports a missing file. Content names a photograph by its id, so one of its files stands for all. */
const missingFile =
  (published: Set<string>): Rule =>
  ({ written, read }) => {
    const isPhotograph = isObject(written) && !written.src && isObject(read);
    const address = String(isPhotograph ? read.src : written).replace(/[?#].*$/, '');
    if (!ADDRESS.test(address) || published.has(address)) return [];
    const message = `expected a file in public/, and ${address} is not there`;
    return [isPhotograph ? { message, at: 'picture' } : { message }];
  };

const otherSize =
  (published: Set<string>, publicFolder: string): Rule =>
  ({ written }) => {
    const { src, width, height } = isObject(written) ? written : {};
    if (typeof src !== 'string' || !published.has(src) || width === undefined) return [];
    const drawing = readFileSync(path.join(publicFolder, src), 'utf8');
    const box = /<svg\b[^>]*\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(drawing);
    if (!box || (Number(box[1]) === width && Number(box[2]) === height)) return [];
    const message = `expected the size of ${src}, which is ${box[1]} by ${box[2]} pixels, got ${String(width)} by ${String(height)}`;
    return [{ message, at: 'width' }];
  };

/** Reports items that a carousel never shows. Reviews are left out, because each page begins with other reviews. */
const notShown: Rule = ({ written, read }) => {
  if (!Array.isArray(written) || !Array.isArray(read)) return [];
  return written.flatMap((item, index) => {
    if (index < read.length || !isObject(item) || !('title' in item)) return [];
    const message = `${JSON.stringify(item.title)} is not shown: the first ${read.length} are. Move it up to show it`;
    return [{ message, at: index }];
  });
};

/** Warns of dates in the future. They are no error, because words may be written before they go online. */
const stillToCome =
  (today: string): Rule =>
  ({ written, path }) =>
    typeof written === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(written) &&
    written > today &&
    path.slice(-2).join('.') !== 'inForce.date'
      ? [{ message: `the day ${written} is still to come` }]
      : [];

/** The days after which a tariff or a grant of the calculators must be looked at again. */
const BELIEVED = 180;

/** Warns of a tariff or a grant whose source nobody has looked at for long. It may still hold, so this is no error. */
const oldFigure =
  (today: string): Rule =>
  ({ written, path }) => {
    const isDay = path.at(-1) === 'asOf' && /^facts,solar,(tariff|grants),/.test(path.join());
    const days = isDay ? (Date.parse(today) - Date.parse(String(written))) / 86_400_000 : 0;
    if (days <= BELIEVED) return [];
    const advice = 'see whether it still holds, and set the day on which it did';
    return [{ message: `the source of this figure is ${days} days old: ${advice}` }];
  };
