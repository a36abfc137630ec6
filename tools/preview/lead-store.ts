import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isLeadForm, recogniseForm, type LeadForm } from './lead-form';
import { checkSendBody, isRecord, type SendBody } from './send-request';
import { createTempName, removeLeftovers } from './temp-files';

/** What the inbox knows of a lead in addition to what was sent. Files of older versions hold none of it. */
export type LeadDetails = {
  /** The path of the page it was sent from, or the address of another site; none where the browser did not say. */
  page?: string;
  /** Stored by the inbox itself, to try the mail and the list. */
  test?: true;
  read?: true;
};

/** One stored enquiry. `id` is its file's name without `.json`; ids sort by arrival. */
export type Lead = { id: string; receivedAt: string; form: LeadForm; body: SendBody } & LeadDetails;

/** Which leads are asked for. */
export type Wanted = {
  form?: LeadForm;
  /** A text that a value of the lead, or its page, has in it, in capitals or not. */
  search?: string;
  unread?: boolean;
};

/** Up to `limit` leads, newest first. `older` is the id to ask for the next page with, null at the end. The counts are over all leads. */
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

function detailsIn({ page, test, read }: Record<string, unknown>): LeadDetails {
  return { ...(typeof page === 'string' && { page }), ...(test === true && { test }), ...(read === true && { read }) };
}

function fits({ body, page, read }: Lead, { search, unread }: Wanted): boolean {
  if (unread && read) return false;
  const looked = search?.toLowerCase();
  return (
    !looked ||
    [page, ...Object.values(body.template_params ?? {})].some((value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(looked),
    )
  );
}

/** Keeps every lead in a file of its own under one folder, whole or not at all. */
export class LeadStore {
  private last = 0;
  private sequence = 0;
  private change: Promise<unknown> = Promise.resolve();
  private readonly writing = new Set<Promise<unknown>>();

  private constructor(private readonly dir: string) {}

  /** Opens the folder, makes it when missing, and clears what killed processes left half-written. */
  static async open(dir: string): Promise<LeadStore> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await removeLeftovers(dir);
    return new LeadStore(dir);
  }

  /** Stores a lead and resolves once it would survive a power cut; rejects, leaving nothing, if it cannot. */
  add(body: SendBody, details: LeadDetails = {}): Promise<Lead> {
    const form = recogniseForm(body.template_params);
    const receivedAt = this.arrival();
    this.sequence = (this.sequence + 1) % 1_000_000;
    const stamp = receivedAt.replace(/[-:.]/g, '');
    const id = `${stamp}-${String(this.sequence).padStart(6, '0')}-${form}-${randomBytes(3).toString('hex')}`;
    const lead: Lead = { id, receivedAt, form, body, ...details };
    return this.track(this.write(lead)).then(() => lead);
  }

  /** Marks a lead as read or not; resolves with false where there is no such lead. */
  mark(id: string, read: boolean): Promise<boolean> {
    return this.inTurn(async () => {
      const stored = await this.read(id);
      if (!stored) return false;
      await this.write({ ...stored, read: read || undefined });
      return true;
    });
  }

  /** Deletes a lead for good; resolves with false where there is no such lead. */
  remove(id: string): Promise<boolean> {
    return this.inTurn(async () => {
      if (!(await this.read(id))) return false;
      await unlink(this.file(id));
      return true;
    });
  }

  /** Resolves when every write under way has ended, well or badly. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.writing);
  }

  /** One page of leads, older than the id `before` if given. Files that are no lead are named, not shown. */
  async page({ before, limit, ...wanted }: Wanted & { before?: string; limit: number }): Promise<LeadPage> {
    const everyId = await this.ids();
    const counts: LeadPage['counts'] = {};
    for (const id of everyId) {
      const of = formOfId(id)!;
      counts[of] = (counts[of] ?? 0) + 1;
    }
    const leads: Lead[] = [];
    const unreadable: string[] = [];
    let last: string | null = null;
    for (const id of everyId) {
      if ((wanted.form && formOfId(id) !== wanted.form) || (before && id >= before)) continue;
      const lead = await this.read(id);
      if (lead && !fits(lead, wanted)) continue;
      // One more than is shown: there are older ones.
      if (leads.length + unreadable.length === limit) return { leads, unreadable, older: last, counts };
      if (lead) leads.push(lead);
      else unreadable.push(`${id}.json`);
      last = id;
    }
    return { leads, unreadable, older: null, counts };
  }

  /** Every readable lead that is asked for, newest first, one in memory at a time. */
  async *all(wanted: Wanted = {}): AsyncGenerator<Lead> {
    for (const id of await this.ids()) {
      if (wanted.form && formOfId(id) !== wanted.form) continue;
      const lead = await this.read(id);
      if (lead && fits(lead, wanted)) yield lead;
    }
  }

  /** Never earlier than the lead before, so that names keep the order of arrival when the clock steps back. */
  private arrival(): string {
    this.last = Math.max(this.last, Date.now());
    return new Date(this.last).toISOString();
  }

  /** Changes one after the other: marking a lead that is being deleted would bring it back. */
  private inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = this.track(this.change.then(change));
    this.change = turn.catch(() => undefined);
    return turn;
  }

  /** Remembers a write until it has ended, so that the server does not stop in the middle of it. */
  private track<T>(write: Promise<T>): Promise<T> {
    this.writing.add(write);
    return write.finally(() => this.writing.delete(write));
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
    if (!formOfId(id)) return null;
    const file = this.file(id);
    try {
      const info = await lstat(file);
      if (!info.isFile() || info.size > MAX_FILE_BYTES) return null;
      const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!isRecord(stored) || typeof stored.receivedAt !== 'string' || !isLeadForm(stored.form)) return null;
      const checked = checkSendBody(stored.body);
      return 'body' in checked
        ? { id, receivedAt: stored.receivedAt, form: stored.form, body: checked.body, ...detailsIn(stored) }
        : null;
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
      await rename(temporary, this.file(id));
    } catch (error) {
      await unlink(temporary).catch(() => undefined);
      throw error;
    }
    const folder = await open(this.dir);
    await folder.sync().finally(() => folder.close());
  }
}
