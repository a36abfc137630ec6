/** @jest-environment node */
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite } from './served-copy';

let folder: string;
const site = () => path.join(folder, 'site');
const copied = (name: string) => readFile(path.join(folder, 'copy', name), 'utf8');
const POLICY = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://mail.example; base-uri 'none'">`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  await mkdir(site());
  await writeFile(path.join(site(), 'index.html'), `<head>${POLICY}<script>first()</script></head>`);
});
afterEach(() => rm(folder, { recursive: true }));

test('leads go to the server of the copied site, whose compressed files do not name the mail service either', async () => {
  await writeFile(path.join(site(), 'mail.js'), 'send("https://mail.example", a)');
  await writeFile(path.join(site(), 'mail.js.br'), 'compressed');
  await writeFile(path.join(site(), 'other.js.br'), 'compressed');
  await copySite(site(), path.join(folder, 'copy'));
  expect(await copied('mail.js')).toBe('send(location.origin, a)');
  await expect(access(path.join(folder, 'copy', 'mail.js.br'))).rejects.toThrow();
  expect(await copied('other.js.br')).toBe('compressed');
});

test('the script that notes errors runs before all other scripts of a page, and the security policy stays as it was', async () => {
  await copySite(site(), path.join(folder, 'copy'));
  expect(await copied('index.html')).toBe(
    `<head>${POLICY}<script src="/watch-page.js"></script><script>first()</script></head>`,
  );
  expect(await copied('watch-page.js')).toContain('securitypolicyviolation');
});

test('a site that sends to no mail service is refused by name', async () => {
  await writeFile(path.join(site(), 'index.html'), '<head></head>');
  await expect(copySite(site(), path.join(folder, 'copy'))).rejects.toThrow('NEXT_PUBLIC_EMAILJS_ORIGIN');
});
