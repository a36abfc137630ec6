import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isLeadForm, recogniseForm, type LeadForm } from './lead-form';
import { checkSendBody, isRecord, type SendBody } from './send-request';
import { createTempName, removeLeftovers } from './temp-files';

/** One stored enquiry. `id` is its file's name without `.json`; ids sort by arrival. */
export type Lead = { id: string; receivedAt: string; form: LeadForm; body: SendBody };

/** Up to `limit` leads, newest first. `older` is the id to ask for the next page with, null at the end. */
export type LeadPage = {
  leads: Lead[];
  unreadable: string[];
  older: string | null;
  counts: Partial<Record<LeadForm, number>>;
};

const ID = /^\d{8}T\d{9}Z-\d{6}-([a-z]+)-[0-9a-f]{6}$/;
/** Far above the largest lead (50 KB, at most six characters each in JSON): a bigger file is no lead. */
const MAX_FILE_BYTES = 512 * 1024;

/** The form that an id names, or null when the text is no lead id. */
export function formOfId(id: string): LeadForm | null {
  const form = ID.exec(id)?.[1];
  return isLeadForm(form) ? form : null;
}

/** Keeps every lead in a file of its own under one folder, whole or not at all. */
export class LeadStore {
  private last = 0;
  private sequence = 0;
  private readonly writing = new Set<Promise<unknown>>();

  private constructor(private readonly dir: string) {}

  /** Opens the folder, makes it when missing, and clears what killed processes left half-written. */
  static async open(dir: string): Promise<LeadStore> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await removeLeftovers(dir);
    return new LeadStore(dir);
  }

  /** Stores a lead and resolves once it would survive a power cut; rejects, leaving nothing, if it cannot. */
  add(body: SendBody): Promise<Lead> {
    const form = recogniseForm(body.template_params);
    const receivedAt = this.arrival();
    this.sequence = (this.sequence + 1) % 1_000_000;
    const stamp = receivedAt.replace(/[-:.]/g, '');
    const id = `${stamp}-${String(this.sequence).padStart(6, '0')}-${form}-${randomBytes(3).toString('hex')}`;
    const lead = { id, receivedAt, form, body };
    const write = this.write(lead);
    this.writing.add(write);
    return write.then(() => lead).finally(() => this.writing.delete(write));
  }

  /** Resolves when every write under way has ended, well or badly. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.writing);
  }

  /** One page of leads, older than the id `before` if given. Files that are no lead are named, not shown. */
  async page({ form, before, limit }: { form?: LeadForm; before?: string; limit: number }): Promise<LeadPage> {
    const everyId = await this.ids();
    const counts: LeadPage['counts'] = {};
    for (const id of everyId) {
      const of = formOfId(id)!;
      counts[of] = (counts[of] ?? 0) + 1;
    }
    const ids = everyId.filter((id) => (!form || formOfId(id) === form) && (!before || id < before));
    const page = ids.slice(0, limit);
    const leads: Lead[] = [];
    const unreadable: string[] = [];
    for (const id of page) {
      const lead = await this.read(id);
      if (lead) leads.push(lead);
      else unreadable.push(`${id}.json`);
    }
    return { leads, unreadable, older: ids.length > limit ? (page.at(-1) ?? null) : null, counts };
  }

  /** Every readable lead, newest first, one in memory at a time. */
  async *all(form?: LeadForm): AsyncGenerator<Lead> {
    for (const id of await this.ids()) {
      if (form && formOfId(id) !== form) continue;
      const lead = await this.read(id);
      if (lead) yield lead;
    }
  }

  /** Never earlier than the lead before, so that names keep the order of arrival when the clock steps back. */
  private arrival(): string {
    this.last = Math.max(this.last, Date.now());
    return new Date(this.last).toISOString();
  }

  private async ids(): Promise<string[]> {
    const names = await readdir(this.dir).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    return ids.filter(formOfId).sort().reverse();
  }

  private async read(id: string): Promise<Lead | null> {
    const file = path.join(this.dir, `${id}.json`);
    try {
      const info = await lstat(file);
      if (!info.isFile() || info.size > MAX_FILE_BYTES) return null;
      const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!isRecord(stored) || typeof stored.receivedAt !== 'string' || !isLeadForm(stored.form)) return null;
      const checked = checkSendBody(stored.body);
      return 'body' in checked ? { id, receivedAt: stored.receivedAt, form: stored.form, body: checked.body } : null;
    } catch {
      return null;
    }
  }

  private async write({ id, ...content }: Lead): Promise<void> {
    const text = `${JSON.stringify(content, null, 2)}\n`;
    // The folder may have been emptied by hand since the start.
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const temporary = path.join(this.dir, createTempName());
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path.join(this.dir, `${id}.json`));
    } catch (error) {
      await unlink(temporary).catch(() => undefined);
      throw error;
    }
    const folder = await open(this.dir);
    await folder.sync().finally(() => folder.close());
  }
}
