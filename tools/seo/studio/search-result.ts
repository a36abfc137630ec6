import { cutToWidth, type Cut } from '../measure/cut';
import { resultOn, type Device } from '../measure/previews';
import { PHONE_TITLE, WIDTH_PROFILES, type WidthProfile } from '../measure/profiles';
import type { PageRecord } from '../read/page-record';
import { property } from '../read/page-record';
import type { SiteRecord } from '../read/read-site';
import { html, type Html, type Part } from './html';
import { meter } from './meter';
import { sourceText } from './overview';
import { hostOf, type StudioData } from './studio-data';

/** A page in Google's results, on a desktop and on a phone, and how every published model cuts it. */
export function searchResult({ site }: StudioData, page: PageRecord): Html {
  const [title = '', description = ''] = [page.titles[0], page.descriptions[0]];
  const phone = resultOn('phone', title, description);
  const onPhone: ModelRow = {
    ...PHONE_TITLE,
    part: 'title',
    text: title,
    name: `Phone, two lines, ${PHONE_TITLE.fontSizePx} px at ${PHONE_TITLE.lineWidthPx} each`,
    limitPx: PHONE_TITLE.lineWidthPx * PHONE_TITLE.lines,
    seen: phone.title,
  };
  const models = WIDTH_PROFILES.map((profile): ModelRow => {
    const text = profile.part === 'title' ? title : description;
    return { ...profile, text, seen: cutToWidth(text, profile.fontSizePx, profile.limitPx) };
  });
  const rows = [
    ...models.filter(({ part }) => part === 'title'),
    onPhone,
    ...models.filter(({ part }) => part === 'description'),
  ];
  return html`<section id="search" class="panel"><h2>Search result</h2>
<div class="results">
  <figure><figcaption>Desktop</figcaption>${drawResult('desktop', siteOf(site, page), texts(resultOn('desktop', title, description)))}</figure>
  <figure><figcaption>Phone</figcaption>${drawResult('phone', siteOf(site, page), texts(phone))}</figure>
</div>
<div class="scroll" role="region" aria-label="How every published model cuts the result" tabindex="0">
<table class="models"><thead><tr><th scope="col">Text</th><th scope="col">Model</th><th scope="col">Used</th><th scope="col">What is seen</th><th scope="col">Published by</th></tr></thead>
<tbody>${rows.map((row) => modelRow(row))}</tbody></table></div>
</section>`;
}

/** The top line of a search result: the site's name, and the page's address as Google writes it. */
export const siteOf = (site: SiteRecord, page: PageRecord) => ({
  name: property(page, 'og:site_name') ?? hostOf(site),
  path: [hostOf(site), ...page.route.split('/').filter(Boolean)].join(' › '),
});

/** A search result, in Google's colours and letters. */
export function drawResult(
  device: Device,
  { name, path }: { name: string; path: string },
  { title, description }: { title: Part; description: Part },
): Html {
  return html`<div class="result ${device}"><p class="site"><img src="icon.svg" alt="" width="18" height="18"><span><b>${name}</b><br><span class="path">${path}</span></span></p><p class="blue">${title}</p><p class="snippet">${description}</p></div>`;
}

function texts({ title, description }: Record<'title' | 'description', Cut>) {
  return {
    title: title.shown || 'No title',
    description:
      description.shown.replace(/ \.\.\.$/, '\u00a0...') || 'No description: Google chooses words from the page.',
  };
}

/** A result whose words are cut, with the words that it leaves out crossed out behind them. */
export function cutPicture({ site }: StudioData, page: PageRecord): Html {
  const { title, description } = resultOn('desktop', page.titles[0] ?? '', page.descriptions[0] ?? '');
  return html`<figure class="marked"><figcaption>What a search on a desktop shows; crossed out, what it leaves out</figcaption>${drawResult('desktop', siteOf(site, page), { title: markCut(title), description: markCut(description) })}</figure>`;
}

function markCut({ shown, cut, missing }: Cut): Part {
  return cut ? html`${shown} <del><span class="hidden">Not shown: </span>${missing}</del>` : shown;
}

interface ModelRow extends Pick<WidthProfile, 'part' | 'name' | 'limitPx' | 'source'> {
  text: string;
  seen: Cut;
}

function modelRow({ part, name, limitPx, source, text, seen }: ModelRow): Html {
  return html`<tr><td>${part}</td><th scope="row">${name}</th><td><span class="width">${meter(seen.widthPx, limitPx)} <span class="number ${seen.cut && 'over'}">${Math.round(seen.widthPx).toLocaleString('en-IN')} of ${limitPx} px</span></span></td><td>${seen.cut ? markCut(seen) : text ? 'All of it' : 'Nothing: it is missing'}</td><td>${sourceText(source)}</td></tr>`;
}
