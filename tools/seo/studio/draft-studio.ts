import { createHash } from 'node:crypto';
import { LiveEvents } from '../../preview/live-events';
import { findAll } from '../findings/find-all';
import { contentPlaces } from '../findings/places';
import { buildBefore } from '../history/history';
import { readSite, type SiteRecord } from '../read/read-site';
import type { Source } from '../read/source';
import { draftFindings, type DraftCheck } from './draft-findings';
import type { Problem, StudioData } from './studio-data';
import { studioFiles, type StudioFiles } from './studio-files';
import type { Studio } from './studio-routes';
import { nothingRead, waitingFiles } from './waiting';
import { watchFolders } from './watch-folders';

/** An editor writes a file in several steps, and the server needs a moment to notice. */
const SETTLE_MS = 700;
/** After this what may not have been ready is asked for once more. */
const SECOND_LOOK_MS = 3000;
const EXPORTS = ['out', '.local/site'];

interface Drawn {
  files: StudioFiles;
  version: string;
}

/**
 * The studio over pages as they are written: read when somebody first looks, and again whenever a file is saved.
 *
 * @param folders whose files make the pages, for example `content`
 * @param check looks at the words as they were last saved: the server may still show those of before
 */
export class DraftStudio implements Studio {
  readonly events = new LiveEvents();
  private readonly watched: { close: () => void };
  private drawn?: Drawn;
  private data: StudioData;
  /** When all pages were last read, in ISO 8601. */
  private readAt?: string;
  private checked?: Promise<DraftCheck>;
  private reading?: Promise<void>;
  private again = false;
  /** Files that were saved: the pages whose words they hold are read and shown first. */
  private readonly saved = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly source: Source,
    folders: string[],
    private readonly check: () => Promise<DraftCheck>,
  ) {
    this.data = { site: nothingRead(source.name), findings: [] };
    this.watched = watchFolders(folders, (file) => this.save(file));
  }

  /** A page that says it is being read, until it has been. */
  async files(): Promise<StudioFiles> {
    if (this.drawn) return this.drawn.files;
    this.read();
    return waitingFiles(this.source.name);
  }

  /** Says to all open pages what there is now: one may have been loading when it was last said. */
  tell(): void {
    if (this.drawn) this.events.send('pages', { version: this.drawn.version });
  }

  close(): void {
    clearTimeout(this.timer);
    this.watched.close();
    this.events.close();
  }

  private save(file: string): void {
    // No page of the studio is open, so the server need not compile every page.
    if (!this.drawn && !this.reading) return;
    this.saved.add(file);
    this.checked = undefined;
    clearTimeout(this.timer);
    this.readAfter(SETTLE_MS, () => this.readAfter(SECOND_LOOK_MS));
  }

  private readAfter(ms: number, then?: () => void): void {
    this.timer = setTimeout(() => {
      this.read();
      then?.();
    }, ms).unref();
  }

  private read(): void {
    if (this.reading) return void (this.again = true);
    this.events.send('reading', {});
    this.reading = this.redraw().finally(() => {
      this.reading = undefined;
      if (this.again) this.read();
    });
    this.again = false;
  }

  private async redraw(): Promise<void> {
    this.checked ??= this.check().catch((error: Error) => ({ wrong: [error.message], stale: [] }));
    const { site, problem } = this.data;
    // One page that can be read again says nothing of the others.
    const first = problem ? [] : this.savedRoutes(site);
    this.saved.clear();
    if (first.length > 0) await this.draw({ ...site, pages: site.pages.filter(({ route }) => !first.includes(route)) });
    await this.draw();
  }

  private savedRoutes({ pages }: SiteRecord): string[] {
    if (this.saved.size === 0) return [];
    const places = contentPlaces();
    return pages.map(({ route }) => route).filter((route) => this.saved.has(places.of(route, '').file));
  }

  /** @param known what is not read again */
  private async draw(known?: SiteRecord): Promise<void> {
    const { wrong, stale } = await this.checked!;
    try {
      const site = await readSite(this.source, known);
      const before = await buildBefore(site, EXPORTS);
      this.data = {
        site,
        before,
        findings: findAll(site, contentPlaces(), before),
        ...(wrong.length > 0 && { problem: {} }),
      };
      if (!known) this.readAt = new Date().toISOString();
    } catch (error) {
      // What is wrong with the words says more than the answer of a server that cannot show them.
      const reason = wrong.length > 0 ? undefined : `The pages could not be read: ${(error as Error).message}`;
      if (this.data.site.pages.length === 0) this.readAfter(SECOND_LOOK_MS);
      this.data = { ...this.data, problem: { reason, old: true, readAt: this.readAt } };
    }
    this.report(this.data.problem, wrong);
    const ofDraft = draftFindings({ wrong, stale }, this.data.site);
    this.drawn = withVersion(await studioFiles({ ...this.data, findings: [...ofDraft, ...this.data.findings] }));
    this.tell();
  }

  /** Tells the terminal too, once. */
  private report(problem: Problem | undefined, wrong: string[]): void {
    const text = problem ? [problem.reason ?? 'Words that were saved stop the build:', ...wrong].join('\n') : '';
    if (text && text !== this.reported) console.error(text);
    this.reported = text;
  }
  private reported = '';
}

/** Marks each page with what all of them say, so that an open one can tell whether it is old. */
function withVersion(files: StudioFiles): Drawn {
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  const version = pages
    .reduce((hash, [, page]) => hash.update(page), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);
  for (const [name, page] of pages)
    files.set(name, Buffer.from(page.toString().replace(' data-live="">', ` data-live="${version}">`)));
  return { files, version };
}
