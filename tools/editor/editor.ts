import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document, parseDocument, visit, type YAMLMap } from 'yaml';
import pictures from '../../content/generated/pictures.json';
import { type ContentFiles, textsIn } from '../../lib/content/files';
import { dayInIndia } from '../../lib/dates';
import { mapValues } from '../../lib/content/objects';
import { parseYaml } from '../../lib/content/parse';
import { namesIn } from '../../lib/content/resolve';
import { companyFirst } from '../check-content/check-content';
import { contentFiles } from '../check-content/site-content';
import { claimFingerprint } from '../launch-check/approval';
import { readEntries } from '../launch-check/content-entries';
import { headings, type LaunchProblem, launchProblems } from '../launch-check/launch-problems';
import { Refusal } from '../preview/http-basics';
import { mustRun } from '../system/run';
import { labelOf, titleOf } from './field-names';
import { pageTexts } from './pages-of-texts';
import { isPhotograph, masterOf, MASTERS, newMaster, PICTURE_LIST, SIDES, withoutMaster } from './masters';
import { formatLike, valueLike, withText } from './replace';
import {
  ALL,
  EMAIL,
  englishOf,
  idOf,
  inOrder,
  listOf,
  type Path,
  MOST_SOURCES,
  placeOf,
  readTexts,
  SOURCE_FIELDS,
  sourceField,
  WHOLE,
  type Text,
  type Texts,
  writtenIn,
} from './texts';

export type TypedTexts = Readonly<Record<string, string>>;
/** File contents by path from content/; null deletes the file. */
type Changes = Readonly<Record<string, string | Buffer | null>>;

export class Editor {
  private states: Texts[] = [];
  private lastRight?: Texts;
  private launch?: { files: ContentFiles; problems: LaunchProblem[] };
  private done: { what: string; before: Changes; after: Changes }[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly project: string) {}

  texts(files: ContentFiles = { ...contentFiles(this.project), [EMAIL]: String(this.read(EMAIL) ?? '') }): Texts {
    const texts = this.states.find((state) => isDeepStrictEqual(state.files, files)) ?? readTexts(this.project, files);
    this.states = [texts, ...this.states.filter((state) => state !== texts)].slice(0, 3);
    return texts;
  }

  /** Returns the last texts without mistakes, if there were any, because wrong content has no pages. */
  private rightTexts(): Texts {
    const texts = this.texts();
    if (texts.languages.length > 0) this.lastRight = texts;
    return this.lastRight ?? texts;
  }

  pages = () => pageTexts(this.project, this.rightTexts());
  addresses = () => this.rightTexts().pages.map(([address]) => address);

  /** Fills the caches, because the first save would be slow otherwise. */
  async warmUp(): Promise<void> {
    this.pages();
    const [text] = this.texts().list;
    if (!text) return;
    const words = mapValues(text.parts, ({ written }) => `${written}.`);
    await this.draft(text.file, text.field, words);
  }

  text(file: string, field: string): Text {
    const found = this.texts().list.find((text) => text.file === file && text.field === field);
    if (!found) throw new Refusal(404, `content/${file} has no text "${field}" any more: load this page again.`);
    return found;
  }

  /** @param was the words before the edit @returns the words in the file after the save */
  save = (file: string, field: string, words: TypedTexts, was: TypedTexts) =>
    this.next(async () => {
      const text = this.text(file, field);
      const { parts } = text;
      const changed = Object.entries(words).filter(([code, typed]) => typed !== was[code]);
      const unknown = changed.find(([code]) => !Object.hasOwn(parts, code));
      if (unknown) throw new Refusal(400, `The text has no language "${unknown[0]}".`);
      const now = writtenIn(parts);
      const others = changed.flatMap(([code]) => ([undefined, now[code]].includes(was[code]) ? [] : `“${now[code]}”`));
      const advice = `it is now ${others.join(' and ')}. Your words are still here, and Save puts them in its place.`;
      if (others.length > 0)
        throw Object.assign(new Refusal(409, `Somebody has changed this text meanwhile: ${advice}`), { was: now });
      const [code = ''] = changed.map(([code]) => code);
      const [typed, old] = aroundChange(words[code], now[code]);
      const what = `${labelOf(text)}: “${typed}” instead of “${old}”`;
      await this.write(what, await this.changesOf(parts, Object.fromEntries(changed)));
      return writtenIn(this.text(file, field).parts);
    });

