import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FORM_NAMES, recogniseForm, type LeadForm } from './lead-form';
import { checkSend, type SendBody } from './send-body';

/** A stored enquiry. `id` is the name of its file without `.json`; sorted ids are in order of arrival. */
export interface Lead {
  id: string;
  receivedAt: string;
  form: LeadForm;
  body: SendBody;
  /** The path of the page that a lead was sent from; missing where the browser did not say. */
  page?: string;
  read?: true;
}

export const CHANGES = ['read', 'unread', 'delete'] as const;
type Change = (typeof CHANGES)[number];

const ID = /^\d{8}T\d{9}Z-[\w-]+$/;
/** The largest file that is read as a lead. A lead has at most 50 KB, and JSON writes a byte with six at most. */
const MAX_FILE_BYTES = 512 * 1024;

/** Keeps every lead in a file of its own, written completely or not at all. */
export class LeadStore {
  private lastTime = 0;
  private lastChange: Promise<unknown> = Promise.resolve();

  /** @param dir the folder of leads, which is made when the first arrives */
  constructor(private readonly dir: string) {}

  /** Stores a lead and resolves once its file is complete; if it cannot, rejects and leaves no file behind. */
  async add(body: SendBody, page?: string): Promise<Lead> {
    // Gives each lead a later time than the one before, so that ids keep their order when the clock is set back.
    this.lastTime = Math.max(this.lastTime + 1, Date.now());
    const receivedAt = new Date(this.lastTime).toISOString();
    const form = recogniseForm(body.template_params);
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${form}-${randomBytes(3).toString('hex')}`;
    const lead = { id, receivedAt, form, body, page };
    await this.write(lead);
    return lead;
  }

  /**
   * Marks a lead as read or unread, or deletes it; resolves with false where there is no such lead. Makes one change
   * after the other: marking a lead while it is being deleted would bring it back.
   */
  change(id: string, change: Change): Promise<boolean> {
    const done = this.lastChange.then(async () => {
      const lead = await this.read(id);
      if (!lead) return false;
      if (change === 'delete') await unlink(this.file(id));
      else await this.write({ ...lead, read: change === 'read' || undefined });
      return true;
    });
    this.lastChange = done.catch(() => undefined);
    return done;
  }

  /**
   * Goes through the leads, newest first, with one in memory at a time. Files that are no leads are skipped.
   * @param search a text that is in a value, the page or the form of the wanted leads, in capitals or not
   */
  async *all(search = ''): AsyncGenerator<Lead> {
    const names = await readdir(this.dir).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    for (const name of files.toReversed()) {
      const lead = await this.read(name.slice(0, -'.json'.length));
      if (!lead) continue;
      const values = [lead.page ?? '', FORM_NAMES[lead.form], ...Object.values(lead.body.template_params ?? {})];
      if (values.some((value) => String(value).toLowerCase().includes(search.toLowerCase()))) yield lead;
    }
  }

  private file(id: string): string {
    return path.join(this.dir, `${id}.json`);
  }

  private async read(id: string): Promise<Lead | null> {
    if (!ID.test(id)) return null;
    try {
      const info = await lstat(this.file(id));
      if (!info.isFile() || info.size > MAX_FILE_BYTES) return null;
      const stored = JSON.parse(await readFile(this.file(id), 'utf8'));
      const body = checkSend(stored.body);
      const form = recogniseForm(body.template_params);
      return { ...stored, id, form, receivedAt: String(stored.receivedAt), body };
    } catch {
      return null;
    }
  }

  private async write({ id, ...content }: Lead): Promise<void> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const temporary = path.join(this.dir, `.${id}-${process.pid}.tmp`);
    try {
      await writeFile(temporary, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
      await rename(temporary, this.file(id));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}
