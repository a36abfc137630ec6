import { linksIn, linksOut } from '../findings/link-rules';
import { snapshotOf, type PageSnapshot } from '../history/history';
import { isFilled, thingsOf, typesOf, type Thing } from '../structured/graph';
import { verdictOn } from '../structured/google';
import { Publisher, Sign, Table } from './layout';
import { pictureAddress } from './previews';
import { fileOf, kilobytes, listed, type PageProps } from './studio-data';

/** What a page says of itself: how it is listed, its outline and its links. */
export function Facts({ data: { site }, page }: PageProps) {
  const changed = site.sitemap.get(page.route);
  const facts: [string, string | undefined][] = [
    ['Canonical address', page.canonical],
    ['Robots', page.robots || 'index, follow (the page says nothing else)'],
    ['Listed by search engines', listed(site, page)],
    [
      'Sitemap',
      changed === undefined ? 'Not listed' : `Listed, last changed on ${changed || 'a day that is not told'}`,
    ],
    ['Language', page.lang],
    ['Words', page.words.toLocaleString('en-IN')],
  ];
  return (
    <>
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
          <ol className="outline">
            {page.headings.map(({ level, text }, at) => (
              <li key={at} className={`l${level}`}>
                <span>h{level}</span> {text || <em>empty</em>}
              </li>
            ))}
          </ol>
        </div>
        <Links name="Links to this page" routes={linksIn(site, page.route)} />
        <Links name="Links from this page" routes={linksOut(site, page.route)} />
      </div>
    </>
  );
}

function Links({ name, routes }: { name: string; routes: string[] }) {
  return (
    <div>
      <h3>
        {name} <span className="muted">{routes.length}</span>
      </h3>
      <ul>
        {routes.map((route) => (
          <li key={route}>
            <a href={fileOf(route)}>{route}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The structured data of a page, thing by thing, with what Google makes of it. */
export function StructuredData({ page }: PageProps) {
  return thingsOf(page).map((thing, at) => {
    const { kind, why, required, recommended, source } = verdictOn(thing, page.route);
    return (
      <details key={at} className="thing">
        <summary>
          <b>{typesOf(thing).join(', ') || 'No type'}</b>{' '}
          <span className={kind === 'Eligible' ? 'verdict fine' : 'verdict'}>{kind}</span>
          <span className="why">{why}</span>
        </summary>
        <Fields name="Required" names={required} thing={thing} />
        <Fields name="Recommended" names={recommended} thing={thing} />
        {source && (
          <p className="muted">
            By <Publisher by={source.replace('https://', '')} address={source} />
          </p>
        )}
        <pre>{JSON.stringify(thing, null, 2)}</pre>
      </details>
    );
  });
}

/** A field that is not there is no fault: without it Google shows the page as any other. */
function Fields({ name, names, thing }: { name: string; names: readonly string[]; thing: Thing }) {
  if (names.length === 0) return null;
  return (
    <p className="fields">
      <b>{name}</b>{' '}
      {names.map((field) => (
        <span key={field}>
          {isFilled(thing[field]) ? <Sign sign="✓" words="there:" /> : <Sign sign="–" words="missing:" />} {field}{' '}
        </span>
      ))}
    </p>
  );
}

/** Compares title, description and share picture with those of the build before. */
export function Changes({ data: { site, before }, page }: PageProps) {
  if (!before)
    return <p>No build is known that looked different. The next one that does will be compared with this.</p>;
  const day = new Date(before.at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  const old = before.pages[page.route];
  if (!old) return <p>The page is new: the build of {day} did not have it.</p>;
  const now = snapshotOf(page, site);
  const rows = [
    ['Title', old.title, now.title, old.title !== now.title],
    ['Description', old.description, now.description, old.description !== now.description],
    ['Share picture', pictureIn(old), pictureIn(now), old.picture?.file !== now.picture?.file],
  ] as const;
  return (
    <Table
      id="compare"
      label="Before and after"
      head={['Part', `Before, built on ${day}`, site.draft ? 'Draft' : 'Now']}
    >
      {rows.map(([name, was, is, changed]) => (
        <tr key={name} className={changed ? 'changed' : undefined}>
          <th scope="row">
            {name} <span className="state">{changed ? 'Changed' : 'Unchanged'}</span>
          </th>
          <td>{was || <em>none</em>}</td>
          <td>{is || <em>none</em>}</td>
        </tr>
      ))}
    </Table>
  );
}

function pictureIn({ picture }: PageSnapshot) {
  if (!picture) return null;
  const { file, width, height, bytes } = picture;
  return (
    <>
      <img src={pictureAddress(file)} alt="" width={width} height={height} loading="lazy" /> {width} × {height} px,{' '}
      {kilobytes(bytes)}
    </>
  );
}
