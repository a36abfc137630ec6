import { watch, type FSWatcher } from 'node:fs';
import { LiveEvents } from '../../preview/live-events';
import { findAll } from '../findings/find-all';
import { contentPlaces } from '../findings/places';
import { buildBefore } from '../history/history';
import { readSite } from '../read/read-site';
import type { Source } from '../read/source';
import type { StudioData } from './studio-data';
import { studioFiles, type StudioFiles } from './studio-files';
import type { Studio } from './studio-routes';
import { waitingFiles } from './waiting';

/** An editor writes a file in several steps, and the server needs a moment to notice. */
const SETTLE_MS = 700;
/** After this what may not have been ready is asked for once more. */
const SECOND_LOOK_MS = 3000;
const EXPORTS = ['out', '.local/site'];

/**
 * The studio over pages as they are written: read when somebody first looks, and again whenever a file is saved.
 *
 * @param folders whose files make the pages, for example `content`
 */
export class DraftStudio implements Studio {
  readonly events = new LiveEvents();
  private readonly watchers: FSWatcher[];
  private drawn?: StudioFiles;
  private data?: StudioData;
  private reading?: Promise<void>;
  private again = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly source: Source,
    folders: string[],
  ) {
    this.watchers = folders.map((folder) => watch(folder, { recursive: true }, () => this.saved()));
  }

  /** A page that says it is being read, until it has been. */
  async files(): Promise<StudioFiles> {
    if (this.drawn) return this.drawn;
    this.read();
    return waitingFiles(this.source.name);
  }

  close(): void {
    clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.close();
    this.events.close();
  }

  private saved(): void {
    // Nobody looks: the server need not compile every page for this.
    if (!this.data) return;
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
    try {
      const site = await readSite(this.source);
      this.data = { site, findings: findAll(site, contentPlaces()), before: await buildBefore(site, EXPORTS) };
    } catch (error) {
      const problem = `The pages could not be read: ${(error as Error).message}`;
      console.error(problem);
      if (!this.data?.site.pages.length) this.timer = setTimeout(() => this.read(), SECOND_LOOK_MS);
      this.data = { ...(this.data ?? { site: { name: this.source.name, draft: true, origin: '', pages: [], pictures: new Map(), files: new Set() }, findings: [] }), problem };
    }
    const files = await studioFiles(this.data);
    const changed = !this.drawn || !sameFiles(this.drawn, files);
    this.drawn = files;
    this.events.send(changed ? 'pages' : 'unchanged', {});
  }
}

const sameFiles = (one: StudioFiles, other: StudioFiles) =>
  one.size === other.size && [...one].every(([name, contents]) => other.get(name)?.equals(contents));
