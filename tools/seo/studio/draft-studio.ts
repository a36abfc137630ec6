import type { ContentFiles } from '../../../lib/words/files';
import { contentFiles } from '../../content/site-content';
import { LiveEvents } from '../../preview/live-events';
import { findAll } from '../findings/find-all';
import { contentPlaces, pageFiles } from '../findings/places';
import { buildBefore } from '../history';
import { shortHash } from '../read/read-page';
import { emptySite, readSite } from '../read/read-site';
import type { Source } from '../read/source';
import { draftFindings, type DraftCheck } from './draft-findings';
import { watchFolders } from './file-times';
import type { StudioData } from './studio-data';
import { studioFiles, waitingFiles, type StudioFiles } from './studio-files';
import type { Studio } from './studio-routes';

/** The milliseconds that the development server needs to notice a saved file. */
const SETTLE_MS = 300;
/** The milliseconds after which the studio reads all pages once more, since the server may still have sent old ones. */
const SECOND_LOOK_MS = 3000;
const EXPORTS = ['out', '.local/site'];

/**
 * The studio over the pages of `npm run dev`: reads them when somebody first opens it, and again whenever a file is
 * saved.
 * @param check checks the words as last saved, since the server may still show older ones
 * @param saved reads the content files as last saved
 */
export class DraftStudio implements Studio {
  readonly events = new LiveEvents();
  private readonly watched: { close: () => void };
  private drawn?: { files: StudioFiles; version: string };
  private data: StudioData;
  private checked?: Promise<DraftCheck>;
  private reading?: Promise<void>;
  private again = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly source: Source,
    folders: string[],
    private readonly check: () => Promise<DraftCheck>,
    private readonly saved: () => ContentFiles = contentFiles,
  ) {
    this.data = { site: emptySite(source), findings: [] };
    this.watched = watchFolders(folders, () => this.save());
  }

  /** The files of the studio. Until the pages have been read for the first time, it has one page that says so. */
  async files(): Promise<StudioFiles> {
    if (this.drawn) return this.drawn.files;
    this.read();
    return waitingFiles(this.source);
  }

  /** Sends the current version to all open pages of the studio, because a page that has just connected may be old. */
  tell(): void {
    if (this.drawn) this.events.send('pages', { version: this.drawn.version });
  }

  close(): void {
    clearTimeout(this.timer);
    this.watched.close();
    this.events.close();
  }

  private save(): void {
    // Leaves the pages unread while nobody has opened the studio, so that the server need not compile them.
    if (!this.drawn && !this.reading) return;
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
    this.again = false;
    this.events.send('reading', {});
    this.reading = this.redraw().finally(() => {
      this.reading = undefined;
      if (this.again) this.read();
    });
  }

  private async redraw(): Promise<void> {
    this.checked ??= this.check().catch((error: Error) => ({ wrong: [error.message], stale: [] }));
    const check = await this.checked;
    const isWrong = check.wrong.length > 0;
    let files: ContentFiles = {};
    let reason: string | undefined;
    try {
      files = this.saved();
      const site = await readSite(this.source);
      const before = await buildBefore(site, EXPORTS);
      this.data = { site, before, findings: findAll(site, contentPlaces(files), before) };
    } catch (error) {
      reason = `The pages could not be read: ${(error as Error).message}`;
      if (this.data.site.pages.length === 0) this.readAfter(SECOND_LOOK_MS);
    }
    const { site, before, findings } = this.data;
    const isOld = reason !== undefined;
    const named = pageFiles(files);
    const wrong = draftFindings('error', check.wrong, site, named);
    const stale = draftFindings('warning', check.stale, site, named);
    // Shows faults in the words instead of the server's error, because they say more about the cause.
    const problem = isOld || isWrong ? { isOld, wrong, reason: isWrong ? undefined : reason } : undefined;
    this.drawn = withVersion(await studioFiles({ site, before, problem, findings: [...wrong, ...stale, ...findings] }));
    this.tell();
  }
}

/** Writes a version into each page of the studio, so that an open page can find out that it is old. */
function withVersion(files: StudioFiles) {
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  const version = shortHash(Buffer.concat(pages.map(([, page]) => page)));
  for (const [name, page] of pages)
    files.set(name, Buffer.from(page.toString().replace(' data-live="">', ` data-live="${version}">`)));
  return { files, version };
}
