import { CARDS, cutOn, cutToCharacters, type Cut, type Device, type Part, type SearchTexts } from './measure';

interface ResultProps {
  device: Device;
  words: SearchTexts;
  frame: { name: string; path: string; icon?: string };
}

export function Result({ device, words, frame }: ResultProps) {
  return (
    <div className={`result ${device}`}>
      <p className="site">
        <img src={frame.icon ?? 'icon.svg'} alt="" width="26" height="26" />
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

function CutText({ shown, missing, none }: Cut & { none: string }) {
  // A no-break space keeps the ellipsis from beginning a line.
  const text = shown.replace(/ \.\.\.$/, '\u00a0...') || none;
  if (!missing) return text;
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

export function Use({ device, part, text }: { device: Device; part: Part; text: string }) {
  const { used, limit, missing } = cutOn(device, part, text);
  return (
    <p className={missing ? 'cut' : undefined}>
      {part === 'title' ? 'Title' : 'Description'}: {used} of {limit} px
      {missing && ', cut'}
    </p>
  );
}

interface CardProps {
  card: string;
  words: SearchTexts;
  address: URL;
  picture?: string;
}

export function Card({ card, words, address, picture }: CardProps) {
  const { title, description } = CARDS[card]!;
  return (
    <div className={`card ${card}`}>
      {picture ? <img src={picture} alt="" width="1200" height="630" /> : 'No picture'}
      <div className="words">
        <p className="title">{cutToCharacters(words.title, title)}</p>
        <p className="description">{description && cutToCharacters(words.description, description)}</p>
        <p className="host">{address.host}</p>
      </div>
      {card === 'whatsapp' && <p className="link">{address.href}</p>}
    </div>
  );
}
