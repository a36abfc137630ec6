import type { SiteRecord } from '../read/read-site';
import { layout } from './layout';
import { fixedFiles, type StudioFiles } from './studio-files';

/** A site of which no page has been read. */
export const nothingRead = (name: string): SiteRecord => ({
  name,
  draft: true,
  origin: '',
  pages: [],
  pictures: new Map(),
  files: new Set(),
  manifests: new Map(),
});

/** What is shown until the pages have been read for the first time. */
export async function waitingFiles(name: string): Promise<StudioFiles> {
  const page = layout(
    { site: nothingRead(name), findings: [] },
    'Reading',
    <div className="wide">
      <section className="panel">
        <h1>Reading the pages</h1>
        <p>
          The development server compiles each page when it is asked for it the first time. This page then opens by
          itself.
        </p>
      </section>
    </div>,
  );
  const files = await fixedFiles();
  return files.set('index.html', Buffer.from(page));
}