  draft = async (file: string, field: string, words: TypedTexts) => {
    const { texts, mistakes } = this.after(await this.changesOf(this.text(file, field).parts, words));
    return { text: texts.list.find((text) => idOf(text) === `${file} ${field}`)!, texts, mistakes };
  };

  /** Returns the first entry of a list, as a pattern for a new one. */
  modelOf(to: string) {
    const own = this.texts().list.filter((text) => listOf(placeOf(text)) === to);
    const [first] = [...inOrder(own), ...own];
    if (!first) throw new Refusal(404, `Nothing can be added to "${to}".`);
    const entry = this.entryAt(placeOf(first)!);
    // `add` itself sets, keeps or deletes these values of a new entry.
    const isOwn = /\bpicture$|^(sources|drawing|letter)\b/;
    return { ...entry, fields: entry.fields.filter(([field]) => !isOwn.test(field)) };
  }

  /** @param to as `listOf` returns it @param words by field and language code, such as `title en` */
  add = (to: string, words: TypedTexts, picture?: Buffer) =>
    this.next(async () => {
      const { file, base, fields } = this.modelOf(to);
      const model = parseDocument(this.texts().files[file]!, { stringKeys: true });
      const entry = new Document((model.getIn(base) as YAMLMap).toJS(model));
      for (const [field, { parts }] of fields)
        for (const [code, { at, written }] of Object.entries(parts)) {
          const place = at.slice(base.length);
          const text = fitText(words[`${field} ${code}`] ?? '', written);
          entry.setIn(place, valueLike(entry.getIn(place), text));
        }
      if (base.length > 0)
        return this.changeList(`a new entry of ${to}`, file, (inFile) =>
          inFile.addIn(base.slice(0, -1), inFile.createNode(entry.toJS())),
        );
      for (const key of ['sample', 'example', 'drawing', 'letter']) entry.delete(key);
      if (entry.has('netMeter')) entry.setIn(['netMeter', 'supplied'], null);
      const id = this.freeId(to, words);
      const isArticle = to === 'articles';
      if (isArticle) entry.set('sources', entry.createNode(this.sourcesIn(words)));
      const prose = isArticle
        ? this.texts().codes.map((code) => [`${to}/${id}/${code}.md`, `${words[`${WHOLE} ${code}`]?.trim() ?? ''}\n`])
        : [];
      const name = isArticle ? `${to}/${id}/article.yaml` : `${to}/${id}.yaml`;
      const old = path.basename(isArticle ? path.dirname(file) : file, '.yaml');
      const made = async () => {
        const text = entry.toString({ lineWidth: 0 }).replaceAll(`city=${old}`, `city=${id}`);
        return { [name]: await formatLike('', text), ...Object.fromEntries(prose) };
      };
      // Checked with an existing picture, because the content check does not know the new one yet.
      const checked = await made();
      const what = `the new file content/${name}`;
      const shown = textsIn(entry.toJS()).find(isPhotograph);
      if (!shown || (isArticle && !picture)) return this.write(what, checked);
      const master = `${shown.split('-')[0]}-${id}`;
      const picked = await newMaster(master, String(this.read(PICTURE_LIST)), picture);
      visit(entry, { Scalar: (_, node) => void (node.value === shown && (node.value = master)) });
      await this.write(what, { ...picked, ...(await made()) }, checked);
    });

  /**
   * @param place as `placeOf` returns it
   * @param was the English words of the entry's first field, as the page of the editor showed them
   */
  remove = (place: string, was: string) =>
    this.next(async () => {
      const { file, base, fields } = this.entryAt(place);
      if (englishOf(fields[0]![1]) !== was) throw new Refusal(409, 'This has changed meanwhile: load this page again.');
      const what = `“${shortened(was)}”, taken out`;
      if (base.length > 0) return this.changeList(what, file, (inFile) => inFile.deleteIn(base));
      const prose = /^articles\//.test(file)
        ? this.texts().codes.map((code) => [path.join(file, `../${code}.md`), null])
        : [];
      await this.write(what, { [file]: null, ...Object.fromEntries(prose), ...this.withoutPicture(file) });
    });

