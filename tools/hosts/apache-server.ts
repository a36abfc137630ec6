import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificate } from './certificate';
import { ensureInstalled } from './installed';
import { freePorts, type LocalServer, startForeground } from './local-server';

const PROGRAM = '/usr/sbin/apache2';
const FOLDER = '/usr/lib/apache2/modules';

/** What shared hosts have switched on. */
const MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'setenvif',
  'ssl',
  'http2',
  'alias',
  'deflate',
  'filter',
  'autoindex',
];

/**
 * Serves an export by Debian's Apache on 127.0.0.1, as a shared host does: all that it is told of the site stands in the
 * `.htaccess` of the export.
 */
export async function startApache(folder: string, work: string): Promise<LocalServer> {
  // The package apache2 would start a server on all networks; these hold its program and the types of files alone.
  await ensureInstalled([PROGRAM, '/etc/mime.types'], ['apache2-bin', 'media-types']);
  mkdirSync(work, { recursive: true });
  const file = (name: string) => path.resolve(work, name);
  const made = await makeCertificate(file('certificate'));
  const [httpPort, httpsPort] = (await freePorts(2)) as [number, number];
  const site = process.getuid?.() === 0 ? readableCopy(folder) : path.resolve(folder);
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
# As on hosts with many sites, whose root is none of this site's.
DocumentRoot ${path.resolve(work)}
Alias / ${site}/
<Directory ${site}>
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
  const stop = await startForeground(
    PROGRAM,
    ['-d', path.resolve(work), '-f', file('apache.conf'), '-DFOREGROUND'],
    httpsPort,
  );
  const leave = () => {
    rmSync(work, { recursive: true, force: true });
    if (site !== path.resolve(folder)) rmSync(site, { recursive: true, force: true });
  };
  return {
    httpPort,
    httpsPort,
    base: `https://localhost:${httpsPort}`,
    authority: made.authority,
    stop: () => stop().then(leave),
  };
}

/**
 * Apache never works as root. The user to whom root hands the work may not read what stands in root's home, nor in a
 * folder for temporary files that is root's alone.
 */
function readableCopy(folder: string): string {
  const copy = mkdtempSync('/tmp/apache-');
  cpSync(folder, copy, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  return copy;
}
