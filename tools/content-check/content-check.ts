import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../../content/en/english';
import { facts } from '../../content/facts/facts';
import { placeOf } from '../../content/places';
import { lineOf } from '../../content/problems';
import { checkLanguage, type Checked } from '../../content/read';
import { dayInIndia } from '../../lib/day-in-india';

/** What a check of all content says, one line each, with file, page and field. */
export interface ContentReport {
  /** What stops the build: wrong words, and files that are named and not there, or pictures of another size. */
  problems: string[];
  /** What is probably a mistake or may surprise its author. The build prints it and goes on. */
  warnings: string[];
}

/**
 * Checks all words of the site and the files that they name. `npm run build` and `npm run dev` run it first.
 * @param languages what was read of each; those of the site unless others are given
 * @param publicFolder the folder with the pictures, films and guides that they name
 * @param today the last day that counts as come, YYYY-MM-DD
 */
export function checkContent(
  languages: Checked[] = [checkLanguage(english, facts)],
  publicFolder = path.join(process.cwd(), 'public'),
  today = dayInIndia(),
): ContentReport {
  const published = filesIn(publicFolder);
  const fileRules = [missingFile(published), otherSize(published, publicFolder)];
  return {
    problems: languages.flatMap((checked) => [...checked.problems.map(lineOf), ...remarksOn(checked, fileRules)]),
    warnings: languages.flatMap((checked) => remarksOn(checked, [notShown, stillToCome(today), oldFigure(today)])),
  };
}

/** One value of content, as its file has it and, where nothing is wrong with the words, as pages show it. */
interface Value {
  written: unknown;
  read: unknown;
  path: readonly PropertyKey[];
}
/** What a rule says of a value, and of which field or place in it. */
type Remark = { message: string; at?: PropertyKey };
type Rule = (value: Value) => Remark[];
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every value of a language. What several files show comes once, from the file that it is written in. */
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

/** The list and not the disk says which files there are: some disks take /pictures/Roof.svg for roof.svg, and web servers do not. */
const filesIn = (folder: string) =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.split(path.sep).join('/')}`),
  );

/** The folders of public/ whose files content names. */
const ADDRESS = /^\/(pictures|films|guides)\/|^\/generated\/.+\.jpg$/;

/** A photograph is called by its name. Its files are known once it has been read, and of them one stands for all. */
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

/** Reviews have no titles: each page begins with others, so that what one leaves out another shows. */
const notShown: Rule = ({ written, read }) => {
  if (!Array.isArray(written) || !Array.isArray(read)) return [];
  return written.flatMap((item, index) => {
    if (index < read.length || !isObject(item) || !('title' in item)) return [];
    const message = `${JSON.stringify(item.title)} is not shown: the first ${read.length} are. Move it up to show it`;
    return [{ message, at: index }];
  });
};

/** No error: words may be written on the day before they go online. Terms may be in force from a later day. */
const stillToCome =
  (today: string): Rule =>
  ({ written, path }) =>
    typeof written === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(written) &&
    written > today &&
    path.slice(-2).join('.') !== 'inForce.date'
      ? [{ message: `the day ${written} is still to come` }]
      : [];

/** How many days a tariff or a grant is believed without another look. */
const BELIEVED = 180;

/** No error: what was published once may hold for years, but somebody has to look. */
const oldFigure =
  (today: string): Rule =>
  ({ written, path }) => {
    const isDay = path.at(-1) === 'asOf' && /^facts,solar,(tariff|grants),/.test(path.join());
    const days = isDay ? (Date.parse(today) - Date.parse(String(written))) / 86_400_000 : 0;
    if (days <= BELIEVED) return [];
    return [
      {
        message: `the source of this figure is ${days} days old: see whether it still holds, and set the day on which it did`,
      },
    ];
  };
