/**
 * Settings of the site, taken from environment variables at build time; `.env.example` lists them. The name of each
 * variable has to be written out in full, because the build replaces the whole expression, such as
 * `process.env.NEXT_PUBLIC_SITE_URL`, by its value.
 */

/** With this value of NEXT_PUBLIC_EMAILJS_ORIGIN, the forms send leads to the server that served the page. */
const SAME_ORIGIN = 'same-origin';

/**
 * Returns the settings of the mail service EmailJS. An id that is not set is an empty string, which EmailJS's library
 * refuses.
 */
export function mailSettings() {
  const origin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || 'https://api.emailjs.com';
  return {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === SAME_ORIGIN ? location.origin : origin,
  };
}

/** The placeholder for the site's address, used while NEXT_PUBLIC_SITE_URL is not set. */
export const PLACEHOLDER_SITE = 'https://www.example.com';

/**
 * Returns the address of the live site without a slash at the end, or the placeholder if NEXT_PUBLIC_SITE_URL is not
 * set.
 */
export function siteUrl(): string {
  return (process.env.NEXT_PUBLIC_SITE_URL || PLACEHOLDER_SITE).replace(/\/+$/, '');
}

/**
 * Returns the full web address of a page or file of the site. That of the landing page ends with a slash, as browsers
 * show it.
 */
export function absolute(address: string): string {
  return siteUrl() + address;
}
