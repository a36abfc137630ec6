import { usesOf } from '../measure/previews';
import { CARD_PROFILES, WHATSAPP_READS, type CardProfile } from '../measure/profiles';
import type { SharePicture } from '../read/read-site';
import { error, note, warning } from './finding';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** What a service would not take about a picture, one sentence each. */
const problemsWith = ({ width, height, bytes }: SharePicture, profile: CardProfile) => [
  bytes >= profile.maxBytes &&
    `${profile.name}: the share picture has ${kilobytes(bytes)}, expected under ${kilobytes(profile.maxBytes)}.`,
  (width < profile.minWidth || height < profile.minHeight) &&
    `${profile.name}: the share picture has ${width} × ${height}, expected ${profile.minWidth} × ${profile.minHeight} or more for the large card.`,
];

/** The card of a shared link: its picture, its title, and where services stop reading. */
export const shareRules = [
  error('share card', 'seo.card', ({ shared }, { pictures }) => {
    if (!shared.picture) return 'It has no share picture. npm run make -- cards makes it.';
    const measured = pictures.get(shared.picture);
    if (!measured) return `Its share picture is not there: ${shared.picture}. npm run make -- cards makes it.`;
    return (
      !measured.width &&
      `Its share picture is broken: ${shared.picture} is no picture that can be measured. npm run make -- cards makes it anew.`
    );
  }),
  warning('share card', 'seo.card', ({ shared }, { pictures }) => {
    const measured = pictures.get(shared.picture ?? '');
    return measured?.width ? Object.values(CARD_PROFILES).map((profile) => problemsWith(measured, profile)) : false;
  }),
  note('too long', 'seo.title', ({ shared: { title, description } }) => {
    const cutting = usesOf({ title, description }).filter(
      ({ part, unit, cut }) => part === 'title' && unit === 'characters' && cut,
    );
    const places = cutting.map(({ name, limit }) => `${name} after ${limit} characters`).join(', ');
    return places !== '' && `Shared, its title is cut by ${places}.`;
  }),
  warning(
    'share card',
    { file: 'lib/metadata.ts', field: 'head' },
    ({ headEnd }) =>
      headEnd > WHATSAPP_READS &&
      `WhatsApp reads ${kilobytes(WHATSAPP_READS)} of a page, and its head ends at ${kilobytes(headEnd)}.`,
  ),
];
