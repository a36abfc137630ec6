import { snapshotOf } from '../history';
import { thingsOf, typesOf, verdictOn } from '../structured-data';
import { Publisher, Table } from './layout';
import { pictureAddress } from './previews';
import { listed, type PageProps } from './studio-data';

/** Shows on a studio page how search engines list a page of the site, and the outline of its headings. */
export function Facts({ data: { site }, page }: PageProps) {
  const changed = site.sitemap.get(page.route);
  const facts = [
    ['Canonical address', page.canonical],
    ['Listed by search engines', listed(site, page)],
    ['Sitemap', changed === undefined ? 'Not listed' : `Listed, last changed on ${changed}`],
  ] as const;
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
      <h3>Outline</h3>
      <ol className="outline">
        {page.headings.map(({ level, text }, at) => (
          <li key={at} className={`l${level}`}>
            <span>h{level}</span> {text || <em>empty</em>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Shows each thing in the structured data of a page, and whether Google may show it in its results. */
export function StructuredData({ page }: PageProps) {
  return thingsOf(page).map((thing, at) => {
    const { isEligible, why, source } = verdictOn(thing, page.route);
    return (
      <details key={at} className="thing">
        <summary>
          <b>{typesOf(thing).join(', ') || 'No type'}</b>{' '}
          <span className={isEligible ? 'level fine' : 'level'}>{isEligible ? 'Eligible' : 'Not eligible'}</span>
          <span className="why muted">{why}</span>
        </summary>
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

/** Compares title, description and share picture of a page with those of the build before. */
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
    ['Share picture', pictureIn(old.picture), pictureIn(now.picture), old.picture !== now.picture],
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
            {name} {changed ? 'changed' : 'unchanged'}
          </th>
          <td>{was || <em>none</em>}</td>
          <td>{is || <em>none</em>}</td>
        </tr>
      ))}
    </Table>
  );
}

const pictureIn = (file: string) => file && <img src={pictureAddress(file)} alt={file} loading="lazy" />;
