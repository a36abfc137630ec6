import { z } from 'zod';
import { got } from './got';
import { type Routes, withContext } from './context';

/** Schemas for the targets of links. Each error message completes the sentence "field: …". */

/**
 * Whether an address is a `tel:` link with a phone number that can be called from abroad. Such numbers have at least 8
 * digits, and none has more than 15 (ITU-T E.164).
 */
const isPhone = (value: string) => /^tel:\+\d{8,15}$/.test(value);

const isEmail = (value: string) =>
  value.startsWith('mailto:') && z.email().safeParse(value.slice('mailto:'.length)).success;

/**
 * Whether an address is a full web address. Its host must contain a dot, because a host without one is a name in a
 * local network or a typing mistake.
 */
const isWeb = (value: string) =>
  /^https:\/\/\S+$/.test(value) && URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);

export const isGuide = (value: string) => /^\/guides\/[a-z0-9-]+\.pdf$/.test(value);

/** The id of a page as the target of a link, with a place on the page if needed: 'go-solar', 'go-solar#housing'. */
export type PageLink = string;

const isPage = (value: string) => /^[a-z][a-z0-9-]*(#\S+)?$/.test(value);

/**
 * The address of a page, or of a place on it.
 * @param prefix what precedes all addresses in a language: '' or, for example, '/hi'
 */
export function pageAddress(link: PageLink, prefix: string, routes: Routes): string {
  const [page, place] = link.split('#') as [string, string?];
  const route = routes[page]!;
  const address = prefix && route === '/' ? prefix : prefix + route;
  return place === undefined ? address : `${address}#${place}`;
}

/** The error message for a link to a page that does not exist. */
export const unknownPage = (link: PageLink, pages: readonly string[]) =>
  `expected a page of the site (${pages.join(', ')}), got ${JSON.stringify(link)}`;

/** The schema of a link's target. A page id becomes the page's address, with the prefix of the language. */
export const href = withContext(
  z
    .string({ error: ({ input }) => `expected a link, ${got(input)}` })
    .refine((value) => [isPage, isGuide, isWeb, isPhone, isEmail].some((is) => is(value)), {
      error: ({ input }) =>
        `expected a page of the site, such as go-solar or go-solar#housing, a guide (/guides/name.pdf), or an address such as https://example.com, tel:+919876543210 or mailto:name@example.com, ${got(input)}`,
    }),
  (value, context, report) => {
    if (!context || !isPage(value)) return value;
    const { routes, prefix } = context;
    if (Object.hasOwn(routes, value.split('#')[0]!)) return pageAddress(value, prefix, routes);
    report(unknownPage(value, Object.keys(routes)));
    return value;
  },
);

/** Makes a `tel:` link from a phone number as people write it. */
export const phoneLink = (written: string) => `tel:+${digitsOf(written)}` as const;
export const whatsappLink = (written: string) => `https://wa.me/${digitsOf(written)}` as const;
export const mailLink = (written: string) => `mailto:${written}` as const;

/**
 * A way to reach the company: phone, WhatsApp or e-mail. Content has only the text. The link is made from it, so that
 * the two always agree.
 */
export type Way = { display: string; href: string };

/** The digits of a phone number that is written with spaces, hyphens or brackets, for example "+91 98765 43210". */
const digitsOf = (written: string) => written.replace(/\D/g, '');

const NUMBER = 'expected a number of 8 to 15 digits with + and the country code first, for example +91 98765 43210';
const number = z
  .string({ error: ({ input }) => `${NUMBER}, ${got(input)}` })
  .refine((value) => /^\+[\d ()-]+$/.test(value) && isPhone(phoneLink(value)), {
    error: ({ input }) => `${NUMBER}, ${got(input)}`,
  });

export const phone = number.transform((display): Way => ({ display, href: phoneLink(display) }));
export const whatsapp = number.transform((display): Way => ({ display, href: whatsappLink(display) }));

const EMAIL = 'expected an e-mail address, for example name@example.com';
export const emailAddress = z.email({ error: ({ input }) => `${EMAIL}, ${got(input)}` });
export const mail = emailAddress.transform((display): Way => ({ display, href: mailLink(display) }));
