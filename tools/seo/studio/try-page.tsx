import { sharedTexts } from '../findings/share-rules';
import { usesOf, type Use } from '../measure/previews';
import { CardFigure, SERVICES } from './cards';
import { layout } from './layout';
import { Figure, Meter } from './parts';
import { Result, siteOf } from './search-result';
import { hostOf, originOf, pictureAddress, pictureOf, type StudioData } from './studio-data';

/** A box for a title and a description. Its script (`try-script.ts`) draws what is typed as others show it. */
export function tryPage(data: StudioData): string {
  const { site } = data;
  const [first] = site.pages;
  const empty = { title: '', description: '', ...(first ? siteOf(site, first) : { name: '', path: '' }) };
  return layout(
    data,
    'Try words',
    <div className="wide">
      <h1>Try words</h1>
      <p className="shown">
        Nothing is saved: copy what you like into the page’s file in <code>content/en/pages/</code>.
      </p>
      <div className="board">
        <form className="panel try" id="try" data-origin={originOf(site)} autoComplete="off">
          <label htmlFor="try-page">Begin with the words of</label>
          <PageChoice site={site} />
          <label htmlFor="try-title">Title</label>
          <textarea id="try-title" rows={2} aria-describedby="title-uses" />
          <Uses part="title" />
          <label htmlFor="try-description">Description</label>
          <textarea id="try-description" rows={3} aria-describedby="description-uses" />
          <Uses part="description" />
          <p role="status" id="try-verdict" />
        </form>
        <section className="panel" id="tried">
          <h2>What is seen</h2>
          <p className="shown">Crossed out: what a search result leaves out.</p>
          <div className="results">
            <Figure caption="Google on a desktop" className="marked">
              <Result device="desktop" {...empty} />
            </Figure>
            <Figure caption="Google on a phone" className="marked">
              <Result device="phone" {...empty} />
            </Figure>
          </div>
          <div className="cards">
            {SERVICES.map((card) => (
              <CardFigure
                key={card}
                card={card}
                title=""
                description=""
                host={hostOf(site)}
                address={originOf(site)}
                picture={<img alt="" width="1200" height="630" />}
              />
            ))}
          </div>
        </section>
      </div>
    </div>,
  );
}

function PageChoice({ site }: Pick<StudioData, 'site'>) {
  return (
    <select id="try-page">
      {site.pages.map((page) => {
        const { title = '', description = '' } = sharedTexts(page);
        const picture = pictureOf(site, page);
        return (
          <option
            key={page.route}
            value={page.route}
            data-title={page.titles[0] ?? title}
            data-description={page.descriptions[0] ?? description}
            data-path={siteOf(site, page).path}
            data-picture={picture?.width ? pictureAddress(picture.file) : ''}
          >
            {page.route}
          </option>
        );
      })}
    </select>
  );
}

/** How much room a text takes in each place; the numbers come with the words. */
function Uses({ part }: Pick<Use, 'part'>) {
  return (
    <ul className="uses" id={`${part}-uses`}>
      {usesOf('', '')
        .filter((use) => use.part === part)
        .map(({ name, place }) => (
          <li key={place} data-part={part} data-place={place}>
            <span>{name}</span> <Meter used={0} limit={1} /> <span className="number" />
          </li>
        ))}
    </ul>
  );
}
