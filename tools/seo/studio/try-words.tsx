import { useEffect, useState } from 'react';
import { usesOf, type Words } from '../measure/previews';
import { CARDS, DEVICES, PARTS, type Part } from '../measure/profiles';
import { CardFigure, Figure, Result, Uses, type PreviewProps } from './previews';

/** A page of the site whose title and description may be tried out. */
export interface TriedPage extends PreviewProps {
  route: string;
}

/** The milliseconds without typing after which screen readers announce how the words fit. */
const PAUSE_MS = 700;
const LABELS = { title: 'Title', description: 'Description' };

/**
 * A box for a title and a description, which previews show as they are typed.
 * @param first the route of the page whose words the box begins with; for an unknown route those of the first page
 */
export function TryWords({ pages, first }: { pages: readonly TriedPage[]; first?: string }) {
  const [page, setPage] = useState(pages.find(({ route }) => route === first) ?? pages[0]!);
  const [words, setWords] = useState<Words>(page.words);
  const [verdict, setVerdict] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setVerdict(verdictOn(words)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);

  const begin = (route: string) => {
    const chosen = pages.find((one) => one.route === route)!;
    setPage(chosen);
    setWords(chosen.words);
  };
  const uses = usesOf(words);
  return (
    <div className="board">
      <form className="panel try" autoComplete="off">
        <label htmlFor="try-page">Begin with the words of</label>
        <select id="try-page" value={page.route} onChange={({ target }) => begin(target.value)}>
          {pages.map(({ route }) => (
            <option key={route}>{route}</option>
          ))}
        </select>
        {PARTS.map((part) => (
          <div key={part}>
            <label htmlFor={`try-${part}`}>{LABELS[part]}</label>
            <textarea
              id={`try-${part}`}
              rows={3}
              aria-describedby={`${part}-uses`}
              value={words[part]}
              onChange={({ target }) => setWords({ ...words, [part]: target.value })}
            />
            <Uses id={`${part}-uses`} uses={uses.filter((use) => use.part === part)} by="name" />
          </div>
        ))}
        <p role="status">{verdict}</p>
      </form>
      <section className="panel">
        <h2>What is seen</h2>
        <p className="muted">Crossed out: what a search result leaves out.</p>
        <div className="results">
          {DEVICES.map((device) => (
            <Figure key={device} caption={`Google on a ${device}`} className="marked">
              <Result device={device} words={words} frame={page.frame} marked />
            </Figure>
          ))}
        </div>
        <div className="cards">
          {CARDS.map((card) => (
            <CardFigure key={card} card={card} words={words} frame={page.frame} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Says in sentences whether a title and a description fit their previews. */
const verdictOn = (words: Words) => PARTS.map((part) => verdictOnPart(part, words)).join(' ');

function verdictOnPart(part: Part, words: Words): string {
  if (!words[part]) return `There is no ${part}.`;
  const cutting = usesOf(words).filter((use) => use.part === part && use.cut);
  if (cutting.length === 0) return `The ${part} fits everywhere.`;
  return `The ${part} is cut: ${cutting.map(({ name }) => name).join(', ')}.`;
}
