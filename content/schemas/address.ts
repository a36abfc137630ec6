import { z } from 'zod';
import { routes } from '../facts/routes';
import { got } from './got';

/** What a link may lead to. Each message finishes the sentence "field: …". */

/** No country's numbers have more digits than 15 (ITU-T E.164), and none that can be called from abroad has fewer than 8. */
const isPhone = (value: string) => /^tel:\+\d{8,15}$/.test(value);

const isEmail = (value: string) =>
  value.startsWith('mailto:') && z.email().safeParse(value.slice('mailto:'.length)).success;

/** A host without a dot is a name of somebody's own network, or a slip. */
const isWeb = (value: string) =>
  /^https:\/\/\S+$/.test(value) && URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);

const isGuide = (value: string) => /^\/guides\/[a-z0-9-]+\.pdf$/.test(value);

const isRoute = (value: string) =>
  /^\S+$/.test(value) && (routes as readonly string[]).includes(value.split('#')[0] || '/');

export const href = z
  .string({ error: ({ input }) => `expected a link, ${got(input)}` })
  .refine((value) => [isRoute, isGuide, isWeb, isPhone, isEmail].some((is) => is(value)), {
    error: ({ input }) =>
      `expected a route of the site (${routes.join(', ')}), a guide (/guides/name.pdf), or an address such as https://example.com, tel:+919876543210 or mailto:name@example.com, ${got(input)}`,
  });

/**
 * The ways to reach the company, each written once as people read it. The link is made from it, so the two cannot disagree.
 */
export type Way = { display: string; href: string };

/** Of a number that is written "+91 98765 43210", with spaces, hyphens and brackets wherever people put them. */
const digitsOf = (written: string) => written.replace(/\D/g, '');

const NUMBER = 'expected a number of 8 to 15 digits with + and the country code first, for example +91 98765 43210';
const number = z
  .string({ error: ({ input }) => `${NUMBER}, ${got(input)}` })
  .refine((value) => /^\+[\d ()-]+$/.test(value) && isPhone(`tel:+${digitsOf(value)}`), {
    error: ({ input }) => `${NUMBER}, ${got(input)}`,
  });

export const phone = number.transform((display): Way => ({ display, href: `tel:+${digitsOf(display)}` }));
export const whatsapp = number.transform((display): Way => ({ display, href: `https://wa.me/${digitsOf(display)}` }));

const EMAIL = 'expected an e-mail address, for example name@example.com';
export const emailAddress = z.email({ error: ({ input }) => `${EMAIL}, ${got(input)}` });
export const mail = emailAddress.transform((display): Way => ({ display, href: `mailto:${display}` }));
