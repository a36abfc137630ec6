import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '../../content/schemas/site-words';
import type { GuideContent } from '../../content/schemas/guide';
import type { Language } from '../../lib/words/language';
import { fontFaces } from '../make/document';
import { Section } from './blocks';
import { NextStep, WordsAndSources } from './closing';
import { Contents, Cover, Opener, Sheet, type Entry } from './sheets';

/** The words that all guides of a language share. */
export interface GuideWords {
  /** The company's name and the ways to reach it. */
  company: Company;
  language: Pick<Language, 'lang' | 'prefix'>;
  interface: { fullStop: string };
}

/** Writes a guide as a document of A4 sheets, for printing as a PDF. */
export function renderGuide(guide: GuideContent, { company, language, interface: { fullStop } }: GuideWords): string {
  const { chapters, back, next } = guide;
  const sheetsOf = (some: typeof chapters) => some.flatMap(({ sheets }) => sheets).length;
  // Numbers the pages of a guide: cover, contents, chapters, explained words, next step.
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
        <Cover guide={guide} company={company} />
        <Sheet number={2} {...frame}>
          <Contents guide={guide} entries={entries} />
        </Sheet>
        {chapters.map((chapter, index) =>
          chapter.sheets.map((sections, sheet) => (
            <Sheet key={`${index} ${sheet}`} number={pages[index]! + sheet} {...frame}>
              {sheet === 0 && <Opener guide={guide} index={index} />}
              <div className="body">
                {sections.map((section) => (
                  <Section key={section.heading} fullStop={fullStop} {...section} />
                ))}
              </div>
            </Sheet>
          )),
        )}
        <Sheet number={wordsPage} {...frame}>
          <WordsAndSources back={back} fullStop={fullStop} />
        </Sheet>
        <NextStep next={next} company={company} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
