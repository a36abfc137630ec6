import { dayInIndia } from '../../lib/dates';
import type { Spot } from '../../lib/content/files';
import { names } from '../../lib/content/names';
import { fieldName } from '../../lib/content/problems';
import { isFields } from '../../lib/content/resolve';
import { type Env, missingKeys, requiredKeys } from '../build/keys';
import { approvalProblem } from './approval';
import { around, type Content, readEntries } from './content-entries';

export const headings = {
  'not approved': 'Not approved: somebody at the company has to confirm these',
  changed: 'Changed since they were approved: approve them again, with name and day, and without the old fingerprint',
  'no fingerprint':
    'Approved, without a fingerprint: run "npm run check:launch -- --fingerprint", which notes what the approval is for',
  placeholder: 'Placeholders: the company has to supply the real ones',
  missing: 'Missing: the site leaves these out until the company supplies them',
  sample: 'Samples: replace them by the real thing',
  setting: 'Settings of the build',
};

export interface LaunchProblem {
  kind: keyof typeof headings;
  /** "file:line" in the project, or the name of a setting. */
  where: string;
  text: string;
  spot?: Spot;
}

const PLACEHOLDER = /\bexample\.(com|in|org)\b|0{5}[ -]?0{5}|YOUR_/i;
const isPlaceholder = (value: unknown): value is string => typeof value === 'string' && PLACEHOLDER.test(value);

export function launchProblems(root: string, env: Env, today = dayInIndia()): LaunchProblem[] {
  const content = readEntries(root);
  const ofContent = content.entries.flatMap((entry): LaunchProblem | [] => {
    const { file, path, value, where } = entry;
    const problem = (kind: LaunchProblem['kind'], text: string) => ({ kind, text, where, spot: { file, path } });
    if (isPlaceholder(value)) return problem('placeholder', excerpt(value));
    // Finds the claim only if there is a problem, because filling in all texts takes seconds.
    const claim = () => nearestClaim(entry, content);
    if (path.at(-1) === 'sample' && value === true) return problem('sample', claim());
    if (path.at(-1) === 'supplied' && value === null) return problem('missing', claim());
    const wrong = approvalProblem(entry, today, content);
    if (!wrong) return [];
    const about = wrong.about ?? doubtAbout(entry, content);
    return problem(wrong.kind, about ? `${claim()} (${about})` : claim());
  });
  return [...ofContent, ...settingProblems(env)];
}

/** The fields that tell a reader best which claim is meant, the clearest first. */
const FIELDS = names('claim title heading text name author label question quote largeText alt');

/**
 * Looks for an English text in the objects around a mark such as `sample: true`, the nearest first. If there is none,
 * returns the name of the field that holds the mark, or "the whole file".
 */
function nearestClaim(mark: Spot, { wordsAt }: Content): string {
  for (let { path } = mark; path.length > 0; path = path.slice(0, -1)) {
    const words = claimWords(wordsAt(around({ file: mark.file, path })));
    if (words) return excerpt(words);
  }
  return fieldName(around(mark).path) || 'the whole file';
}

function doubtAbout(approval: Spot, { wordsAt }: Content): string | undefined {
  const object = wordsAt(around(approval));
  return isFields(object) && typeof object.doubt === 'string' ? object.doubt : undefined;
}

function claimWords(object: unknown): string | undefined {
  if (!isFields(object)) return undefined;
  const { name, value, unit, largeText = value, text } = object;
  if (value !== undefined && unit !== undefined) return `${String(name)}: ${String(value)} ${String(unit)}`;
  if (typeof largeText === 'string' && typeof text === 'string') return `${largeText} ${text}`;
  return FIELDS.map((field) => object[field]).find((words) => typeof words === 'string' && words !== '') as
    string | undefined;
}

const excerpt = (words: string) => (words.length > 100 ? `${words.slice(0, 100).replace(/\s+\S*$/, '')}…` : words);

function settingProblems(env: Env): LaunchProblem[] {
  const advice = 'is not set: see .env.example and docs/emailjs.md';
  const missing = missingKeys(env).map((where) => ({ where, text: advice }));
  const unreal = requiredKeys
    .filter(({ name }) => isPlaceholder(env[name]))
    .map(({ name }) => ({ where: name, text: `is the placeholder "${env[name]}"` }));
  return [...missing, ...unreal].map((problem) => ({ kind: 'setting', ...problem }));
}

export function describeProblems(problems: LaunchProblem[]): string {
  const groups = Object.entries(headings).flatMap(([kind, heading]) => {
    const lines = problems.filter((problem) => problem.kind === kind).map(({ where, text }) => `  ${where}  ${text}`);
    return lines.length > 0 ? [`${heading} (${lines.length})`, ...lines, ''] : [];
  });
  const left = problems.length === 1 ? 'thing is' : 'things are';
  return [...groups, `${problems.length} ${left} left to settle before the launch.`].join('\n');
}
