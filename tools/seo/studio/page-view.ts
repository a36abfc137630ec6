import type { Finding } from '../findings/finding';
import type { PageRecord } from '../read/page-record';
import { cards } from './cards';
import { changes } from './changes';
import { facts } from './facts';
import { html, type Html } from './html';
import { findingList, layout, levelMarks, workMarks } from './layout';
import { cutPicture, searchResult } from './search-result';
import { structuredData } from './structured-data';
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
export function pageView(data: StudioData, page: PageRecord): Html {
  const found = findingsOf(data, page.route);
  const at = data.site.pages.indexOf(page);
  const [before, after] = [data.site.pages[at - 1], data.site.pages[at + 1]];
  return layout(
    data,
    page.route,
    html`<div class="split">
<nav class="routes" aria-label="Pages"><a class="all" href="index.html">All pages</a><ul>${data.site.pages.map(({ route }) => routeLink(data, route, route === page.route))}</ul></nav>
<article>
<div class="head">
  <div><h1>${page.route}</h1><p class="marks">${levelMarks(found, data)}</p></div>
  <p class="steps"><a class="button" href="try.html#${page.route}">Try other words</a> ${before && html`<a class="button" href="${fileOf(before.route)}" rel="prev"><span class="hidden">Previous page: </span><span aria-hidden="true">←</span> ${before.route}</a>`} ${after && html`<a class="button" href="${fileOf(after.route)}" rel="next"><span class="hidden">Next page: </span>${after.route} <span aria-hidden="true">→</span></a>`}</p>
</div>
<nav class="sections" aria-label="On this page">${SECTIONS.map(([id, name]) => html`<a href="#${id}">${name}</a>`)}</nav>
<section id="findings" class="panel"><h2>Findings</h2>${found.length > 0 ? findingList(found, pictureOfCut(data, page, found)) : noFindings(data)}</section>
${searchResult(data, page)}
${cards(data, page)}
${facts(data, page)}
${structuredData(page)}
${changes(data, page)}
</article>
</div>`,
  );
}

/** The first text that is too long for a desktop is shown cut; the picture shows a second one too. */
function pictureOfCut(data: StudioData, page: PageRecord, found: Finding[]) {
  const tooLong = found.find(({ level, topic }) => level === 'warning' && topic === 'too long');
  return (finding: Finding) => finding === tooLong && cutPicture(data, page);
}

const noFindings = ({ problem }: StudioData) =>
  problem?.old
    ? html`<p>Nothing was found while the page could be read.</p>`
    : html`<p class="good">Nothing found. This page is ready to be searched for and shared.</p>`;

function routeLink(data: StudioData, route: string, here: boolean): Html {
  const current = here && html` aria-current="page"`;
  return html`<li><a href="${fileOf(route)}"${current}><span class="name">${route}</span> <span class="nowrap">${workMarks(findingsOf(data, route), data)}</span></a></li>`;
}
