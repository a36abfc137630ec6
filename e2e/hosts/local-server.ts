import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '../../tools/hosts/certificate';
import { ensureInstalled } from '../../tools/install/debian';
import { freePorts, isListening } from '../../tools/system/listen';
import { nginxSite, nginxTls } from '../../tools/hosts/nginx';
import { fillTemplate } from '../../tools/hosts/template';
import { siteContent } from '../../tools/check-content/site-content';

export type LocalServer = { httpPort: number; base: string; stop: () => Promise<void> };

const hosts = {
  nginx: {
    program: '/usr/sbin/nginx',
    needed: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    args: (work: string) => ['-e', `${work}/error.log`, '-p', work, '-c', `${work}/nginx.conf`],
  },
  apache: {
    program: '/usr/sbin/apache2',
    needed: ['/etc/mime.types'],
    // Leaves out Debian's package apache2, because it would start a server that all networks can reach.
    packages: ['apache2-bin', 'media-types'],
    args: (work: string) => ['-d', work, '-f', `${work}/apache.conf`, '-DFOREGROUND'],
  },
};

export type Host = keyof typeof hosts;

/** Shared hosts have these modules of Apache switched on. */
const modules = 'mpm_event authz_core dir mime headers rewrite setenvif ssl http2 alias deflate filter autoindex'
  .split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n');

/** Serves a copy in a temporary folder, because a server that root starts works as a user who may not see out/. */
export async function startServer(host: Host): Promise<LocalServer> {
  if (!existsSync('out/.htaccess')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  const { program, needed, packages, args } = hosts[host];
  await ensureInstalled([program, ...needed], packages, host === 'nginx' ? 'nginx' : undefined);
  const work = mkdtempSync(path.join(tmpdir(), `${host}-`));
  const site = path.join(work, 'site');
  cpSync('out', site, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', work]);
  const [httpPort, httpsPort] = (await freePorts(2)) as [number, number];
  const certificate = await makeCertificate(path.join(work, 'certificate'));
  const settings = { tls: nginxTls(), settings: nginxSite(siteContent().redirects) };
  const values = { ...certificate, ...settings, work, site, httpPort, httpsPort, modules };
  writeFileSync(path.join(work, `${host}.conf`), fillTemplate(`${host}-local.conf`, values));
  const stop = await startForeground(program, args(work), httpsPort);
  const stopAndClean = () => stop().then(() => rmSync(work, { recursive: true }));
  return { httpPort, base: `https://localhost:${httpsPort}`, stop: stopAndClean };
}

/** Starts a server and waits until it listens at the port. @returns a function that stops the server */
export async function startForeground(command: string, args: string[], port: number, env = process.env) {
  // `detached` makes a process group, so that one signal also ends the processes that the server starts.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'close').catch((error: Error) => (output += error.message));
  let over = false;
  void ended.then(() => (over = true));
  const stop = async () => {
    if (!over) process.kill(-child.pid!);
    await ended;
  };
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (over || tries > 100) {
      await stop();
      throw new Error(`${command} does not run:\n${output.trim()}`);
    }
    await wait(100);
  }
  return stop;
}
