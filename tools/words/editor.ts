import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { ContentFiles } from '../../lib/words/files';
import { namesIn } from '../../lib/words/resolve';
import { contentFiles } from '../content/site-content';
import { Refusal } from '../preview/http-basics';
import { mustRun } from '../setup/run';
import { MASTERS, newMaster, PICTURE_LIST, withoutMaster } from './masters';
import { tidyAs, withText } from './replace';
import { ALL, EMAIL, englishOf, type Path, readTexts, type Text, type Texts } from './texts';

/** The words of one text by language, as somebody typed them. */
type Words = Readonly<Record<string, string>>;
/** What is to stand in files, by their paths from content/. Null deletes a file. */
type Changes = Readonly<Record<string, string | Buffer | null>>;

/** The folders to which entries are added; with the field of the entry's picture, and how the picture's name begins. */
export const ENTRIES: Readonly<Record<string, { field: string; prefix: string } | null>> = {
  news: { field: 'image', prefix: 'news' },
  projects: { field: 'img', prefix: 'project' },
  reviews: null,
};

/** Changes the words of a project on the disk, one change after the other, and takes the last one back. */
export class WordsEditor {
  private states: Texts[] = [];
  private last?: { before: Changes; after: Changes };
  private queue: Promise<unknown> = Promise.resolve();

  /** @param project the folder of the project */
  constructor(private readonly project: string) {}

  /** All texts of some files: of those on the disk now. What was read last is kept. */
  texts(files: ContentFiles = { ...contentFiles(this.project), [EMAIL]: String(this.read(EMAIL) ?? '') }): Texts {
    const texts = this.states.find((state) => isDeepStrictEqual(state.files, files)) ?? readTexts(this.project, files);
    this.states = [texts, ...this.states.filter((state) => state !== texts)].slice(0, 3);
    return texts;
  }

  /** @throws Refusal where there is no such text */
  text(file: string, field: string): Text {
    const found = this.texts().list.find((text) => text.file === file && text.field === field);
    if (!found) throw new Refusal(404, `content/${file} has no text "${field}" any more: load this page again.`);
    return found;
  }

  /**
   * Writes words in the place of others.
   * @param was the words as they were when somebody began to change them; a language left out is written in any case
   * @throws Refusal with a sentence that says why nothing was written
   */
  save = (file: string, field: string, words: Words, was: Words) =>
    this.next(async () => {
      const { parts } = this.text(file, field);
      const changes: Record<string, string> = {};
      for (const [code, typed] of Object.entries(words)) {
        if (!Object.hasOwn(parts, code)) throw new Refusal(400, `The text has no language "${code}".`);
        const part = parts[code]!;
        if (Object.hasOwn(was, code) && was[code] !== part.written)
          throw new Refusal(
            409,
            `Somebody has changed this text meanwhile: it is now “${part.written}”. Your words are still here, and Save puts them in its place.`,
          );
        const text = fitted(typed, part.written);
        if (part.file !== EMAIL) checkNames(text, part.written, part.shown);
        const source = changes[part.file] ?? this.texts().files[part.file]!;
        const [start, end] = part.at as [number, number];
        changes[part.file] = part.file.endsWith('.yaml')
          ? await withText(source, part.at, text)
          : source.slice(0, start) + text + source.slice(end);
      }
      await this.write(changes);
    });

  /**
   * Adds an entry to a folder, or to a list of questions.
   * @param to `news`, or a file and its list: `blocks/faq.yaml categories[0].questions`
   * @param words of each field of the entry
   */
  add = (to: string, words: Readonly<Record<string, Words>>, picture?: Buffer) =>
    this.next(async () => {
      const { model, file, list } = this.modelOf(to);
      const document = parseDocument(this.texts().files[file]!, { stringKeys: true });
      const entry = list ? parseDocument(JSON.stringify(document.getIn([...list, 0]))) : document;
      for (const [field, { parts }] of Object.entries(model))
        for (const [code, { at, written }] of Object.entries(parts)) {
          const typed = words[field]?.[code]?.trim() ?? '';
          const isNumber = typed !== '' && ![typed, written].some((value) => Number.isNaN(Number(value)));
          entry.setIn(at.slice(list ? list.length + 1 : 0), isNumber ? Number(typed) : typed);
        }
      if (list) return this.changeList(file, (inFile) => inFile.addIn(list, inFile.createNode(entry.toJS())));
      entry.delete('sample');
      const id = this.freeId(to, Object.values(words.title ?? words.name ?? {})[0] ?? '');
      const name = `${to}/${id}.yaml`;
      const written = () => tidyAs('', entry.toString({ lineWidth: 0 }));
      // This program knows the pictures that were there when it began, so the check is of the model's picture.
      this.check({ [name]: await written() });
      const kind = ENTRIES[to];
      if (!kind) return this.write({ [name]: await written() });
      const master = `${kind.prefix}-${id}`;
      entry.setIn([kind.field, 'picture'], master);
      const picked = await newMaster(master, String(this.read(PICTURE_LIST)), picture);
      await this.write({ ...picked, [name]: await written() }, false);
    });

