import type { ReactNode } from 'react';
import type { Cut } from '../measure/cut';
import { CARD_LIMITS, cutOn, shownOnCard, type Card, type Device, type Use, type Words } from '../measure/previews';
import type { frameOf } from './studio-data';

/** The words of a search result or of a shared link's card to draw, and all that stands around them. */
export interface PreviewProps {
  words: Words;
  frame: ReturnType<typeof frameOf>;
}

/** The address of a share picture in the studio's pages. */
export const pictureAddress = (file: string) => `pictures/${file}`;

/** A figure of the studio with its caption above. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}

/** Draws a search result in Google's colours and letters; words that it leaves out follow, crossed out. */
export function Result({ device, words, frame }: PreviewProps & { device: Device }) {
  return (
    <div className={`result ${device}`}>
      <p className="site">
        <img src="icon.svg" alt="" width="26" height="26" />
        <span>
          <b>{frame.name}</b>
          <br />
          <span className="path">{frame.path}</span>
        </span>
      </p>
      <p className="title">
        <CutText {...cutOn(device, 'title', words.title)} none="No title" />
      </p>
      <p>
        <CutText
          {...cutOn(device, 'description', words.description)}
          none="No description: Google chooses words from the page."
        />
      </p>
    </div>
  );
}

function CutText({ shown, cut, missing, none }: Cut & { none: string }) {
  // Joins the ellipsis to the last word by a space that does not break, so that it never begins a line.
  const text = shown.replace(/ \.\.\.$/, '\u00a0...') || none;
  if (!cut) return text;
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
    <Figure caption={CARD_LIMITS[card].name}>
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

/** Lists how much room texts take in a search result or on a card, a line for each. */
export const Uses = ({ uses }: { uses: Use[] }) => (
  <ul className="uses">
    {uses.map(({ part, used, limit, unit, cut }) => (
      <li key={part} className={cut ? 'cut' : undefined}>
        {part === 'title' ? 'Title' : 'Description'}: {used} of {limit} {unit}
        {cut && ', cut'}
      </li>
    ))}
  </ul>
);
