import { z } from 'zod';
import type { PageId } from '../facts/routes';
import { pageRoutes } from '../generated/routes';
import { givenInstead } from './given-instead';

/** What a link may lead to. Each message finishes the sentence "field: …". */

/** No country's numbers have more digits than 15 (ITU-T E.164), and none that can be called from abroad has fewer than 8. */
const isPhone = (value: string) => /^tel:\+\d{8,15}$/.test(value);

const isEmail = (value: string) =>
  value.startsWith('mailto:') && z.email().safeParse(value.slice('mailto:'.length)).success;

/** A web address in full. Its host needs a dot, since a host without one is a name in a local network or a typing mistake. */
const isWeb = (value: string) =>
  /^https:\/\/\S+$/.test(value) && URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);

const isGuide = (value: string) => /^\/guides\/[a-z0-9-]+\.pdf$/.test(value);

/** A page of the site by its id, and a place on it where one is meant: 'go-solar', 'go-solar#housing'. */
export type PageLink = PageId | `${PageId}#${string}`;
type Address = `https://${string}` | `/guides/${string}` | `tel:${string}` | `mailto:${string}`;

const isPage = (value: string): value is PageLink =>
  /^\S+$/.test(value) && Object.hasOwn(pageRoutes, value.split('#')[0]!);

/** A link to a page, in the place of its address until the language of the words is known. */
class PageTarget {
  constructor(readonly link: PageLink) {}
}

/** The address of a page in the language of the words, which {@link withAddresses} puts in: until then it is no string yet. */
export const addressOf = (link: PageLink) => new PageTarget(link) as unknown as string;

/**
 * The address of a page, or of a place on it.
 * @param prefix what stands before every address in a language: '' or, for example, '/hi'
 */
export function pageAddress(link: PageLink, prefix: string): string {
  const [page, place] = link.split('#') as [PageId, string?];
  const route = pageRoutes[page];
  const address = prefix && route === '/' ? prefix : prefix + route;
  return place === undefined ? address : `${address}#${place}`;
}

/** Puts in the address of each page that a value of content links to. */
export function withAddresses<Value>(value: Value, prefix: string): Value {
  const inner = (part: unknown): unknown => {
    if (part instanceof PageTarget) return pageAddress(part.link, prefix);
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inner(value)]));
  };
  return inner(value) as Value;
}

/** Where a link leads: it is read as an address, which a page gets with the prefix of its language. */
export const href = z
  .string({ error: ({ input }) => `expected a link, ${givenInstead(input)}` })
  .refine((value) => [isPage, isGuide, isWeb, isPhone, isEmail].some((is) => is(value)), {
    error: ({ input }) =>
      `expected a page of the site (${Object.keys(pageRoutes).join(', ')}), a guide (/guides/name.pdf), or an address such as https://example.com, tel:+919876543210 or mailto:name@example.com, ${givenInstead(input)}`,
  })
  .transform((value) => (isPage(value) ? addressOf(value) : value)) as unknown as z.ZodType<string, PageLink | Address>;

/** The links that are made from a phone number, a WhatsApp number and an e-mail address. */
export const phoneLink = (written: string) => `tel:+${digitsOf(written)}` as const;
export const whatsappLink = (written: string) => `https://wa.me/${digitsOf(written)}` as const;
export const mailLink = (written: string) => `mailto:${written}` as const;

/**
 * The ways to reach the company, each written once as people read it. The link is made from it, so the two cannot disagree.
 */
export type Way = { display: string; href: string };

/** The digits of a phone number that is written with spaces, hyphens or brackets, for example "+91 98765 43210". */
const digitsOf = (written: string) => written.replace(/\D/g, '');

const NUMBER = 'expected a number of 8 to 15 digits with + and the country code first, for example +91 98765 43210';
const number = z
  .string({ error: ({ input }) => `${NUMBER}, ${givenInstead(input)}` })
  .refine((value) => /^\+[\d ()-]+$/.test(value) && isPhone(phoneLink(value)), {
    error: ({ input }) => `${NUMBER}, ${givenInstead(input)}`,
  });

export const phone = number.transform((display): Way => ({ display, href: phoneLink(display) }));
export const whatsapp = number.transform((display): Way => ({ display, href: whatsappLink(display) }));

const EMAIL = 'expected an e-mail address, for example name@example.com';
export const emailAddress = z.email({ error: ({ input }) => `${EMAIL}, ${givenInstead(input)}` });
export const mail = emailAddress.transform((display): Way => ({ display, href: mailLink(display) }));