  /**
   * Takes out an entry, or a question of a list: `blocks/faq.yaml categories[0].questions[2]`.
   * @param was the English question, or the first text of the entry, as somebody saw it
   */
  remove = (place: string, was: string) =>
    this.next(async () => {
      const [file = '', field = ''] = place.split(' ');
      const at = pathOf(field);
      if (!Object.hasOwn(this.texts().files, file)) throw new Refusal(404, `There is no content/${file}.`);
      const first = this.texts().list.find(
        (text) => text.file === file && (!field || text.field === `${field}.question`),
      );
      if (first && englishOf(first) !== was)
        throw new Refusal(409, 'This has changed meanwhile: load this page again.');
      if (field === '' && path.dirname(file) in ENTRIES)
        return this.write({ [file]: null, ...this.withoutPicture(file) });
      if (at.at(-2) !== 'questions' || !first) throw new Refusal(400, 'Only entries and questions can be taken out.');
      await this.changeList(file, (document) => document.deleteIn(at));
    });

  /** Takes the last change back, unless its files have changed since. */
  undo = () =>
    this.next(async () => {
      if (!this.last) throw new Refusal(409, 'There is nothing to undo since "npm run dev" was started.');
      const { before, after } = this.last;
      for (const [name, contents] of Object.entries(after))
        if (!isDeepStrictEqual(this.read(name), contents && Buffer.from(contents)))
          throw new Refusal(409, `content/${name} has been changed since: change it back by hand, or with git.`);
      await this.put(before);
      this.last = undefined;
    });

  /** The entry that a new one is like, as its texts by their fields: the first by its date or order. */
  modelOf(to: string): { model: Record<string, Text>; file: string; list?: Path } {
    const { list } = this.texts();
    const [first = '', field] = to.split(' ');
    const isList = field !== undefined && field.endsWith('questions');
    if (!isList && !Object.hasOwn(ENTRIES, to)) throw new Refusal(404, `Nothing can be added to "${to}".`);
    const ranked = list.filter((text) => text.file.startsWith(`${to}/`) && /^(date|order)$/.test(text.field));
    const rank = ({ parts }: Text) => Number(parts[ALL]!.written.replaceAll('-', ''));
    ranked.sort((one, other) => rank(one) - rank(other));
    const file = isList ? first : ranked[0]!.file;
    const prefix = isList ? `${field}[0].` : '';
    const own = list.filter((text) => text.file === file && text.field.startsWith(prefix));
    if (own.length === 0) throw new Refusal(404, `There is no "${to}".`);
    const model = Object.fromEntries(own.map((text) => [text.field.slice(prefix.length), text]));
    return { model, file, ...(isList && { list: pathOf(field) }) };
  }

