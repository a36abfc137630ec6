import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const WATCH = 'watch-page.js';
/** Written in the policy that the post-build step puts into every page. */
const MAIL_ORIGIN = /connect-src 'self' (https?:[^ ;"]+)/;

/** A page that breaks its own policy. An engine that does not report it would not report other pages either. */
export const CANARY = '/canary';
const CANARY_HTML = `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><title>Canary</title></head><body><p style="color: red">Canary</p></body></html>`;

/**
 * Copies the built site for browsers that cannot hold back a request: leads go to the server that the page came from,
 * and each page tells what went wrong in it. The policy stays as it was built.
 *
 * @throws {Error} where the site was not built for a mail service of its own
 */
export async function copySite(site: string, copy: string): Promise<void> {
  await cp(site, copy, { recursive: true });
  const files = (await readdir(copy, { recursive: true })).map((file) => path.join(copy, file));
  const mailOrigin = MAIL_ORIGIN.exec(await readFile(path.join(copy, 'index.html'), 'utf8'))?.[1];
  if (!mailOrigin)
    throw new Error(
      `The pages of ${site} send to no mail service. Run "npm run build" again, with NEXT_PUBLIC_EMAILJS_ORIGIN unset.`,
    );
  await cp(path.join(__dirname, 'watch-page.mjs'), path.join(copy, WATCH));
  await writeFile(path.join(copy, `${CANARY.slice(1)}.html`), watched(CANARY_HTML));
  for (const file of files) {
    if (file.endsWith('.html')) await change(file, watched);
    // The library carries the address of its service as well.
    if (file.endsWith('.js')) await change(file, (text) => text.replaceAll(`"${mailOrigin}"`, 'location.origin'));
  }
}

/** The watch stands behind the policy, before all else that a page does. */
const watched = (html: string) =>
  html.replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, `$1<script src="/${WATCH}"></script>`);

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  if (after === before) return;
  await writeFile(file, after);
  for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
}
