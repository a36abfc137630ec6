import { cutBy, nameOf, resultOn, roomOf, usesOf } from '../measure/previews';
import { CARD_PROFILES, CARDS, WIDTH_PROFILES } from '../measure/profiles';
import type { PageRecord } from '../read/read-page';
import { FindingList, layout, LevelMarks, Panel, Publisher, Table } from './layout';
import { Facts, StructuredData } from './page-facts';
import { CardFigure, CutText, Figure, Result, Uses, Width } from './previews';
import { fileOf, findingsOf, frameOf, type PageProps, type StudioData } from './studio-data';

const PANELS = [
  ['findings', 'Findings', Findings],
  ['search', 'Search result', SearchResult],
  ['cards', 'Shared links', SharedLinks],
  ['facts', 'Facts', Facts],
  ['data', 'Structured data', StructuredData],
] as const;

/** Writes the page of the studio that shows one page of the site: its findings, previews and facts. */
export function pageView(data: StudioData, page: PageRecord): string {
  return layout(
    data,
    page.route,
    <div className="split">
      <nav className="routes" aria-label="Pages">
        <ul>
          {data.site.pages.map(({ route }) => (
            <li key={route}>
              <a href={fileOf(route)} aria-current={route === page.route ? 'page' : undefined}>
                <span className="name">{route}</span> <LevelMarks data={data} route={route} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1>{page.route}</h1>
        <nav className="sections" aria-label="On this page">
          {PANELS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        {PANELS.map(([id, name, Contents]) => (
          <Panel key={id} id={id} heading={name}>
            <Contents data={data} page={page} />
          </Panel>
        ))}
      </article>
    </div>,
  );
}

function Findings({ data, page }: PageProps) {
  const found = findingsOf(data, page.route);
  if (found.length === 0) return <p>Nothing found. This page is ready to be searched for and shared.</p>;
  const { title, description } = resultOn('desktop', page);
  return (
    <>
      <FindingList findings={found} />
      {(title.cut || description.cut) && (
        <Figure caption="What a search on a desktop shows; crossed out, what it leaves out" className="marked">
          <Result device="desktop" words={page} frame={frameOf(data.site, page)} marked />
        </Figure>
      )}
    </>
  );
}

/** Shows a page in Google's results, on a desktop and on a phone, and how every published model cuts its words. */
function SearchResult({ data, page }: PageProps) {
  const frame = frameOf(data.site, page);
  return (
    <>
      <div className="results">
        <Figure caption="Desktop">
          <Result device="desktop" words={page} frame={frame} />
        </Figure>
        <Figure caption="Phone">
          <Result device="phone" words={page} frame={frame} />
        </Figure>
      </div>
      <Table
        id="models"
        label="How every published model cuts the result"
        head={['Text', 'Model', 'Used', 'What is seen', 'Published by']}
      >
        {WIDTH_PROFILES.map((model) => {
          const text = page[model.part];
          const seen = cutBy(model, text);
          return (
            <tr key={`${model.part} ${nameOf(model)}`}>
              <td>{model.part}</td>
              <th scope="row">{nameOf(model)}</th>
              <td>
                <Width used={seen.widthPx} limit={roomOf(model)} cut={seen.cut}>
                  {` of ${roomOf(model)} px`}
                </Width>
              </td>
              <td>{seen.cut ? <CutText {...seen} none="" marked /> : text ? 'All of it' : 'Nothing: it is missing'}</td>
              <td>
                <Publisher {...model} />
              </td>
            </tr>
          );
        })}
      </Table>
      <p className="muted">
        Google gives no widths: it cuts “as needed”. These models are published by others, and they differ. Widths are
        measured with Arimo, whose letters are as wide as Arial’s, and Noto Sans Devanagari.
      </p>
    </>
  );
}

/** Shows a shared link to a page as four services draw it, and how its words fit. */
function SharedLinks({ data: { site }, page }: PageProps) {
  const { shared } = page;
  const picture = site.pictures.get(shared.picture ?? '');
  const uses = usesOf(shared);
  return (
    <>
      <p>
        {picture && `The picture has ${Math.round(picture.contents.length / 1000)} KB. `}It is described as: “
        {shared.alt}”
      </p>
      <div className="cards">
        {CARDS.map((card) => (
          <CardFigure key={card} card={card} words={shared} frame={frameOf(site, page)}>
            <Uses uses={uses.filter(({ place }) => place === card)} by="part" />
            {CARD_PROFILES[card].description === undefined && <p className="muted">The card has no description.</p>}
            <p className="muted">
              <Publisher {...CARD_PROFILES[card]} />
            </p>
          </CardFigure>
        ))}
      </div>
    </>
  );
}
