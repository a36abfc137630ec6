import { z } from 'zod';
import { routes } from '../facts/routes';
import { givenInstead } from './given-instead';

/**
 * A pattern for the old address of a redirect that the configuration files of all hosts can express: without ? and *,
 * not a hidden file, and not in a folder of the build.
 */
const PATH = /^\/(?!_next\/)(?!\/)([\w~-][\w.~-]*\/?)*$/;
const from = z
  .string({ error: ({ input }) => `expected an address of the older site, ${givenInstead(input)}` })
  .refine((value) => PATH.test(value) && value !== '/', {
    error: ({ input }) =>
      `expected an address of the older site without its name and without ? and what follows, in letters, digits and . _ ~ - alone, for example /about-us.html, ${givenInstead(input)}`,
  });

const isPage = (value: string) => routes.some((route) => route === value);
const isGuide = (value: string) => /^\/guides\/[a-z0-9-]+\.pdf$/.test(value);
const to = z
  .string({ error: ({ input }) => `expected a page of the site, ${givenInstead(input)}` })
  .refine((value) => isPage(value) || isGuide(value), {
    error: ({ input }) =>
      `expected a page of the site (${routes.join(', ')}) or a guide (/guides/name.pdf), to which nothing else leads on, ${givenInstead(input)}`,
  });

/** Removes the slash at the end of an address, so that /home/ and /home count as the same page. */
const bare = (path: string) => path.replace(/\/$/, '');
const pageOf = (path: string) =>
  bare(path)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');

/** The schema of redirects: old addresses, each with the page that replaces it. */
export const redirects = z.array(z.strictObject({ from, to })).superRefine((list, context) => {
  const first = new Map<string, number>();
  list.forEach(({ from }, index) => {
    const add = (message: string) => context.addIssue({ code: 'custom', path: [index, 'from'], message });
    if (isPage(pageOf(from)))
      add(`expected an address that the site does not have any more: "${from}" is the page ${pageOf(from)}`);
    const before = first.get(bare(from));
    if (before === undefined) first.set(bare(from), index);
    else add(`expected each address once: "${from}" stands in entry ${before + 1} of the list too`);
  });
});

export type Redirect = z.output<typeof redirects>[number];