  /** Tells which texts git did not have a day ago; none where there is no git. */
  changedSinceYesterday(): (text: Text) => boolean {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: path.join(this.project, 'content'), encoding: 'utf8', stdio: 'pipe' });
    try {
      const commit = git('rev-list', '-1', '--before=24 hours ago', 'HEAD').trim();
      const added = git('diff', '-U0', commit, '--', '.').match(/^\+(?!\+\+).*/gm) ?? [];
      // Takes the field before the words away, and the quotation marks around them.
      const wordsOf = (line: string) => line.replace(/^\+[\s-]*([\w-]+: )?['"]?|['"]$/g, '').replaceAll("''", "'");
      const lines = new Set(added.map(wordsOf));
      const files = new Set(git('ls-files', '--others', '--exclude-standard').split('\n'));
      const isNew = ({ file, written }: Text['parts'][string]) =>
        files.has(file) || written.split('\n').some((line) => lines.has(line.trim()));
      return ({ parts }) => Object.values(parts).some(isNew);
    } catch {
      return () => false;
    }
  }

  private async changeList(file: string, change: (document: ReturnType<typeof parseDocument>) => void): Promise<void> {
    const source = this.texts().files[file]!;
    const document = parseDocument(source, { stringKeys: true });
    change(document);
    await this.write({ [file]: await tidyAs(source, document.toString({ lineWidth: 0 })) });
  }

  /** The picture that came with an entry, as changes that take it out; nothing where another text names it too. */
  private withoutPicture(file: string): Changes {
    const { files } = this.texts();
    const [, name = ''] = /^ *picture: (.*)/m.exec(files[file]!) ?? [];
    const isShared = Object.entries(files).some(([other, text]) => other !== file && text.includes(name));
    const hasMaster = this.read(`${MASTERS}${name}.jpg`) !== null;
    return name && hasMaster && !isShared ? withoutMaster(name, String(this.read(PICTURE_LIST))) : {};
  }

  private freeId(folder: string, title: string): string {
    const words = title.toLowerCase().match(/(?<!\{)\b[a-z0-9]+\b(?!\})/g) ?? [];
    const base = words.slice(0, 4).join('-');
    if (!base) throw new Refusal(422, 'expected an English title or name: the file is named by it');
    const names = [base, ...Array.from({ length: 99 }, (_, at) => `${base}-${at + 2}`)];
    return names.find((id) => this.read(`${folder}/${id}.yaml`) === null)!;
  }

  /** @throws Refusal with the mistakes that these changes would bring, as the build says them */
  private check(changes: Changes): void {
    const { files, problems } = this.texts();
    const after = Object.entries({ ...files, ...changes }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith(MASTERS),
    );
    const withoutLine = (problem: string) => problem.replace(/:\d+:\d+ /, ' ');
    const known = problems.map(withoutLine);
    const sorted = Object.fromEntries(after.sort(([one], [other]) => (one < other ? -1 : 1)));
    const own = this.texts(sorted).problems.filter((problem) => !known.includes(withoutLine(problem)));
    if (own.length > 0) throw new Refusal(422, own.slice(0, 5).join('\n'));
  }

  private async write(changes: Changes, mustCheck = true): Promise<void> {
    const { files } = this.texts();
    if (Object.keys(changes).length === 0) throw new Refusal(422, 'Nothing was changed.');
    if (mustCheck) this.check(changes);
    if (this.texts().files !== files)
      throw new Refusal(409, 'A file was changed at the same moment: press Save again.');
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, this.read(name)]));
    await this.put(changes);
    this.last = { before, after: changes };
  }

  private read(name: string): Buffer | null {
    const file = path.join(this.project, 'content', name);
    return existsSync(file) ? readFileSync(file) : null;
  }

  /**
   * Writes files beside their places, and puts them there when all are complete: none is ever half written.
   * @throws Refusal where the disk refuses; then the files are as before
   */
  private async put(changes: Changes): Promise<void> {
    const files = Object.entries(changes).map(([name, contents]) => {
      const root = realpathSync(this.project);
      const file = path.join(root, 'content', name);
      const isOurs = /^(content|media\/masters)\//.test(path.relative(root, file));
      const isLink = realpathSync(path.dirname(file)) !== path.dirname(file);
      if (!isOurs || isLink || (existsSync(file) && realpathSync(file) !== file))
        throw new Refusal(403, `content/${name} is a link, or no file of content/ and media/masters/.`);
      return { file, contents, aside: path.join(path.dirname(file), `.${path.basename(file)}.new`) };
    });
    try {
      for (const { contents, aside } of files) if (contents !== null) writeFileSync(aside, contents);
      for (const { file, contents, aside } of files)
        if (contents === null) rmSync(file);
        else renameSync(aside, file);
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      const why = isFull ? 'the disk is full' : (error as Error).message;
      throw new Refusal(507, `Nothing was written: ${why}. Your words are still here.`);
    } finally {
      for (const { aside } of files) rmSync(aside, { force: true });
    }
    const images = ['--import', 'tsx', 'tools/images/images.ts'];
    if (PICTURE_LIST in changes) await mustRun(process.execPath, images, { cwd: this.project });
  }

  /** Does one thing after the other, so that two saves never mix. */
  private next(act: () => Promise<void>): Promise<void> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }
}

/** A field as its path: `questions[1].answer` as questions, 1, answer. */
const pathOf = (field: string): Path =>
  [...field.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * A text without line breaks, unless the old one had some; it ends as that did.
 * @throws Refusal where it has several paragraphs and the old one had not
 */
function fitted(text: string, old: string): string {
  if (old.trim().includes('\n')) return text.trimEnd() + /\s*$/.exec(old)![0];
  if (/\n\s*\n/.test(text.trim())) throw new Refusal(422, 'expected one paragraph: take out the empty line');
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** @throws Refusal where a name in braces is broken, or one of the old text is missing */
function checkNames(text: string, old: string, shown: string): void {
  const bare = (words: string) => words.replace(/\{#?[a-z][\w-]*\}/g, '');
  if (/[{}]/.test(bare(text)) && !/[{}]/.test(bare(old)))
    throw new Refusal(422, 'A name in braces is broken. Take out what is left of it, and press its button instead.');
  const lost = namesIn(old).find((name) => !namesIn(text).includes(name));
  const advice = `press its button to put it in. The text was shown as “${shown}”.`;
  if (lost) throw new Refusal(422, `expected {${lost}} in the text: ${advice}`);
}
