import { countedAll } from '../findings/finding';
import { CARDS, DEVICES, usesOf } from '../measure/previews';
import type { PageRecord } from '../read/read-page';
import { thingsOf, typesOf, verdictOn } from '../structured-data';
import { FindingList, layout, LevelMarks } from './layout';
import { CardFigure, Figure, pictureAddress, Result, Uses } from './previews';
import { fileOf, findingsOf, frameOf, listed, type PageProps, type StudioData } from './studio-data';

/** Writes the first page of the studio, with a table of all pages of the site. */
export function overview(data: StudioData): string {
  return layout(
    data,
    'All pages',
    <>
      <p>
        {data.site.pages.length} pages: {countedAll(data.findings)}
      </p>
      <div className="scroll" role="region" aria-label="Table of all pages" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['Page', 'Findings', 'Title', 'Card', 'Listed'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.site.pages.map((page) => (
              <Row key={page.route} data={data} page={page} />
            ))}
          </tbody>
        </table>
      </div>
    </>,
  );
}

function Row({ data, page }: PageProps) {
  const { route, title } = page;
  const { picture } = frameOf(data.site, page);
  return (
    <tr>
      <th scope="row">
        <a href={fileOf(route)}>{route}</a>
      </th>
      <td>
        <LevelMarks data={data} route={route} />
      </td>
      <td>{title}</td>
      <td>
        {picture ? <img src={pictureAddress(picture)} alt="has one" width="57" height="30" loading="lazy" /> : 'none'}
      </td>
      <td>{listed(page)}</td>
    </tr>
  );
}

const PANELS = [
  ['Findings', Findings],
  ['Search result', SearchResult],
  ['Shared links', SharedLinks],
  ['Structured data', StructuredData],
] as const;

/** Writes the page of the studio that shows one page of the site: its findings and previews. */
export function pageView(data: StudioData, page: PageRecord): string {
  const { pages } = data.site;
  const next = pages[(pages.indexOf(page) + 1) % pages.length]!.route;
  return layout(
    data,
    page.route,
    <>
      {pages.length > 1 && (
        <p>
          Next page: <a href={fileOf(next)}>{next}</a>
        </p>
      )}
      {PANELS.map(([heading, Contents]) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <Contents data={data} page={page} />
        </section>
      ))}
    </>,
  );
}

function Findings({ data, page }: PageProps) {
  const found = findingsOf(data, page.route);
  if (found.length > 0) return <FindingList findings={found} />;
  return <p>Nothing found. This page is ready to be searched for and shared.</p>;
}

function SearchResult({ data, page }: PageProps) {
  const uses = usesOf(page);
  return (
    <>
      <div className="figures">
        {DEVICES.map((device) => (
          <Figure key={device} caption={device === 'phone' ? 'Phone' : 'Desktop'}>
            <Result device={device} words={page} frame={frameOf(data.site, page)} />
            <Uses uses={uses.filter(({ place }) => place === device)} />
          </Figure>
        ))}
      </div>
      <p>
        Listed by search engines: {listed(page)}. Google gives no widths: these are the strictest that are published.
      </p>
    </>
  );
}

/** Shows a shared link to a page as four services draw it, and how its words fit. */
function SharedLinks({ data: { site }, page }: PageProps) {
  const { shared } = page;
  const uses = usesOf(shared);
  return (
    <>
      <div className="figures">
        {CARDS.map((card) => (
          <CardFigure key={card} card={card} words={shared} frame={frameOf(site, page)}>
            <Uses uses={uses.filter(({ place }) => place === card)} />
          </CardFigure>
        ))}
      </div>
      <p>The picture is described as: “{shared.alt}”</p>
    </>
  );
}

/** Shows each thing in the structured data of a page, and whether Google may show it in its results. */
function StructuredData({ page }: PageProps) {
  return thingsOf(page).map((thing, at) => {
    const { isEligible, why, source } = verdictOn(thing, page.route);
    return (
      <details key={at}>
        <summary>
          <b>{typesOf(thing).join(', ') || 'No type'}</b>{' '}
          <span className={isEligible ? 'level fine' : 'level'}>{isEligible ? 'Eligible' : 'Not eligible'}</span> {why}
        </summary>
        {source && (
          <p>
            <a href={source}>{source}</a>
          </p>
        )}
        <pre>{JSON.stringify(thing, null, 2)}</pre>
      </details>
    );
  });
}
