import { createHash } from 'node:crypto';
import { watch, type FSWatcher } from 'node:fs';
import { LiveEvents } from '../../preview/live-events';
import { findAll } from '../findings/find-all';
import { contentPlaces } from '../findings/places';
import { buildBefore } from '../history/history';
import { readSite, type SiteRecord } from '../read/read-site';
import type { Source } from '../read/source';
import type { Problem, StudioData } from './studio-data';
import { studioFiles, type StudioFiles } from './studio-files';
import type { Studio } from './studio-routes';
import { nothingRead, waitingFiles } from './waiting';

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
 * @param checkWords tells what is wrong with the words of a page that cannot be read: a line each, with file, page and field
 */
export class DraftStudio implements Studio {
  readonly events = new LiveEvents();
  private readonly watchers: FSWatcher[];
  private drawn?: Drawn;
  private data?: StudioData;
  private reading?: Promise<void>;
  private again = false;
  /** Routes whose words were saved: they are read and shown first. */
  private readonly first = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly source: Source,
    folders: string[],
    private readonly checkWords: () => Promise<string[]>,
  ) {
    this.watchers = folders.map((folder) => watch(folder, { recursive: true }, (_, file) => this.saved(`${folder}/${file}`)));
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
    for (const watcher of this.watchers) watcher.close();
    this.events.close();
  }

  private saved(file: string): void {
    // Nobody looks: the server need not compile every page for this.
    if (!this.data) return;
    const places = contentPlaces();
    for (const { route } of this.data.site.pages) if (places.of(route, '').file === file) this.first.add(route);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.read();
      this.timer = setTimeout(() => this.read(), SECOND_LOOK_MS);
    }, SETTLE_MS);
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
    const site = this.data?.site;
    const first = [...this.first];
    this.first.clear();
    if (site && first.length > 0) await this.draw({ ...site, pages: site.pages.filter(({ route }) => !first.includes(route)) });
    await this.draw();
  }

  /** @param known what is not read again */
  private async draw(known?: SiteRecord): Promise<void> {
    try {
      const site = await readSite(this.source, known);
      const before = await buildBefore(site, EXPORTS);
      this.data = { site, findings: findAll(site, contentPlaces(), before), before };
    } catch (error) {
      const message = (error as Error).message;
      const lines = await this.checkWords().catch((failed: Error) => [failed.message]);
      const problem: Problem = lines.length > 0 ? { what: 'Some words that were saved cannot be shown:', lines } : { what: `The pages could not be read: ${message}`, lines };
      console.error([problem.what, ...lines].join('\n'));
      if (!this.data?.site.pages.length) this.timer = setTimeout(() => this.read(), SECOND_LOOK_MS);
      this.data = { site: this.data?.site ?? nothingRead(this.source.name), findings: this.data?.findings ?? [], before: this.data?.before, problem };
    }
    this.drawn = withVersion(await studioFiles(this.data));
    this.tell();
  }
}

/** Marks each page with what all of them say, so that an open one can tell whether it is old. */
function withVersion(files: StudioFiles): Drawn {
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  const version = pages.reduce((hash, [, page]) => hash.update(page), createHash('sha256')).digest('hex').slice(0, 12);
  for (const [name, page] of pages) files.set(name, Buffer.from(page.toString().replace(' data-live="">', ` data-live="${version}">`)));
  return { files, version };
}