  /** Moves an entry one place up (-1) or down (1) in the order of its folder. */
  move = (file: string, by: number) =>
    this.next(async () => {
      const { list, files } = this.texts();
      const orders = inOrder(list.filter((text) => listOf(text.file) === listOf(file)));
      const at = orders.findIndex((one) => one.file === file);
      const [one, other] = [orders[at], orders[at + by]];
      if (!one || !other) throw new Refusal(409, 'It is the first or last already.');
      await this.write(`${titleOf(file)}, moved`, {
        [file]: await withText(files[file]!, ['order'], englishOf(other)),
        [other.file]: await withText(files[other.file]!, ['order'], englishOf(one)),
      });
    });

  /** Deletes `sample: true`, because somebody has replaced the sample by real words. */
  keepSample = (file: string, at: Path) =>
    this.next(async () => {
      const place = [...at, 'sample'];
      if (this.valueIn(file, place) !== true) throw new Refusal(404, `content/${file} is no sample any more.`);
      await this.changeList(`${titleOf(file)}, a sample no longer`, file, (inFile) => inFile.deleteIn(place));
    });

  approve = (file: string, at: Path, by: string) =>
    this.next(async () => {
      const content = readEntries(this.project);
      const place = [...at, 'approved'];
      const entry = content.entries.find((one) => `${one.file}.yaml` === file && isDeepStrictEqual(one.path, place));
      if (!entry) throw new Refusal(404, `content/${file} has nothing to approve there any more.`);
      if (!by.trim()) throw new Refusal(422, 'expected the name of the person who approves');
      const approval = { by: by.trim(), on: dayInIndia(), fingerprint: claimFingerprint(entry, content) };
      const what = `the approval by ${by} in ${titleOf(file)}`;
      await this.changeList(what, file, (inFile) => inFile.setIn(place, inFile.createNode(approval)));
      return approval;
    });

  /** Writes the words of a value that is null until then. */
  supply = (file: string, at: Path, words: TypedTexts) =>
    this.next(async () => {
      if (this.valueIn(file, at) !== null) throw new Refusal(404, `content/${file} has this already.`);
      const what = `what ${titleOf(file)} lacked: “${Object.values(words)[0]}”`;
      await this.changeList(what, file, (inFile) => inFile.setIn(at, inFile.createNode(words)));
    });

  private valueIn(file: string, at: Path): unknown {
    return Object.hasOwn(this.texts().files, file) && parseYaml(this.texts().files[file]!).document.getIn(at);
  }

  launchProblems() {
    const { files } = this.texts();
    if (this.launch?.files !== files) {
      const kinds = Object.keys(headings);
      const problems = launchProblems(this.project, process.env);
      problems.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
      this.launch = { files, problems };
    }
    return this.launch.problems;
  }

  /** Cuts the new photograph to the shape of the old one. @param keep the side that the cut keeps, or `centre` */
  replacePicture = (name: string, keep: string, picture?: Buffer) =>
    this.next(async () => {
      const shape = Object.hasOwn(pictures, name) && pictures[name as keyof typeof pictures];
      if (!shape || !SIDES.includes(keep)) throw new Refusal(404, `There is no picture "${name}" any more.`);
      const png = this.read(`${MASTERS}${name}.png`) && { [`${MASTERS}${name}.png`]: null };
      const jpeg = await masterOf(picture, { ...shape, keep });
      await this.write(`the picture ${name}, replaced`, { ...png, [`${MASTERS}${name}.jpg`]: jpeg });
    });

  /** Undoes the latest save of this session. @returns as `left`, how many saves can still be undone */
  undo = () =>
    this.next(async () => {
      const last = this.done.at(-1);
      if (!last) throw new Refusal(409, 'There is nothing to undo since "npm run dev" was started.');
      // Forgets the save even if it cannot be undone, because it would keep the earlier ones from being undone.
      this.done.pop();
      for (const [name, contents] of Object.entries(last.after))
        if (!isDeepStrictEqual(this.read(name), contents && Buffer.from(contents)))
          throw new Refusal(
            409,
            `"${last.what}" can no longer be undone here, because content/${name} has been changed since. The next press undoes the save before it.`,
          );
      await this.put(last.before);
      return { what: last.what, left: this.done.length };
    });

