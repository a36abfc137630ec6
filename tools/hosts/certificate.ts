import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../install/debian';

const REQUEST = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext';

/** Makes a self-signed certificate, in a folder that git must ignore, because the private key stays there. */
export async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  await ensureInstalled(['openssl'], ['openssl']);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [certificate, key] = [path.resolve(folder, 'site.pem'), path.resolve(folder, 'site.key')];
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  execFileSync('openssl', [...REQUEST.split(' '), names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return { certificate, key };
}
