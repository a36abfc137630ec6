import type { ReactNode } from 'react';
import { specification } from '../../e2e/built/specification';
import { dayInIndia } from '../../lib/dates';
import { textsIn } from '../../lib/content/files';
import { mapValues } from '../../lib/content/objects';
import { namesIn } from '../../lib/content/resolve';
import { localPage } from '../preview/local-page';
import { Result } from '../studio/previews';
import { studioPageFile } from '../studio/studio';
import { labelOf, nameOf, sectionOf, titleOf } from './field-names';
import {
  ALL,
  EMAIL,
  englishOf,
  type FoundText,
  idOf,
  listOf,
  placeOf,
  readableText,
  type Text,
  type Texts,
} from './texts';

const FIXED = textsIn(specification);
const isOfSpecification = (shown: string) =>
  FIXED.some((phrase) => (phrase.length > 12 ? shown.includes(phrase) : shown === phrase));

export const editorAddress = (file: string) => `/__words/${file.replace(/\.yaml$/, '')}`;
const searchFor = (words: string) => `/__words/all?q=${encodeURIComponent(words)}`;

export function editorPage(title: string, children: ReactNode): string {
  const header = (
    <form data-act="undo">
      <a href="/__words">All words</a> <a href="/__publish">Publish</a> <button>Undo the last save</button>
    </form>
  );
  const files = { style: '/__words/editor.css', script: '/__words/editor.js' };
  return localPage({ title, program: 'Editor', ...files, header, children });
}

