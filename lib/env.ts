/**
 * Settings of the site that come from environment variables at build time (`.env.example` lists them). Each variable's
 * name is written out in full, because the build replaces the whole expression by its value.
 */

/** The value of NEXT_PUBLIC_EMAILJS_ORIGIN with which the forms send leads to the server that served the page. */
const SAME_ORIGIN = 'same-origin';

/**
 * The settings of EmailJS, the mail service. An id that is not set is an empty string, which EmailJS's library refuses.
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

/** The placeholder for the site's address, used until the address is set. */
export const PLACEHOLDER_SITE = 'https://www.example.com';

/** The live site's address without a slash at the end, or a placeholder until it is set. */
export function siteUrl(): string {
  return (process.env.NEXT_PUBLIC_SITE_URL || PLACEHOLDER_SITE).replace(/\/+$/, '');
}

/**
 * The full web address of a page or file of the site. The landing page's address ends in a slash, as browsers write it.
 */
export function absolute(address: string): string {
  return siteUrl() + address;
}
