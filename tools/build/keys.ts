type Env = Record<string, string | undefined>;

/** The value of NEXT_PUBLIC_EMAILJS_ORIGIN with which a page sends leads to the server it came from. */
export const SAME_ORIGIN = 'same-origin';
export const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';

const FORMS = 'the four forms cannot send: every visitor will see the failure message with the call and WhatsApp links';

/** The settings that a live site cannot do without, and what a visitor notices when one is missing. */
export const requiredKeys = [
  { name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', without: FORMS },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', without: FORMS },
  { name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', without: FORMS },
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    without: 'search engines and shared links will be told a placeholder address instead of the address of this site',
  },
] as const;

const SITE_ENVS = ['production', 'preview', 'development'];

/** The names of the required settings that are empty or not there. */
export function missingKeys(env: Env): string[] {
  return requiredKeys.map(({ name }) => name).filter((name) => !env[name]?.trim());
}

/** One sentence for each missing setting's consequence, naming the settings that have it; none when all are there. */
export function missingKeyWarnings(env: Env): string[] {
  const missing = new Set<string>(missingKeys(env));
  const consequences = new Set(requiredKeys.filter(({ name }) => missing.has(name)).map(({ without }) => without));
  return [...consequences].map((consequence) => {
    const names = requiredKeys
      .filter(({ name, without }) => missing.has(name) && without === consequence)
      .map(({ name }) => name);
    return `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not set: ${consequence}. Settings stand in .env.local: see .env.example.`;
  });
}

/** One sentence for each setting whose value cannot be meant, naming the form it should have. */
export function malformedKeys(env: Env): string[] {
  const live = env.SITE_ENV === 'production';
  const problems: string[] = [];
  if (env.SITE_ENV && !SITE_ENVS.includes(env.SITE_ENV)) {
    problems.push(`SITE_ENV is "${env.SITE_ENV}"; expected ${SITE_ENVS.join(', ')} or nothing.`);
  }
  const origin = env.NEXT_PUBLIC_EMAILJS_ORIGIN;
  if (origin && origin !== SAME_ORIGIN && !isOrigin(origin, live)) {
    problems.push(
      `NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}"; expected https:// and a host name, with no path and no slash at the end, for example ${DEFAULT_MAIL_ORIGIN}, or nothing.`,
    );
  }
  const site = env.NEXT_PUBLIC_SITE_URL;
  if (site?.trim() && !isOrigin(site, live)) {
    problems.push(
      `NEXT_PUBLIC_SITE_URL is "${site}"; expected https:// and a host name, with no path and no slash at the end, for example https://www.example.com.`,
    );
  }
  const source = env.NEXT_PUBLIC_LEAD_SOURCE;
  if (source && source !== '1')
    problems.push(`NEXT_PUBLIC_LEAD_SOURCE is "${source}"; expected 1, or nothing to leave it off.`);
  return problems;
}

/** The origin, other than the site's own, that pages send leads to; none where they send to their own. */
export function mailOrigin(env: Env): string | undefined {
  const origin = env.NEXT_PUBLIC_EMAILJS_ORIGIN || DEFAULT_MAIL_ORIGIN;
  return origin === SAME_ORIGIN ? undefined : origin;
}

/** https alone, except that a try-out on this computer may do without. */
function isOrigin(value: string, live: boolean): boolean {
  if (!URL.canParse(value) || new URL(value).origin !== value) return false;
  const { protocol, hostname } = new URL(value);
  return (
    protocol === 'https:' || (protocol === 'http:' && !live && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}
