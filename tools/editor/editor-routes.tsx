import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { fieldName } from '../../lib/content/problems';
import { closeToOthers, isSameSite, readForm, Refusal } from '../preview/http-basics';
import { bundle } from '../system/bundle';
import type { Editor, TypedTexts } from './editor';
import {
  editorAddress,
  editorPage,
  FileTexts,
  firstPages,
  Found,
  isOfSpecification,
  Launch,
  Limits,
  NewEntry,
  Overview,
  PageLinks,
  SharedTexts,
  TextList,
  UsedOn,
} from './pages';
import { labelOf, sectionOf, titleOf } from './field-names';
import { byVisibility, sharedTexts, usedOn } from './pages-of-texts';
import { ALL, englishOf, WHOLE, findTexts, idOf, readableText, type Text } from './texts';

/** In bytes; more for the forms that can include a picture. */
const mostBytes = (name: string) => (/^(add|replace)$/.test(name) ? 30 * 1024 : 256) * 1024;
const MOST_FOUND = 400;
let script: Buffer | undefined;
export async function handleEditor(request: IncomingMessage, response: ServerResponse, editor: Editor): Promise<void> {
  closeToOthers(response);
  // `blob:` shows a chosen picture, `frame-src` the preview of a share card.
  const policy = String(response.getHeader('Content-Security-Policy')).replace("img-src 'self'", '$& blob:');
  response.setHeader('Content-Security-Policy', `${policy}; frame-src 'self'`);
  const { method = '', headers, url } = request;
  if (!isSameSite(headers)) throw new Refusal(403, 'The words answer only to pages of this server.');
  if (!['GET', 'HEAD', 'POST'].includes(method)) throw new Refusal(405, 'Method Not Allowed');
  const { pathname, searchParams } = new URL(url!, 'http://localhost');
  const name = pathname.replace(/^\/__words\/?/, '');
  const answer = (type: string, contents: string | Buffer) =>
    response.setHeader('Content-Type', `${type}; charset=utf-8`).end(contents);
  if (method === 'POST') {
    const answered = await act(name, await readForm(request, mostBytes(name)), editor).catch((error: Refusal) => {
      response.statusCode = error.status ?? 500;
      return { ...error, said: error.message };
    });
    answer('application/json', JSON.stringify(answered));
  } else if (name === 'editor.js') answer('text/javascript', (script ??= bundle(path.join(__dirname, 'client.ts'))));
  else if (name === 'editor.css') answer('text/css', readFileSync(path.join(__dirname, 'editor.css')));
  else answer('text/html', renderView(name, searchParams, editor));
}

function renderView(name: string, query: URLSearchParams, editor: Editor): string {
  const texts = editor.texts();
  const { list } = texts;
  const [to = '', only, words = ''] = ['to', 'only', 'q'].map((key) => query.get(key) ?? undefined);
  if (name === 'used') {
    const text = editor.text(query.get('file') ?? '', query.get('field') ?? '');
    return renderToStaticMarkup(<UsedOn routes={usedOn(text, editor.pages(), texts)} />);
  }
  if (name === 'launch') {
    const problems = editor.launchProblems();
    const at = Math.min(Number(query.get('at') ?? 0), problems.length - 1);
    return editorPage('Before the launch', texts, <Launch problems={problems} at={at} texts={texts} />);
  }
  if (name === 'part') return openedTexts(query, editor);
  if (name === '') return editorPage('All texts', texts, <Overview texts={texts} />);
  if (name === 'new')
    return editorPage(`Add to ${to}`, texts, <NewEntry to={to} fields={editor.modelOf(to).fields} texts={texts} />);
  if (name === 'all') {
    const holds = (text: Text) =>
      [idOf(text), ...Object.values(text.parts).flatMap(({ written, shown }) => [written, readableText(shown)])].some(
        (one) => one.toLowerCase().includes(words.toLowerCase()),
      );
    const found = list.filter((text) => (only ? text.marks.some(({ kind }) => kind === only) : holds(text)));
    return editorPage(`${found.length} texts`, texts, <TextList list={found.slice(0, MOST_FOUND)} texts={texts} />);
  }
  // For an article, the whole text of the Markdown file is listed too.
  const prose = name.replace(/^(articles\/[^/]+)\/article$/, `$1/${texts.codes[0]}.md`);
  // The Markdown files of all languages are listed at the address of the file in the first language.
  const address = `/__words/${name.replace(/[^/]+\.md$/, `${texts.codes[0]}.md`)}`;
  const own = list.filter(({ file, field }) => editorAddress(file) === address || (file === prose && field === WHOLE));
  if (own.length === 0) throw new Refusal(404, 'There are no words at this address.');
  const [route] = firstPages(texts).find(([, file]) => file === own[0]!.file) ?? [];
  const page = editor.pages().find(({ file }) => file === own[0]!.file);
  return editorPage(
    route ?? titleOf(own[0]!.file),
    texts,
    <>
      {route !== undefined && <PageLinks route={route} />}
      <FileTexts list={own} texts={texts} />
      {page && <SharedTexts list={sharedTexts(page, texts)} page={page.route} />}
    </>,
  );
}

