import { liveBranch, MAIL_ORIGIN, SAME_ORIGIN } from '../../lib/env';

export type Env = Record<string, string | undefined>;

const FORMS = 'the four forms cannot send: every visitor will see the failure message with the call and WhatsApp links';
const ADDRESS =
  'search engines and shared links will be told a placeholder address instead of the address of this site';

export const requiredKeys = [
  { name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', without: FORMS },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', without: FORMS },
  { name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', without: FORMS },
  { name: 'NEXT_PUBLIC_SITE_URL', without: ADDRESS },
] as const;

export const missingKeys = (env: Env): string[] =>
  requiredKeys.map(({ name }) => name).filter((name) => !env[name]?.trim());

export function missingKeyWarnings(env: Env): string[] {
  const missing = requiredKeys.filter(({ name }) => !env[name]?.trim());
  return [...new Set(missing.map(({ without }) => without))].map((consequence) => {
    const names = missing.filter(({ without }) => without === consequence).map(({ name }) => name);
    return `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not set: ${consequence}. Settings stand in .env.local: see .env.example.`;
  });
}

export function malformedKeys(env: Env): string[] {
  const isLive = env.SITE_ENV === 'production';
  const origin = 'https:// and a host name, with no path and no slash at the end';
  const checks: [name: string, isRight: (value: string) => boolean, expected: string][] = [
    ['SITE_ENV', (value) => /^(production|preview|development)$/.test(value), 'production, preview, development'],
    ['NEXT_PUBLIC_EMAILJS_ORIGIN', (value) => value === SAME_ORIGIN || isOrigin(value, isLive), origin],
    ['NEXT_PUBLIC_SITE_URL', (value) => !value.trim() || isOrigin(value, isLive), origin],
    ['NEXT_PUBLIC_LEAD_SOURCE', (value) => value === '1', '1'],
    [
      'CF_PAGES_BRANCH',
      (value) => !isLive || value === liveBranch(env),
      `${liveBranch(env)} in a build with SITE_ENV=production, unless LIVE_BRANCH names another branch`,
    ],
    // The build deletes the folder that EXPORT_DIR names, so only folders that git ignores are allowed.
    ['EXPORT_DIR', (value) => /^(out|\.local\/[\w-]+)$/.test(value), '"out" or a folder in ".local/"'],
  ];
  return checks
    .filter(([name, isRight]) => env[name] && !isRight(env[name]))
    .map(([name, , expected]) => `${name} is "${env[name]}"; expected ${expected}, or nothing.`);
}

/** The origin to which forms send leads; undefined for the server that serves the site. */
export function mailOrigin(env: Env): string | undefined {
  const origin = env.NEXT_PUBLIC_EMAILJS_ORIGIN || MAIL_ORIGIN;
  return origin === SAME_ORIGIN ? undefined : origin;
}

/** An address of this computer, such as http://localhost:3000, needs no https, unless the build is live. */
function isOrigin(value: string, isLive: boolean): boolean {
  if (!URL.canParse(value) || new URL(value).origin !== value) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (!isLive && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}
