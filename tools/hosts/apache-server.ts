import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificate } from './certificate';
import { ensureInstalled } from './installed';
import { freePorts, type LocalServer, startForeground } from './local-server';

const PROGRAM = '/usr/sbin/apache2';
const FOLDER = '/usr/lib/apache2/modules';

/** What shared hosts have switched on. */
const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif', 'ssl', 'http2', 'alias', 'deflate', 'filter', 'autoindex'];

/**
 * Serves an export by Debian's Apache on 127.0.0.1, as a shared host does: all that it is told of the site stands in the
 * `.htaccess` of the export.
 */
export async function startApache(folder: string, work: string): Promise<LocalServer> {
  await ensureInstalled([PROGRAM], ['apache2']);
  mkdirSync(work, { recursive: true });
  const file = (name: string) => path.resolve(work, name);
  const made = makeCertificate(file('certificate'));
  const [httpPort, httpsPort] = (await freePorts(2)) as [number, number];
  writeFileSync(
    file('apache.conf'),
    `ServerRoot ${path.resolve(work)}
ServerName localhost
PidFile ${file('apache.pid')}
ErrorLog ${file('error.log')}
Mutex file:${path.resolve(work)} default
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${MODULES.map((name) => `LoadModule ${name}_module ${FOLDER}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Listen 127.0.0.1:${httpPort}
Listen 127.0.0.1:${httpsPort}
DocumentRoot ${path.resolve(folder)}
<Directory ${path.resolve(folder)}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
</Directory>
AddOutputFilterByType DEFLATE text/html text/css
Protocols h2 http/1.1
<VirtualHost 127.0.0.1:${httpsPort}>
    SSLEngine on
    SSLCertificateFile ${made.certificate}
    SSLCertificateKeyFile ${made.key}
</VirtualHost>
`,
  );
  const stop = await startForeground(PROGRAM, ['-d', path.resolve(work), '-f', file('apache.conf'), '-DFOREGROUND'], httpsPort);
  return { httpPort, httpsPort, base: `https://localhost:${httpsPort}`, authority: made.authority, stop: () => stop().then(() => rmSync(work, { recursive: true, force: true })) };
}