export function Overview({ texts }: { texts: Texts }) {
  const unique = (names: string[]) => [...new Set(names)];
  const additions = unique(texts.list.flatMap((text) => listOf(placeOf(text)) ?? []));
  const lists: Record<string, [address: string, name: string][]> = {
    Only: [
      ['/__words/all?only=changed', 'What changed since yesterday'],
      ['/__words/all?only=sample', 'Samples'],
      ['/__words/all?only=unapproved', 'What nobody has approved'],
    ],
    Pages: firstPages(texts).map(([route, file]) => [editorAddress(file), route]),
    Add: additions.map((to) => [`/__words/new?to=${encodeURIComponent(to)}`, `Add to ${to}`]),
    'All files': unique(texts.list.map(({ file }) => file)).map((file) => [editorAddress(file), file]),
  };
  return (
    <>
      <form action="/__words/all" role="search">
        <input name="q" type="search" aria-label="Search all words" /> <button>Search all words</button>
      </form>
      {Object.entries(lists).map(([heading, links]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {links.map(([address, name]) => (
            <p key={address}>
              <a href={address}>{name}</a>
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

export const firstPages = ({ pages }: Texts) =>
  pages.filter(([, file], at) => pages.findIndex(([, other]) => other === file) === at);

export const PageLinks = ({ route }: { route: string }) => (
  <p>
    <a href={route}>The page</a> ·{' '}
    <a href={`/__seo/${studioPageFile(route)}`}>How search results and shared links show it</a>
  </p>
);

/** How many texts of a file stand open. The sections of a larger one open when they are pressed. */
const MOST_OPEN = 150;

/** The texts of a file: what pages show in its order, then what only search results and shared links show. */
export function FileTexts({ list, texts }: { list: Text[]; texts: Texts }) {
  const bySection = groupBy(list, (text) => sectionOf(text) ?? '');
  const last = ['Search results and shared links', ''];
  const names = [...bySection.keys()].sort((one, other) => last.indexOf(one) - last.indexOf(other));
  if (list.length <= MOST_OPEN || names.length === 1)
    return <TextList list={names.flatMap((name) => bySection.get(name)!)} texts={texts} />;
  return names.map((name) => {
    const own = bySection.get(name)!;
    return (
      <Folded key={name} name={name || 'Other'} count={own.length} query={{ file: own[0]!.file, section: name }} />
    );
  });
}

/** The texts of other files that a page shows, each file folded until it is opened. */
export function SharedTexts({ list, page }: { list: Text[]; page: string }) {
  if (list.length === 0) return null;
  return (
    <>
      <h2>Also on this page, and on others</h2>
      {[...groupBy(list, ({ file }) => file)].map(([file, own]) => (
        <Folded key={file} name={titleOf(file)} count={own.length} query={{ file, page }} />
      ))}
    </>
  );
}

function Folded({
  name,
  count,
  query,
}: {
  name: string;
  count: number;
  query: { file: string; section?: string; page?: string };
}) {
  return (
    <details data-load={`/__words/part?${new URLSearchParams(query).toString()}`}>
      <summary>
        {name} <code>{query.file}</code>, {count === 1 ? '1 text' : `${count} texts`}
      </summary>
    </details>
  );
}

function groupBy<Item>(list: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export function TextList({ list, texts }: { list: Text[]; texts: Texts }) {
  return list.map((text, at) => {
    const before = list[at - 1];
    const place = placeOf(text);
    const section = sectionOf(text);
    const isNewFile = text.file !== before?.file;
    return (
      <section key={idOf(text)} id={idOf(text)}>
        {isNewFile && (
          <h2>
            {titleOf(text.file)} <code>{text.file}</code>
          </h2>
        )}
        {section && (isNewFile || section !== sectionOf(before!)) && <h3>{section}</h3>}
        {place && place !== (before && placeOf(before)) && (
          <form data-act="remove" data-question={`Take out ${place}? "Undo the last save" brings it back.`}>
            <input type="hidden" name="place" value={place} />
            <input type="hidden" name="seen" value={englishOf(text)} />
            <button>Take out {place}</button>
          </form>
        )}
        <TextForm text={text} texts={texts} />
      </section>
    );
  });
}

function TextForm({ text, texts }: { text: FoundText; texts: Texts }) {
  const { file, field, parts, filled = {} } = text;
  const names = file === EMAIL ? [] : new Set(Object.values(parts).flatMap(({ written }) => namesIn(written)));
  const marks = [...text.marks, ...(isOfSpecification(englishOf(text)) ? ['fixed by the specification'] : [])];
  return (
    <form className="text" data-act="save" aria-label={labelOf(text)}>
      <input type="hidden" name="file" value={file} />
      <input type="hidden" name="field" value={field} />
      <p>
        <b>{nameOf(text)}</b> {marks.map((mark) => [<mark key={mark}>{mark}</mark>, ' '])}
      </p>
      <Boxes label={labelOf(text)} parts={parts} names={texts.names} />
      {[...names].map((name) => {
        const fact = texts.fill(`{${name}}`, texts.codes[0]!);
        const shown = fact === `{${name}}` ? filled[name] : fact;
        return (
          <p key={name}>
            <button type="button" className="name">{`{${name}}`}</button> {shown ?? 'filled in by the page'},{' '}
            <a href={searchFor(shown === fact ? name : readableText(shown ?? name))}>where it is written</a>
          </p>
        );
      })}
      <button>Save</button>
      <div className="limits">
        <Limits text={text} texts={texts} />
      </div>
      <p>
        <a href={searchFor(englishOf(text))}>Where these words stand</a> · <code>{idOf(text)}</code>
      </p>
    </form>
  );
}

interface BoxesProps {
  label: string;
  parts: Record<string, { written: string }>;
  names: Texts['names'];
  field?: string;
}

function Boxes({ label, parts, names, field }: BoxesProps) {
  return Object.entries(parts).map(([code, { written }]) => (
    <label key={code}>
      {names[code]}
      <textarea
        name={field ? `${field} ${code}` : code}
        lang={code === ALL ? undefined : code}
        aria-label={`${label} ${names[code]}`}
        defaultValue={written}
        rows={Math.ceil(written.length / 60)}
      />
    </label>
  ));
}

export function Limits({ text, texts, mistakes = [] }: { text: Text; texts: Texts; mistakes?: string[] }) {
  const { file, field, parts } = text;
  const updated = field !== 'updated' && texts.list.find((one) => one.field === 'updated' && one.file === file);
  const letters = Object.entries(parts).map(
    ([code, { shown }]) => `${texts.names[code]}: ${readableText(shown).length} letters`,
  );
  const notes = [
    ...mistakes,
    `Must not be empty. ${letters.join(', ')}.`,
    field.startsWith('seo.card.') && 'After a change, "npm run make -- cards": the share card shows this.',
    file.startsWith('guides/') && 'After a change, "npm run make -- guide images cards": the PDF shows this.',
    file === EMAIL && 'After a change, copy it to the EmailJS dashboard: docs/emailjs.md.',
    updated && `The sitemap says that the page changed last on ${englishOf(updated)} (its "updated").`,
  ];
  return (
    <>
      {notes.map((note) => note && <p key={note}>{note}</p>)}
      {texts.languages.map(({ pages, company: { name }, language: { code } }) => {
        const { address, seo } = Object.values(pages).find((page) => page.file === `content/${file}`) ?? {};
        const frame = { name, path: texts.names[code]!, icon: '/icon.svg' };
        if (!seo) return null;
        if (/^seo\.(title|description)$/.test(field))
          return <Result key={code} device="desktop" words={seo} frame={frame} />;
        const { kicker, heading } = seo.card;
        const card = `/__card${address}/?${new URLSearchParams({ kicker, heading }).toString()}`;
        return (
          /^seo\.card\.(kicker|heading)$/.test(field) && (
            <iframe key={code} loading="lazy" title={`Share card ${texts.names[code]}`} src={card} />
          )
        );
      })}
    </>
  );
}

interface NewEntryProps {
  to: string;
  fields: (readonly [string, Text])[];
  names: Texts['names'];
}

/** @param fields the fields of an existing entry or question, which the new one gets too */
export function NewEntry({ to, fields, names }: NewEntryProps) {
  const start = (field: string, written: string) => {
    if (field === 'date') return dayInIndia();
    if (field === 'order') return String(Number(written) - 1);
    return /^(town|kw|year|stars)$/.test(field) ? written : '';
  };
  return (
    <form className="text" data-act="add" aria-label={`Add to ${to}`}>
      <input type="hidden" name="to" value={to} />
      {fields.map(([field, { parts }]) => (
        <fieldset key={field}>
          <legend>{nameOf({ field })}</legend>
          <Boxes
            label={nameOf({ field })}
            parts={mapValues(parts, ({ written }) => ({ written: start(field, written) }))}
            names={names}
            field={field}
          />
        </fieldset>
      ))}
      {fields.some(([field]) => field.endsWith('.alt')) && (
        <label>
          Picture, 1200 pixels wide or more{' '}
          <input name="picture" type="file" accept="image/jpeg,image/png,image/webp" />
        </label>
      )}
      <button>Save</button>
    </form>
  );
}

/** What a press on a page has found: the text that the page shows, open, and then other places with the same words. */
export function Found({ found, texts, route }: { found: FoundText[]; texts: Texts; route: string }) {
  const file = texts.pages.find(([address]) => address === route)?.[1];
  const [first, ...others] = found;
  return (
    <>
      {first ? (
        <TextForm text={first} texts={texts} />
      ) : (
        <p>These words stand in no file as they are: the page makes them.</p>
      )}
      {others.length > 0 && <h2>Other places with the same words</h2>}
      {others.map((text) => (
        <details key={idOf(text)}>
          <summary>{labelOf(text)}</summary>
          <TextForm text={text} texts={texts} />
        </details>
      ))}
      <p>{file && <a href={editorAddress(file)}>All texts of this page</a>}</p>
      <PageLinks route={route} />
    </>
  );
}
