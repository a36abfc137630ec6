import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const WATCH = 'watch-page.js';
const NOTE_ERRORS = `<script src="/${WATCH}"></script>`;

/** The address of a page that breaks its own security policy on purpose. */
export const CANARY = '/canary';
const CANARY_HTML = `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><title>Canary</title></head><body><p style="color: red">Canary</p></body></html>`;

/**
 * Copies the built site for browsers in which a test cannot hold back a request. In the copy, leads go to the server
 * that the page came from, and each page notes its errors. The security policy stays as it was built.
 * @throws {Error} where the site was built without the address of a mail service
 */
export async function copySite(site: string, copy: string): Promise<void> {
  // Reads the address of the mail service from a built page, whose security policy must allow it.
  const landing = await readFile(path.join(site, 'index.html'), 'utf8');
  const mailOrigin = /connect-src 'self' (https?:[^ ;"]+)/.exec(landing)?.[1];
  if (!mailOrigin)
    throw new Error(
      `The pages of ${site} send to no mail service. Run "npm run build" again, with NEXT_PUBLIC_EMAILJS_ORIGIN unset.`,
    );
  // Copies no compressed files, because the server would send them in place of the files changed below.
  await cp(site, copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await writeFile(path.join(copy, `${CANARY}.html`), CANARY_HTML);
  for (const name of await readdir(copy, { recursive: true })) {
    if (!/\.(html|js)$/.test(name)) continue;
    const file = path.join(copy, name);
    const text = await readFile(file, 'utf8');
    // Sends leads to the server of the page itself: the address of the mail service is a string in a script.
    const own = name.endsWith('.js') ? text.replaceAll(`"${mailOrigin}"`, 'location.origin') : text;
    // Adds the script that notes errors to each page, after the security policy and before all other scripts.
    await writeFile(file, own.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, `$&${NOTE_ERRORS}`));
  }
  await cp(path.join(__dirname, 'watch-page.mjs'), path.join(copy, WATCH));
}
