import { cutToCharacters } from '../measure/cut';
import { CARD_PROFILES, OWN_PICTURE_BYTES, type CardProfile } from '../measure/profiles';
import { property, type PageRecord } from '../read/page-record';
import { onEachPage, type Place } from './finding';

const METADATA = 'lib/metadata.ts';
const inMetadata = (field: string): Place => ({ file: METADATA, field });
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** A shared link has a title, a text and an address of its own. */
export const shareTexts = onEachPage((page, say) => {
  const missing = ['og:title', 'og:description', 'og:url', 'og:type', 'twitter:card'].filter(
    (name) => !property(page, name),
  );
  if (missing.length > 0) say('warning', 'missing', inMetadata(missing.join(', ')), `It has no ${missing.join(', ')}.`);
  const { title, description } = sharedTexts(page);
  const cutting = Object.values<CardProfile>(CARD_PROFILES).filter(
    (profile) => cutToCharacters(title ?? '', profile.title).cut,
  );
  if (cutting.length > 0)
    say(
      'note',
      'too long',
      'seo.title',
      `Shared, its title is cut by ${cutting.map(({ name, title: limit }) => `${name} after ${limit} characters`).join(', ')}.`,
    );
  const { x } = CARD_PROFILES;
  if (cutToCharacters(description ?? '', x.description).cut)
    say(
      'note',
      'too long',
      'seo.description',
      `Shared, its description is cut by ${x.name} after ${x.description} characters.`,
    );
});

/** What services show of a shared page: its own words for that, else those for search. */
export function sharedTexts(page: PageRecord) {
  return {
    title: property(page, 'og:title') ?? page.titles[0],
    description: property(page, 'og:description') ?? page.descriptions[0],
    picture: property(page, 'og:image'),
    alt: property(page, 'og:image:alt'),
  };
}

/** The share picture is there, whole and of a size that every service takes. */
export const sharePicture = onEachPage((page, say, site) => {
  const address = property(page, 'og:image');
  if (!address) return say('error', 'missing', 'seo.card', 'It has no share picture. npm run make -- cards makes it.');
  if (!/^https?:\/\//i.test(address))
    say('error', 'share card', inMetadata('og:image'), `The address of its share picture is not whole: ${address}`);
  const picture = site.pictures.get(address);
  if (!picture) {
    const foreign = URL.canParse(address) && new URL(address).origin !== site.origin;
    return say(
      foreign ? 'warning' : 'error',
      'share card',
      foreign ? inMetadata('og:image') : 'seo.card',
      foreign
        ? `Its share picture is on another site and was not looked at: ${address}`
        : `Its share picture is not there: ${address}. npm run make -- cards makes it.`,
    );
  }
  if (!picture.width || !picture.height)
    return say(
      'error',
      'share card',
      'seo.card',
      `Its share picture is broken: ${address} is no picture that can be measured. npm run make -- cards makes it anew.`,
    );
  if (picture.type === 'SVG')
    say('error', 'share card', inMetadata('og:image'), 'Its share picture is an SVG, which no service shows.');
  for (const profile of Object.values<CardProfile>(CARD_PROFILES)) {
    for (const problem of problemsWith(picture, profile))
      say('warning', 'share card', 'seo.card', `${profile.name}: ${problem}.`);
  }
  if (picture.bytes > OWN_PICTURE_BYTES)
    say(
      'warning',
      'share card',
      'seo.card',
      `Its share picture has ${kilobytes(picture.bytes)}; this site allows ${kilobytes(OWN_PICTURE_BYTES)}.`,
    );
  const told = `${property(page, 'og:image:width') ?? '?'} × ${property(page, 'og:image:height') ?? '?'}`;
  const measured = `${picture.width} × ${picture.height}`;
  if (told !== '? × ?' && told !== measured)
    say(
      'warning',
      'share card',
      inMetadata('og:image:width'),
      `Its head gives the share picture as ${told}, but it has ${measured}.`,
    );
  if (!property(page, 'og:image:alt'))
    say('warning', 'share card', 'seo.card.alt', 'Its share picture has no alternative text.');
});

/** What a service would not take about a picture, one sentence each. */
export function problemsWith(
  picture: { width: number; height: number; bytes: number },
  profile: CardProfile,
): string[] {
  const { width, height, bytes } = picture;
  const ratio = width / height;
  return [
    ...(bytes >= profile.maxBytes
      ? [`the share picture has ${kilobytes(bytes)}, expected under ${kilobytes(profile.maxBytes)}`]
      : []),
    ...(width < profile.minWidth || height < profile.minHeight
      ? [
          `the share picture has ${width} × ${height}, expected ${profile.minWidth} × ${profile.minHeight} or more for the large card`,
        ]
      : []),
    ...(profile.maxRatio && ratio > profile.maxRatio
      ? [`the share picture is ${ratio.toFixed(1)} times as wide as high, expected ${profile.maxRatio} at most`]
      : []),
  ];
}

/** A head that ends late is not read to its end. */
export const headSize = onEachPage((page, say) => {
  for (const { name, headWithin } of Object.values<CardProfile>(CARD_PROFILES)) {
    if (headWithin && page.headEnd > headWithin)
      say(
        'warning',
        'share card',
        inMetadata('head'),
        `${name} reads ${kilobytes(headWithin)} of a page, and its head ends at ${kilobytes(page.headEnd)}.`,
      );
  }
});
