import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeadForm, recogniseForm, type LeadForm } from './lead-form';
import { checkSend, type SendBody } from './send-body';

/** Facts that the inbox keeps about a lead in addition to the data that was sent. */
export interface LeadDetails {
  /** The path of the page that a lead was sent from; missing where the browser did not say. */
  page?: string;
  /** Marks a test lead, which the inbox itself stored. */
  test?: true;
  read?: true;
}

/** A stored enquiry. `id` is the name of its file without `.json`; sorted ids are in order of arrival. */
export interface Lead extends LeadDetails {
  id: string;
  receivedAt: string;
  form: LeadForm;
  body: SendBody;
}

/** Says which leads to list. */
export interface Wanted {
  form?: LeadForm;
  /** A text to search for in the values of leads and in the paths of their pages, in capitals or not. */
  search?: string;
  unread?: boolean;
}

const ID = /^\d{8}T\d{9}Z-(?:\d{6}-)?([a-z]+)-[0-9a-f]{6}$/;
/** The largest file that is read as a lead. A lead has at most 50 KB, and JSON writes a byte with six at most. */
const MAX_FILE_BYTES = 512 * 1024;
/** The age in milliseconds at which an unfinished file of a lead counts as left behind by a killed process. */
const LEFT_BEHIND_MS = 60_000;

/** The form that the id of a lead names; null when the text is no lead id. */
export function formOfId(id: string): LeadForm | null {
  const form = ID.exec(id)?.[1];
  return isLeadForm(form) ? form : null;
}

function fits({ body, page, read }: Lead, { search = '', unread }: Wanted): boolean {
  if (unread && read) return false;
  const values = [page ?? '', ...Object.values(body.template_params ?? {})];
  return !search || values.some((value) => String(value).toLowerCase().includes(search.toLowerCase()));
}

/** Keeps every lead in a file of its own, written completely or not at all. */
export class LeadStore {
  private last = 0;
  private change: Promise<unknown> = Promise.resolve();

  private constructor(private readonly dir: string) {}

  /** Opens the folder of leads, makes it when missing, and deletes the half-written files of killed processes. */
  static async open(dir: string): Promise<LeadStore> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    for (const name of (await readdir(dir)).filter((one) => one.endsWith('.tmp'))) {
      const file = path.join(dir, name);
      if (Date.now() - (await lstat(file)).mtimeMs > LEFT_BEHIND_MS) await rm(file);
    }
    return new LeadStore(dir);
  }

  /** Stores a lead and resolves once its file is complete; if it cannot, rejects and leaves no file behind. */
  async add(body: SendBody, details: LeadDetails = {}): Promise<Lead> {
    // Gives each lead a later time than the one before, so that ids keep their order when the clock is set back.
    this.last = Math.max(this.last + 1, Date.now());
    const receivedAt = new Date(this.last).toISOString();
    const form = recogniseForm(body.template_params);
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${form}-${randomBytes(3).toString('hex')}`;
    const lead = { id, receivedAt, form, body, ...details };
    await this.write(lead);
    return lead;
  }

  /** Marks a lead as read or unread; resolves with false where there is no such lead. */
  mark(id: string, read: boolean): Promise<boolean> {
    return this.changeLead(id, (lead) => this.write({ ...lead, read: read || undefined }));
  }

  remove(id: string): Promise<boolean> {
    return this.changeLead(id, () => unlink(this.file(id)));
  }

  /**
   * Lists the newest of the wanted leads, `most` at most. Says whether there are older ones, and how many leads there
   * are of each form.
   */
  async list(wanted: Wanted, most: number) {
    const counts: Partial<Record<LeadForm, number>> = {};
    for (const form of (await this.ids()).map((id) => formOfId(id)!)) counts[form] = (counts[form] ?? 0) + 1;
    const leads: Lead[] = [];
    for await (const lead of this.all(wanted)) if (leads.push(lead) > most) break;
    return { leads: leads.slice(0, most), more: leads.length > most, counts };
  }

  /** Goes through the wanted leads, newest first, with one in memory at a time. Files that are no leads are skipped. */
  async *all(wanted: Wanted = {}): AsyncGenerator<Lead> {
    for (const id of await this.ids()) {
      if (wanted.form && formOfId(id) !== wanted.form) continue;
      const lead = await this.read(id);
      if (lead && fits(lead, wanted)) yield lead;
    }
  }

  /** Makes changes to leads one after the other: marking a lead while it is being deleted would bring it back. */
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
    // Makes the folder of leads again, because someone may have deleted it since the start.
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
