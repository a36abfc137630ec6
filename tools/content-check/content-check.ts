import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayInIndia } from '../../lib/day-in-india';
import { type ContentFiles, parseFiles, positionOf } from '../../lib/words/files';
import { fieldName, lineOf } from '../../lib/words/problems';
import { checkSiteContent, contentFiles } from '../content/site-content';
import { filesIn } from '../setup/files';

/** The result of a check of all content: one line for each finding, with file, line and field. */
export interface ContentReport {
  /** Mistakes that stop the build: wrong words, missing files, and pictures of another size than content says. */
  problems: string[];
  /** Findings that are probably mistakes or may surprise the author. The build prints them and goes on. */
  warnings: string[];
}

/** Checks all words of the site and the files that they name. `npm run build` and `npm run dev` run it first. */
export function checkContent(
  project = process.cwd(),
  today = dayInIndia(),
  files = contentFiles(project),
): ContentReport {
  const { problems } = checkSiteContent(project, files);
  const remarks = remarksOn(files, path.join(project, 'public'), today);
  return { problems: [...problems, ...remarks.problems], warnings: remarks.warnings };
}

/**
 * Compares what content names with the files of the site, and looks for what may surprise its author.
 * @param publicFolder public/ of the project
 * @param today the last day that is not in the future, YYYY-MM-DD
 */
export function remarksOn(files: ContentFiles, publicFolder: string, today: string): ContentReport {
  // Lists the files, because some disks find roof.svg under the name Roof.svg, and web servers do not.
  const published = new Set(filesIn(publicFolder).map((file) => `/${file}`));
  const { values } = parseFiles(files);
  const remarks = (rules: Rule[]) =>
    [...values].flatMap(([file, content]) =>
      [...valuesIn({ value: content, file, path: [] })].flatMap((each) =>
        rules.flatMap((rule) =>
          rule(each).map(({ message, at }) => {
            const place = at === undefined ? each.path : [...each.path, at];
            const position = positionOf(files, { file, path: place }) ?? '1:1';
            return lineOf({ file: `content/${file}.yaml`, position, field: fieldName(place), expected: message });
          }),
        ),
      ),
    );
  return {
    problems: remarks([missingFile(published), otherSize(published, publicFolder)]),
    warnings: [...remarks([stillToCome(today), oldFigure(today)]), ...notShown(files, values)],
  };
}

/** A value of content as it is written in its file. */
interface Value {
  value: unknown;
  file: string;
  path: readonly PropertyKey[];
}
/** A remark about a value of content, with the field of the value in which the mistake is. */
type Remark = { message: string; at?: PropertyKey };
type Rule = (value: Value) => Remark[];
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Goes through every value of a file. */
function* valuesIn({ value, file, path }: Value): Generator<Value> {
  yield { value, file, path };
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn({ value: inner, file, path: [...path, Array.isArray(value) ? Number(key) : key] });
}

/** Matches the addresses of drawings, films and guides in public/ that content names. */
const ADDRESS = /^\/(pictures|films|guides)\//;

/** Reports a missing file. Photographs are called by their names, and the build makes their files. */
const missingFile =
  (published: Set<string>): Rule =>
  ({ value }) => {
    const address = typeof value === 'string' ? value.replace(/[?#].*$/, '') : '';
    if (!ADDRESS.test(address) || published.has(address)) return [];
    return [{ message: `expected a file in public/, and ${address} is not there` }];
  };

const otherSize =
  (published: Set<string>, publicFolder: string): Rule =>
  ({ value }) => {
    const { src, width, height } = isObject(value) ? value : {};
    if (typeof src !== 'string' || !published.has(src) || width === undefined) return [];
    const drawing = readFileSync(path.join(publicFolder, src), 'utf8');
    const box = /<svg\b[^>]*\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(drawing);
    if (!box || (Number(box[1]) === width && Number(box[2]) === height)) return [];
    const message = `expected the size of ${src}, which is ${box[1]} by ${box[2]} pixels, got ${String(width)} by ${String(height)}`;
    return [{ message, at: 'width' }];
  };

/** How many entries a carousel shows, by their folder. The newest reports come first, and the projects in their order. */
const SHOWN = { news: 5, projects: 10 };

/** Reports entries that a carousel never shows. */
function notShown(files: ContentFiles, values: ReadonlyMap<string, unknown>): string[] {
  return Object.entries(SHOWN).flatMap(([folder, most]) => {
    const entries = [...values].filter(([file]) => file.startsWith(`${folder}/`)) as [string, Fields][];
    const rank = ([, { date, order }]: [string, Fields]) =>
      folder === 'news' ? -Date.parse(String(date)) : Number(order);
    return entries
      .sort((one, other) => rank(one) - rank(other))
      .slice(most)
      .map(([file]) => {
        const position = positionOf(files, { file, path: ['title'] }) ?? '1:1';
        const expected = `is not shown: the first ${most} are. A ${folder === 'news' ? 'later date' : 'lower order'} shows it`;
        return lineOf({ file: `content/${file}.yaml`, position, field: 'title', expected });
      });
  });
}

/** Warns of dates in the future. They are no error, because words may be written before they go online. */
const stillToCome =
  (today: string): Rule =>
  ({ value, path }) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    value > today &&
    path.slice(-2).join('.') !== 'inForce.date'
      ? [{ message: `the day ${value} is still to come` }]
      : [];

/** The days after which a tariff or a grant of the calculators must be looked at again. */
const BELIEVED = 180;

/** Warns of a tariff or a grant whose source nobody has looked at for long. It may still hold, so this is no error. */
const oldFigure =
  (today: string): Rule =>
  ({ value, file, path }) => {
    const isDay = path.at(-1) === 'asOf' && /^facts\/(tariff|grants)$/.test(file);
    const days = isDay ? (Date.parse(today) - Date.parse(String(value))) / 86_400_000 : 0;
    if (days <= BELIEVED) return [];
    const advice = 'see whether it still holds, and set the day on which it did';
    return [{ message: `the source of this figure is ${days} days old: ${advice}` }];
  };
