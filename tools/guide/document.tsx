import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { mark } from '../../components/layout/Logo/mark';
import type { Company } from '../../content/schemas/site';
import type { GuideContent } from '../../content/schemas/guide';
import type { Language } from '../../lib/content/language';
import { fontFaces } from '../make/document';
import { asSentence, GuideNote, GuideSection, titledItems } from './blocks';
import { GuidePicture } from './drawings';

export interface GuideSite {
  company: Company;
  language: Pick<Language, 'lang' | 'prefix'>;
  interface: { fullStop: string };
}

export function renderGuide(guide: GuideContent, { company, language, interface: { fullStop } }: GuideSite): string {
  const { chapters, back, next } = guide;
  const sheetsOf = (some: typeof chapters) => some.flatMap(({ sheets }) => sheets).length;
  // Cover and contents come first, so the chapters begin on page 3.
  const pages = chapters.map((_, index) => 3 + sheetsOf(chapters.slice(0, index)));
  const wordsPage = 3 + sheetsOf(chapters);
  const frame = { of: wordsPage + 1, running: `${company.name} · ${guide.title}` };
  const entries: Entry[] = [
    ...chapters.map(({ title, sheets }, index) => ({
      id: `chapter-${index + 1}`,
      title,
      page: pages[index]!,
      inside: sheets.flat().map(({ heading }) => heading),
    })),
    { id: 'words', title: `${back.words.heading} · ${back.sources.heading}`, page: wordsPage },
    { id: 'next', title: next.heading, page: wordsPage + 1 },
  ];

  const html = renderToStaticMarkup(
    <html lang={language.lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${guide.title} | ${company.name}`}</title>
        <meta name="description" content={guide.description} />
        <style>{fontFaces(400, 650)}</style>
        <link rel="stylesheet" href="guide.css" />
      </head>
      <body>
        <div className="sheet cover">
          <GuidePicture name={`cover-${guide.cover}`} className="cover-picture" />
          <GuideLogo name={company.name} />
          <p className="kicker">{guide.kicker}</p>
          <h1>{guide.title}</h1>
          <p className="subtitle">{guide.subtitle}</p>
          <p className="cover-date">{guide.dated}</p>
        </div>
        <Sheet number={2} {...frame}>
          <Contents {...guide.contents} entries={entries} />
        </Sheet>
        {chapters.map((chapter, index) =>
          chapter.sheets.map((sections, sheet) => (
            <Sheet key={`${index} ${sheet}`} number={pages[index]! + sheet} {...frame}>
              {sheet === 0 && <Opener guide={guide} index={index} />}
              <div className="body">
                {sections.map((section) => (
                  <GuideSection key={section.heading} fullStop={fullStop} {...section} />
                ))}
              </div>
            </Sheet>
          )),
        )}
        <Sheet number={wordsPage} {...frame}>
          <WordsAndSources {...back} fullStop={fullStop} />
        </Sheet>
        <NextStep {...next} company={company} />
      </body>
    </html>,
  );
  return `<!doctype html>${html.replace(/(?<=\d) (?=kW\b)/g, '\u00a0')}`;
}

const GuideLogo = ({ name }: { name: string }) => (
  <p className="logo">
    <svg viewBox={mark.box} aria-hidden="true">
      <path fill="#f7a600" d={mark.sun} />
      <path fill="#fff7ea" d={mark.panel} />
    </svg>
    {name}
  </p>
);

type SheetProps = { number: number; of: number; running: string; children: ReactNode };

/** PDF readers say page numbers themselves, so screen readers skip the footer. */
function Sheet({ number, of, running, children }: SheetProps) {
  const along = (170 * (number - 1)) / (of - 1);
  return (
    <div className="sheet">
      {children}
      <div className="footer" aria-hidden="true">
        <svg viewBox="0 0 170 4">
          <path stroke="#dcd6ca" strokeWidth="0.3" d="M0 2h170" />
          <circle fill="#f7a600" cx={along.toFixed(1)} cy="2" r="1.7" />
        </svg>
        <p>
          <span>{running}</span>
          <span>{number}</span>
        </p>
      </div>
    </div>
  );
}

type Entry = { id: string; title: string; page: number; inside?: string[] };

const Contents = ({ entries, ...contents }: GuideContent['contents'] & { entries: Entry[] }) => (
  <>
    <h2 className="page-heading">{contents.heading}</h2>
    <p className="lead">{contents.text}</p>
    <nav aria-label={contents.heading}>
      <ol className="contents">
        {entries.map(({ id, title, page, inside }, index) => (
          <li key={id} className={inside && 'big'}>
            <a href={`#${id}`}>
              <span>{inside && `${contents.chapters} ${index + 1}`}</span>
              <span>
                {inside ? <b>{title}</b> : title}
                {inside && <small>{inside.join(' · ')}</small>}
              </span>
              <span className="where">{page}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <div className="pair">
      <GuideNote {...contents.reading} />
      <GuideNote {...contents.promise} />
    </div>
  </>
);

function surfaceOf(share: number): string {
  if (share === 0) return 'dawn';
  if (share === 1) return 'dusk';
  return share < 0.5 ? 'sky' : 'golden';
}

function Opener({ guide: { chapters, contents }, index }: { guide: GuideContent; index: number }) {
  const { title, intro } = chapters[index]!;
  return (
    <div className={`opener ${surfaceOf(index / (chapters.length - 1))}`}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <g fill="none" stroke="currentcolor" strokeWidth="0.35" opacity="0.55">
          <path strokeDasharray="1 1.2" d="M4 32a26 26 0 0 1 52 0" />
          <path d="M0 32h60" />
        </g>
        {chapters.map((_, step) => {
          const angle = Math.PI * (1 - (step + 0.5) / chapters.length);
          const at = { cx: (30 + 26 * Math.cos(angle)).toFixed(2), cy: (32 - 26 * Math.sin(angle)).toFixed(2) };
          const look = step === index ? { fill: '#f7a600', r: 4.6 } : { fill: 'currentcolor', r: 1.1, opacity: 0.55 };
          return <circle key={step} {...at} {...look} />;
        })}
      </svg>
      <p className="kicker">{`${contents.chapters} ${index + 1}`}</p>
      <h2 id={`chapter-${index + 1}`}>{title}</h2>
      <p className="lead">{intro}</p>
    </div>
  );
}

const WordsAndSources = ({ words, sources, fullStop }: GuideContent['back'] & { fullStop: string }) => (
  <>
    <h2 id="words" className="page-heading">
      {words.heading}
    </h2>
    <dl className="words">
      {words.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <h3 className="sources-heading">{sources.heading}</h3>
    <ul className="sources">
      {sources.items.map(({ title, text, href }) => (
        <li key={title}>
          <b>{asSentence(title, fullStop)}</b> {text} <a href={href}>{href.replace('https://', '')}</a>
        </li>
      ))}
    </ul>
    <p className="small">{sources.text}</p>
  </>
);

function NextStep({ company, ...next }: GuideContent['next'] & { company: Company }) {
  const ways = [
    { name: next.call, ...company.phone },
    { name: next.whatsapp, ...company.whatsapp },
    { name: next.email, ...company.email },
  ];
  return (
    <div className="sheet next">
      <GuideLogo name={company.name} />
      <h2 id="next">{next.heading}</h2>
      <p className="lead">{next.text}</p>
      <ol className="steps">{titledItems(next.steps)}</ol>
      <ul className="ways">
        {ways.map(({ name, display, href }) => (
          <li key={name}>
            <a href={href}>
              <span>{name}</span>
              <b>{display}</b>
            </a>
          </li>
        ))}
      </ul>
      <p className="tagline">{company.tagline}</p>
      <p className="small">{next.small}</p>
    </div>
  );
}
