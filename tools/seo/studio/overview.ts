import { LEVELS, TOPICS, type Finding } from '../findings/finding';
import { isUnlisted, canonicalRoute } from '../findings/listing-rules';
import { linksIn, linksOut } from '../findings/link-rules';
import { counted } from '../findings/print';
import { WIDTH_PROFILES } from '../measure/profiles';
import type { PageRecord } from '../read/page-record';
import type { SiteRecord } from '../read/read-site';
import { textWidth } from '../../../lib/text-width';
import { html, type Html } from './html';
import { findingList, layout, levelMarks } from './layout';
import { meter } from './meter';
import { fileOf, findingsOf, pictureAddress, pictureOf, topicsOf, type StudioData } from './studio-data';

/** The first page of the studio: a table over all pages. */
export function overview(data: StudioData): Html {
  const { site, findings } = data;
  // What is wrong with a draft stands at the top.
  const general = findingsOf(data, 'site').filter(({ topic }) => topic !== 'draft');
  return layout(
    data,
    'All pages',
    html`<div class="wide">
<div class="top">
  <div><h1>All pages</h1><p id="shown" class="shown" role="status">${site.pages.length} pages: ${LEVELS.map((level) => counted(findings.filter((finding) => finding.level === level).length, level)).join(', ')}</p></div>
  <form class="tools" id="tools" role="search" aria-label="Pages">
    <label>Search <input id="search" type="search" placeholder="Route, title or finding" autocomplete="off" spellcheck="false"></label>
    <label>Show <select id="show">${filters(findings)}</select></label>
    <a class="button" href="pages.csv" download="pages.csv">Download CSV</a>
  </form>
</div>
<div class="scroll" role="region" aria-label="Table of all pages" tabindex="0">
<table id="pages">
<thead><tr><th scope="col">Page</th><th scope="col">Title</th><th scope="col">Title width</th><th scope="col">Description width</th><th scope="col">Card</th><th scope="col">Listed</th><th scope="col">Links <span class="nowrap">in / out</span></th><th scope="col">Words</th><th scope="col">Findings</th></tr></thead>
<tbody>${site.pages.map((page) => row(data, page))}</tbody>
</table>
</div>
<p id="none" class="none" hidden>No page fits. <button type="button" id="reset">Show all pages</button></p>
${general.length > 0 && html`<section class="panel"><h2>The whole site</h2>${findingList(general)}</section>`}
${limits()}
</div>`,
  );
}

function filters(findings: Finding[]): Html {
  const inUse = TOPICS.filter((topic) =>
    findings.some((finding) => finding.topic === topic && finding.level !== 'note' && finding.route !== 'site'),
  );
  return html`<option value="">All pages</option><option value="level:error">Errors</option><option value="level:warning">Warnings</option><option value="level:note">Notes</option>${inUse.map((topic) => html`<option value="topic:${topic}">${topic[0]!.toUpperCase() + topic.slice(1)}</option>`)}`;
}

function row(data: StudioData, page: PageRecord): Html {
  const { site } = data;
  const found = findingsOf(data, page.route);
  const picture = pictureOf(site, page);
  const [title = '', description = ''] = [page.titles[0], page.descriptions[0]];
  const keys = [
    ...new Set(
      found.flatMap(({ level, topic }) => [`level:${level}`, ...(level === 'note' ? [] : [`topic:${topic}`])]),
    ),
  ].join('|');
  const words = [page.route, title, description, ...found.map(({ what }) => what)].join(' ').toLowerCase();
  return html`<tr data-keys="${keys}" data-words="${words}">
<th scope="row"><a href="${fileOf(page.route)}">${page.route}</a></th>
<td class="text" title="${title}">${title || html`<em>none</em>`}</td>
<td>${width(title, 'title')}</td>
<td>${width(description, 'description')}</td>
<td class="thumb">${picture?.width ? html`<img src="${pictureAddress(picture.file)}" alt="${picture.width} × ${picture.height}" width="57" height="30" loading="lazy">` : html`<em>none</em>`}</td>
<td class="nowrap">${listed(site, page)}</td>
<td class="number">${linksIn(site, page.route).length} / ${linksOut(site, page.route).length}</td>
<td class="number">${page.words.toLocaleString('en-IN')}</td>
<td class="found">${levelMarks(found, data)} ${topics(found)}</td>
</tr>`;
}

/** What stands in a row beside the marks: the worst, and how many more; two do not fit on a laptop. */
function topics(found: Finding[]): Html {
  const all = topicsOf(found.filter(({ level }) => level !== 'note'));
  const rest = all.slice(1).join(', ');
  return html`${all.slice(0, 1).map((topic) => html`<span class="topic">${topic}</span> `)}${rest && html`<span class="topic" title="${rest}"><span aria-hidden="true">+${all.length - 1}</span><span class="hidden">and ${rest}</span></span>`}`;
}

function width(text: string, part: 'title' | 'description'): Html {
  const { fontSizePx, limitPx } = WIDTH_PROFILES.find(
    (profile) => profile.part === part && profile.device === 'desktop',
  )!;
  const used = textWidth(text, fontSizePx);
  return html`<span class="width">${meter(used, limitPx)} <span class="number ${used > limitPx && 'over'}">${Math.round(used).toLocaleString('en-IN')}<span class="hidden"> of ${limitPx}</span> px</span></span>`;
}

/** Whether search engines may list a page, in a word or two. */
export function listed(site: SiteRecord, page: PageRecord): string {
  if (isUnlisted(page)) return 'No: noindex';
  const route = canonicalRoute(page, site);
  return route === page.route ? 'Yes' : `As ${route ?? page.canonicals[0] ?? 'unknown'}`;
}

function limits(): Html {
  return html`<details class="panel"><summary>Where the limits come from</summary><p>Google gives no widths: it cuts “as needed”. These models are published by others, and they differ. Widths are measured with Arimo, whose letters are as wide as Arial’s, and Noto Sans Devanagari.</p>
<ul>${WIDTH_PROFILES.map(({ part, name, source }) => html`<li><b>${part}, ${name}</b>: ${sourceText(source)}</li>`)}</ul></details>`;
}

/** Who says so, and when. */
export function sourceText({ by, date, address }: { by: string; date?: string; address?: string }): Html {
  return html`${address ? html`<a href="${address}" rel="noreferrer">${by}</a>` : by}${date && html`, <span class="nowrap">${date}</span>`}`;
}