  private entryAt(place: string) {
    const [file = '', question = ''] = place.split(' ');
    const own = this.texts().list.filter((text) => (question ? placeOf(text) === place : text.file === file));
    if (!own.some((text) => placeOf(text) === place))
      throw new Refusal(404, `There is no entry and no question "${place}".`);
    const { at } = Object.values(own[0]!.parts)[0]!;
    const base = question ? at.slice(0, at.lastIndexOf('questions') + 2) : [];
    const innerField = ({ field }: Text) => (question ? field.slice(question.length + 1) : field);
    return { file, base, fields: own.map((text) => [innerField(text), text] as const) };
  }

  private async changesOf(parts: Text['parts'], words: TypedTexts): Promise<Changes> {
    const { files, names } = this.texts();
    const changes: Record<string, string> = {};
    for (const [code, typed] of Object.entries(words)) {
      const { file, at, written, shown } = parts[code]!;
      const text = fitText(typed, written);
      if (file !== EMAIL) checkPlaceholders(text, written, shown, names[code]!);
      const source = changes[file] ?? files[file]!;
      const [start, end] = at as [number, number];
      changes[file] = file.endsWith('.yaml')
        ? await withText(source, at, text)
        : source.slice(0, start) + text + source.slice(end);
    }
    return changes;
  }

  private async changeList(what: string, file: string, change: (inFile: Document) => void): Promise<void> {
    const source = this.texts().files[file]!;
    const document = parseDocument(source, { stringKeys: true });
    change(document);
    await this.write(what, { [file]: await formatLike(source, document.toString({ lineWidth: 0 })) });
  }

  private withoutPicture(file: string): Changes {
    const { files } = this.texts();
    const [, name = ''] = /^ *picture: (.*)/m.exec(files[file]!) ?? [];
    const isShared = Object.entries(files).some(([other, text]) => other !== file && text.includes(name));
    const hasMaster = this.read(`${MASTERS}${name}.jpg`) !== null;
    return name && hasMaster && !isShared ? withoutMaster(name, String(this.read(PICTURE_LIST))) : {};
  }

  /** A source with only an id is one that the site knows already. */
  private sourcesIn(words: TypedTexts): unknown[] {
    const typed = (at: number, key: string, code: string) => words[sourceField(at, key) + code]?.trim() ?? '';
    return Array.from({ length: MOST_SOURCES }, (_, at) => {
      const fields = Object.entries(SOURCE_FIELDS).map(([key, { isPair }]) => {
        const pair = this.texts().codes.map((code) => [code, typed(at, key, code)] as const);
        const isEmpty = pair.every(([, text]) => text === '');
        return [key, isPair ? !isEmpty && Object.fromEntries(pair) : typed(at, key, ALL)] as const;
      });
      const given = Object.fromEntries(fields.filter(([, value]) => value));
      if (Object.keys(given).length < 2) return given.id ?? given;
      return 'date' in given ? given : { ...given, read: dayInIndia() };
    }).filter((source) => Object.keys(source as object).length > 0);
  }

  private freeId(folder: string, words: TypedTexts): string {
    const [code] = this.texts().codes;
    const title = (words[`title ${code}`] ?? words[`question ${code}`] ?? words[`name ${code}`] ?? '').toLowerCase();
    const base = (title.match(/(?<!\{)\b[a-z0-9]+\b(?!\})/g) ?? []).slice(0, 4).join('-');
    if (!base) throw new Refusal(422, 'expected an English title or name: the file is named by it');
    const names = [base, ...Array.from({ length: 99 }, (_, at) => `${base}-${at + 2}`)];
    const isTaken = (name: string) => existsSync(path.join(this.project, 'content', folder, name));
    return names.find((id) => !isTaken(id) && !isTaken(`${id}.yaml`))!;
  }

  private after(changes: Changes, { files, problems } = this.texts()) {
    const isText = (entry: [string, unknown]): entry is [string, string] =>
      typeof entry[1] === 'string' && !entry[0].startsWith(MASTERS);
    const all = Object.entries({ ...files, ...changes });
    const texts = this.texts(Object.fromEntries(all.filter(isText).sort()));
    const withoutLine = (problem: string) => problem.replace(/:\d+:\d+ /, ' ');
    const known = problems.map(withoutLine);
    const found = texts.problems.filter((one) => !known.includes(withoutLine(one)));
    return { texts, mistakes: companyFirst(found).slice(0, 5) };
  }

