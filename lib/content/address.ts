import { z } from 'zod';
import { got } from './got';
import { type Routes, withContext } from './context';

/** ITU-T E.164 allows at most 15 digits, with the country code. */
const isPhone = (value: string) => /^tel:\+\d{8,15}$/.test(value);

const isEmail = (value: string) =>
  value.startsWith('mailto:') && z.email().safeParse(value.slice('mailto:'.length)).success;

/** Refuses a host without a dot, because it is misspelt or in a local network. */
const isWeb = (value: string) =>
  /^https:\/\/\S+$/.test(value) && URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);

export const isGuide = (value: string) => /^\/guides\/[a-z0-9-]+\.pdf$/.test(value);

const isPage = (value: string) => /^[a-z][a-z0-9-]*(#\S+)?$/.test(value);

/**
 * Returns the address of a link such as `go-solar#housing`.
 * @param prefix what precedes all addresses in the language, for example '/hi'
 */
export function pageAddress(link: string, prefix: string, routes: Routes): string {
  const [page, place] = link.split('#') as [string, string?];
  const route = routes[page]!;
  const address = prefix && route === '/' ? prefix : prefix + route;
  return place === undefined ? address : `${address}#${place}`;
}

export const unknownPage = (link: string, pages: readonly string[]) =>
  `expected a page of the site (${pages.join(', ')}), got ${JSON.stringify(link)}`;

/** The schema of a link. With a context, it turns the id of a page into the page's address. */
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

const digitsOf = (written: string) => written.replace(/\D/g, '');

export const phoneLink = (written: string) => `tel:+${digitsOf(written)}` as const;
export const whatsappLink = (written: string) => `https://wa.me/${digitsOf(written)}` as const;
export const mailLink = (written: string) => `mailto:${written}` as const;

/** Makes the link from the shown text, so that link and text cannot differ. */
const way = (linkTo: (written: string) => string) => (display: string) => ({ display, href: linkTo(display) });

const NUMBER = 'expected a number of 8 to 15 digits with + and the country code first, for example +91 98765 43210';
const number = z
  .string({ error: ({ input }) => `${NUMBER}, ${got(input)}` })
  .refine((value) => /^\+[\d ()-]+$/.test(value) && isPhone(phoneLink(value)), {
    error: ({ input }) => `${NUMBER}, ${got(input)}`,
  });

export const phone = number.transform(way(phoneLink));
export const whatsapp = number.transform(way(whatsappLink));

const EMAIL = 'expected an e-mail address, for example name@example.com';
export const emailAddress = z.email({ error: ({ input }) => `${EMAIL}, ${got(input)}` });
export const mail = emailAddress.transform(way(mailLink));
