import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACEHOLDER_SITE } from '../../../lib/env';
import { counted, LEVELS, type Finding, type Level } from '../findings/finding';
import type { Source } from '../measure/profiles';
import { hostOf, originOf, type StudioData } from './studio-data';

/** A page of the studio as HTML, with the bar that all of them have. */
export function layout(data: StudioData, title: string, main: ReactNode): string {
  const { site, problem } = data;
  const html = renderToStaticMarkup(
    <html lang="en-IN" data-live={site.draft ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Search and share studio`}</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="studio.css" />
        <script src="studio.js" defer />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="bar">
          <a className="brand" href="index.html">
            <img src="icon-light.svg" alt="" width="32" height="32" /> Search and share studio
          </a>
          <nav className="views" aria-label="Studio">
            <a href="index.html">All pages</a>
            <a href="try.html">Try words</a>
          </nav>
          <p className="origin">
            {site.draft && <strong className="draft">Draft</strong>}{' '}
            <span id="live" role={site.draft ? 'status' : undefined}>
              {site.draft ? 'read as you write' : `Read from the build in ${site.name}`}
            </span>
            {site.pages.length > 0 && ` · shown as ${hostOf(site)} `}
            {site.pages.length > 0 && originOf(site) === PLACEHOLDER_SITE && (
              <span className="placeholder">placeholder: set NEXT_PUBLIC_SITE_URL</span>
            )}
          </p>
        </header>
        {problem && <Trouble {...data} />}
        <main id="main" tabIndex={-1} className={problem?.old ? 'old' : undefined}>
          {main}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Why a draft is not in order, above all that is shown of it. */
function Trouble({ problem: { reason, old, readAt } = {}, findings }: StudioData) {
  const day = readAt && new Date(readAt).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
  const age = day ? ` What stands below is old: it was read on ${day}.` : '';
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{old ? `This draft cannot be read.${age}` : 'Some words that were saved stop the build.'}</strong>{' '}
        {reason}
      </p>
      <FindingList findings={findings.filter(({ topic }) => topic === 'draft')} />
    </div>
  );
}

/** A section of a page under a heading. */
export function Panel({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="panel">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A wide table that scrolls, so it must be reachable from the keyboard. */
export function Table({
  id,
  label,
  head,
  children,
}: {
  id: string;
  label: string;
  head: string[];
  children: ReactNode;
}) {
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table id={id}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Who publishes a figure. */
export const Publisher = ({ by, address }: Source) =>
  address ? (
    <a href={address} rel="noreferrer">
      {by}
    </a>
  ) : (
    by
  );

/** A sign that is seen, and words in its place for those who do not see it. */
export function Sign({ sign, words }: { sign: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="hidden">{words}</span>
    </>
  );
}

const MARKS: Record<Level, string> = { error: '✕', warning: '!', note: 'i' };

/**
 * One mark for each level that a list has, with its count. Without findings it is a tick, or a question mark where the
 * draft could not be read.
 */
export function LevelMarks({ findings, problem }: Pick<StudioData, 'findings' | 'problem'>) {
  if (findings.length === 0)
    return problem?.old ? (
      <span className="level">
        <Sign sign="?" words="not known: the draft cannot be read" />
      </span>
    ) : (
      <span className="level fine">
        <Sign sign="✓" words="nothing found" />
      </span>
    );
  return LEVELS.map((level) => {
    const { length } = findings.filter((finding) => finding.level === level);
    return (
      length > 0 && (
        <span key={level} className={`level ${level}`}>
          <Sign sign={`${MARKS[level]} ${length}`} words={counted(length, level)} />
        </span>
      )
    );
  });
}

interface FindingListProps {
  findings: Finding[];
  /** Shows what a finding means, where words alone do not. */
  picture?: (finding: Finding) => ReactNode;
}

/** What was found, each with what to change. */
export function FindingList({ findings, picture }: FindingListProps) {
  return (
    <ul className="findings">
      {findings.map((finding, at) => (
        <li key={at}>
          <span className={`level ${finding.level}`}>
            <Sign sign={MARKS[finding.level]} words={finding.level} />
          </span>
          <div>
            <p className="what">{finding.what}</p>
            <p className="where">
              <span className="topic">{finding.topic}</span> Change <b>{finding.where.field}</b> in{' '}
              <code>{finding.where.file}</code>
            </p>
            {picture?.(finding)}
          </div>
        </li>
      ))}
    </ul>
  );
}
