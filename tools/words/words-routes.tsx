import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerText, closeToOthers, isRecord, readJson, Refusal } from '../preview/http-basics';
import { isSameSite } from '../preview/local-only';
import { bundle } from '../setup/bundle';
import { ENTRIES, type WordsEditor } from './editor';
import { addressOf, firstPages, Found, Limits, NewEntry, Overview, PageLinks, TextList, wordsPage } from './pages';
import { findTexts, idOf, plain, type Text } from './texts';

/** The most bytes of a request: with a new entry comes a picture. */
const mostBytes = (name: string) => (name === 'add' ? 40 * 1024 : 256) * 1024;
/** The most texts that a search lists. */
const MOST_FOUND = 400;
let script: Buffer | undefined;
type ReadPage = (route: string) => Promise<string>;

/**
 * Answers every request for the editor of words, which is under `/__words`.
 * @param readPage reads the page at an address as it is shown now
 */
export async function handleWords(
  request: IncomingMessage,
  response: ServerResponse,
  editor: WordsEditor,
  readPage: ReadPage,
): Promise<void> {
  closeToOthers(response);
  const answer = (type: string, contents: string | Buffer) => {
    response.setHeader('Content-Type', `text/${type}; charset=utf-8`);
    response.end(request.method === 'HEAD' ? undefined : contents);
  };
  try {
    if (!isSameSite(request.headers)) throw new Refusal(403, 'The words answer only to pages of this server.');
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const name = pathname.replace(/^\/__words\/?/, '');
    if (request.method === 'POST') return answer('html', await act(name, request, editor));
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'Method Not Allowed');
    if (name === 'words.js') return answer('javascript', (script ??= bundle(path.join(__dirname, 'client.ts'))));
    if (name === 'words.css') return answer('css', readFileSync(path.join(__dirname, 'words.css')));
    answer('html', await show(name, searchParams, editor, readPage));
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    answerText(response, error instanceof Refusal ? error.status : 500, (error as Error).message);
  }
}

async function show(name: string, query: URLSearchParams, editor: WordsEditor, readPage: ReadPage): Promise<string> {
  const texts = editor.texts();
  const { list } = texts;
  const [to = '', only, words = ''] = ['to', 'only', 'q'].map((key) => query.get(key) ?? undefined);
  if (name === '') {
    const lists = list.flatMap(({ file, field }) => {
      const [, questions] = /^(.*questions)\[0\]\.question$/.exec(field) ?? [];
      return questions ? `${file} ${questions}` : [];
    });
    return wordsPage('Words', <Overview texts={texts} additions={[...Object.keys(ENTRIES), ...lists]} />);
  }
  if (name === 'new') {
    const model = Object.entries(editor.modelOf(to).model);
    return wordsPage(`Add to ${to}`, <NewEntry to={to} model={model} hasPicture={Boolean(ENTRIES[to])} />);
  }
  if (name === 'all') {
    const holds = (text: Text) =>
      [idOf(text), ...Object.values(text.parts).flatMap(({ written, shown }) => [written, plain(shown)])].some((one) =>
        one.toLowerCase().includes(words.toLowerCase()),
      );
    const isMarked = only === 'changed' ? editor.changedSinceYesterday() : ({ marks }: Text) => marks.includes(only!);
    const found = list.filter(only ? isMarked : holds);
    return wordsPage(`${found.length} texts`, <TextList list={found.slice(0, MOST_FOUND)} texts={texts} />);
  }
  const own = list.filter(({ file }) => addressOf(file) === `/__words/${name}`);
  if (own.length === 0) throw new Refusal(404, 'There are no words at this address.');
  const [route] = firstPages(texts).find(([, file]) => file === own[0]!.file) ?? [];
  const others = route === undefined ? [] : shownOn(await readPage(route).catch(() => ''), list, own);
  return wordsPage(
    route ?? own[0]!.file,
    <>
      {route !== undefined && <PageLinks route={route} />}
      <TextList list={[...own, ...others]} texts={texts} />
    </>,
  );
}

/** The texts besides its own that a page has: of every file of which it shows a sentence, and what all pages share. */
function shownOn(html: string, list: Text[], own: Text[]): Text[] {
  const words = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '').replaceAll('&#x27;', "'");
  const page = plain(words.replaceAll('&amp;', '&'));
  const isShown = ({ parts }: Text) =>
    Object.values(parts).some(({ shown }) => plain(shown).length > 11 && page.includes(plain(shown)));
  const read = new Set(list.filter(isShown).map(({ file }) => file));
  const isWhole = ({ file }: Text) =>
    file.startsWith('site/') || (read.has(file) && !/^(facts|pages|towns|guides)\//.test(file));
  return list.filter(
    (text) => !own.includes(text) && (isWhole(text) || (text.file === 'facts/claims.yaml' && isShown(text))),
  );
}

/** The words by language in a request. */
function wordsOf(value: unknown): Record<string, string> {
  if (!isRecord(value) || Object.values(value).some((one) => typeof one !== 'string'))
    throw new Refusal(400, 'expected words by language');
  return value as Record<string, string>;
}

async function act(name: string, request: IncomingMessage, editor: WordsEditor): Promise<string> {
  const body = await readJson(request, mostBytes(name));
  const textOf = (key: string) => (typeof body[key] === 'string' ? body[key] : '');
  const [file, field] = [textOf('file'), textOf('field')];
  const texts = editor.texts();
  if (name === 'find') {
    const candidates = Array.isArray(body.candidates) ? body.candidates.map(String) : [];
    const found = findTexts(texts.list, candidates.slice(0, 20));
    return renderToStaticMarkup(<Found found={found} texts={texts} route={textOf('route')} />);
  }
  if (name === 'limits')
    return renderToStaticMarkup(<Limits text={editor.text(file, field)} texts={texts} words={wordsOf(body.words)} />);
  if (name === 'save') await editor.save(file, field, wordsOf(body.words), wordsOf(body.was));
  else if (name === 'undo') await editor.undo();
  else if (name === 'remove') await editor.remove(textOf('place'), textOf('was'));
  else if (name === 'add') {
    const fields = Object.entries(isRecord(body.words) ? body.words : {});
    const words = Object.fromEntries(fields.map(([key, value]) => [key, wordsOf(value)]));
    await editor.add(textOf('to'), words, body.picture ? Buffer.from(textOf('picture'), 'base64') : undefined);
  } else throw new Refusal(404, 'There is nothing at this address.');
  return 'Saved.';
}
