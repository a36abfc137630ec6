import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeadForm, recogniseForm, type LeadForm } from './lead-form';
import { checkSend, type SendBody } from './send-body';

/** What the inbox knows of a lead in addition to what was sent. */
export interface LeadDetails {
  /** The path of the page it was sent from; none where the browser did not say. */
  page?: string;
  /** Stored by the inbox itself, to try the mail and the list. */
  test?: true;
  read?: true;
}

/** One stored enquiry. `id` is its file's name without `.json`; ids sort by arrival. */
export interface Lead extends LeadDetails {
  id: string;
  receivedAt: string;
  form: LeadForm;
  body: SendBody;
}

/** Which leads are asked for. */
export interface Wanted {
  form?: LeadForm;
  /** A text that a value of the lead, or its page, has in it, in capitals or not. */
  search?: string;
  unread?: boolean;
}

/** Leads newest first, whether there are older ones, and how many leads there are of each form. */
export interface LeadList {
  leads: Lead[];
  more: boolean;
  counts: Partial<Record<LeadForm, number>>;
}

const ID = /^\d{8}T\d{9}Z-(?:\d{6}-)?([a-z]+)-[0-9a-f]{6}$/;
/** Far above the largest lead (50 KB, at most six characters each in JSON): a bigger file is no lead. */
const MAX_FILE_BYTES = 512 * 1024;
/** No write takes this long: what is older was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 60_000;

/** The form that an id names, or null when the text is no lead id. */
export function formOfId(id: string): LeadForm | null {
  const form = ID.exec(id)?.[1];
  return isLeadForm(form) ? form : null;
}

function fits({ body, page, read }: Lead, { search = '', unread }: Wanted): boolean {
  if (unread && read) return false;
  const values = [page ?? '', ...Object.values(body.template_params ?? {})];
  return !search || values.some((value) => String(value).toLowerCase().includes(search.toLowerCase()));
}

/** Keeps every lead in a file of its own under one folder, whole or not at all. */
export class LeadStore {
  private last = 0;
  private change: Promise<unknown> = Promise.resolve();

  private constructor(private readonly dir: string) {}

  /** Opens the folder, makes it when missing, and clears what killed processes left half-written. */
  static async open(dir: string): Promise<LeadStore> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    for (const name of (await readdir(dir)).filter((one) => one.endsWith('.tmp'))) {
      const file = path.join(dir, name);
      if (Date.now() - (await lstat(file)).mtimeMs > LEFT_BEHIND_MS) await rm(file);
    }
    return new LeadStore(dir);
  }

  /** Stores a lead and resolves once its file is whole; rejects, leaving nothing, if it cannot. */
  async add(body: SendBody, details: LeadDetails = {}): Promise<Lead> {
    // Always later than the lead before, so that ids keep the order of arrival when the clock steps back.
    this.last = Math.max(this.last + 1, Date.now());
    const receivedAt = new Date(this.last).toISOString();
    const form = recogniseForm(body.template_params);
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${form}-${randomBytes(3).toString('hex')}`;
    const lead = { id, receivedAt, form, body, ...details };
    await this.write(lead);
    return lead;
  }

  /** Marks a lead as read or not; resolves with false where there is no such lead. */
  mark(id: string, read: boolean): Promise<boolean> {
    return this.changeLead(id, (lead) => this.write({ ...lead, read: read || undefined }));
  }

  /** Deletes a lead for good; resolves with false where there is no such lead. */
  remove(id: string): Promise<boolean> {
    return this.changeLead(id, () => unlink(this.file(id)));
  }

  /** The newest leads that are asked for. */
  async list(wanted: Wanted, most: number): Promise<LeadList> {
    const counts: LeadList['counts'] = {};
    for (const form of (await this.ids()).map((id) => formOfId(id)!)) counts[form] = (counts[form] ?? 0) + 1;
    const leads: Lead[] = [];
    for await (const lead of this.all(wanted)) if (leads.push(lead) > most) break;
    return { leads: leads.slice(0, most), more: leads.length > most, counts };
  }

  /** Every lead that is asked for, newest first, one in memory at a time. Files that are no lead are passed over. */
  async *all(wanted: Wanted = {}): AsyncGenerator<Lead> {
    for (const id of await this.ids()) {
      if (wanted.form && formOfId(id) !== wanted.form) continue;
      const lead = await this.read(id);
      if (lead && fits(lead, wanted)) yield lead;
    }
  }

  /** Changes one after the other: marking a lead that is being deleted would bring it back. */
  private changeLead(id: string, change: (lead: Lead) => Promise<void>): Promise<boolean> {
    const done = this.change.then(async () => {
      const lead = await this.read(id);
      if (lead) await change(lead);
      return lead !== null;
    });
    this.change = done.catch(() => undefined);
    return done;
  }

  private file(id: string): string {
    return path.join(this.dir, `${id}.json`);
  }

  private async ids(): Promise<string[]> {
    const names = await readdir(this.dir).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    return ids.filter(formOfId).sort().reverse();
  }

  private async read(id: string): Promise<Lead | null> {
    const form = formOfId(id);
    if (!form) return null;
    try {
      const info = await lstat(this.file(id));
      if (!info.isFile() || info.size > MAX_FILE_BYTES) return null;
      const stored = JSON.parse(await readFile(this.file(id), 'utf8'));
      return { ...stored, id, form, receivedAt: String(stored.receivedAt), body: checkSend(stored.body) };
    } catch {
      return null;
    }
  }

  private async write({ id, ...content }: Lead): Promise<void> {
    // The folder may have been emptied by hand since the start.
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
