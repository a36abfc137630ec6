import { isDeepStrictEqual } from 'node:util';
import type { ReactNode } from 'react';
import { specification } from '../../e2e/built/specification';
import { dayInIndia } from '../../lib/dates';
import { textsIn } from '../../lib/content/files';
import { mapValues } from '../../lib/content/objects';
import { parseYaml } from '../../lib/content/parse';
import { fieldName } from '../../lib/content/problems';
import { namesIn } from '../../lib/content/resolve';
import { headings, type LaunchProblem } from '../launch-check/launch-problems';
import { carousels } from '../../content/model';
import { localPage } from '../preview/local-page';
import { Result } from '../studio/previews';
import { studioPageFile } from '../studio/studio';
import { Boxes, Hidden, LinkTargets, PictureForm } from './controls';
import { isPhotograph } from './masters';
import { labelOf, nameOf, sectionOf, titleOf } from './field-names';
import {
  ALL,
  WHOLE,
  EMAIL,
  englishOf,
  type FoundText,
  idOf,
  inOrder,
  listOf,
  type Mark,
  MOST_SOURCES,
  type Path,
  placeOf,
  readableText,
  SOURCE_FIELDS,
  sourceField,
  type Text,
  type Texts,
  writtenIn,
} from './texts';

const FIXED = textsIn(specification);
export const isOfSpecification = (shown: string) =>
  FIXED.some((phrase) => (phrase.length > 12 ? shown.includes(phrase) : shown === phrase));

export const editorAddress = (file: string) => `/__words/${file.replace(/\.yaml$/, '')}`;
const searchFor = (words: string) => `/__words/all?q=${encodeURIComponent(words)}`;

export function editorPage(title: string, texts: Texts, children: ReactNode): string {
  const header = (
    <form data-act="undo">
      <a href="/__words">All words</a> <a href="/__publish">Publish</a> <button>Undo the last save</button>
      <LinkTargets texts={texts} />
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
      ['/__words/all?only=sample', 'Samples'],
      ['/__words/all?only=unapproved', 'What nobody has approved'],
      ['/__words/launch', 'What is left to do before the launch, one after the other'],
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

/** In a file with more texts, the sections are folded if there are two or more. */
const MOST_OPEN = 150;

export function FileTexts({ list, texts }: { list: Text[]; texts: Texts }) {
  const bySection = groupBy(list, (text) => sectionOf(text) ?? '');
  const last = ['Search results and shared links', ''];
  const names = [...bySection.keys()].sort((one, other) => last.indexOf(one) - last.indexOf(other));
  if (list.length <= MOST_OPEN || names.length === 1)
    return <TextList list={names.flatMap((name) => bySection.get(name)!)} texts={texts} />;
  return names.map((name) => (
    <Folded key={name} name={name || 'Other'} list={bySection.get(name)!} query={{ section: name }} />
  ));
}

export function SharedTexts({ list, page }: { list: Text[]; page: string }) {
  if (list.length === 0) return null;
  return (
    <>
      <h2>Also on this page, and on others</h2>
      {[...groupBy(list, ({ file }) => file)].map(([file, own]) => (
        <Folded key={file} name={titleOf(file)} list={own} query={{ page }} />
      ))}
    </>
  );
}

function Folded({ name, list, query }: { name: string; list: Text[]; query: Record<string, string> }) {
  const { file } = list[0]!;
  return (
    <details data-load={`/__words/part?${new URLSearchParams({ file, ...query }).toString()}`}>
      <summary>
        {name} <code>{file}</code>, {list.length === 1 ? '1 text' : `${list.length} texts`}
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
        {place && list.findIndex((one) => placeOf(one) === place) === at && (
          <form data-act="remove" data-question={`Take out ${place}? "Undo the last save" brings it back.`}>
            <Hidden place={place} seen={englishOf(texts.list.find((one) => placeOf(one) === place)!)} />
            <button>Take out {place}</button>
          </form>
        )}
        {place && text.field === 'order' && <Move file={text.file} />}
        <TextForm text={text} texts={texts} marksAbove={before?.file === text.file ? before.marks : []} />
      </section>
    );
  });
}

const Move = ({ file }: { file: string }) =>
  [-1, 1].map((by) => (
    <form key={by} data-act="move" aria-label={`Move ${titleOf(file)} ${by < 0 ? 'earlier' : 'later'}`}>
      <Hidden file={file} by={String(by)} />
      <button>{by < 0 ? 'Show earlier' : 'Show later'}</button>
    </form>
  ));

interface TextFormProps {
  text: FoundText;
  texts: Texts;
  /** The text above already has the buttons of these marks. */
  marksAbove?: Mark[];
}

