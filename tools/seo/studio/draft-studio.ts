import { watch, type FSWatcher } from 'node:fs';
import { LiveEvents } from '../../preview/live-events';
import { findAll } from '../findings/find-all';
import { contentPlaces } from '../findings/places';
import { buildBefore } from '../history/history';
import type { PageRecord } from '../read/page-record';
import { readSite } from '../read/read-site';
import type { Source } from '../read/source';
import type { StudioData } from './studio-data';
import { studioFiles, type StudioFiles } from './studio-files';
import type { Studio } from './studio-routes';
import { nothingRead, waitingFiles } from './waiting';

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
  /** Routes whose words were saved: they are read and shown first. */
  private readonly first = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly source: Source,
    folders: string[],
  ) {
    this.watchers = folders.map((folder) => watch(folder, { recursive: true }, (_, file) => this.saved(`${folder}/${file}`)));
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
    const pages = this.data?.site.pages ?? [];
    const first = [...this.first];
    this.first.clear();
    if (first.length > 0) await this.draw(pages.filter(({ route }) => !first.includes(route)));
    await this.draw([]);
  }

  /** @param known pages that are not read again */
  private async draw(known: PageRecord[]): Promise<void> {
    try {
      const site = await readSite(this.source, known);
      this.data = { site, findings: findAll(site, contentPlaces()), before: await buildBefore(site, EXPORTS) };
    } catch (error) {
      const problem = `The pages could not be read: ${(error as Error).message}`;
      console.error(problem);
      if (!this.data?.site.pages.length) this.timer = setTimeout(() => this.read(), SECOND_LOOK_MS);
      this.data = { site: this.data?.site ?? nothingRead(this.source.name), findings: this.data?.findings ?? [], before: this.data?.before, problem };
    }
    const files = await studioFiles(this.data);
    const changed = !this.drawn || !sameFiles(this.drawn, files);
    this.drawn = files;
    this.events.send(changed ? 'pages' : 'unchanged', {});
  }
}

const sameFiles = (one: StudioFiles, other: StudioFiles) =>
  one.size === other.size && [...one].every(([name, contents]) => other.get(name)?.equals(contents));
