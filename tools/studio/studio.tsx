import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { Table } from '../../components/ui/Table/Table';
import { localPage } from '../preview/local-page';
import { writeFiles } from '../system/files';
import { searchFaults } from './search-faults';
import { CARDS, DEVICES, PARTS } from './measure';
import { folderPages, type PagesOfSite } from './pages-of-site';
import { Card, Result, Use } from './previews';
import type { PageRecord } from './read-page';

const FIXED: Record<string, string> = {
  'studio.css': 'tools/studio/studio.css',
  'icon.svg': 'public/icon.svg',
  'noto-sans-devanagari.woff2':
    'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'arimo.woff2': 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

/** Returns `page.html` for the route `/`, and `page-a.b.html` for `/a/b`. */
export function studioPageFile(route: string): string {
  const withDots = route.slice(1).replaceAll('/', '.');
  const name = withDots.replace(/[^\w.-]/g, (sign) => `~${sign.codePointAt(0)!.toString(16)}`);
  return name ? `page-${name}.html` : 'page.html';
}

/** Makes a file of the studio, with the pages as they are now; undefined if the studio has no such file. */
export async function studioFile(name: string, { routes, read, isSlow }: PagesOfSite): Promise<Buffer | undefined> {
  if (Object.hasOwn(FIXED, name)) return readFile(path.join(__dirname, '../..', FIXED[name]!));
  if (name === 'index.html') return overview(routes, isSlow ? [] : await Promise.all(routes.map(read)));
  const route = routes.find((one) => studioPageFile(one) === name);
  return route === undefined ? undefined : pageView(await read(route));
}

/** Replaces the contents of a folder by the studio's pages, which can be sent by e-mail. */
export async function writeReport(site: string, folder: string): Promise<void> {
  const pages = folderPages(site);
  const names = ['index.html', ...Object.keys(FIXED), ...pages.routes.map(studioPageFile)];
  const files = await Promise.all(names.map(async (name) => [name, (await studioFile(name, pages))!] as const));
  await rm(folder, { recursive: true, force: true });
  writeFiles(path.join(folder, 'studio'), files);
  // The studio's pages show the share cards.
  await cp(path.join(site, 'cards'), path.join(folder, 'cards'), { recursive: true });
}

function layout(title: string, main: ReactNode): Buffer {
  const header = <a href="index.html">Search and share studio</a>;
  const page = { title, program: 'Search and share studio', style: 'studio.css', header, children: main };
  return Buffer.from(localPage(page));
}

function overview(routes: readonly string[], pages: PageRecord[]): Buffer {
  const faults = searchFaults(pages);
  return layout(
    'All pages',
    <div className="scroll" role="region" aria-label="Table of all pages" tabIndex={0}>
      <Table
        columns={['Page', 'To look at', 'Title']}
        rows={routes.map((route, at) => [
          <a key="page" href={studioPageFile(route)}>
            {route}
          </a>,
          pages[at] && (faults.filter((one) => one.route === route).length || 'fine'),
          <span key="title" lang={pages[at]?.lang}>
            {pages[at]?.title}
          </span>,
        ])}
      />
    </div>,
  );
}

function pageView(page: PageRecord): Buffer {
  const { route, shared, siteName, address } = page;
  const steps = [address.host, ...route.split('/').filter(Boolean)];
  const frame = { name: siteName ?? address.host, path: steps.join(' › ') };
  // The studio's pages are in a folder beside the folder `cards`.
  const picture = shared.picture && `..${new URL(shared.picture, address).pathname}`;
  const faults = searchFaults([page]);
  return layout(
    route,
    <>
      {faults.map(({ what, field, file }) => (
        <p key={what} className="fault">
          {what} Change <b>{field}</b> in <code>{file}</code>.
        </p>
      ))}
      <h2>Search result</h2>
      <div className="figures">
        {DEVICES.map((device) => (
          <figure key={device}>
            <figcaption>{device === 'phone' ? 'Phone' : 'Desktop'}</figcaption>
            <Result device={device} words={page} frame={frame} />
            {PARTS.map((part) => (
              <Use key={part} device={device} part={part} text={page[part]} />
            ))}
          </figure>
        ))}
      </div>
      <p>Google gives no widths: these are the strictest that are published.</p>
      <h2>Shared links</h2>
      <div className="figures">
        {Object.entries(CARDS).map(([card, { name }]) => (
          <figure key={card}>
            <figcaption>{name}</figcaption>
            <Card card={card} words={shared} address={address} picture={picture} />
          </figure>
        ))}
      </div>
      <p>The picture is described as: “{shared.alt}”</p>
    </>,
  );
}
