/**
 * Settings of the site, taken from environment variables at build time; `.env.example` lists them. The name of each
 * variable has to be written out in full, because the build replaces the whole expression, such as
 * `process.env.NEXT_PUBLIC_SITE_URL`, by its value.
 */

/** With this value of NEXT_PUBLIC_EMAILJS_ORIGIN, the forms send leads to the server that served the page. */
export const SAME_ORIGIN = 'same-origin';

/** Where leads are sent while NEXT_PUBLIC_EMAILJS_ORIGIN is not set. */
export const MAIL_ORIGIN = 'https://api.emailjs.com';

/** The settings of the mail service. A key or id that is not set is '', which EmailJS's library refuses. */
export function mailSettings() {
  const origin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || MAIL_ORIGIN;
  return {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === SAME_ORIGIN ? location.origin : origin,
  };
}

/** The name of the live branch. Only Cloudflare Pages needs it: other hosts tell a build whether it is the live one. */
export const liveBranch = (env: Record<string, string | undefined> = process.env) => env.LIVE_BRANCH || 'main';

/** Whether search engines may list this build. Hosts publish every Git branch; only the live one should be found. */
export function isForSearchEngines(): boolean {
  const { VERCEL_ENV, NETLIFY, CONTEXT, CF_PAGES_BRANCH } = process.env;
  const isOther = (value: string | undefined, live: string) => Boolean(value) && value !== live;
  return !(
    isOther(VERCEL_ENV, 'production') ||
    (NETLIFY && isOther(CONTEXT, 'production')) ||
    isOther(CF_PAGES_BRANCH, liveBranch())
  );
}

/** The placeholder for the site's address, used while NEXT_PUBLIC_SITE_URL is not set. */
export const PLACEHOLDER_SITE = 'https://www.example.com';

/** The address of the live site, without a slash at the end. */
export const siteUrl = (): string => (process.env.NEXT_PUBLIC_SITE_URL || PLACEHOLDER_SITE).replace(/\/+$/, '');

/** The full web address of a page or file. @param address what follows the host, with the slash at its beginning */
export const absolute = (address: string): string => siteUrl() + address;
