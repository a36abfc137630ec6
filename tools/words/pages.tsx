import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { namesIn } from '../../lib/words/resolve';
import { textWidth } from '../../lib/words/text-width';
import { fittingTitle } from '../../lib/words/title';
import { localPage } from '../preview/local-page';
import { Result } from '../seo/previews';
import { fileOf } from '../seo/studio';
import { ALL, EMAIL, englishOf, idOf, plain, type Text, type Texts } from './texts';

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', hi: 'हिन्दी', [ALL]: 'English and हिन्दी' };
const nameOf = (code: string) => LANGUAGES[code] ?? code;

/** The strings that the specification fixes, from the test that looks for them in the pages. */
const FIXED = readFileSync(path.join(__dirname, '../../e2e/built/acceptance.test.ts'), 'utf8').split(/ \| |[\n`']/);
const isOfSpecification = (shown: string) =>
  FIXED.some((phrase) => (phrase.length > 12 ? shown.includes(phrase.trim()) : phrase !== '' && shown === phrase));

/** The address of the words of a file in the editor. */
export const addressOf = (file: string) => `/__words/${file.replace(/\.yaml$/, '')}`;
const searchFor = (words: string) => `/__words/all?q=${encodeURIComponent(words)}`;

/** A page of the editor as HTML. */
export function wordsPage(title: string, children: ReactNode): string {
  const header = (
    <>
      <a href="/__words">All words</a> <button data-post="undo">Undo the last save</button>
    </>
  );
  const files = { style: '/__words/words.css', script: '/__words/words.js' };
  return localPage({ title, program: 'Words', ...files, header, children });
}

/** A search, and links to the words of every page and file and to what can be added. */
export function Overview({ texts, additions }: { texts: Texts; additions: string[] }) {
  const files = [...new Set(texts.list.map(({ file }) => file))];
  const lists: Record<string, [address: string, name: string][]> = {
    Only: [
      ['/__words/all?only=changed', 'What changed since yesterday'],
      ['/__words/all?only=sample', 'Samples'],
      ['/__words/all?only=unapproved', 'What nobody has approved'],
    ],
    Pages: firstPages(texts).map(([route, file]) => [addressOf(file), route]),
    Add: additions.map((to) => [`/__words/new?to=${encodeURIComponent(to)}`, `Add to ${to}`]),
    'All files': files.map((file) => [addressOf(file), file]),
  };
  return (
    <>
      <form action="/__words/all" role="search">
        <label>
          Search all words <input name="q" type="search" />
        </label>
        <button>Search</button>
      </form>
      {Object.entries(lists).map(([heading, links]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(([address, name]) => (
              <li key={address}>
                <a href={address}>{name}</a>
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
    const [, question] = /^(.*questions\[\d+\])\.question$/.exec(text.field) ?? [];
    const isEntry = isFirst && /^(news|projects|reviews)\//.test(text.file);
    const place = question ? `${text.file} ${question}` : isEntry && text.file;
    return (
      <section key={idOf(text)} id={idOf(text)}>
        {isFirst && <h2>{text.file}</h2>}
        {place && (
          <button data-post="remove" data-place={place} data-was={englishOf(text)}>{`Take out ${place}`}</button>
        )}
        <TextForm text={text} texts={texts} />
      </section>
    );
  });
}

/** The boxes for one text in all its languages, with its place and what limits it. */
function TextForm({ text, texts }: { text: Text; texts: Texts }) {
  const { file, field, parts } = text;
  const names = file === EMAIL ? [] : new Set(Object.values(parts).flatMap(({ written }) => namesIn(written)));
  const marks = [...text.marks, ...(isOfSpecification(englishOf(text)) ? ['fixed by the specification'] : [])];
  return (
    <form className="text" data-file={file} data-field={field} aria-label={idOf(text)}>
      <p>
        <code>{file}</code> {field} {marks.map((mark) => [<b key={mark}>{mark}</b>, ' '])}
        <a href={searchFor(englishOf(text))}>Where these words stand</a>
      </p>
      <Boxes label={idOf(text)} parts={parts} />
      {[...names].map((name) => (
        <p key={name}>
          <button type="button" data-insert>{`{${name}}`}</button>{' '}
          {texts.fill(`{${name}}`, texts.codes[0]!).replace(`{${name}}`, 'filled in by the page')},{' '}
          <a href={searchFor(name)}>where it is written</a>
        </p>
      ))}
      <button>Save</button>
      <div className="limits">
        <Limits text={text} texts={texts} words={{}} />
      </div>
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

/** The widths of the words on a share card by its layout, in pixels, and the most that its headline takes in height. */
const CARD: Readonly<Record<string, number>> = { full: 610, side: 520, row: 500, band: 660 };
const CARD_HEIGHT = 300;
/** The letters of a headline on a share card in pixels, from the largest; they are narrower than those measured. */
const LETTERS = [92, 86, 80, 74, 68, 62, 56];

/** What limits a text: how a search result cuts it, how large a share card has it, and what has to follow a change. */
export function Limits({ text, texts, words }: { text: Text; texts: Texts; words: Readonly<Record<string, string>> }) {
  const { file, field } = text;
  const codes = Object.keys(text.parts);
  const written = (name: string, at: string, code: string) => {
    const found = texts.list.find((one) => one.file === name && one.field === at)?.parts;
    return (found?.[code] ?? found?.[ALL])?.written ?? '';
  };
  const shown = (code: string, at = field) =>
    texts.fill(at === field && code in words ? words[code]! : written(file, at, code), code);
  const updated = field !== 'updated' && written(file, 'updated', ALL);
  const room = CARD[/^ {4}layout: (\w+)/m.exec(texts.files[file] ?? '')?.[1] ?? 'side']!;
  const lettersOf = (code: string) =>
    LETTERS.find((size) => {
      const lines = Math.ceil((textWidth(shown(code), size * 0.9) * 1.15) / room);
      return lines * size <= CARD_HEIGHT;
    });
  const notes = [
    `Must not be empty. ${codes.map((code) => `${nameOf(code)}: ${plain(shown(code)).length} letters`).join(', ')}.`,
    field.startsWith('seo.card.') && 'After a change, "npm run make -- cards": the share card shows this.',
    file.startsWith('guides/') && 'After a change, "npm run make -- guide images cards": the PDF shows this.',
    file === EMAIL && 'After a change, copy it to the EmailJS dashboard: docs/emailjs.md.',
    updated && `The sitemap says that the page changed last on ${updated} (its "updated").`,
    ...(field === 'seo.card.heading' ? codes : []).map((code) => {
      const fits = lettersOf(code) ? `about ${lettersOf(code)} pixels high; 56 is the least` : 'too long: shorten it';
      return `On the share card, ${room} pixels wide, in ${nameOf(code)}: ${fits}.`;
    }),
  ];
  const isInSearch = /^seo\.(title|description)$/.test(field);
  return (
    <>
      {notes.map((note) => note && <p key={note}>{note}</p>)}
      {(isInSearch ? codes : []).map((code) => {
        const name = written('company.yaml', 'name', code);
        const company = { name, shortName: written('company.yaml', 'shortName', code) || name };
        const without = written(file, 'seo.titleWithoutName', code) || undefined;
        const title = fittingTitle(shown(code, 'seo.title'), company, without);
        const frame = { name, path: nameOf(code), host: '', address: '', picture: undefined };
        const both = { title, description: shown(code, 'seo.description') };
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
  const list = found.toSorted((one, other) => Number(other.file === file) - Number(one.file === file));
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
      <p>{file && <a href={addressOf(file)}>All texts of this page</a>}</p>
      <PageLinks route={route} />
    </>
  );
}
