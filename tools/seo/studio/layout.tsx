import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACEHOLDER_SITE } from '../../../lib/env';
import { counted, type Finding } from '../findings/finding';
import { findingsOf, originOf, type StudioData } from './studio-data';

/** Writes a page of the studio as HTML, with the bar that all its pages have. */
export function layout(data: StudioData, title: string, main: ReactNode): string {
  const origin = originOf(data.site);
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Search and share studio`}</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="studio.css" />
      </head>
      <body>
        <header>
          <nav aria-label="Studio">
            <a href="index.html">Search and share studio</a>
          </nav>
          <p>
            {`Read from ${data.site.name}, shown as ${new URL(origin).host} `}
            {origin === PLACEHOLDER_SITE && (
              <span className="level warning">placeholder: set NEXT_PUBLIC_SITE_URL</span>
            )}
          </p>
        </header>
        <main>
          <h1>{title}</h1>
          {main}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Says how many findings of each level the studio has on a page. */
export function LevelMarks({ data, route }: { data: StudioData; route: string }) {
  const found = findingsOf(data, route);
  if (found.length === 0) return <span className="level fine">fine</span>;
  return [...new Set(found.map(({ level }) => level))].map((level) => (
    <span key={level} className={`level ${level}`}>
      {counted(found, level)}
    </span>
  ));
}

/** Lists the studio's findings, each with the file and field to change. */
export function FindingList({ findings }: { findings: Finding[] }) {
  return (
    <ul>
      {findings.map(({ level, what, where }, at) => (
        <li key={at}>
          <span className={`level ${level}`}>{level}</span> {what} Change <b>{where.field}</b> in{' '}
          <code>{where.file}</code>.
        </li>
      ))}
    </ul>
  );
}