function TextForm({ text, texts, marksAbove = [] }: TextFormProps) {
  const name = englishOf(text);
  const isPicture = /\bpicture$/.test(text.field) && isPhotograph(name);
  return (
    <>
      {text.marks
        .filter((mark) => !marksAbove.some((above) => isDeepStrictEqual(above, mark)))
        .map((mark) => (
          <Settle key={mark.kind + mark.at.join('.')} file={text.file} {...mark} />
        ))}
      {isPicture ? <PictureForm name={name} label={labelOf(text)} /> : <WordsForm text={text} texts={texts} />}
    </>
  );
}

function WordsForm({ text, texts }: TextFormProps) {
  const { file, field, parts, filled = {} } = text;
  const names = file === EMAIL ? [] : new Set(Object.values(parts).flatMap(({ written }) => namesIn(written)));
  const marks: string[] = text.marks.map(({ kind }) => kind);
  if (isOfSpecification(englishOf(text))) marks.push('fixed by the specification');
  return (
    <form className="text" data-act="save" aria-label={labelOf(text)}>
      <Hidden file={file} field={field} />
      <p>
        <b>{nameOf(text)}</b> {marks.map((mark) => [<mark key={mark}>{mark}</mark>, ' '])}
      </p>
      <Boxes label={labelOf(text)} field={field} words={writtenIn(parts)} texts={texts} />
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
      <details data-load={`/__words/used?${new URLSearchParams({ file, field }).toString()}`}>
        <summary>Used on</summary>
      </details>
    </form>
  );
}

function Settle({ file, kind, at }: Mark & { file: string }) {
  const label = labelOf({ file, field: fieldName(at) });
  return (
    <form data-act={kind} aria-label={`${label}, ${kind}`}>
      <Hidden file={file} at={JSON.stringify(at)} />
      <span>{label}:</span>
      {kind === 'unapproved' && (
        <label>
          Approved by <input name="by" autoComplete="name" required /> today
        </label>
      )}
      <button>{kind === 'sample' ? 'No longer a sample' : 'Approve'}</button>
    </form>
  );
}

export function UsedOn({ routes }: { routes: string[] }) {
  if (routes.length === 0) return <p>No page shows it as it is: forms, messages or other texts may use it.</p>;
  return (
    <ul>
      {routes.map((route) => (
        <li key={route}>
          <a href={route}>{route}</a>
        </li>
      ))}
    </ul>
  );
}

export function Launch({ problems, at, texts }: { problems: LaunchProblem[]; at: number; texts: Texts }) {
  const problem = problems[at];
  if (!problem) return <p>Nothing is left here.</p>;
  const { kind, text, where, spot } = problem;
  const path = (spot?.path ?? []) as Path;
  const around = fieldName(path.slice(0, -1));
  const isOwn = ({ file, field, parts }: Text) =>
    spot &&
    (spot.file.endsWith('.md')
      ? Object.values(parts).some((part) => part.file === spot.file && part.written.includes(text.slice(0, 40)))
      : file === `${spot.file}.yaml` && (around === '' || field === around || field.startsWith(`${around}.`)));
  const file = `${spot?.file}.yaml`;
  // An approved text has no mark of its own, even if it must be approved again.
  const wasApproved = /^(changed|no fingerprint)$/.test(kind);
  return (
    <>
      <p>
        {at > 0 && <a href={`?at=${at - 1}`}>The one before</a>} {at + 1} of {problems.length}{' '}
        {at + 1 < problems.length && <a href={`?at=${at + 1}`}>The next one</a>}
      </p>
      <h2>{headings[kind]}</h2>
      <p>
        {text} <code>{where}</code>
      </p>
      {wasApproved && <Settle file={file} kind="unapproved" at={path.slice(0, -1)} />}
      {kind === 'missing' && (
        <form className="text" data-act="supply" aria-label={`What ${titleOf(file)} lacks`}>
          <Hidden file={file} at={JSON.stringify(path)} />
          <Boxes label={text} field="supplied" words={noWords(texts.codes)} texts={texts} />
          <button>Save</button>
        </form>
      )}
      <TextList list={texts.list.filter(isOwn).slice(0, 40)} texts={texts} />
    </>
  );
}

const ARTICLE_RULES =
  'The first paragraph is the answer. "## How long does it take?" begins a section; "- " an item of a list; **words** are emphasised; [words](subsidies) is a link. A number of two digits or more is a fact in braces, or its paragraph ends with the mark of a source: [^installer], or [^ours] for our own arithmetic. Both languages have the same numbers. The article needs 300 runs of five words that no other article has.';

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
    field === WHOLE && ARTICLE_RULES,
    file === EMAIL && 'After a change, copy it to the EmailJS dashboard: docs/emailjs.md.',
    updated && `The sitemap says that the page changed last on ${englishOf(updated)} (its "updated").`,
  ];
  return (
    <>
      {notes.map((note) => note && <p key={note}>{note}</p>)}
      {texts.languages.map(({ pages, company: { name }, language: { code } }) => {
        const { address, seo } = Object.values(pages).find((page) => page.file === `content/${file}`) ?? {};
        const frame = { name, path: texts.names[code]!, icon: '/icon.svg' };
        if (seo && /^seo\.(title|description)$/.test(field))
          return <Result key={code} device="desktop" words={seo} frame={frame} />;
        if (!seo || !/^seo\.card\.(kicker|heading)$/.test(field)) return null;
        const { kicker, heading } = seo.card;
        const card = `/__card${address}/?${new URLSearchParams({ kicker, heading }).toString()}`;
        return <iframe key={code} loading="lazy" title={`Share card ${texts.names[code]}`} src={card} />;
      })}
    </>
  );
}

