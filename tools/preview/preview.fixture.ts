import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { filesIn, writeFiles } from '../system/files';
import { startPreview, type PreviewOptions } from './server';
import type { TemplateParams } from './lead-store';

export const SEND = '/api/v1.0/email/send';

export const sendBody = (template_params?: TemplateParams) => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params,
});

export const LANDING: TemplateParams = {
  from_name: 'Asha Verma',
  to_name: 'Team',
  from_email: 'asha@example.com',
  to_email: 'leads@example.com',
  message:
    'Name: Asha Verma\nWhatsApp: +91 98765 43210\nMonthly Bill: ₹2500 - ₹4000\nPin Code: 221001\nCity: N/A\nEmail: N/A',
};
export const HOUSING: TemplateParams = {
  housingSociety: 'Ganga Vihar',
  name: 'आशा 🌞',
  pinCode: '221005',
  city: '',
  whatsapp: '98765 43210',
  electricityBill: '',
  designation: 'Resident',
  agmApproval: 'We already have AGM approval',
  agreeTerms: true,
};
export const COMMERCIAL: TemplateParams = {
  message: 'Name: Ravi\nCompany Name: Mills\nWhatsApp: 1\nCity: Agra\nPin Code: N/A\nMonthly Bill: > 2,00,000',
  to_name: 'Team',
  to_email: 'leads@example.com',
};
export const TABBED: TemplateParams = {
  message: 'Form Type: Residential\nFull Name: Meena\nPin Code: 221001\nWhatsApp Number: 2',
  to_name: 'Team',
  to_email: 'leads@example.com',
};

const SITE: Record<string, string> = {
  'index.html': '<h1>Front page</h1>',
  'commercial.html': '<h1>Commercial</h1>',
  'commercial/flight.txt': 'flight',
  'housing_society.html': '<h1>Society</h1>',
  '404.html': '<h1>Not here</h1>',
  '_next/static/a.js': 'let a;',
  'cards/a.jpg': '',
};

export async function makeFolders() {
  const root = await mkdtemp(path.join(tmpdir(), 'preview-'));
  const siteDir = path.join(root, 'site');
  const leadsDir = path.join(root, 'leads');
  writeFiles(siteDir, Object.entries(SITE));
  return { root, siteDir, leadsDir, remove: () => rm(root, { recursive: true, force: true }) };
}

export const storedLeads = (leadsDir: string) =>
  Promise.all(
    filesIn(leadsDir)
      .filter((name) => name.endsWith('.json'))
      .reverse()
      .map(async (name) => JSON.parse(await readFile(path.join(leadsDir, name), 'utf8'))),
  );

export async function startTestPreview(options: Partial<PreviewOptions> = {}) {
  const folders = await makeFolders();
  const preview = await startPreview({ port: 0, ...folders, ...options });
  const base = `http://127.0.0.1:${preview.port}`;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const stop = async () => {
    await preview.close();
    await folders.remove();
  };
  return { ...folders, preview, base, post, stop };
}

/** `fetch` would change the path and the Host header. */
export async function rawGet(port: number, target: string, headers: Record<string, string> = {}) {
  const sent = request({ host: '127.0.0.1', port, path: target, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}
