import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFields } from '../../lib/content/resolve';
import { Refusal } from './http-basics';

export type TemplateParams = Record<string, string | number | boolean | null>;

/** What the inbox reads of the body of a request to EmailJS. */
type SendBody = { template_params?: TemplateParams };

export interface Lead {
  /** The name of the file without `.json`; ids sort by time. */
  id: string;
  receivedAt: string;
  body: SendBody;
  page?: string;
}

const ID = /^\d{8}T\d{9}Z-[\w-]+$/;
/** JSON may write each byte of a lead's 50 KB as six. */
const MAX_FILE_BYTES = 512 * 1024;

/** Keeps every lead in a file of its own, written completely or not at all. */
export class LeadStore {
  private lastTime = 0;

  constructor(private readonly dir: string) {}

  /** Leaves no file behind if the promise rejects. */
  async add(body: SendBody, page?: string): Promise<void> {
    // Later than the lead before, because ids must keep their order if the clock is set back.
    this.lastTime = Math.max(this.lastTime + 1, Date.now());
    const receivedAt = new Date(this.lastTime).toISOString();
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`;
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const temporary = path.join(this.dir, `.${id}-${process.pid}.tmp`);
    try {
      const content = JSON.stringify({ receivedAt, body, page }, null, 2);
      await writeFile(temporary, `${content}\n`, { mode: 0o600, flush: true });
      await rename(temporary, this.file(id));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async delete(id: string): Promise<boolean> {
    if (!(await this.read(id))) return false;
    await rm(this.file(id), { force: true });
    return true;
  }

  async newest(most: number): Promise<Lead[]> {
    const names = (await readdir(this.dir).catch(() => [])).filter((name) => name.endsWith('.json'));
    const leads: Lead[] = [];
    for (const name of names.sort().reverse()) {
      if (leads.length === most) break;
      const lead = await this.read(path.basename(name, '.json'));
      if (lead) leads.push(lead);
    }
    return leads;
  }

  private file(id: string): string {
    return path.join(this.dir, `${id}.json`);
  }

  private async read(id: string): Promise<Lead | null> {
    if (!ID.test(id)) return null;
    try {
      const info = await lstat(this.file(id));
      if (!info.isFile() || info.size > MAX_FILE_BYTES) return null;
      const { receivedAt, body, page } = JSON.parse(await readFile(this.file(id), 'utf8'));
      return { id, receivedAt: String(receivedAt), body: checkSend(body), page };
    } catch {
      return null;
    }
  }
}

const hasPlainValues = (value: unknown) =>
  isFields(value) && Object.values(value).every((part) => part === null || typeof part !== 'object');

/** Checks the body of a request as EmailJS does. @throws Refusal */
export function checkSend(body: unknown): SendBody {
  if (!isFields(body)) throw new Refusal(400, 'The request body must be a JSON object');
  const { template_params: params = {}, ...others } = body;
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (typeof others[name] !== 'string' || !others[name].trim())
      throw new Refusal(400, `The ${name} parameter is required`);
  if (![params, others].every(hasPlainValues)) throw new Refusal(400, 'Parameters must be plain values');
  return body;
}
