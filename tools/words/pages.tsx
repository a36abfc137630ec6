import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { namesIn } from '../../lib/words/resolve';
import { textWidth } from '../../lib/words/text-width';
import { fittingTitle } from '../../lib/words/title';
import { Result } from '../seo/studio/previews';
import { fileOf } from '../seo/studio/studio-data';
import { ALL, englishOf, idOf, plain, type Text, type Texts } from './texts';

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', hi: 'हिन्दी', [ALL]: 'English and हिन्दी' };
const nameOf = (code: string) => LANGUAGES[code] ?? code;

/** The strings that the specification fixes, from the test that looks for them in the pages. */
const FIXED = readFileSync(path.join(__dirname, '../../e2e/built/acceptance.test.ts'), 'utf8').split(/ \| |[\n`']/);
const isOfSpecification = (shown: string) =>
  FIXED.some((phrase) => (phrase.length > 12 ? shown.includes(phrase.trim()) : phrase !== '' && shown === phrase));

const TextLink = ({ text }: { text: Text }) => (
  <a href={`/__words/${text.file.replace(/\.yaml$/, '')}#${encodeURIComponent(idOf(text))}`}>{idOf(text)}</a>
);

/** A page of the editor as HTML. */
export function wordsPage(title: string, main: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Words`}</title>
        <link rel="stylesheet" href="/__words/words.css" />
        <script src="/__words/words.js" defer />
      </head>
      <body className="words">
        <header>
          <a href="/__words">All words</a>{' '}
          <button type="button" data-post="undo">
            Undo the last save
          </button>
        </header>
        <main>
          <h1>{title}</h1>
          {main}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Links to the words of every page and file, to what can be added, and a search. */
export function Overview({ texts, additions }: { texts: Texts; additions: string[] }) {
  const files = [...new Set(texts.list.map(({ file }) => file))];
  const lists: [string, [address: string, name: string][]][] = [
    ['Pages', firstPages(texts).map(([route, file]) => [file.replace(/\.yaml$/, ''), route])],
    ['Add', additions.map((to) => [`new?to=${encodeURIComponent(to)}`, `Add to ${to}`])],
    ['All files', files.map((file) => [file.replace(/\.yaml$/, ''), file])],
  ];
  return (
    <>
      <form action="/__words/all" role="search">
        <label>
          Search all words <input name="q" type="search" />
        </label>
        <button>Search</button>
      </form>
      <p>
        Only <a href="/__words/all?only=changed">what changed since yesterday</a>,{' '}
        <a href="/__words/all?only=sample">samples</a>,{' '}
        <a href="/__words/all?only=unapproved">what nobody has approved</a>
      </p>
      {lists.map(([heading, links]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(([address, name]) => (
              <li key={address}>
                <a href={`/__words/${address}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The address of each page in the first language. */
export const firstPages = ({ pages }: Texts) =>
  pages.filter(([, file], at) => pages.findIndex(([, other]) => other === file) === at);

/** Links to a page, and to how search results and shared links show it. */
export const PageLinks = ({ route }: { route: string }) => (
  <p>
    <a href={route}>The page</a> · <a href={`/__seo/${fileOf(route)}`}>How search results and shared links show it</a>
  </p>
);

/** The forms of some texts, under their files. An entry and a question can be taken out. */
export function TextList({ list, texts }: { list: Text[]; texts: Texts }) {
  return list.map((text, at) => {
    const isFirst = text.file !== list[at - 1]?.file;
    const question = /^(.*questions\[\d+\])\.question$/.exec(text.field)?.[1];
    const place = question
      ? `${text.file} ${question}`
      : isFirst && /^(news|projects|reviews)\//.test(text.file) && text.file;
    return (
      <section key={idOf(text)} id={idOf(text)}>
        {isFirst && <h2>{text.file}</h2>}
        {place && <button type="button" data-post="remove" data-place={place}>{`Take out ${place}`}</button>}
        <TextForm text={text} texts={texts} />
      </section>
    );
  });
}

/** The boxes for one text in all its languages, with its place and what limits it. */
function TextForm({ text, texts }: { text: Text; texts: Texts }) {
  const { file, field, parts, isSample, isUnapproved } = text;
  const same =
    ALL in parts
      ? []
      : texts.alike
          .get(englishOf(text))!
          .filter((other) => other !== text)
          .slice(0, 6);
  const names = [...new Set(Object.values(parts).flatMap(({ written }) => namesIn(written)))];
  const marks = [
    isOfSpecification(englishOf(text)) && 'specification',
    isSample && 'sample',
    isUnapproved && 'not approved',
  ];
  return (
    <form className="text" data-file={file} data-field={field} aria-label={idOf(text)}>
      <p>
        <code>{file}</code> {field} {marks.map((mark) => mark && <b key={mark}>{mark}</b>)}
      </p>
      <Boxes label={idOf(text)} parts={parts} />
      {names.map((name) => (
        <Name key={name} name={name} texts={texts} />
      ))}
      <button>Save</button>
      <div className="limits">
        <Limits text={text} texts={texts} words={{}} />
      </div>
      {same.length > 0 && <p>The same words stand in:</p>}
      <ul>
        {same.map((other) => (
          <li key={idOf(other)}>
            <TextLink text={other} />
          </li>
        ))}
      </ul>
    </form>
  );
}

/** A text box for each language, named by its field and language. */
function Boxes({ label, parts }: { label: string; parts: Readonly<Record<string, { written: string }>> }) {
  return Object.entries(parts).map(([code, { written }]) => (
    <label key={code}>
      {nameOf(code)}
      <textarea
        name={code}
        lang={code === ALL ? undefined : code}
        aria-label={`${label} ${nameOf(code)}`}
        defaultValue={written}
        rows={Math.ceil(written.length / 60)}
      />
    </label>
  ));
}

/** A button that puts a name into the text, with what it shows and where that is written. */
function Name({ name, texts }: { name: string; texts: Texts }) {
  const shown = texts.fill(`{${name}}`, texts.codes[0]!);
  const key = new RegExp(`(^|\\.)${name}(\\.value|\\.text)?$`);
  const place = texts.list.find(({ file, field }) => file.startsWith('facts/') && key.test(field));
  return (
    <p>
      <button type="button" data-insert={`{${name}}`}>{`{${name}}`}</button>
      {shown === `{${name}}` ? ' is filled in by the page' : ` shows ${shown}`} {place && <TextLink text={place} />}
    </p>
  );
}

/** The widths of the words on a share card by its layout, in pixels. */
const CARD: Readonly<Record<string, number>> = { full: 610, side: 520, row: 500, band: 660 };
/** The letters of a headline on a share card in pixels, from the largest; they are narrower than those measured. */
const LETTERS = [92, 86, 80, 74, 68, 62, 56];
const NARROWER = 0.9;
const CARD_HEIGHT = 300;

/** What limits a text: how a search result cuts it, how large a share card has it, and what has to follow a change. */
export function Limits({ text, texts, words }: { text: Text; texts: Texts; words: Readonly<Record<string, string>> }) {
  const { file, field, parts } = text;
  const codes = Object.keys(parts);
  const written = (name: string, at: string, code: string) => {
    const found = texts.list.find((one) => one.file === name && one.field === at)?.parts;
    return (found?.[code] ?? found?.[ALL])?.written ?? '';
  };
  const typed = (code: string, at = field) =>
    texts.fill(at === field && code in words ? words[code]! : written(file, at, code), code);
  const notes = [
    `Required. ${codes.map((code) => `${nameOf(code)}: ${plain(typed(code)).length} letters`).join(', ')}.`,
  ];
  if (/^seo\.card\./.test(field)) notes.push('After a change, "npm run make -- cards": the share card shows this.');
  if (file.startsWith('guides/'))
    notes.push('After a change, "npm run make -- guide images cards": the PDF shows this.');
  const updated = written(file, 'updated', ALL);
  if (updated && field !== 'updated')
    notes.push(`The sitemap says that the page changed last on ${updated} (its "updated").`);
  if (field === 'seo.card.heading')
    for (const code of codes) {
      const room = CARD[/^ {4}layout: (\w+)/m.exec(texts.files[file] ?? '')?.[1] ?? 'side']!;
      const width = (letters: number) => textWidth(typed(code), letters * NARROWER);
      const size = LETTERS.find((letters) => Math.ceil((width(letters) * 1.15) / room) * letters <= CARD_HEIGHT);
      const fits = size ? `about ${size} pixels high; 56 is the least` : 'too long: shorten it';
      notes.push(`On the share card, ${room} pixels wide, in ${nameOf(code)}: ${fits}.`);
    }
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {/^seo\.(title|description)$/.test(field) &&
        codes.map((code) => {
          const name = written('company.yaml', 'name', code);
          const company = { name, shortName: written('company.yaml', 'shortName', code) || name };
          const without = written(file, 'seo.titleWithoutName', code) || undefined;
          const title = fittingTitle(typed(code, 'seo.title'), company, without);
          const frame = { name, path: nameOf(code), host: '', address: '', picture: undefined };
          const both = { title, description: typed(code, 'seo.description') };
          return <Result key={code} device="desktop" words={both} frame={frame} />;
        })}
    </>
  );
}

/** The form by which an entry or a question is added, with the fields of the one that it is like. */
export function NewEntry({ to, model, hasPicture }: { to: string; model: [string, Text][]; hasPicture: boolean }) {
  const start = (field: string, written: string) => {
    if (field === 'date') return new Date().toISOString().slice(0, 10);
    if (field === 'order') return String(Number(written) - 1);
    return /^(town|kw|year|stars)$/.test(field) ? written : '';
  };
  return (
    <form className="text" data-add={to} aria-label={`Add to ${to}`}>
      {model.map(([field, { parts }]) => {
        const empty = Object.entries(parts).map(([code, { written }]) => [code, { written: start(field, written) }]);
        return (
          <fieldset key={field} data-field={field}>
            <legend>{field}</legend>
            <Boxes label={field} parts={Object.fromEntries(empty)} />
          </fieldset>
        );
      })}
      {hasPicture && (
        <label>
          Picture, 1200 pixels wide or more <input type="file" accept="image/jpeg,image/png,image/webp" />
        </label>
      )}
      <button>Save</button>
    </form>
  );
}

/** What the panel shows of the texts that have some words: their forms, those of the page's own file first. */
export function Found({ found, texts, route }: { found: Text[]; texts: Texts; route: string }) {
  const file = texts.pages.find(([address]) => address === route)?.[1];
  const list = [...found.filter((text) => text.file === file), ...found.filter((text) => text.file !== file)];
  return (
    <>
      {list.length === 0 && <p>These words stand in no file as they are: the page makes them.</p>}
      {list.length > 1 && <p>{`${list.length} places have these words. The page shows one or more of them.`}</p>}
      {list.map((text, at) => (
        <details key={idOf(text)} open={at === 0}>
          <summary>{`${idOf(text)}: ${englishOf(text).slice(0, 60)}`}</summary>
          <TextForm text={text} texts={texts} />
        </details>
      ))}
      {file && (
        <p>
          <a href={`/__words/${file.replace(/\.yaml$/, '')}`}>All texts of this page</a>
        </p>
      )}
      <PageLinks route={route} />
    </>
  );
}
