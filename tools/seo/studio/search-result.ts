import { cutToLines, cutToWidth, type Cut } from '../measure/cut';
import { PHONE_TITLE, WIDTH_PROFILES, type WidthProfile } from '../measure/profiles';
import type { PageRecord } from '../read/page-record';
import { property } from '../read/page-record';
import { html, type Html } from './html';
import { meter } from './meter';
import { sourceText } from './overview';
import { hostOf, type StudioData } from './studio-data';

/** A page in Google's results, on a desktop and on a phone, and how every published model cuts it. */
export function searchResult({ site }: StudioData, page: PageRecord): Html {
  const [title = '', description = ''] = [page.titles[0], page.descriptions[0]];
  const cutBy = (part: 'title' | 'description', device: 'desktop' | 'phone', text: string) => {
    const { fontSizePx, limitPx } = WIDTH_PROFILES.find((profile) => profile.part === part && profile.device === device)!;
    return cutToWidth(text, fontSizePx, limitPx).shown;
  };
  const name = property(page, 'og:site_name') ?? hostOf(site);
  const path = [hostOf(site), ...page.route.split('/').filter(Boolean)].join(' › ');
  const phone = cutToLines(title, PHONE_TITLE.fontSizePx, PHONE_TITLE.lineWidthPx, PHONE_TITLE.lines);
  const onPhone: ModelRow = { ...PHONE_TITLE, part: 'title', text: title, name: `Phone, two lines, ${PHONE_TITLE.fontSizePx} px at ${PHONE_TITLE.lineWidthPx} each`, limitPx: PHONE_TITLE.lineWidthPx * PHONE_TITLE.lines, seen: phone };
  const models = WIDTH_PROFILES.map((profile): ModelRow => {
    const text = profile.part === 'title' ? title : description;
    return { ...profile, text, seen: cutToWidth(text, profile.fontSizePx, profile.limitPx) };
  });
  const rows = [...models.filter(({ part }) => part === 'title'), onPhone, ...models.filter(({ part }) => part === 'description')];
  return html`<section id="search" class="panel"><h2>Search result</h2>
<div class="results">
  <figure><figcaption>Desktop</figcaption>${result('desktop', name, path, cutBy('title', 'desktop', title), cutBy('description', 'desktop', description))}</figure>
  <figure><figcaption>Phone</figcaption>${result('phone', name, path, phone.shown, cutBy('description', 'phone', description))}</figure>
</div>
<div class="scroll" role="region" aria-label="How every published model cuts the result" tabindex="0">
<table class="models"><thead><tr><th scope="col">Text</th><th scope="col">Model</th><th scope="col">Used</th><th scope="col">What is seen</th><th scope="col">Published by</th></tr></thead>
<tbody>${rows.map((row) => modelRow(row))}</tbody></table></div>
</section>`;
}

function result(device: string, name: string, path: string, title: string, description: string): Html {
  return html`<div class="result ${device}"><p class="site"><img src="icon.svg" alt="" width="18" height="18"><span><b>${name}</b><br>${path}</span></p><p class="blue">${title || 'No title'}</p><p class="snippet">${description.replace(/ \.\.\.$/, '\u00a0...') || 'No description: Google chooses words from the page.'}</p></div>`;
}

interface ModelRow extends Pick<WidthProfile, 'part' | 'name' | 'limitPx' | 'source'> {
  text: string;
  seen: Cut;
}

function modelRow({ part, name, limitPx, source, text, seen: { shown, cut, missing, widthPx } }: ModelRow): Html {
  return html`<tr><td>${part}</td><th scope="row">${name}</th><td><span class="width">${meter(widthPx, limitPx)} <span class="number ${cut && 'over'}">${Math.round(widthPx).toLocaleString('en-IN')} of ${limitPx} px</span></span></td><td>${cut ? html`<span class="cut">${shown}</span> <del class="missing">${missing}</del>` : text ? 'All of it' : 'Nothing: it is missing'}</td><td>${sourceText(source)}</td></tr>`;
}
