/** @jest-environment node */
import fs, {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';
import pictures from '../../content/generated/pictures.json';
import { dayInIndia } from '../../lib/dates';
import { contentFiles } from '../check-content/site-content';
import { inTwoLanguages } from '../check-content/two-languages.fixture';
import { filesIn, writeFiles } from '../system/files';
import { mustRun } from '../system/run';
import { Editor } from './editor';
import { englishOf } from './texts';

jest.mock('../system/run', () => ({ mustRun: jest.fn() }));

const site = inTwoLanguages(contentFiles());
const REPORT = Object.keys(site).find((file) => file.startsWith('news/'))!;
const CLAIMS = 'facts/claims.yaml';
const [firstClaim = ''] = Object.keys(parse(site[CLAIMS]!) as object);
/** Marks a report as a sample and a claim as not approved, because the site may have neither. */
const files = {
  ...site,
  [REPORT]: withField(REPORT, ['sample'], true),
  [CLAIMS]: withField(CLAIMS, [firstClaim, 'approved'], null),
};

function withField(file: string, at: string[], value: unknown): string {
  const document = parseDocument(site[file]!);
  document.setIn(at, value);
  return document.toString({ lineWidth: 0 });
}
const originals = new Map([
  ...Object.entries(files).map(([name, text]) => [`content/${name}`, text] as const),
  ...['content/email-template.txt', 'media/masters/pictures.ts'].map(
    (name) => [name, readFileSync(name, 'utf8')] as const,
  ),
]);
let project: string;
let editor: Editor;
const inProject = (name: string) => path.join(project, name);
const read = (name: string) => readFileSync(inProject(name), 'utf8');

// Makes a copy of the site, because only the complete content passes the check.
beforeAll(() => {
  project = fs.realpathSync(mkdtempSync(path.join(tmpdir(), 'editor-')));
  for (const name of ['app', 'components', 'lib', 'public']) symlinkSync(path.resolve(name), inProject(name));
  for (const name of ['content', 'media']) mkdirSync(inProject(name));
  editor = new Editor(project);
});
// Restores only changed files, because writing all files takes longer than most tests.
beforeEach(() => {
  for (const name of ['content', 'media'].flatMap((folder) =>
    filesIn(inProject(folder)).map((file) => `${folder}/${file}`),
  ))
    if (!originals.has(name)) rmSync(inProject(name));
  const isOriginal = ([name, text]: [string, string]) =>
    lstatSync(inProject(name), { throwIfNoEntry: false })?.isFile() && read(name) === text;
  const changed = [...originals].filter((original) => !isOriginal(original));
  for (const [name] of changed) rmSync(inProject(name), { force: true });
  writeFiles(project, changed);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(project, { recursive: true }));

const FILE = 'pages/careers.yaml';
const PLACE = [FILE, 'seo.description'] as const;
const written = (file: string, field: string) =>
  Object.fromEntries(Object.entries(editor.text(file, field).parts).map(([code, part]) => [code, part.written]));
const firstWords = (file: string) => englishOf(editor.texts().list.find((text) => text.file === file)!);
const NEW = { en: 'A planted sentence: "so" it is.', hi: 'एक नया वाक्य।' };
const save = (words: Record<string, string> = NEW, was = written(...PLACE)) => editor.save(...PLACE, words, was);

function changed(name: string) {
  const [old, now] = [files[name.replace('content/', '')] ?? readFileSync(name, 'utf8'), read(name)].map((text) =>
    text.split('\n'),
  ) as [string[], string[]];
  return { added: now.filter((line) => !old.includes(line)), gone: old.filter((line) => !now.includes(line)).length };
}

test('saving a text replaces the old text in both languages and changes no other line of the file', async () => {
  await save();
  expect(changed(`content/${FILE}`)).toEqual({
    added: [`    en: 'A planted sentence: "so" it is.'`, '    hi: एक नया वाक्य।'],
    gone: 2,
  });
  expect(written(...PLACE)).toEqual(NEW);
});

test('saving an English paragraph of Markdown changes the English file and not the Hindi file', async () => {
  const [first] = editor.texts().list.filter(({ file, field }) => file.endsWith('.md') && field === 'block 2');
  const { file, field } = first!;
  const old = first!.parts.en!.written;
  await editor.save(file, field, { en: `${old} Planted.` }, { en: old });
  expect(read(`content/${file}`)).toContain(`${old} Planted.`);
  expect(changed(`content/${file.replace('en.md', 'hi.md')}`).added).toEqual([]);
});

test.each([
  [
    'an empty text',
    { en: ' ' },
    /^content\/pages\/careers\.yaml:\d+:\d+ seo\.description\.en: expected the text in English, nothing/,
  ],
  [
    'a number in one language alone',
    { en: 'With 4321 roofs' },
    /seo\.description\.hi: expected the numbers of the English \(4321\)/,
  ],
  [
    'an unknown placeholder',
    { en: 'A {planted} one', hi: 'एक {planted} शब्द' },
    /seo\.description\.en: expected no \{planted\}/,
  ],
  ['a broken placeholder', { en: 'A {planted one' }, /^A name in braces is broken/],
  ['a control character', { en: 'A\0 text' }, /^expected no control characters/],
  ['a C1 control character', { hi: 'एक\u0085 वाक्य' }, /^expected no control characters/],
  ['two paragraphs in the place of one', { en: 'One.\n\nTwo.' }, /^expected one paragraph/],
  ['a text in an unknown language', { xx: 'A' }, /^The text has no language "xx"/],
  ['a language named "constructor"', { constructor: 'A' }, /^The text has no language/],
])('saving %s is refused with an explanation and writes nothing', async (_, words, sentence) => {
  await expect(save(words as never, {} as never)).rejects.toThrow(sentence);
  expect(changed(`content/${FILE}`)).toEqual({ added: [], gone: 0 });
});

test.each(['phone', 'whatsapp'])(
  'an invalid phone number in the field %s is refused with one sentence, which is about that field',
  async (field) => {
    const saving = editor.save('company.yaml', field, { all: '98765 abc' }, {});
    await expect(saving).rejects.toThrow(/^content\/company\.yaml:\d+:\d+ \w+: expected a number [^\n]+$/);
  },
);

test('saving a text without one of the old placeholders is refused, and the error names the placeholder and the language', async () => {
  const text = editor.texts().list.find(({ parts }) => /\{[a-z-]+\}/.test(parts.en?.written ?? ''))!;
  const [name] = /\{[a-z-]+\}/.exec(text.parts.en!.written)!;
  const saving = editor.save(text.file, text.field, { en: 'A planted sentence' }, {});
  await expect(saving).rejects.toThrow(`expected ${name} in the text in English: `);
});

test('saving a text that somebody else has changed is refused, and a save that does not give the old words overwrites the text', async () => {
  const was = written(...PLACE);
  await save({ en: 'From another tab' }, was);
  await expect(save(NEW, was)).rejects.toThrow('it is now “From another tab”');
  expect(written(...PLACE).en).toBe('From another tab');
  await save(NEW, {} as never);
  expect(written(...PLACE)).toEqual(NEW);
});

test('the error about a text that somebody else has changed quotes and returns the saved words of each language', async () => {
  const was = written(...PLACE);
  const now = { en: 'From another tab', hi: 'दूसरे टैब से' };
  await save(now, was);
  await expect(save(NEW, was)).rejects.toMatchObject({
    message: expect.stringContaining('“From another tab” and “दूसरे टैब से”'),
    was: now,
  });
});

test('saving removes spaces around a text, writes a line break as a space, and returns the saved words of each language', async () => {
  const was = written(...PLACE);
  expect(await save({ ...was, hi: ' एक  नया\nवाक्य ' }, was)).toEqual({ en: was.en, hi: 'एक  नया वाक्य' });
});

test('saving a changed Hindi text keeps the English text that somebody else has saved meanwhile', async () => {
  const was = written(...PLACE);
  await save({ en: 'From another tab' }, was);
  await save({ en: was.en!, hi: NEW.hi }, was);
  expect(written(...PLACE)).toEqual({ en: 'From another tab', hi: NEW.hi });
});

test('for a change with mistakes, editor.draft() returns the changed text and the mistakes but no site, and writes no file', async () => {
  const { text, texts, mistakes } = await editor.draft(...PLACE, {
    en: 'Work at {company-name}',
    hi: 'With 4321 roofs',
  });
  const [first] = texts.languages;
  expect(first).toBeUndefined();
  expect(mistakes).toContainEqual(expect.stringContaining('seo.description'));
  expect(text.parts.hi!.shown).toBe('With 4321 roofs');
  expect(changed(`content/${FILE}`)).toEqual({ added: [], gone: 0 });
});

test('saving a text keeps a change that was made by hand elsewhere in the file', async () => {
  const was = written(...PLACE);
  writeFileSync(inProject(`content/${FILE}`), `${read(`content/${FILE}`)}# By hand\n`);
  await save(NEW, was);
  expect(read(`content/${FILE}`)).toMatch(/# By hand\n$/);
});

test('undo restores the text from before the last save, and is refused if there was no save or the file has changed since', async () => {
  await expect(new Editor(project).undo()).rejects.toThrow('nothing to undo');
  await save();
  await editor.undo();
  expect(changed(`content/${FILE}`)).toEqual({ added: [], gone: 0 });
  await save();
  writeFileSync(inProject(`content/${FILE}`), `${read(`content/${FILE}`)}# By hand\n`);
  await expect(editor.undo()).rejects.toThrow('has been changed since');
});

test('undo can be repeated back to the first save, and says what was undone and how many saves are left to undo', async () => {
  const session = new Editor(project);
  const old = written(...PLACE);
  await session.save(...PLACE, { en: 'First words' }, { en: old.en! });
  await session.save(...PLACE, { en: 'Second words' }, { en: 'First words' });
  const said = expect.stringContaining('description: “Second words” instead of “First words”');
  expect(await session.undo()).toEqual({ what: said, left: 1 });
  expect(written(...PLACE).en).toBe('First words');
  expect(await session.undo()).toMatchObject({ left: 0 });
  expect(changed(`content/${FILE}`)).toEqual({ added: [], gone: 0 });
  await expect(session.undo()).rejects.toThrow('nothing to undo');
});

test('undo quotes the part of a long text that was changed', async () => {
  const session = new Editor(project);
  const before = 'A sentence of more than sixty letters, of which only the last word will be another: first';
  await session.save(...PLACE, { en: before }, { en: written(...PLACE).en! });
  await session.save(...PLACE, { en: before.replace('first', 'second') }, { en: before });
  const { what } = await session.undo();
  expect(what).toMatch(/“….*: second” instead of “….*: first”/);
});

test('after an entry with a new picture is added, the content has no mistakes and editor.addresses() still lists the pages', async () => {
  jest.mocked(mustRun).mockImplementationOnce(async () => {
    const made = { ...pictures, 'news-a-planted-report': pictures['news-meter'] };
    writeFileSync(inProject('content/generated/pictures.json'), JSON.stringify(made));
    return '';
  });
  mkdirSync(inProject('content/generated'), { recursive: true });
  await editor.add('news', NEWS, await picture(1300));
  expect(editor.texts().problems).toEqual([]);
  expect(editor.addresses()).toContain('/home');
  rmSync(inProject('content/generated'), { recursive: true });
});

test('saving on a full disk fails with "the disk is full", and leaves the old file and no temporary file', async () => {
  const files = readdirSync(inProject('content/pages'));
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw full;
  });
  await expect(save()).rejects.toThrow('Nothing was written: the disk is full.');
  jest.restoreAllMocks();
  expect(changed(`content/${FILE}`)).toEqual({ added: [], gone: 0 });
  expect(readdirSync(inProject('content/pages'))).toEqual(files);
});

test('saving to a file that is a symbolic link is refused', async () => {
  const outside = path.join(path.dirname(project), `${path.basename(project)}-outside.yaml`);
  cpSync(inProject(`content/${FILE}`), outside);
  rmSync(inProject(`content/${FILE}`));
  symlinkSync(outside, inProject(`content/${FILE}`));
  await expect(save()).rejects.toThrow('is a link');
  rmSync(outside);
});

test('a question is added at the end of its topic, and removing the question is refused if another question or none is at that place', async () => {
  const list = 'blocks/faq.yaml categories[0].questions';
  const before = editor
    .texts()
    .list.filter(({ field }) => /^categories\[0\]\.questions\[\d+\]\.question$/.test(field)).length;
  await editor.add(list, {
    'question en': 'Is it planted?',
    'question hi': 'क्या यह नया है?',
    'answer en': 'Yes: it is.',
    'answer hi': 'हाँ।',
  });
  expect(changed('content/blocks/faq.yaml')).toEqual({
    added: [
      '          en: Is it planted?',
      '          hi: क्या यह नया है?',
      "          en: 'Yes: it is.'",
      '          hi: हाँ।',
    ],
    gone: 0,
  });
  await expect(editor.remove(`${list}[0]`, 'Is it planted?')).rejects.toThrow('has changed meanwhile');
  await editor.remove(`${list}[${before}]`, 'Is it planted?');
  await expect(editor.remove(`${list}[${before}]`, 'Is it planted?')).rejects.toThrow('There is no');
  expect(changed('content/blocks/faq.yaml')).toEqual({ added: [], gone: 0 });
});

const NEWS = {
  'title en': 'A planted report',
  'title hi': 'एक नई खबर',
  'date all': '2026-11-23',
  'link all': 'https://example.com/planted',
  'image.alt en': 'A planted picture',
  'image.alt hi': 'एक नई तस्वीर',
};
const picture = (width: number) =>
  sharp({ create: { width, height: 1000, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();

test('saving the e-mail template keeps the lines with # that the editor hides, and is refused for an unclosed tag {{city', async () => {
  const EMAIL = ['email-template.txt', 'text'] as const;
  const old = written(...EMAIL).all!;
  await editor.save(...EMAIL, { all: `${old.trimEnd()}\nPlanted line\n` }, { all: old });
  expect(old).toMatch(/^Subject: .*\nReply-To: /);
  expect(changed('content/email-template.txt')).toEqual({ added: ['Planted line'], gone: 0 });
  await expect(editor.save(...EMAIL, { all: old.replace('{{city}}', '{{city') }, {})).rejects.toThrow('{{city');
  expect(read('content/email-template.txt')).toContain('Planted line');
});

test('a news report’s picture and line in the list of pictures are added and removed with the report, and undo restores the picture', async () => {
  await editor.add('news', NEWS, await picture(1300));
  const entry = read('content/news/a-planted-report.yaml');
  expect(entry).toContain('picture: news-a-planted-report');
  expect(entry).not.toContain('sample');
  expect(changed('media/masters/pictures.ts')).toEqual({
    added: ["  'news-a-planted-report': { widths: [400, 800, 1280] },"],
    gone: 0,
  });
  expect(await sharp(inProject('media/masters/news-a-planted-report.jpg')).metadata()).toMatchObject({ width: 1300 });
  expect(mustRun).toHaveBeenCalled();
  await editor.remove('news/a-planted-report.yaml', firstWords('news/a-planted-report.yaml'));
  expect(changed('media/masters/pictures.ts')).toEqual({ added: [], gone: 0 });
  expect(readdirSync(inProject('media/masters'))).toEqual(['pictures.ts']);
  await editor.undo();
  expect(readdirSync(inProject('media/masters'))).toContain('news-a-planted-report.jpg');
  await editor.remove('news/a-planted-report.yaml', firstWords('news/a-planted-report.yaml'));
  expect(readdirSync(inProject('content/news'))).toEqual(readdirSync('content/news'));
});

test.each([
  ['without a picture', NEWS, undefined, /expected a picture: choose/],
  ['with a file that is no picture', NEWS, Buffer.from('<svg'), /expected a picture: choose/],
  [
    'with a drawing',
    NEWS,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="900"/>'),
    /expected a picture: choose/,
  ],
  ['with a picture narrower than 1200 pixels', NEWS, 800, /expected a picture 1200 pixels wide or more, got 800/],
  [
    'without a description of the picture',
    { ...NEWS, 'image.alt en': '', 'image.alt hi': '' },
    1300,
    /image\.alt\.en: expected the text/,
  ],
  ['with a control character', { ...NEWS, 'title en': 'A\0 report' }, 1300, /expected no control characters/],
  ['without a valid date', { ...NEWS, 'date all': 'soon' }, 1300, /date: expected/],
])('a news report %s is refused, and nothing is written', async (_, words, given, sentence) => {
  const bytes = typeof given === 'number' ? await picture(given) : given;
  await expect(editor.add('news', words, bytes)).rejects.toThrow(sentence);
  expect(readdirSync(inProject('content/news'))).toEqual(readdirSync('content/news'));
  expect(readdirSync(inProject('media/masters'))).toEqual(['pictures.ts']);
});

test('editor.keepSample() removes the mark of a sample and its launch problem, and is refused if there is no such mark', async () => {
  const left = () => editor.launchProblems().map(({ where, kind }) => `${kind} ${where.replace(/:\d+$/, '')}`);
  expect(left()).toContain(`sample content/${REPORT}`);
  await editor.keepSample(REPORT, []);
  expect(changed(`content/${REPORT}`)).toEqual({ added: [], gone: 1 });
  expect(left()).not.toContain(`sample content/${REPORT}`);
  await expect(editor.keepSample(REPORT, [])).rejects.toThrow('no sample any more');
});

test('editor.approve() removes a launch problem and is refused without a name, and undo restores the problem', async () => {
  const [open] = editor.launchProblems().filter(({ kind }) => kind === 'not approved');
  const { file, path: at } = open!.spot!;
  await expect(editor.approve(`${file}.yaml`, at.slice(0, -1) as string[], ' ')).rejects.toThrow('expected the name');
  await editor.approve(`${file}.yaml`, at.slice(0, -1) as string[], 'Asha Rao');
  expect(editor.launchProblems().map(({ spot }) => spot)).not.toContainEqual({ file, path: at });
  await editor.undo();
  expect(editor.launchProblems()).toContainEqual(open);
});

test.each([
  ['a project', 'projects/'],
  ['an article', 'articles/'],
])('moving %s up exchanges its order with that of the one above, and is refused for the first', async (_, folder) => {
  const orderOf = (file: string) => Number(written(file, 'order').all);
  const entries = editor.texts().list.filter(({ file, field }) => file.startsWith(folder) && field === 'order');
  const [first, second] = entries.sort((one, other) => Number(englishOf(one)) - Number(englishOf(other)));
  const [one, other] = [orderOf(first!.file), orderOf(second!.file)];
  await editor.move(second!.file, -1);
  expect([orderOf(second!.file), orderOf(first!.file)]).toEqual([one, other]);
  await expect(editor.move(second!.file, -1)).rejects.toThrow('first or last');
});

/** An article needs 300 sequences of five words that no other article has. */
const longText = (letters: string) =>
  Array.from({ length: 400 }, (_, at) =>
    [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100)].map((one) => letters[one]).join(''),
  ).join(' ');

test('adding an article adds its files and page, with today as the date of a new source, and removing the article deletes these', async () => {
  const { fields } = editor.modelOf('articles');
  const values = fields.flatMap(([field, { parts }]) =>
    Object.entries(parts).map(([code, part]) => [`${field} ${code}`, part.written] as const),
  );
  const typed = {
    ...Object.fromEntries(values),
    'question en': 'Is this planted for a test?',
    'question hi': 'क्या यह जाँच के लिए है?',
    'seo.title en': 'A planted title of an article',
    'seo.title hi': 'एक नए लेख का शीर्षक',
    'seo.description en': 'A planted description of an article.',
    'seo.description hi': 'एक नए लेख का विवरण।',
    'seo.card.heading en': 'A planted headline',
    'seo.card.heading hi': 'एक नया शीर्षक',
    'order all': '99',
    'sources[0].id all': 'installer',
    'sources[2].id all': 'planted',
    'sources[2].name en': 'A planted source',
    'sources[2].name hi': 'एक नया स्रोत',
    'sources[2].href all': 'https://source.example/',
    'whole text en': `${longText('abcdefghij')} [^installer] [^planted]`,
    'whole text hi': `${longText('कखगघचछजझटठ')} [^installer] [^planted]`,
  };
  await editor.add('articles', typed);
  const folder = 'content/articles/is-this-planted-for';
  expect(readdirSync(inProject(folder)).sort()).toEqual(['article.yaml', 'en.md', 'hi.md']);
  expect(editor.addresses()).toContain('/learn/is-this-planted-for');
  expect(parse(readFileSync(inProject(`${folder}/article.yaml`), 'utf8')).sources).toEqual([
    'installer',
    {
      id: 'planted',
      name: { en: 'A planted source', hi: 'एक नया स्रोत' },
      href: 'https://source.example/',
      read: dayInIndia(),
    },
  ]);
  await editor.remove('articles/is-this-planted-for/article.yaml', '99');
  expect(existsSync(inProject(folder))).toBe(false);
  expect(editor.addresses()).not.toContain('/learn/is-this-planted-for');
});

test('saving the whole text of an article writes the article’s Markdown file', async () => {
  const file = `articles/${readdirSync('content/articles')[0]}/en.md`;
  const old = written(file, 'whole text').en!;
  await editor.save(file, 'whole text', { en: `${old.trimEnd()} Planted.` }, { en: old });
  expect(read(`content/${file}`)).toBe(`${old.trimEnd()} Planted.\n`);
});

test('replacing a picture cuts the new one to the old shape, can be undone, and is refused for a narrow or unknown picture', async () => {
  const { width, height } = pictures['news-meter'];
  const master = inProject('media/masters/news-meter.jpg');
  writeFileSync(master, 'old');
  await editor.replacePicture('news-meter', 'top', await picture(3000));
  const now = await sharp(master).metadata();
  expect(now.width / now.height).toBeCloseTo(width / height, 1);
  await editor.undo();
  expect(readFileSync(master, 'utf8')).toBe('old');
  await expect(editor.replacePicture('news-meter', 'top', await picture(900))).rejects.toThrow(
    '1200 pixels wide or more',
  );
  await expect(editor.replacePicture('../secret', 'top', await picture(3000))).rejects.toThrow('There is no picture');
});

test('removing a news report is refused if fewer than five would be left', async () => {
  const names = readdirSync(inProject('content/news'));
  for (const name of names.slice(5)) rmSync(inProject(`content/news/${name}`));
  await expect(editor.remove(`news/${names[0]}`, firstWords(`news/${names[0]}`))).rejects.toThrow(
    'expected 5 files or more',
  );
});

test('the editor refuses to remove a file that belongs to no list, and to add an entry to an unknown list', async () => {
  for (const name of ['company.yaml', '../package.json', '__proto__'])
    await expect(editor.remove(name, '')).rejects.toThrow('There is no entry and no question');
  for (const to of ['../secret', '__proto__', 'pages', 'pages/home.yaml videoHero'])
    await expect(editor.add(to, {})).rejects.toThrow('Nothing can be added');
});