function openedTexts(query: URLSearchParams, editor: Editor): string {
  const texts = editor.texts();
  const [file, section, route] = ['file', 'section', 'page'].map((key) => query.get(key));
  const page = editor.pages().find((one) => one.route === route);
  const list = (page ? sharedTexts(page, texts) : texts.list).filter(
    (text) => text.file === file && (section === null || (sectionOf(text) ?? '') === section),
  );
  return renderToStaticMarkup(<TextList list={list} texts={texts} />);
}

function pathIn(typed: string): (string | number)[] {
  const path: unknown = typed.startsWith('[') && JSON.parse(typed);
  if (!Array.isArray(path) || !path.every((key) => /^(string|number)$/.test(typeof key)))
    throw new Refusal(400, 'expected the path of a value');
  return path as (string | number)[];
}

async function fileIn(form: FormData): Promise<Buffer | undefined> {
  const picture = form.get('picture');
  return picture instanceof File && picture.size > 0 ? Buffer.from(await picture.arrayBuffer()) : undefined;
}

/** @returns a message or HTML; after a save also the words in the file */
async function act(name: string, form: FormData, editor: Editor): Promise<{ said: string; was?: TypedTexts }> {
  // Browsers send a line break in a form as \r\n.
  const typed = (key: string) => String(form.get(key) ?? '').replaceAll('\r\n', '\n');
  const texts = editor.texts();
  const typedWords = (prefix = '') => {
    const codes = [...texts.codes, ALL].filter((code) => form.has(prefix + code));
    return Object.fromEntries(codes.map((code) => [code, typed(prefix + code)]));
  };
  const [file, field, words, was] = [typed('file'), typed('field'), typedWords(), typedWords('was ')];
  if (name === 'find') {
    const route = typed('route');
    const file = texts.pages.find(([address]) => address === route)?.[1];
    const page = editor.pages().find((one) => one.file === file);
    const found = findTexts(texts.list, form.getAll('words').slice(0, 20).map(String));
    const list = byVisibility(found, page, form.has('picture'));
    return { said: renderToStaticMarkup(<Found found={list} texts={texts} route={route} />) };
  }
  if (name === 'limits') {
    const draft = await editor.draft(file, field, words);
    return { said: renderToStaticMarkup(<Limits {...draft} />) };
  }
  if (name === 'save') {
    const isFixed = () => isOfSpecification(englishOf(editor.text(file, field)));
    const wasFixed = isFixed();
    const now = await editor.save(file, field, words, was);
    const [first = '', ...others] = texts.codes;
    const left = others.filter((code) => code in words && words[code] === was[code]);
    const isLeft = words[first] !== was[first] && left.length > 0;
    const notes = [
      'Saved.',
      isLeft && `${texts.names[first]} has changed, ${left.map((code) => texts.names[code]).join(' and ')} not.`,
      wasFixed && !isFixed() && 'The old words were fixed by the specification: agree on the new ones first.',
    ];
    return { said: notes.filter(Boolean).join(' '), was: now };
  }
  if (name === 'undo') {
    const { what, left } = await editor.undo();
    const more = left === 0 ? 'Nothing more can be taken back.' : `${left} more can be taken back.`;
    return { said: `Took back: ${what}. ${more}` };
  }
  if (name === 'remove') await editor.remove(typed('place'), typed('seen'));
  else if (name === 'move') await editor.move(file, Number(typed('by')) < 0 ? -1 : 1);
  else if (name === 'sample') {
    const at = pathIn(typed('at'));
    await editor.keepSample(file, at);
    return { said: `Saved: ${labelOf({ file, field: fieldName(at) })} is no longer a sample.` };
  } else if (name === 'unapproved') {
    const at = pathIn(typed('at'));
    const { by, on } = await editor.approve(file, at, typed('by'));
    return { said: `Saved: ${labelOf({ file, field: fieldName(at) })}, approved by ${by} on ${on}.` };
  } else if (name === 'supply') await editor.supply(file, pathIn(typed('at')), words);
  else if (name === 'replace') await editor.replacePicture(typed('name'), typed('keep'), await fileIn(form));
  else if (name === 'add') {
    const bytes = await fileIn(form);
    await editor.add(typed('to'), Object.fromEntries([...form.keys()].map((key) => [key, typed(key)])), bytes);
  } else throw new Refusal(404, 'There is nothing at this address.');
  return { said: 'Saved.' };
}