  /** `checked` differs from `changes` while the content check does not know a new picture. */
  private async write(what: string, changes: Changes, checked = changes): Promise<void> {
    const texts = this.texts();
    if (Object.keys(changes).length === 0) throw new Refusal(422, 'Nothing was changed.');
    const { mistakes } = this.after(checked, texts);
    if (mistakes.length > 0) throw new Refusal(422, mistakes.join('\n'));
    if (this.texts() !== texts) throw new Refusal(409, 'A file was changed at the same moment: press Save again.');
    const before = mapValues(changes, (_, name) => this.read(name));
    await this.put(changes);
    this.done.push({ what, before, after: changes });
  }

  private read(name: string): Buffer | null {
    const file = path.join(this.project, 'content', name);
    return existsSync(file) ? readFileSync(file) : null;
  }

  /** Writes beside the old files first, because a full disk must not leave a half-written file. */
  private async put(changes: Changes): Promise<void> {
    const root = realpathSync(this.project);
    const files = Object.entries(changes).map(([name, contents]) => {
      const file = path.join(root, 'content', name);
      const folder = path.dirname(file);
      const isOurs = /^(content|media\/masters)\//.test(path.relative(root, file));
      const parent = path.dirname(folder);
      if (isOurs && !existsSync(folder) && realpathSync(parent) === parent) mkdirSync(folder);
      if (!isOurs || realpathSync(folder) !== folder || (existsSync(file) && realpathSync(file) !== file))
        throw new Refusal(403, `content/${name} is a link, or no file of content/ and media/masters/.`);
      return { file, contents, aside: path.join(folder, `.${path.basename(file)}.new`) };
    });
    try {
      for (const { contents, aside } of files) if (contents !== null) writeFileSync(aside, contents);
      for (const { file, contents, aside } of files)
        if (contents === null) {
          rmSync(file);
          if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file));
        } else renameSync(aside, file);
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      const why = isFull ? 'the disk is full' : (error as Error).message;
      throw new Refusal(507, `Nothing was written: ${why}. Your words are still here.`);
    } finally {
      for (const { aside } of files) rmSync(aside, { force: true });
    }
    if (!Object.keys(changes).some((name) => name.startsWith(MASTERS))) return;
    await mustRun(process.execPath, ['--import', 'tsx', 'tools/images/images.ts'], { cwd: this.project });
    const made = this.read('generated/pictures.json');
    if (made) renew(pictures, JSON.parse(String(made)) as typeof pictures);
    this.states = [];
  }

  /** Runs one act after another, because two saves at the same time would overwrite each other. */
  private next<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }
}

/** Changes the object in place, because other modules import the same object. */
function renew(old: object, now: object): void {
  for (const key of Object.keys(old)) if (!(key in now)) delete old[key as keyof typeof old];
  Object.assign(old, now);
}

/** Shortens two texts to the letters around their first difference, so that the difference can be seen. */
function aroundChange(words = '', was = ''): string[] {
  let first = 0;
  while (first < words.length && words[first] === was[first]) first++;
  const start = Math.max(0, first - 30);
  return [words, was].map((text) => (start > 0 ? '…' : '') + shortened(text.slice(start)));
}

const shortened = (words = '') => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

/** Joins the typed lines if the old text had only one. @throws Refusal for words that the place cannot hold */
function fitText(typed: string, old: string): string {
  if (/[^\P{Cc}\t\n]/u.test(typed))
    throw new Refusal(422, 'expected no control characters, which pages cannot show: type the text anew');
  if (old.trim().includes('\n')) return typed.trimEnd() + /\s*$/.exec(old)![0];
  if (/\n\s*\n/.test(typed.trim())) throw new Refusal(422, 'expected one paragraph: take out the empty line');
  return typed.replace(/\s*[\t\n]\s*/g, ' ').trim();
}

function checkPlaceholders(text: string, old: string, shown: string, language: string): void {
  const bare = (words: string) => words.replace(/\{#?[a-z][\w-]*\}/g, '');
  if (/[{}]/.test(bare(text)) && !/[{}]/.test(bare(old)))
    throw new Refusal(422, 'A name in braces is broken. Take out what is left of it, and press its button instead.');
  const lost = namesIn(old).find((name) => !namesIn(text).includes(name));
  const advice = `press its button to put it in. The text was shown as “${shown}”.`;
  if (lost) throw new Refusal(422, `expected {${lost}} in the text in ${language}: ${advice}`);
}
