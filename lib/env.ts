/**
 * Each NEXT_PUBLIC_ variable has to be written out in full, because the build replaces the whole expression, such as
 * `process.env.NEXT_PUBLIC_SITE_URL`, by the value of the variable.
 */

/** With this value of NEXT_PUBLIC_EMAILJS_ORIGIN, the forms send leads to the server from which the page was loaded. */
export const SAME_ORIGIN = 'same-origin';

export const MAIL_ORIGIN = 'https://api.emailjs.com';

/** Returns the settings of EmailJS. A key or id that is not set is '', and EmailJS's library then refuses to send. */
export function mailSettings() {
  const origin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || MAIL_ORIGIN;
  return {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === SAME_ORIGIN ? location.origin : origin,
  };
}

/**
 * Returns the name of the Git branch of the live site. Only a build at Cloudflare Pages needs the name, because Vercel
 * and Netlify tell a build whether it is for the live site.
 */
export const liveBranch = (env: Record<string, string | undefined> = process.env) => env.LIVE_BRANCH || 'main';

/** Whether search engines may list this build: hosts publish every Git branch, but only the live one may be found. */
export function isForSearchEngines(): boolean {
  const { VERCEL_ENV, NETLIFY, CONTEXT, CF_PAGES_BRANCH } = process.env;
  const isOther = (value: string | undefined, live: string) => Boolean(value) && value !== live;
  return !(
    isOther(VERCEL_ENV, 'production') ||
    (NETLIFY && isOther(CONTEXT, 'production')) ||
    isOther(CF_PAGES_BRANCH, liveBranch())
  );
}

export const PLACEHOLDER_SITE = 'https://www.example.com';

/** Returns the address of the live site, or a placeholder if none is set, without a slash at the end. */
export const siteUrl = (): string => (process.env.NEXT_PUBLIC_SITE_URL || PLACEHOLDER_SITE).replace(/\/+$/, '');

/** Returns the full address of a page or file. @param address the part after the host, such as `/home` */
export const absolute = (address: string): string => siteUrl() + address;
