import { cutToCharacters } from '../measure/cut';
import { CARD_PROFILES, OWN_PICTURE_BYTES, type CardProfile } from '../measure/profiles';
import { property, type PageRecord } from '../read/page-record';
import type { SharePicture } from '../read/picture';
import type { SiteRecord } from '../read/read-site';
import { error, note, warning, type Found, type Place, type Rule } from './finding';

const inMetadata = (field: string): Place => ({ file: 'lib/metadata.ts', field });
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
const PROFILES = Object.values<CardProfile>(CARD_PROFILES);

/** What services show of a shared page: its own words for that, else those for search. */
export function sharedTexts(page: PageRecord) {
  return {
    title: property(page, 'og:title') ?? page.titles[0],
    description: property(page, 'og:description') ?? page.descriptions[0],
    picture: property(page, 'og:image'),
    alt: property(page, 'og:image:alt'),
  };
}

/** What a service would not take about a picture, one sentence each. */
export function problemsWith(
  { width, height, bytes }: { width: number; height: number; bytes: number },
  { maxBytes, minWidth, minHeight, maxRatio }: CardProfile,
): string[] {
  const ratio = width / height;
  return [
    bytes >= maxBytes && `the share picture has ${kilobytes(bytes)}, expected under ${kilobytes(maxBytes)}`,
    (width < minWidth || height < minHeight) &&
      `the share picture has ${width} × ${height}, expected ${minWidth} × ${minHeight} or more for the large card`,
    maxRatio &&
      ratio > maxRatio &&
      `the share picture is ${ratio.toFixed(1)} times as wide as high, expected ${maxRatio} at most`,
  ].filter((problem) => typeof problem === 'string');
}

/** What is wrong with the file that a page names as its share picture, where none can be measured. */
function fileProblem(address: string, picture: SharePicture | undefined, site: SiteRecord): Found {
  if (picture?.width && picture.height) return false;
  if (picture)
    return `Its share picture is broken: ${address} is no picture that can be measured. npm run make -- cards makes it anew.`;
  return !isForeign(address, site) && `Its share picture is not there: ${address}. npm run make -- cards makes it.`;
}

const isForeign = (address: string, { origin }: SiteRecord) =>
  URL.canParse(address) && new URL(address).origin !== origin;

/** A rule about the share picture of a page, where there is one and it can be measured. */
const aboutPicture = (at: Place | string, look: (picture: SharePicture, page: PageRecord) => Found) =>
  warning('share card', at, (page, site) => {
    const picture = site.pictures.get(property(page, 'og:image') ?? '');
    return picture?.width && picture.height ? look(picture, page) : false;
  });

/** The card of a shared link: its picture, its texts, and where services stop reading. */
export const shareRules: readonly Rule[] = [
  error(
    'missing',
    'seo.card',
    (page) => !property(page, 'og:image') && 'It has no share picture. npm run make -- cards makes it.',
  ),
  error('share card', inMetadata('og:image'), (page) => {
    const address = property(page, 'og:image');
    return address && !/^https?:\/\//i.test(address) && `The address of its share picture is not whole: ${address}`;
  }),
  error('share card', 'seo.card', (page, site) => {
    const address = property(page, 'og:image');
    return address ? fileProblem(address, site.pictures.get(address), site) : false;
  }),
  warning('share card', inMetadata('og:image'), (page, site) => {
    const address = property(page, 'og:image') ?? '';
    const unseen = !site.pictures.get(address) && isForeign(address, site);
    return unseen && `Its share picture is on another site and was not looked at: ${address}`;
  }),
  error('share card', inMetadata('og:image'), (page, site) => {
    const picture = site.pictures.get(property(page, 'og:image') ?? '');
    return picture?.type === 'SVG' && 'Its share picture is an SVG, which no service shows.';
  }),
  aboutPicture('seo.card', (picture) =>
    PROFILES.map((profile) => problemsWith(picture, profile).map((problem) => `${profile.name}: ${problem}.`)),
  ),
  aboutPicture(
    'seo.card',
    ({ bytes }) =>
      bytes > OWN_PICTURE_BYTES &&
      `Its share picture has ${kilobytes(bytes)}; this site allows ${kilobytes(OWN_PICTURE_BYTES)}.`,
  ),
  aboutPicture(inMetadata('og:image:width'), ({ width, height }, page) => {
    const told = `${property(page, 'og:image:width') ?? '?'} × ${property(page, 'og:image:height') ?? '?'}`;
    const measured = `${width} × ${height}`;
    const differs = told !== '? × ?' && told !== measured;
    return differs && `Its head gives the share picture as ${told}, but it has ${measured}.`;
  }),
  aboutPicture(
    'seo.card.alt',
    (_, page) => !property(page, 'og:image:alt') && 'Its share picture has no alternative text.',
  ),
  warning('missing', inMetadata('head'), (page) => {
    const names = ['og:title', 'og:description', 'og:url', 'og:type', 'twitter:card'];
    const missing = names.filter((name) => !property(page, name)).join(', ');
    return missing !== '' && { what: `It has no ${missing}.`, at: inMetadata(missing) };
  }),
  note('too long', 'seo.title', (page) => {
    const { title = '' } = sharedTexts(page);
    const cutting = PROFILES.filter((profile) => cutToCharacters(title, profile.title).cut);
    const places = cutting.map(({ name, title: limit }) => `${name} after ${limit} characters`).join(', ');
    return places !== '' && `Shared, its title is cut by ${places}.`;
  }),
  note('too long', 'seo.description', (page) => {
    const { name, description: limit } = CARD_PROFILES.x;
    const { cut } = cutToCharacters(sharedTexts(page).description ?? '', limit);
    return cut && `Shared, its description is cut by ${name} after ${limit} characters.`;
  }),
  warning('share card', inMetadata('head'), ({ headEnd }) =>
    PROFILES.map(
      ({ name, headWithin = Infinity }) =>
        headEnd > headWithin &&
        `${name} reads ${kilobytes(headWithin)} of a page, and its head ends at ${kilobytes(headEnd)}.`,
    ),
  ),
];
