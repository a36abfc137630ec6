import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '../../content/schemas/company';
import type { GuideContent } from '../../content/schemas/guide';
import { Back, NextStep } from './closing';
import { ChapterSheet, Contents, Cover, Opener, Sheet } from './sheets';

/**
 * A guide as a document of A4 sheets, for the printer.
 *
 * @param guide its words, already checked
 * @param site the company's name and the ways to reach it
 * @returns HTML that loads guide.css and the site's two font files
 */
export function renderGuide(guide: GuideContent, company: Company): string {
  const counts = guide.chapters.map(({ sheets }) => sheets.length);
  const sheetsBefore = (chapter: number) => counts.slice(0, chapter).reduce((sum, count) => sum + count, 0);
  // The cover is page 1, the contents page 2; after the chapters come the words, then the next step.
  const entries = guide.chapters.map(({ title, sheets }, index) => ({
    id: `chapter-${index + 1}`,
    title,
    page: 3 + sheetsBefore(index),
    inside: sheets.flat().map(({ heading }) => heading),
  }));
  const wordsPage = 3 + sheetsBefore(counts.length);
  const pages = wordsPage + 1;
  const words = { id: 'words', title: `${guide.back.words.heading} · ${guide.back.sources.heading}`, page: wordsPage };
  const next = { id: 'next', title: guide.next.heading, page: pages };
  const frame = { of: pages, running: `${company.name} · ${guide.title}` };

  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{`${guide.title} | ${company.name}`}</title>
        <meta name="description" content={guide.description} />
        <link rel="stylesheet" href="guide.css" />
      </head>
      <body>
        <Cover guide={guide} company={company} />
        <Sheet number={2} {...frame}>
          <Contents guide={guide} chapters={entries} others={[words, next]} />
        </Sheet>
        {guide.chapters.map((chapter, index) =>
          chapter.sheets.map((sections, sheet) => (
            <Sheet key={`${index} ${sheet}`} number={3 + sheetsBefore(index) + sheet} {...frame}>
              {sheet === 0 && (
                <Opener
                  id={`chapter-${index + 1}`}
                  chapter={chapter}
                  index={index}
                  of={counts.length}
                  word={guide.contents.chapters}
                />
              )}
              <ChapterSheet sections={sections} />
            </Sheet>
          )),
        )}
        <Sheet number={wordsPage} {...frame}>
          <Back id={words.id} back={guide.back} />
        </Sheet>
        <NextStep id={next.id} next={guide.next} company={company} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
