import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACEHOLDER_SITE } from '../../../lib/env';
import type { Finding } from '../findings/finding';
import { FindingList } from './parts';
import { hostOf, originOf, type Problem, type StudioData } from './studio-data';

/** A page of the studio as HTML, with the bar that all of them have. */
export function layout({ site, findings, problem }: StudioData, title: string, main: ReactNode): string {
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
            {site.draft ? (
              <>
                <strong className="draft">Draft</strong>{' '}
                <span id="live" role="status">
                  read as you write
                </span>
              </>
            ) : (
              <>
                Read from the build in <b>{site.name}</b>
              </>
            )}
            {site.pages.length > 0 && (
              <>
                {' · shown as '}
                <b>{hostOf(site)}</b>
                {originOf(site) === PLACEHOLDER_SITE && (
                  <>
                    {' '}
                    <span className="placeholder">placeholder: set NEXT_PUBLIC_SITE_URL</span>
                  </>
                )}
              </>
            )}
          </p>
        </header>
        {problem && <Trouble problem={problem} findings={findings} />}
        <main id="main" tabIndex={-1} className={problem?.old ? 'old' : undefined}>
          {main}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Why a draft is not in order, above all that is shown of it. */
function Trouble({ problem: { reason, old, readAt }, findings }: { problem: Problem; findings: Finding[] }) {
  const wrong = findings.filter(({ topic }) => topic === 'draft');
  const day = readAt && new Date(readAt).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
  const age = day ? ` What stands below is old: it was read on ${day}.` : '';
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{old ? `This draft cannot be read.${age}` : 'Some words that were saved stop the build.'}</strong>{' '}
        {reason}
      </p>
      {wrong.length > 0 && <FindingList findings={wrong} />}
    </div>
  );
}
