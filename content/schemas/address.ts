import { z } from 'zod';
import { routes } from '../routes';
import { got } from './got';

/** What a link may lead to. Each message finishes the sentence "field: …". */

/** No country's numbers have more digits than 15 (ITU-T E.164), and none that can be called from abroad has fewer than 8. */
const isPhone = (value: string) => /^tel:\+\d{8,15}$/.test(value);

const email = z.email();
const isEmail = (value: string) => value.startsWith('mailto:') && email.safeParse(value.slice('mailto:'.length)).success;

/** A host without a dot is a name of somebody's own network, or a slip. */
const isWeb = (value: string) =>
  /^https:\/\/\S+$/.test(value) && URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);

const isGuide = (value: string) => /^\/guides\/[a-z0-9-]+\.pdf$/.test(value);

const isRoute = (value: string) => /^\S+$/.test(value) && (routes as readonly string[]).includes(value.split('#')[0] || '/');

export const href = z
  .string({ error: ({ input }) => `expected a link, ${got(input)}` })
  .refine((value) => [isRoute, isGuide, isWeb, isPhone, isEmail].some((is) => is(value)), {
    error: ({ input }) =>
      `expected a route of the site (${routes.join(', ')}), a guide (/guides/name.pdf), or an address such as https://example.com, tel:+919876543210 or mailto:name@example.com, ${got(input)}`,
  });

const PHONE = 'expected tel:+ and 8 to 15 digits, country code first, for example tel:+919876543210';
export const phoneHref = z.string({ error: ({ input }) => `${PHONE}, ${got(input)}` }).refine(isPhone, { error: ({ input }) => `${PHONE}, ${got(input)}` });

const EMAIL = 'expected mailto: and an e-mail address, for example mailto:name@example.com';
export const emailHref = z.string({ error: ({ input }) => `${EMAIL}, ${got(input)}` }).refine(isEmail, { error: ({ input }) => `${EMAIL}, ${got(input)}` });

const NUMBER = 'expected a number of 8 to 15 digits alone, country code first, for example 919876543210';
export const whatsappNumber = z
  .string({ error: ({ input }) => `${NUMBER}, ${got(input)}` })
  .regex(/^\d{8,15}$/, { error: ({ input }) => `${NUMBER}, ${got(input)}` });
