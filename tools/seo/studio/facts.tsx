import type { ReactNode } from 'react';
import { linksIn, linksOut } from '../findings/link-rules';
import type { PageRecord } from '../read/page-record';
import { addressWithin } from '../read/read-site';
import { Panel } from './parts';
import { fileOf, kilobytes, listed, type StudioData } from './studio-data';

/** What a page says of itself: its head, its outline and its links. */
export function Facts({ site, page }: Pick<StudioData, 'site'> & { page: PageRecord }) {
  const entry = site.sitemap?.find(({ location }) => addressWithin(location, '/', site.origin)?.path === page.route);
  const changed = entry?.lastModified ? `, last changed on ${entry.lastModified.slice(0, 10)}` : '';
  const facts: [string, string | undefined][] = [
    ['Title', page.titles[0]],
    ['Description', page.descriptions[0]],
    ['Canonical address', page.canonicals[0]],
    ['Robots', page.robots.join('; ') || 'index, follow (the page says nothing else)'],
    ['Listed by search engines', listed(site, page)],
    ['Sitemap', entry ? `Listed${changed}` : 'Not listed'],
    ['Language', page.lang],
    ['Words', page.words.toLocaleString('en-IN')],
    ['Size', `${kilobytes(page.bytes)} of HTML; its head ends at ${kilobytes(page.headEnd)}`],
  ];
  const routes = new Set(site.pages.map(({ route }) => route));
  const elsewhere = [...new Set(page.links.map(({ href }) => href))].filter(
    (href) => !routes.has(addressWithin(href, page.route, site.origin)?.path ?? ''),
  );
  const pageLinks = (linked: string[]) =>
    linked.map((route) => (
      <a key={route} href={fileOf(route)}>
        {route}
      </a>
    ));
  return (
    <Panel id="facts" heading="Facts">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || <em>none</em>}</dd>
          </div>
        ))}
      </dl>
      <div className="columns">
        <div>
          <h3>Outline</h3>
          <Outline headings={page.headings} />
        </div>
        <Links
          name="Links to this page"
          links={pageLinks(linksIn(site, page.route))}
          none="No other page links to it."
        />
        <Links
          name="Links from this page"
          links={pageLinks(linksOut(site, page.route))}
          none="It links to no other page."
        />
        {/* Not as links: what a page links to is not to be pressed by mistake here. */}
        <Links
          name="Files and other places"
          links={elsewhere.map((href) => (
            <code key={href}>{href}</code>
          ))}
        />
      </div>
    </Panel>
  );
}

function Outline({ headings }: Pick<PageRecord, 'headings'>) {
  if (headings.length === 0)
    return (
      <p>
        <em>It has no headings.</em>
      </p>
    );
  return (
    <ol className="outline">
      {headings.map(({ level, text }, at) => (
        <li key={at} className={`l${level}`}>
          <span>h{level}</span> {text || <em>empty</em>}
        </li>
      ))}
    </ol>
  );
}

function Links({ name, links, none }: { name: string; links: ReactNode[]; none?: string }) {
  return (
    <div>
      <h3>
        {name} <span className="count">{links.length}</span>
      </h3>
      {links.length === 0 && none ? (
        <p>
          <em>{none}</em>
        </p>
      ) : (
        <ul className="plain">
          {links.map((link, at) => (
            <li key={at}>{link}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
