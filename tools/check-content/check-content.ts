import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayInIndia } from '../../lib/dates';
import { type ContentFiles, parseFiles, positionOf, type Spot, valuesIn } from '../../lib/content/files';
import { fieldName, formatProblem } from '../../lib/content/problems';
import { checkSiteContent, contentFiles } from './site-content';
import { tooSmall } from '../images/site-pictures';
import { filesIn } from '../system/files';

/** @returns one line for each warning @throws Error with one line for each mistake that `companyFirst` keeps */
export function stopOnWrongContent(): string[] {
  const files = contentFiles();
  const { problems: ofFiles, warnings } = remarksOn(files, 'public', dayInIndia());
  const problems = companyFirst([...checkSiteContent(undefined, files).problems, ...ofFiles]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...tooSmall(), ...warnings];
}

/** Returns the problems of company.yaml alone if it has any, because its values stand in the texts of other files. */
export function companyFirst(problems: string[]): string[] {
  const ofCompany = problems.filter((problem) => problem.startsWith('content/company.yaml:'));
  return ofCompany.length > 0 ? ofCompany : problems;
}

/** @param today as YYYY-MM-DD @returns one line for each problem, which stops a build, and for each warning */
export function remarksOn(files: ContentFiles, publicFolder: string, today: string) {
  // Compares with a list of files, because some disks find roof.svg by the name Roof.svg, and web servers do not.
  const published = new Set(filesIn(publicFolder).map((file) => `/${file}`));
  const values = [...parseFiles(files).values].flatMap(([file, value]) => valuesIn(value, { file, path: [] }));
  const remarks = (rule: (value: unknown, spot: Spot) => string | undefined) =>
    values.flatMap(([value, spot]) => {
      const message = rule(value, spot);
      if (!message) return [];
      const position = positionOf(files, spot) ?? '1:1';
      return formatProblem({ file: `content/${spot.file}.yaml`, position, field: fieldName(spot.path), message });
    });
  return {
    problems: remarks((value) => missingFile(value, published) ?? otherSize(value, published, publicFolder)),
    warnings: remarks((value, spot) => stillToCome(value, spot, today) ?? oldFigure(value, spot, today)),
  };
}

const ADDRESS = /^\/(pictures|films|guides)\//;

function missingFile(value: unknown, published: Set<string>): string | undefined {
  const address = typeof value === 'string' ? value.replace(/[?#].*$/, '') : '';
  if (!ADDRESS.test(address) || published.has(address)) return undefined;
  return `expected a file in public/, and ${address} is not there`;
}

function otherSize(value: unknown, published: Set<string>, publicFolder: string): string | undefined {
  const { src, width, height } = Object(value);
  if (!published.has(src) || width === undefined) return undefined;
  const drawing = readFileSync(path.join(publicFolder, src), 'utf8');
  const box = /<svg\b[^>]*\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(drawing);
  if (!box || (Number(box[1]) === width && Number(box[2]) === height)) return undefined;
  return `expected the size of ${src}, which is ${box[1]} by ${box[2]} pixels, got ${width} by ${height}`;
}

/**
 * A future date is only a warning, because words may be written before they go online. There is no warning for the day
 * on which a legal text comes into force, or for the end of the scheme.
 */
function stillToCome(value: unknown, { path }: Spot, today: string): string | undefined {
  if (typeof value !== 'string' || /^(inForce\.date|scheme-end)$/.test(path.slice(-2).join('.'))) return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(value) && value > today ? `the day ${value} is still to come` : undefined;
}

const RECHECK_AFTER_DAYS = 180;

/** An old source is only a warning, because the fact may still be true. */
function oldFigure(value: unknown, { file, path }: Spot, today: string): string | undefined {
  const isDay = path.at(-1) === 'asOf' && /^facts\/(tariff|grants)$/.test(file);
  const days = isDay ? (Date.parse(today) - Date.parse(String(value))) / 86_400_000 : 0;
  if (days <= RECHECK_AFTER_DAYS) return undefined;
  return `the source of this fact is ${days} days old: see whether it still holds, and set the day on which it did`;
}
