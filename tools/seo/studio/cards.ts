import { charactersOf } from '../measure/cut';
import { shownOnCard } from '../measure/previews';
import { CARD_PROFILES, type Card, type CardProfile } from '../measure/profiles';
import { problemsWith, sharedTexts } from '../findings/share-rules';
import type { PageRecord } from '../read/page-record';
import type { SharePicture } from '../read/picture';
import { html, type Html } from './html';
import { sourceText } from './overview';
import { hostOf, kilobytes, originOf, pictureAddress, pictureOf, type StudioData } from './studio-data';

interface CardText {
  title: string;
  description: string;
  host: string;
  address: string;
  picture: Html;
}

/** The shape of each service's card; each is drawn with the words that are left after its cut. */
export const DRAW: Record<Card, (text: CardText) => Html> = {
  whatsapp: ({ title, description, host, address, picture }) =>
    html`<div class="bubble"><div class="inner">${picture}<div class="words"><p class="t">${title}</p><p class="d">${description}</p><p class="h">${host}</p></div></div><p class="link">${address}</p></div>`,
  facebook: ({ title, description, host, picture }) =>
    html`${picture}<div class="words"><p class="h">${host}</p><p class="t">${title}</p><p class="d">${description}</p></div>`,
  x: ({ title, host, picture }) =>
    html`<div class="framed">${picture}<p class="t">${title}</p></div><p class="h">From ${host}</p>`,
  linkedin: ({ title, host, picture }) =>
    html`${picture}<div class="words"><p class="t">${title}</p><p class="h">${host}</p></div>`,
};

/** On how many lines a card shows a text, whatever its length; 0 where it does not show it. */
const LINES: Record<Card, { title: number; description: number }> = {
  whatsapp: { title: 2, description: 1 },
  facebook: { title: 2, description: 1 },
  x: { title: 1, description: 0 },
  linkedin: { title: 2, description: 0 },
};

/** A shared link to a page as four services draw it, and whether its picture is what they ask for. */
export function cards({ site }: StudioData, page: PageRecord): Html {
  const picture = pictureOf(site, page);
  const { title = '', description = '', alt } = sharedTexts(page);
  const drawn = picture?.width
    ? html`<img src="${pictureAddress(picture.file)}" alt="" width="${picture.width}" height="${picture.height}">`
    : html`<div class="missing">No picture</div>`;
  return html`<section id="cards" class="panel"><h2>Shared links</h2>
<p>${picture ? html`The picture has <b>${picture.width} × ${picture.height}</b> px, <b>${kilobytes(picture.bytes)}</b>, ${picture.type}. It is described as: ${alt ? html`“${alt}”` : html`<em>nothing</em>`}` : 'There is no picture to measure.'}</p>
<div class="cards">${(Object.keys(CARD_PROFILES) as Card[]).map((card) => {
    const profile: CardProfile = CARD_PROFILES[card];
    return html`<figure><figcaption>${profile.name}</figcaption><div class="card ${card}">${DRAW[card]({ ...shownOnCard(card, title, description), host: hostOf(site), address: originOf(site) + page.route, picture: drawn })}</div>${demands(profile, LINES[card], { title, description, picture, headEnd: page.headEnd })}</figure>`;
  })}</div></section>`;
}

interface Given {
  title: string;
  description: string;
  picture?: SharePicture;
  headEnd: number;
}

function demands(
  profile: CardProfile,
  lines: { title: number; description: number },
  { title, description, picture, headEnd }: Given,
): Html {
  const problems = picture ? problemsWith(picture, profile) : ['there is no share picture'];
  const used = (name: string, text: string, limit: number, shown: number) =>
    line(
      charactersOf(text).length <= limit ? 'yes' : 'cut',
      `${name}: ${charactersOf(text).length} of ${limit} characters${shown === 1 ? '; what is longer than one line of the card is cut' : ''}`,
    );
  return html`<ul class="demands">
${profile.title !== undefined && used('Title', title, profile.title, lines.title)}
${profile.description && lines.description > 0 ? used('Description', description, profile.description, lines.description) : html`<li>Description: not shown on the card</li>`}
${problems.length > 0 ? problems.map((problem) => line('no', problem[0]!.toUpperCase() + problem.slice(1))) : line('yes', `Picture: large card, under ${kilobytes(profile.maxBytes)}`)}
${profile.headWithin !== undefined && line(headEnd <= profile.headWithin ? 'yes' : 'no', `Head: ends at ${kilobytes(headEnd)} of ${kilobytes(profile.headWithin)}`)}
<li class="by">${sourceText(profile.source)}</li></ul>`;
}

const MARKS = { yes: ['✓', 'Fine:'], cut: ['…', 'Cut:'], no: ['✕', 'Not met:'] } as const;

function line(state: keyof typeof MARKS, text: string): Html {
  const [mark, name] = MARKS[state];
  return html`<li class="${state}"><span aria-hidden="true">${mark}</span><span class="hidden">${name}</span> ${text}</li>`;
}