function Consequences({ to, texts }: { to: string; texts: Texts }) {
  const shown = Object.hasOwn(carousels, to) ? carousels[to as keyof typeof carousels].shown : undefined;
  const [key, sign] = to === 'news' ? ['date', -1] : ['order', 1];
  const files = texts.list
    .filter((text) => text.field === key && listOf(placeOf(text)) === to)
    .sort((one, other) => sign * englishOf(one).localeCompare(englishOf(other), 'en', { numeric: true }));
  const last = shown !== undefined && files[shown - 1]?.file;
  return (
    <>
      {last && (
        <p>
          Pages show {shown} at a time. With this one first, <a href={editorAddress(last)}>{titleOf(last)}</a> is shown
          no more.
        </p>
      )}
      {to === 'towns' && (
        <p>
          The dots of the map do not follow from a new town (media/drawings/map-places.ts). Afterwards run “npm run make
          -- cards”. “Sun 1” to “Sun 12” are the sunlight of an average day in January to December, in kWh per square
          metre.
        </p>
      )}
    </>
  );
}

const noWords = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, '']));

export function NewEntry({ to, fields, texts }: { to: string; fields: (readonly [string, Text])[]; texts: Texts }) {
  const last = inOrder(texts.list.filter((text) => listOf(placeOf(text)) === to)).at(-1);
  const isFirst = !/^(towns|articles)$/.test(to);
  const start = (field: string, written: string) => {
    if (/^(date|published|updated)$/.test(field)) return dayInIndia();
    if (field === 'order') return String(isFirst ? Number(written) - 1 : Number(englishOf(last!)) + 1);
    return /^(town|kw|year|stars|company)$|^(hero|ctaBand).*href$|^related/.test(field) ? written : '';
  };
  return (
    <form className="text" data-act="add" aria-label={`Add to ${to}`}>
      <Hidden to={to} />
      <Consequences to={to} texts={texts} />
      {fields.map(([field, { parts }]) => (
        <fieldset key={field}>
          <legend>{nameOf({ field })}</legend>
          <Boxes
            label={nameOf({ field })}
            words={mapValues(parts, ({ written }) => start(field, written))}
            field={field}
            texts={texts}
            prefix={`${field} `}
          />
        </fieldset>
      ))}
      {to === 'articles' && (
        <>
          <p>{ARTICLE_RULES}</p>
          <Boxes label="Whole text" field={WHOLE} words={noWords(texts.codes)} texts={texts} prefix={`${WHOLE} `} />
          <NewSources texts={texts} />
        </>
      )}
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

function NewSources({ texts }: { texts: Texts }) {
  const known = Object.keys(parseYaml(texts.files['facts/sources.yaml'] ?? '').document.toJS() as object);
  return (
    <>
      <p>Sources. A mark alone is enough for those that the site knows: {known.join(', ')}.</p>
      {Array.from({ length: MOST_SOURCES }, (_, at) => (
        <details key={at} open={at === 0}>
          <summary>Source {at + 1}</summary>
          {Object.entries(SOURCE_FIELDS).map(([key, { label, isPair }]) => (
            <fieldset key={key}>
              <legend>{label}</legend>
              <Boxes
                label={`Source ${at + 1}, ${label}`}
                field={`source ${key}`}
                words={noWords(isPair ? texts.codes : [ALL])}
                texts={texts}
                prefix={sourceField(at, key)}
              />
            </fieldset>
          ))}
        </details>
      ))}
    </>
  );
}

export function Found({ found, texts, route }: { found: FoundText[]; texts: Texts; route: string }) {
  const file = texts.pages.find(([address]) => address === route)?.[1];
  const [first, ...others] = found;
  const picture =
    first &&
    texts.list.find((text) => text.file === first.file && text.field === first.field.replace(/\balt$/, 'picture'));
  return (
    <>
      {first ? (
        <TextForm text={first} texts={texts} />
      ) : (
        <p>These words stand in no file as they are: the page makes them.</p>
      )}
      {picture && picture.field !== first.field && <TextForm text={picture} texts={texts} />}
      {others.length > 0 && <h2>Other places with the same words</h2>}
      {others.map((text) => (
        <details key={idOf(text)}>
          <summary>{labelOf(text)}</summary>
          <TextForm text={text} texts={texts} />
        </details>
      ))}
      <p>{file && <a href={editorAddress(file)}>All texts of this page</a>}</p>
      <PageLinks route={route} />
      <LinkTargets texts={texts} />
    </>
  );
}
