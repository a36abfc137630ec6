import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './installed';

/** The files of a throw-away certificate for localhost. */
interface Certificate {
  /** Of the authority that has signed it; a program that trusts it trusts the site. */
  authority: string;
  certificate: string;
  key: string;
}

/**
 * Makes an authority and a certificate for localhost, signed by it and good for two days.
 * @param folder git-ignored: the private keys stay in it
 * @throws Error where there is no openssl
 */
export async function makeCertificate(folder: string): Promise<Certificate> {
  await ensureInstalled(['openssl'], ['openssl']);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const file = (name: string) => path.resolve(folder, name);
  const openssl = (line: string, ...files: string[]) =>
    execFileSync('openssl', [...line.split(' '), ...files], { stdio: ['ignore', 'ignore', 'pipe'] });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(
    `req -x509 ${key} -days 2 -subj /CN=throw-away-authority`,
    ...['-keyout', file('authority.key'), '-out', file('authority.pem')],
  );
  openssl(`req ${key} -subj /CN=localhost`, '-keyout', file('site.key'), '-out', file('site.csr'));
  writeFileSync(
    file('site.ext'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n',
  );
  openssl(
    'x509 -req -days 2 -CAcreateserial',
    ...['-CA', file('authority.pem'), '-CAkey', file('authority.key'), '-extfile', file('site.ext')],
    ...['-in', file('site.csr'), '-out', file('site.pem')],
  );
  return { authority: file('authority.pem'), certificate: file('site.pem'), key: file('site.key') };
}
