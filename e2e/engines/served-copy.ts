import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const WATCH = 'watch-page.js';

/** The address of a page that breaks its own security policy on purpose. */
export const CANARY = '/canary';
const CANARY_HTML = `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><title>Canary</title></head><body><p style="color: red">Canary</p></body></html>`;

/**
 * Copies the built site for browsers in which a test cannot hold back a request. In the copy, leads go to the server
 * that the page came from, and each page notes its errors. The security policy stays as it was built.
 * @throws {Error} where the site was built without the address of a mail service
 */
export async function copySite(site: string, copy: string): Promise<void> {
  // The post-build step writes the address of the mail service into the policy of every page.
  const landing = await readFile(path.join(site, 'index.html'), 'utf8');
  const mailOrigin = /connect-src 'self' (https?:[^ ;"]+)/.exec(landing)?.[1];
  if (!mailOrigin)
    throw new Error(
      `The pages of ${site} send to no mail service. Run "npm run build" again, with NEXT_PUBLIC_EMAILJS_ORIGIN unset.`,
    );
  await cp(site, copy, { recursive: true });
  await writeFile(path.join(copy, `${CANARY}.html`), CANARY_HTML);
  for (const name of await readdir(copy, { recursive: true })) {
    const file = path.join(copy, name);
    if (name.endsWith('.html'))
      // Puts the script that notes errors after the security policy and before all other scripts.
      await change(file, (html) =>
        html.replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, `$1<script src="/${WATCH}"></script>`),
      );
    // Replaces the address in the scripts too, because the library of the mail service contains it.
    if (name.endsWith('.js')) await change(file, (text) => text.replaceAll(`"${mailOrigin}"`, 'location.origin'));
  }
  await cp(path.join(__dirname, 'watch-page.mjs'), path.join(copy, WATCH));
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  if (after === before) return;
  await writeFile(file, after);
  for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
}
