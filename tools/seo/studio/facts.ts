import { linksIn, linksOut } from '../findings/link-rules';
import type { PageRecord } from '../read/page-record';
import { addressWithin, type SiteRecord } from '../read/read-site';
import { html, type Html, type Part } from './html';
import { listed } from './overview';
import { fileOf, kilobytes, type StudioData } from './studio-data';

/** What a page says of itself: its head, its outline and its links. */
export function facts({ site }: StudioData, page: PageRecord): Html {
  const entry = site.sitemap?.find(({ location }) => addressWithin(location, '/', site.origin)?.path === page.route);
  const rows: [string, Part][] = [
    ['Title', page.titles[0]],
    ['Description', page.descriptions[0]],
    ['Canonical address', page.canonicals[0]],
    ['Robots', page.robots.join('; ') || 'index, follow (the page says nothing else)'],
    ['Listed by search engines', listed(site, page)],
    [
      'Sitemap',
      entry
        ? `Listed${entry.lastModified ? `, last changed on ${entry.lastModified.slice(0, 10)}` : ''}`
        : 'Not listed',
    ],
    ['Language', page.lang],
    ['Words', page.words.toLocaleString('en-IN')],
    ['Size', `${kilobytes(page.bytes)} of HTML; its head ends at ${kilobytes(page.headEnd)}`],
  ];
  return html`<section id="facts" class="panel"><h2>Facts</h2>
<dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value || html`<em>none</em>`}</dd></div>`)}</dl>
<div class="columns">
  <div><h3>Outline</h3>${outline(page)}</div>
  ${linkList('Links to this page', linksIn(site, page.route), 'No other page links to it.')}
  ${linkList('Links from this page', linksOut(site, page.route), 'It links to no other page.')}
  ${elsewhere(site, page)}
</div></section>`;
}

function outline({ headings }: PageRecord): Html {
  if (headings.length === 0) return html`<p><em>It has no headings.</em></p>`;
  return html`<ol class="outline">${headings.map(({ level, text }) => html`<li class="l${level}"><span>h${level}</span> ${text || html`<em>empty</em>`}</li>`)}</ol>`;
}

function linkList(name: string, routes: string[], none: string): Html {
  return html`<div><h3>${name} <span class="count">${routes.length}</span></h3>${routes.length > 0 ? html`<ul class="plain">${routes.map((route) => html`<li><a href="${fileOf(route)}">${route}</a></li>`)}</ul>` : html`<p><em>${none}</em></p>`}</div>`;
}

/** Files and other sites, as written: what a page links to is not to be pressed by mistake here. */
function elsewhere(site: SiteRecord, page: PageRecord): Html {
  const routes = new Set(site.pages.map(({ route }) => route));
  const outside = [...new Set(page.links.map(({ href }) => href))].filter(
    (href) => !routes.has(addressWithin(href, page.route, site.origin)?.path ?? ''),
  );
  return html`<div><h3>Files and other places <span class="count">${outside.length}</span></h3><ul class="plain">${outside.map((href) => html`<li><code>${href}</code></li>`)}</ul></div>`;
}
