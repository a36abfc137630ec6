import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FIRST = 'Run "npm run build" first';

export interface BuiltSite {
  /** Where its forms send. */
  mailHost: string;
  /** The file that holds the mail service's library. */
  library: string;
}

/**
 * Looks at the site in out/.
 * @throws {Error} with what to do, where it is missing or its forms could not send
 */
export function builtSite(): BuiltSite {
  if (!existsSync('out/go-solar.html')) throw new Error(`There is no built site in out/. ${FIRST}.`);
  const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name: path.basename(name), text: readFileSync(path.join('out/_next/static', name), 'utf8') }));
  const origin = /connect-src 'self' (https:\/\/[^\s;"]+)/.exec(readFileSync('out/go-solar.html', 'utf8'))?.[1];
  const ids = scripts.flatMap(({ text }) => /publicKey:"[^"]+",serviceId:"[^"]+",templateId:"[^"]+"/.exec(text) ?? []);
  if (!origin || ids.length === 0) {
    throw new Error(
      `The site in out/ was built without EmailJS ids, so its forms cannot send. ${FIRST}, with the three NEXT_PUBLIC_EMAILJS_ ids set.`,
    );
  }
  const library = scripts.find(({ text }) => text.includes('email/send'))?.name;
  if (!library) throw new Error(`No script in out/ sends to the mail service. ${FIRST}.`);
  return { mailHost: new URL(origin).host, library };
}
