import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../../content/facts/redirects';
import { makeCertificate } from './certificate';
import { ensureInstalled } from './installed';
import { freePorts, type LocalServer, startForeground } from './local-server';
import { nginxSite, nginxTls } from './nginx';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Serves an export by Debian's nginx on 127.0.0.1, with the very files that a real host is given. Everything that nginx
 * writes, and the certificate's keys, stay in `work`, which goes when it stops.
 *
 * @param ports of http and https; any free ones where none are given
 * @throws Error where it cannot be installed or does not run
 */
export async function startNginx(folder: string, work: string): Promise<LocalServer> {
  await ensureInstalled([PROGRAM, BROTLI], ['nginx-light', 'libnginx-mod-http-brotli-static'], 'nginx');
  mkdirSync(work, { recursive: true });
  const file = (name: string) => path.resolve(work, name);
  const made = await makeCertificate(file('certificate'));
  const [httpPort, httpsPort] = (await freePorts(2)) as [number, number];
  writeFileSync(file('site.conf'), nginxSite(redirects));
  writeFileSync(file('tls.conf'), nginxTls());
  // Started by root, nginx would hand its work to a user who may not read the project's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file('nginx.conf'),
    `${user}
load_module ${BROTLI};
daemon off;
worker_processes auto;
pid ${file('nginx.pid')};
error_log ${file('error.log')} warn;
events { worker_connections 1024; }
http {
    access_log off;
    sendfile on;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${file(kind)};`).join('\n    ')}
    server {
        listen 127.0.0.1:${httpPort};
        return 301 https://localhost:${httpsPort}$request_uri;
    }
    server {
        listen 127.0.0.1:${httpsPort} ssl http2;
        server_name localhost;
        ssl_certificate ${made.certificate};
        ssl_certificate_key ${made.key};
        include ${file('tls.conf')};
        root ${path.resolve(folder)};
        include ${file('site.conf')};
    }
}
`,
  );
  const stop = await startForeground(
    PROGRAM,
    ['-e', file('error.log'), '-p', path.resolve(work), '-c', file('nginx.conf')],
    httpsPort,
  );
  return {
    httpPort,
    httpsPort,
    base: `https://localhost:${httpsPort}`,
    authority: made.authority,
    stop: () => stop().then(() => rmSync(work, { recursive: true, force: true })),
  };
}
