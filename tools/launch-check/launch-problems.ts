import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dayInIndia } from '../../lib/day-in-india';
import { missingKeys, requiredKeys } from '../build/keys';
import { findInContent, isPlaceholder, type LaunchProblem, type LaunchProblemKind } from './content-findings';

/**
 * Lists every placeholder, unapproved claim, sample, fact still to be supplied and missing setting.
 *
 * @param root the project's folder
 * @param env the settings of the build
 * @param today the last day on which an approval may be dated, YYYY-MM-DD
 */
export function launchProblems(
  root: string,
  env: Record<string, string | undefined>,
  today = dayInIndia(),
): LaunchProblem[] {
  const findings = contentFiles(root).flatMap((file) =>
    findInContent(file, readFileSync(path.join(root, file), 'utf8'), today, root),
  );
  return [...findings, ...settingProblems(env)];
}

/** The paths of all content files, relative to the project's folder. */
export const contentFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(isContent)
    .sort()
    .map((name) => `content/${name.split(path.sep).join('/')}`);

/** The problems as a person reads them: grouped, counted, and one line each. */
export function describeProblems(problems: LaunchProblem[]): string {
  const groups = Object.entries(headings).flatMap(([kind, heading]) => {
    const found = problems.filter((problem) => problem.kind === kind);
    const lines = found.map(({ where, text }) => `  ${where}  ${text}`);
    return found.length > 0 ? [`${heading} (${found.length})`, ...lines, ''] : [];
  });
  return [
    ...groups,
    `${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} left to settle before the launch.`,
  ].join('\n');
}

const headings: Record<LaunchProblemKind, string> = {
  'not approved': 'Not approved: somebody at the company has to confirm these',
  changed: 'Changed since they were approved: approve them again, with name and day, and without the old seal',
  'not sealed': 'Approved and not sealed: run "npm run check:launch -- --seal", which notes what the approval is for',
  placeholder: 'Placeholders: the company has to supply the real ones',
  missing: 'Missing: the site leaves these out until the company supplies them',
  sample: 'Samples: replace them by the real thing',
  setting: 'Settings of the build',
};

/** Schemas say what content looks like and hold none themselves. */
const isContent = (name: string) => /(?<!\.test|\.fixture)\.ts$/.test(name) && !name.startsWith('schemas');

function settingProblems(env: Record<string, string | undefined>): LaunchProblem[] {
  const missing = missingKeys(env).map((name) => ({
    kind: 'setting' as const,
    where: name,
    text: 'is not set: see .env.example, and "Setting up e-mail" in the README',
  }));
  const unreal = requiredKeys
    .filter(({ name }) => isPlaceholder(env[name] ?? ''))
    .map(({ name }) => ({ kind: 'setting' as const, where: name, text: `is the placeholder "${env[name]}"` }));
  return [...missing, ...unreal];
}
