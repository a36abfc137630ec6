import type { ReactNode } from 'react';
import { problemsWith, sharedTexts } from '../findings/share-rules';
import { charactersOf } from '../measure/cut';
import { shownOnCard } from '../measure/previews';
import { CARD_PROFILES, type Card, type CardProfile } from '../measure/profiles';
import type { PageRecord } from '../read/page-record';
import type { SharePicture } from '../read/picture';
import { Figure, Panel, Publisher, SharedPicture, Sign } from './parts';
import { hostOf, kilobytes, originOf, pictureOf, type StudioData } from './studio-data';

interface CardText {
  title: string;
  description: string;
  host: string;
  address: string;
  picture: ReactNode;
}

/** The shape of each service's card; each is drawn with the words that are left after its cut. */
const DRAW: Record<Card, (text: CardText) => ReactNode> = {
  whatsapp: ({ title, description, host, address, picture }) => (
    <div className="bubble">
      <div className="inner">
        {picture}
        <div className="words">
          <p className="t">{title}</p>
          <p className="d">{description}</p>
          <p className="h">{host}</p>
        </div>
      </div>
      <p className="link">{address}</p>
    </div>
  ),
  facebook: ({ title, description, host, picture }) => (
    <>
      {picture}
      <div className="words">
        <p className="h">{host}</p>
        <p className="t">{title}</p>
        <p className="d">{description}</p>
      </div>
    </>
  ),
  x: ({ title, host, picture }) => (
    <>
      <div className="framed">
        {picture}
        <p className="t">{title}</p>
      </div>
      <p className="h">From {host}</p>
    </>
  ),
  linkedin: ({ title, host, picture }) => (
    <>
      {picture}
      <div className="words">
        <p className="t">{title}</p>
        <p className="h">{host}</p>
      </div>
    </>
  ),
};

/** On how many lines a card shows a text, whatever its length; 0 where it does not show it. */
const LINES: Record<Card, { title: number; description: number }> = {
  whatsapp: { title: 2, description: 1 },
  facebook: { title: 2, description: 1 },
  x: { title: 1, description: 0 },
  linkedin: { title: 2, description: 0 },
};

/** The services that draw a card of a shared link. */
export const SERVICES = Object.keys(CARD_PROFILES) as Card[];

/** A shared link as one service draws it. */
export function CardFigure({ card, children, ...text }: CardText & { card: Card; children?: ReactNode }) {
  return (
    <Figure caption={CARD_PROFILES[card].name}>
      <div className={`card ${card}`}>{DRAW[card](text)}</div>
      {children}
    </Figure>
  );
}

/** A shared link to a page as four services draw it, and whether its picture is what they ask for. */
export function Cards({ site, page }: Pick<StudioData, 'site'> & { page: PageRecord }) {
  const picture = pictureOf(site, page);
  const { title = '', description = '', alt } = sharedTexts(page);
  return (
    <Panel id="cards" heading="Shared links">
      <p>
        {picture ? (
          <>
            The picture has{' '}
            <b>
              {picture.width} × {picture.height}
            </b>{' '}
            px, <b>{kilobytes(picture.bytes)}</b>, {picture.type}. It is described as:{' '}
            {alt ? `“${alt}”` : <em>nothing</em>}
          </>
        ) : (
          'There is no picture to measure.'
        )}
      </p>
      <div className="cards">
        {SERVICES.map((card) => (
          <CardFigure
            key={card}
            card={card}
            {...shownOnCard(card, title, description)}
            host={hostOf(site)}
            address={originOf(site) + page.route}
            picture={picture?.width ? <SharedPicture {...picture} /> : <div className="missing">No picture</div>}
          >
            <Demands card={card} title={title} description={description} picture={picture} headEnd={page.headEnd} />
          </CardFigure>
        ))}
      </div>
    </Panel>
  );
}

interface DemandsProps {
  card: Card;
  title: string;
  description: string;
  picture?: SharePicture;
  headEnd: number;
}

/** What a service asks of a shared page, and what is met. */
function Demands({ card, title, description, picture, headEnd }: DemandsProps) {
  const profile: CardProfile = CARD_PROFILES[card];
  const lines = LINES[card];
  const problems = picture ? problemsWith(picture, profile) : ['there is no share picture'];
  return (
    <ul className="demands">
      {profile.title !== undefined && <Used name="Title" text={title} limit={profile.title} lines={lines.title} />}
      {profile.description && lines.description > 0 ? (
        <Used name="Description" text={description} limit={profile.description} lines={lines.description} />
      ) : (
        <li>Description: not shown on the card</li>
      )}
      {problems.map((problem) => (
        <Line key={problem} state="no" text={problem[0]!.toUpperCase() + problem.slice(1)} />
      ))}
      {problems.length === 0 && <Line state="yes" text={`Picture: large card, under ${kilobytes(profile.maxBytes)}`} />}
      {profile.headWithin !== undefined && (
        <Line
          state={headEnd <= profile.headWithin ? 'yes' : 'no'}
          text={`Head: ends at ${kilobytes(headEnd)} of ${kilobytes(profile.headWithin)}`}
        />
      )}
      <li className="by">
        <Publisher {...profile.source} />
      </li>
    </ul>
  );
}

function Used({ name, text, limit, lines }: { name: string; text: string; limit: number; lines: number }) {
  const { length } = charactersOf(text);
  const more = lines === 1 ? '; what is longer than one line of the card is cut' : '';
  return <Line state={length <= limit ? 'yes' : 'cut'} text={`${name}: ${length} of ${limit} characters${more}`} />;
}

const MARKS = { yes: ['✓', 'Fine:'], cut: ['…', 'Cut:'], no: ['✕', 'Not met:'] } as const;

function Line({ state, text }: { state: keyof typeof MARKS; text: string }) {
  const [sign, words] = MARKS[state];
  return (
    <li className={state}>
      <Sign sign={sign} words={words} /> {text}
    </li>
  );
}
