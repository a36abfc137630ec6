import { thingsOf, typesOf, verdictOn } from '../structured-data';
import { Publisher } from './layout';
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
