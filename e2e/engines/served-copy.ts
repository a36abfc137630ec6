import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

function watchPage() {
  const note = (text: string) => {
    const noted: string[] = JSON.parse(sessionStorage.getItem('troubles') ?? '[]');
    sessionStorage.setItem('troubles', JSON.stringify([...noted, `${location.pathname}: ${text}`]));
  };
  // When the visitor leaves a page, Firefox reports each file that it stops fetching, so these reports are ignored.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`violation of ${effectiveDirective} by ${blockedURI} ${sample}`),
  );
  // A file that fails to load sends an error event only to its own element, so the window listens in the capture phase.
  const handleError = ({ message, target }: ErrorEvent) => {
    if (!(target instanceof Element)) return note(`thrown: ${message}`);
    // A browser without a decoder for a film keeps the poster, so a film that fails to load is no error.
    if (!leaving && !target.matches('source, video')) note(`not loaded: ${target.outerHTML.slice(0, 160)}`);
  };
  addEventListener('error', handleError, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
  console.error = (...words) => note(`console: ${words.join(' ')}`);
  // React expects no such script element in the page, so the script removes itself.
  document.currentScript!.remove();
}

/** Makes a copy whose pages send leads to their own server, because no test can intercept these browsers' requests. */
export async function copySite(site: string, copy: string): Promise<void> {
  const landing = await readFile(path.join(site, 'index.html'), 'utf8');
  const mailOrigin = /connect-src 'self' (https?:[^ ;"]+)/.exec(landing)?.[1];
  if (!mailOrigin) throw new Error(`The pages of ${site} send to no mail service: NEXT_PUBLIC_EMAILJS_ORIGIN was set.`);
  // Leaves out compressed files, because the server would send them in place of the files that are changed below.
  await cp(site, copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!/\.(html|js)$/.test(name)) continue;
    const file = path.join(copy, name);
    const text = await readFile(file, 'utf8');
    const own = name.endsWith('.js') ? text.replaceAll(`"${mailOrigin}"`, 'location.origin') : text;
    // Puts the script before all other scripts, because it has to report their errors.
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    await writeFile(file, own.replace(policy, '$&<script src="/watch-page.js"></script>'));
  }
  await writeFile(path.join(copy, 'watch-page.js'), `(${watchPage})()`);
}
