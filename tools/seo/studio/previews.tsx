import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Cut } from '../measure/cut';
import { resultOn, shownOnCard, type Use, type Words } from '../measure/previews';
import { CARD_PROFILES, type Card, type Device } from '../measure/profiles';
import type { frameOf } from './studio-data';

/** The words of a search result or of a shared link's card to draw, and all that stands around them. */
export interface PreviewProps {
  words: Words;
  frame: ReturnType<typeof frameOf>;
}

/** The address of a share picture in the studio's pages. */
export const pictureAddress = (file: string) => `pictures/${file}`;

/** A figure of the studio with its caption above. */
export function Figure({ caption, className, children }: { caption: string; className?: string; children: ReactNode }) {
  return (
    <figure className={className}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}

/** Draws a search result in Google's colours and letters; with `marked`, words left out are crossed out. */
export function Result({ device, words, frame, marked }: PreviewProps & { device: Device; marked?: boolean }) {
  const { title, description } = resultOn(device, words);
  return (
    <div className={`result ${device}`}>
      <p className="site">
        <img src="icon.svg" alt="" width="18" height="18" />
        <span>
          <b>{frame.name}</b>
          <br />
          <span className="path">{frame.path}</span>
        </span>
      </p>
      <p className="blue">
        <CutText {...title} none="No title" marked={marked} />
      </p>
      <p className="snippet">
        <CutText {...description} none="No description: Google chooses words from the page." marked={marked} />
      </p>
    </div>
  );
}

/** Shows a text as a search result cuts it; with `marked`, the missing words follow, crossed out. */
export function CutText({ shown, cut, missing, none, marked }: Cut & { none: string; marked?: boolean }) {
  // Joins the ellipsis to the last word by a space that does not break, so that it never begins a line.
  const text = shown.replace(/ \.\.\.$/, '\u00a0...') || none;
  if (!cut || !marked) return text;
  return (
    <>
      {text}{' '}
      <del>
        <span className="hidden">Not shown: </span>
        {missing}
      </del>
    </>
  );
}

/** Draws the card of a shared link as one service does; the style sheet gives each service its shape. */
export function CardFigure({ card, words, frame, children }: PreviewProps & { card: Card; children?: ReactNode }) {
  const { title, description } = shownOnCard(card, words);
  return (
    <Figure caption={CARD_PROFILES[card].name}>
      <div className={`card ${card}`}>
        {frame.picture ? (
          <img src={pictureAddress(frame.picture)} alt="" width="1200" height="630" />
        ) : (
          <div className="missing">No picture</div>
        )}
        <div className="words">
          <p className="title">{title}</p>
          <p className="description">{description}</p>
          <p className="host">{frame.host}</p>
        </div>
        {card === 'whatsapp' && <p className="link">{frame.address}</p>}
      </div>
      {children}
    </Figure>
  );
}

/** The place of the limit on a meter of text width, of 100 units, left of its end, so that the part beyond the limit still shows. */
const LIMIT_AT = 84;

/**
 * Shows how much of a limit a text uses, as a bar and in figures. The bar is an SVG drawing, since a page without style
 * attributes cannot size a box.
 */
export function Width({ used, limit, cut, children }: Pick<Use, 'used' | 'limit' | 'cut'> & { children: ReactNode }) {
  const length = Math.min((used / limit) * LIMIT_AT, 100).toFixed(1);
  return (
    <span className="width">
      <svg
        className={clsx('meter', used > limit && 'over')}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="track" width="100" height="8" rx="2" />
        <rect className="used" width={length} height="8" rx="2" />
        <rect className="limit" x={LIMIT_AT - 0.5} width="1" height="8" />
      </svg>{' '}
      <span className={clsx('number', cut && 'over')}>
        {Math.round(used).toLocaleString('en-IN')}
        {children}
      </span>
    </span>
  );
}

/** Lists how much room texts take in search results and on cards, a line for each. */
export function Uses({ uses, by, id }: { uses: Use[]; by: 'name' | 'part'; id?: string }) {
  return (
    <ul className="uses" id={id}>
      {uses.map((use) => (
        <li key={`${use.part} ${use.place}`}>
          <span>{use[by]}</span> <Width {...use}>{` of ${use.limit} ${use.unit}${use.cut ? ', cut' : ''}`}</Width>
        </li>
      ))}
    </ul>
  );
}
