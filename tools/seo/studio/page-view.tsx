import type { Finding } from '../findings/finding';
import type { PageRecord } from '../read/page-record';
import { Cards } from './cards';
import { Changes } from './changes';
import { Facts } from './facts';
import { layout } from './layout';
import { FindingList, LevelMarks, Panel, WorkMarks } from './parts';
import { CutPicture, SearchResult } from './search-result';
import { StructuredData } from './structured-data';
import { fileOf, findingsOf, type StudioData } from './studio-data';

const SECTIONS = [
  ['findings', 'Findings'],
  ['search', 'Search result'],
  ['cards', 'Shared links'],
  ['facts', 'Facts'],
  ['data', 'Structured data'],
  ['changes', 'Before and after'],
] as const;

/** The studio's page about one page of the site. */
export function pageView(data: StudioData, page: PageRecord): string {
  const { site, problem, before } = data;
  const found = findingsOf(data, page.route);
  const at = site.pages.indexOf(page);
  const [previous, next] = [site.pages[at - 1], site.pages[at + 1]];
  return layout(
    data,
    page.route,
    <div className="split">
      <Routes data={data} current={page.route} />
      <article>
        <div className="head">
          <div>
            <h1>{page.route}</h1>
            <p className="marks">
              <LevelMarks findings={found} problem={problem} />
            </p>
          </div>
          <p className="steps">
            <a className="button" href={`try.html#${page.route}`}>
              Try other words
            </a>{' '}
            {previous && (
              <a className="button" href={fileOf(previous.route)} rel="prev">
                <span className="hidden">Previous page: </span>
                <span aria-hidden="true">←</span> {previous.route}
              </a>
            )}{' '}
            {next && (
              <a className="button" href={fileOf(next.route)} rel="next">
                <span className="hidden">Next page: </span>
                {next.route} <span aria-hidden="true">→</span>
              </a>
            )}
          </p>
        </div>
        <nav className="sections" aria-label="On this page">
          {SECTIONS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <Panel id="findings" heading="Findings">
          <Findings data={data} page={page} found={found} />
        </Panel>
        <SearchResult site={site} page={page} />
        <Cards site={site} page={page} />
        <Facts site={site} page={page} />
        <StructuredData page={page} />
        <Changes site={site} before={before} page={page} />
      </article>
    </div>,
  );
}

/** The list of all pages, at the side. */
function Routes({ data, current }: { data: StudioData; current: string }) {
  return (
    <nav className="routes" aria-label="Pages">
      <a className="all" href="index.html">
        All pages
      </a>
      <ul>
        {data.site.pages.map(({ route }) => (
          <li key={route}>
            <a href={fileOf(route)} aria-current={route === current ? 'page' : undefined}>
              <span className="name">{route}</span>{' '}
              <span className="nowrap">
                <WorkMarks findings={findingsOf(data, route)} problem={data.problem} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Findings({ data, page, found }: { data: StudioData; page: PageRecord; found: Finding[] }) {
  if (found.length === 0 && data.problem?.old) return <p>Nothing was found while the page could be read.</p>;
  if (found.length === 0)
    return <p className="good">Nothing found. This page is ready to be searched for and shared.</p>;
  // The picture of the first text that is too long for a desktop shows a second one too.
  const tooLong = found.find(({ level, topic }) => level === 'warning' && topic === 'too long');
  return (
    <FindingList
      findings={found}
      picture={(finding) => finding === tooLong && <CutPicture site={data.site} page={page} />}
    />
  );
}
