import { CARD_PROFILES, type Card } from '../measure/profiles';
import { usesOf, type Use } from '../measure/previews';
import { sharedTexts } from '../findings/share-rules';
import { DRAW } from './cards';
import { html, type Html } from './html';
import { layout } from './layout';
import { meter } from './meter';
import { drawResult, siteOf } from './search-result';
import { hostOf, originOf, pictureAddress, pictureOf, type StudioData } from './studio-data';

/** A box for a title and a description. Its script (`try-script.ts`) draws what is typed as others show it. */
export function tryPage(data: StudioData): Html {
  const { site } = data;
  const [first] = site.pages;
  const whose = first ? siteOf(site, first) : { name: '', path: '' };
  const empty = { title: '', description: '' };
  const card = {
    ...empty,
    host: hostOf(site),
    address: originOf(site),
    picture: html`<img alt="" width="1200" height="630">`,
  };
  return layout(
    data,
    'Try words',
    html`<div class="wide">
<h1>Try words</h1>
<p class="shown">Nothing is saved: copy what you like into the page’s file in <code>content/en/pages/</code>.</p>
<div class="board">
<form class="panel try" id="try" data-origin="${originOf(site)}" autocomplete="off">
  <label for="try-page">Begin with the words of</label>
  <select id="try-page">${site.pages.map((page) => {
    const { title = '', description = '' } = sharedTexts(page);
    const picture = pictureOf(site, page);
    return html`<option value="${page.route}" data-title="${page.titles[0] ?? title}" data-description="${page.descriptions[0] ?? description}" data-path="${siteOf(site, page).path}" data-picture="${picture?.width && pictureAddress(picture.file)}">${page.route}</option>`;
  })}</select>
  <label for="try-title">Title</label>
  <textarea id="try-title" rows="2" aria-describedby="title-uses"></textarea>
  ${uses('title')}
  <label for="try-description">Description</label>
  <textarea id="try-description" rows="3" aria-describedby="description-uses"></textarea>
  ${uses('description')}
  <p role="status" id="try-verdict"></p>
</form>
<section class="panel" id="tried"><h2>What is seen</h2>
<p class="shown">Crossed out: what a search result leaves out.</p>
<div class="results">
  <figure class="marked"><figcaption>Google on a desktop</figcaption>${drawResult('desktop', whose, empty)}</figure>
  <figure class="marked"><figcaption>Google on a phone</figcaption>${drawResult('phone', whose, empty)}</figure>
</div>
<div class="cards">${(Object.keys(CARD_PROFILES) as Card[]).map((name) => html`<figure><figcaption>${CARD_PROFILES[name].name}</figcaption><div class="card ${name}">${DRAW[name](card)}</div></figure>`)}</div>
</section>
</div>
</div>`,
  );
}

/** How much room a text takes in each place; the numbers come with the words. */
function uses(part: Use['part']): Html {
  return html`<ul class="uses" id="${part}-uses">${usesOf('', '')
    .filter((use) => use.part === part)
    .map(
      ({ name, place }) =>
        html`<li data-part="${part}" data-place="${place}"><span>${name}</span> ${meter(0, 1)} <span class="number"></span></li>`,
    )}</ul>`;
}
