/**
 * In scripts for browsers, the build fills in only variables that are written out in full, such as
 * `process.env.NEXT_PUBLIC_SITE_URL`.
 */

/** With this NEXT_PUBLIC_EMAILJS_ORIGIN, forms send leads to the server that the page came from. */
export const SAME_ORIGIN = 'same-origin';

export const MAIL_ORIGIN = 'https://api.emailjs.com';

/** Returns the settings of EmailJS, whose library refuses to send if a key or id is ''. */
export function mailSettings() {
  const origin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || MAIL_ORIGIN;
  return {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === SAME_ORIGIN ? location.origin : origin,
  };
}

/** The Git branch of the live site, by which a build at Cloudflare Pages knows whether it is the live one. */
export const liveBranch = (env: Record<string, string | undefined> = process.env) => env.LIVE_BRANCH || 'main';

/** Whether search engines may list this build. Hosts also publish Git branches other than the live one. */
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

export const siteUrl = (): string => (process.env.NEXT_PUBLIC_SITE_URL || PLACEHOLDER_SITE).replace(/\/+$/, '');

/** @param address the part after the host, such as `/home` */
export const absolute = (address: string): string => siteUrl() + address;
