import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACEHOLDER_SITE } from '../../../lib/env';
import { Head } from '../../guide/blocks';
import { counted, type Finding, type Level } from '../findings/finding';
import type { Source } from '../measure/profiles';
import { findingsOf, hostOf, originOf, type StudioData } from './studio-data';

/** Writes a page of the studio as HTML, with the bar that all its pages have. */
export function layout(data: StudioData, title: string, main: ReactNode): string {
  const { site } = data;
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
        <header className="bar">
          <a className="brand" href="index.html">
            <img src="icon-light.svg" alt="" width="32" height="32" /> Search and share studio
          </a>
          <nav aria-label="Studio">
            <a href="index.html">All pages</a>
          </nav>
          <p className="origin">
            {`Read from ${site.name} · shown as ${hostOf(site)} `}
            {originOf(site) === PLACEHOLDER_SITE && (
              <span className="level warning">placeholder: set NEXT_PUBLIC_SITE_URL</span>
            )}
          </p>
        </header>
        <main>{main}</main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** A section of a studio page under a heading. */
export function Panel({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="panel">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

interface TableProps {
  id: string;
  label: string;
  head: string[];
  children: ReactNode;
}

/** A wide table of the studio that scrolls, and that the keyboard can reach for this reason. */
export function Table({ id, label, head, children }: TableProps) {
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table id={id}>
        <Head columns={head} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Names the publisher of a limit for titles or descriptions, with a link to the source. */
export const Publisher = ({ by, address }: Source) =>
  address ? (
    <a href={address} rel="noreferrer">
      {by}
    </a>
  ) : (
    by
  );

/** A sign such as ✓ in the studio, with words in its place for screen readers. */
export function Sign({ sign, words }: { sign: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="hidden">{words}</span>
    </>
  );
}

const MARKS: Record<Level, string> = { error: '✕', warning: '!', note: 'i' };

/** Shows one mark for each level of the studio's findings on a page, with their number. */
export function LevelMarks({ data, route }: { data: StudioData; route: string }) {
  const found = findingsOf(data, route);
  if (found.length === 0)
    return (
      <span className="level fine">
        <Sign sign="✓" words="nothing found" />
      </span>
    );
  return [...new Set(found.map(({ level }) => level))].map((level) => (
    <span key={level} className={`level ${level}`}>
      <Sign
        sign={`${MARKS[level]} ${found.filter((finding) => finding.level === level).length}`}
        words={counted(found, level)}
      />
    </span>
  ));
}

/** Lists the studio's findings, each with the file and field to change. */
export function FindingList({ findings }: { findings: Finding[] }) {
  return (
    <ul className="findings">
      {findings.map(({ level, what, where }, at) => (
        <li key={at}>
          <span className={`level ${level}`}>
            <Sign sign={MARKS[level]} words={level} />
          </span>
          <div>
            <p className="what">{what}</p>
            <p className="muted">
              Change <b>{where.field}</b> in <code>{where.file}</code>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
