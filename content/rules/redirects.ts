import { z } from 'zod';
import { isGuide } from '../../lib/content/address';
import { withContext } from '../../lib/content/context';
import { got } from '../../lib/content/got';
import { text } from '../../lib/content/text';

/** Matches only addresses that every web host can redirect. */
const PATH = /^\/(?!_next\/)(?!\/)([\w~-][\w.~-]*\/?)*$/;
const from = z
  .string({ error: ({ input }) => `expected an address of the older site, ${got(input)}` })
  .refine((value) => PATH.test(value) && value !== '/', {
    error: ({ input }) =>
      `expected an address of the older site without its name and without ? and what follows, in letters, digits and . _ ~ - alone, for example /about-us.html, ${got(input)}`,
  });

const withoutEndSlash = (path: string) => path.replace(/\/$/, '');
const pageBehind = (path: string) =>
  withoutEndSlash(path)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');

const entry = z.strictObject({ from, to: text });
export type Redirect = z.output<typeof entry>;

export const redirects = withContext(z.array(entry), (list, context, report) => {
  const problems = context ? redirectProblems(list, Object.values(context.routes)) : [];
  problems.forEach(({ message, path }) => report(message, path));
  return list;
});

export function redirectProblems(list: readonly Redirect[], routes: readonly string[]) {
  const isPage = (value: string) => routes.includes(value);
  const first = new Map<string, number>();
  return list.flatMap(({ from, to }, index) => {
    const messages: { path: (string | number)[]; message: string }[] = [];
    const add = (field: string, message: string) => messages.push({ path: [index, field], message });
    if (!isPage(to) && !isGuide(to))
      add(
        'to',
        `expected a page of the site (${routes.join(', ')}) or a guide (/guides/name.pdf), to which nothing else leads on, ${got(to)}`,
      );
    if (isPage(pageBehind(from)))
      add(
        'from',
        `expected an address that the site does not have any more: "${from}" is the page ${pageBehind(from)}`,
      );
    const before = first.get(withoutEndSlash(from));
    if (before === undefined) first.set(withoutEndSlash(from), index);
    else add('from', `expected each address once: "${from}" stands in entry ${before + 1} of the list too`);
    return messages;
  });
}
