import { isPair } from '../../lib/words/resolve';
import { dayInIndia } from '../../lib/day-in-india';
import { type Env, missingKeys, requiredKeys } from '../build/keys';
import { approvalProblem } from './approval';
import { around, type Content, type Entry, readEntries } from './content-entries';
import { nearestClaim, shortened } from './nearest-claim';

const headings = {
  'not approved': 'Not approved: somebody at the company has to confirm these',
  changed: 'Changed since they were approved: approve them again, with name and day, and without the old seal',
  'not sealed': 'Approved and not sealed: run "npm run check:launch -- --seal", which notes what the approval is for',
  placeholder: 'Placeholders: the company has to supply the real ones',
  missing: 'Missing: the site leaves these out until the company supplies them',
  sample: 'Samples: replace them by the real thing',
  setting: 'Settings of the build',
};

/** A thing that the company has to supply or confirm before the site goes live. */
interface LaunchProblem {
  kind: keyof typeof headings;
  /** The place of a launch problem: "file:line" in the project, or the name of a setting. */
  where: string;
  /** The text of a launch problem: the claim, the placeholder, or the fault of the setting. */
  text: string;
}

const PLACEHOLDER = /\bexample\.(com|in|org)\b|0{5}[ -]?0{5}|YOUR_/i;
const isPlaceholder = (value: unknown): value is string => typeof value === 'string' && PLACEHOLDER.test(value);

/** Lists every placeholder, unapproved claim, sample, fact still to be supplied and missing setting. */
export function launchProblems(root: string, env: Env, today = dayInIndia()): LaunchProblem[] {
  const content = readEntries(root);
  const problemAt = (entry: Entry): Omit<LaunchProblem, 'where'> | undefined => {
    const { path, value } = entry;
    if (isPlaceholder(value))
      return isNotedBefore(entry, content) ? undefined : { kind: 'placeholder', text: shortened(value) };
    if (path.at(-1) === 'sample' && value === true) return { kind: 'sample', text: nearestClaim(entry, content) };
    if (path.at(-1) === 'supplied' && value === null) return { kind: 'missing', text: nearestClaim(entry, content) };
    const problem = approvalProblem(entry, today, content);
    if (!problem) return undefined;
    const about = problem.about ? ` (${problem.about})` : '';
    return { kind: problem.kind, text: nearestClaim(entry, content) + about };
  };
  const ofContent = content.entries.flatMap((entry) => {
    const problem = problemAt(entry);
    return problem ? { ...problem, where: entry.where } : [];
  });
  return [...ofContent, ...settingProblems(env)];
}

/** Whether another language of the same pair of texts comes first, and has a placeholder too. */
function isNotedBefore(entry: Entry, { raw, codes }: Content): boolean {
  const pair = raw(around(entry));
  return isPair(pair, codes) && Object.keys(pair).find((code) => isPlaceholder(pair[code])) !== entry.path.at(-1);
}

function settingProblems(env: Env): LaunchProblem[] {
  const missing = missingKeys(env).map((where) => ({
    where,
    text: 'is not set: see .env.example, and "Setting up e-mail" in the README',
  }));
  const unreal = requiredKeys
    .filter(({ name }) => isPlaceholder(env[name]))
    .map(({ name }) => ({ where: name, text: `is the placeholder "${env[name]}"` }));
  return [...missing, ...unreal].map((problem) => ({ kind: 'setting', ...problem }));
}

/** Writes the launch problems for a person: grouped, counted, and one line each. */
export function describeProblems(problems: LaunchProblem[]): string {
  const groups = Object.entries(headings).flatMap(([kind, heading]) => {
    const lines = problems.filter((problem) => problem.kind === kind).map(({ where, text }) => `  ${where}  ${text}`);
    return lines.length > 0 ? [`${heading} (${lines.length})`, ...lines, ''] : [];
  });
  const left = problems.length === 1 ? 'thing is' : 'things are';
  return [...groups, `${problems.length} ${left} left to settle before the launch.`].join('\n');
}
