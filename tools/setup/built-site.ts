import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const CHUNKS = 'out/_next/static/chunks';

export interface BuiltSite {
  /** Where its forms send. */
  mailHost: string;
  /** The file that holds the mail service's library. */
  library: string;
}

/**
 * Looks at the site in out/.
 * @throws Error with what to do, where it is missing or its forms could not send
 */
export function builtSite(): BuiltSite {
  if (!existsSync('out/go-solar.html')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  const files = readdirSync(CHUNKS).map((name) => ({ name, text: readFileSync(path.join(CHUNKS, name), 'utf8') }));
  const origin = /connect-src 'self' (https:\/\/[^\s;"]+)/.exec(readFileSync('out/go-solar.html', 'utf8'))?.[1];
  const library = files.find(({ text }) => text.includes('email/send'))?.name;
  if (!origin || !library || !files.some(({ text }) => /publicKey:"[^"]+",serviceId:"[^"]+",templateId:"/.test(text)))
    throw new Error(
      'The site in out/ was built without EmailJS ids, so its forms cannot send. Run "npm run build" with the three NEXT_PUBLIC_EMAILJS_ ids set.',
    );
  return { mailHost: new URL(origin).host, library };
}
