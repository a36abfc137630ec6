/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';
import { Publisher } from './publisher';

const HOME = 'content/pages/home.yaml';
const home = (title: string, hindi: string, lead = 'Solar for you') =>
  `address: /home\ntitle:\n  en: ${title}\n  hi: ${hindi}\nlead: ${lead}\n`;
const FILES = {
  'content/site/languages.yaml': '- code: en\n- code: hi\n',
  [HOME]: home('A roof', 'एक छत'),
  'content/company.yaml': 'name: Sun\nphone: 1\nemail: a@sun.test\n',
  'content/articles/dust/en.md': 'Dust costs.\n\nWater helps.\n',
  'media/masters/roof.jpg': 'a picture',
  'lib/share-cards.json': '{}\n',
  'app/page.tsx': 'export {};\n',
};

let root: string;
let [mine, theirs, bare]: string[] = [];
let said: string[];
let made: string[];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
const write = (folder: string, file: string, text: string) => writeFiles(folder, [[file, text]]);
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const pushed = (file: string) => git(bare!, 'show', `main:${file}`);
const pushedFiles = () => git(bare!, 'ls-tree', '-r', '--name-only', 'main').split('\n');
const head = (folder: string) => git(folder, 'rev-parse', 'main');

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'publish-')));
  [mine, theirs, bare] = ['mine', 'theirs', 'bare.git'].map((name) => path.join(root, name));
  git(root, 'init', '-q', '--bare', '-b', 'main', bare!);
  git(root, 'init', '-q', '-b', 'main', mine!);
  const named = (folder: string, name: string) => {
    git(folder, 'config', 'user.name', name);
    git(folder, 'config', 'user.email', 'x@sun.test');
  };
  named(mine!, 'Asha');
  writeFiles(mine!, Object.entries(FILES));
  git(mine!, 'add', '-A');
  git(mine!, 'commit', '-qm', 'Begin');
  git(mine!, 'remote', 'add', 'origin', bare!);
  git(mine!, 'push', '-q', '-u', 'origin', 'main');
  git(root, 'clone', '-q', bare!, theirs!);
  named(theirs!, 'Ravi');
  [said, made] = [[], []];
});
afterEach(() => rmSync(root, { recursive: true }));

const publisher = (folder = mine!, check: () => void = () => undefined) =>
  new Publisher(
    folder,
    {
      make: async () => {
        // Throws an error if share-cards.json is missing, because the real programs import it and would fail too.
        made.push(read(folder, 'lib/share-cards.json'));
        write(folder, 'lib/share-cards.json', JSON.stringify(read(folder, HOME)));
        write(folder, 'public/cards/home.jpg', read(folder, HOME));
      },
      check: async () => check(),
      pack: async () => 'site.zip',
    },
    (line) => void said.push(line),
  );
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'it was published',
    (error: Error) => error.message,
  );
function pushTheirs(file: string, text: string) {
  write(theirs!, file, text);
  git(theirs!, 'add', '-A');
  git(theirs!, 'commit', '-qm', 'Theirs');
  git(theirs!, 'push', '-q');
}

test('publishing pushes changed words and pictures with the share cards made from them, in a commit that names the changes', async () => {
  write(mine!, HOME, home('A sunny roof', 'धूप वाली छत'));
  write(mine!, 'media/masters/wall.jpg', 'a new picture');
  await publisher().publish();
  expect(pushed(HOME)).toContain('A sunny roof');
  expect(pushedFiles()).toEqual(expect.arrayContaining(['media/masters/wall.jpg', 'public/cards/home.jpg']));
  const message = git(bare!, 'log', '-1', '--format=%B', 'main');
  expect(message).toContain('Publish /home: Title; Picture wall: New');
  expect(message).toContain('en: “A roof” → “A sunny roof”\n  hi: “एक छत” → “धूप वाली छत”');
  expect(git(mine!, 'status', '--porcelain')).toBe('');
  expect(said.at(-1)).toContain('The host now builds the site');
});

test('the list of changes has approvals with name and day, but not the file pictures.ts, which is published all the same', async () => {
  write(mine!, 'media/masters/pictures.ts', 'export const masters = { wall: {} };\n');
  const approved = 'approved: { by: Asha, on: 2026-11-27, fingerprint: 1a2b }\n';
  write(mine!, 'content/company.yaml', FILES['content/company.yaml'] + approved);
  expect((await publisher().state()).changes).toEqual([
    {
      file: 'content/company.yaml',
      field: 'approved',
      was: {},
      now: { all: 'Approved by Asha on 2026-11-27' },
    },
  ]);
  await publisher().publish();
  expect(pushedFiles()).toContain('media/masters/pictures.ts');
});

test('the list of unpublished changes has the old and the new words of each changed text, in both languages', async () => {
  write(mine!, HOME, home('A sunny roof', 'एक छत'));
  expect(await publisher().state()).toEqual({
    changes: [
      {
        file: HOME,
        page: '/home',
        field: 'title',
        was: { en: 'A roof', hi: 'एक छत' },
        now: { en: 'A sunny roof', hi: 'एक छत' },
      },
    ],
    others: [],
  });
});

test('publishing names changed files of code but does not push these, and publishing again pushes nothing', async () => {
  write(mine!, HOME, home('A sunny roof', 'एक छत'));
  write(mine!, 'app/page.tsx', 'changed');
  write(mine!, 'content/model.ts', 'new');
  git(mine!, 'add', 'content/model.ts');
  await publisher().publish();
  expect(pushed('app/page.tsx')).toBe('export {};');
  expect(pushedFiles()).not.toContain('content/model.ts');
  expect(said[0]).toContain('app/page.tsx, content/model.ts');
  const before = head(bare!);
  await publisher().publish();
  expect(said.at(-1)).toBe('Nothing has changed since the last publish.');
  expect(head(bare!)).toBe(before);
});

test('publishing is refused while an unpushed commit changes code', async () => {
  write(mine!, 'app/page.tsx', 'changed');
  git(mine!, 'commit', '-qam', 'Code');
  write(mine!, HOME, home('A sunny roof', 'एक छत'));
  expect(await refusal(publisher().publish())).toContain('commits on this computer change app/page.tsx');
  expect(pushed('app/page.tsx')).toBe('export {};');
});

test('words that a check refuses stay in the file and are not committed', async () => {
  write(mine!, HOME, home('A bad roof', 'एक छत'));
  const before = head(mine!);
  const work = publisher(mine, () => {
    throw new Error('content/pages/home.yaml:3:7 title: too bad');
  });
  expect(await refusal(work.publish())).toBe('content/pages/home.yaml:3:7 title: too bad');
  expect([head(mine!), head(bare!)]).toEqual([before, before]);
  expect(read(mine!, HOME)).toContain('A bad roof');
});

test('a refused push is reported with its reason, and publishing again pushes the words', async () => {
  const hook = path.join(bare!, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho Only on Fridays >&2\nexit 1\n', { mode: 0o755 });
  write(mine!, HOME, home('A sunny roof', 'एक छत'));
  const why = await refusal(publisher().publish());
  expect(why).toContain('origin has not taken the words');
  expect(why).toContain('Only on Fridays');
  rmSync(hook);
  await publisher().publish();
  expect(pushed(HOME)).toContain('A sunny roof');
});

test('publishing without a network commits nothing and keeps the words', async () => {
  git(mine!, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/none.git');
  write(mine!, HOME, home('A sunny roof', 'एक छत'));
  const before = head(mine!);
  expect(await refusal(publisher().publish())).toContain('origin cannot be reached. Your words are kept.');
  expect(head(mine!)).toBe(before);
  expect(read(mine!, HOME)).toContain('A sunny roof');
});

describe('publishing after somebody else has published', () => {
  test('different texts of two people are merged, even in neighbouring lines, and share cards are made from both', async () => {
    pushTheirs(HOME, home('A roof', 'उनकी छत', 'Solar for all'));
    write(mine!, HOME, home('My roof', 'एक छत'));
    await publisher().publish();
    expect(pushed(HOME)).toBe(home('My roof', 'उनकी छत', 'Solar for all').trim());
    expect(JSON.parse(pushed('lib/share-cards.json'))).toBe(home('My roof', 'उनकी छत', 'Solar for all'));
    expect(git(mine!, 'status', '--porcelain')).toBe('');
  });

  test('publishing fetches the other person’s code and new content files, and ignores conflicts in generated files', async () => {
    write(theirs!, 'app/page.tsx', 'theirs');
    write(theirs!, 'lib/share-cards.json', '"theirs"\n');
    pushTheirs('content/news/meter.yaml', 'title: Meter\n');
    write(mine!, 'content/company.yaml', FILES['content/company.yaml'].replace('Sun', 'Moon'));
    write(mine!, 'lib/share-cards.json', '"mine"\n');
    await publisher().publish();
    expect([pushed('app/page.tsx'), read(mine!, 'app/page.tsx')]).toEqual(['theirs', 'theirs']);
    expect([pushed('content/news/meter.yaml'), pushed('content/company.yaml')]).toEqual([
      'title: Meter',
      'name: Moon\nphone: 1\nemail: a@sun.test',
    ]);
  });

  test('if two people have changed a text, publishing is refused and quotes both, and publishing "theirs" then takes the other’s words', async () => {
    pushTheirs(HOME, home('Their roof', 'एक छत', 'Solar for all'));
    write(mine!, HOME, home('My roof', 'एक छत'));
    write(mine!, 'media/masters/wall.jpg', 'a new picture');
    const before = head(mine!);
    const why = await refusal(publisher().publish());
    expect(why).toContain('somebody else has published the same texts (Ravi');
    expect(why).toContain(`${HOME} title: mine is en “My roof”, hi “एक छत”, theirs is en “Their roof”, hi “एक छत”`);
    expect([head(mine!), read(mine!, HOME)]).toEqual([before, home('My roof', 'एक छत')]);
    expect(git(mine!, 'status', '--porcelain', '-uall')).toBe('M content/pages/home.yaml\n?? media/masters/wall.jpg');
    await publisher().publish('theirs');
    expect(pushed(HOME)).toBe(home('Their roof', 'एक छत', 'Solar for all').trim());
    expect(pushedFiles()).toContain('media/masters/wall.jpg');
  });

  test('publishing "mine" keeps my words of a text that both have changed, and the other person’s other changes', async () => {
    pushTheirs(HOME, home('Their roof', 'एक छत', 'Solar for all'));
    write(mine!, HOME, home('My roof', 'एक छत'));
    await publisher().publish('mine');
    expect(pushed(HOME)).toBe(home('My roof', 'एक छत', 'Solar for all').trim());
  });

  test.each([
    ['mine', home('My roof', 'एक छत', 'Solar for all')],
    ['theirs', home('Their roof', 'उनकी छत', 'Solar for all')],
  ] as const)(
    'if two people have changed a text in the same language, publishing "%s" takes that version in all languages',
    async (side, merged) => {
      pushTheirs(HOME, home('Their roof', 'उनकी छत', 'Solar for all'));
      write(mine!, HOME, home('My roof', 'एक छत'));
      await publisher().publish(side);
      expect(pushed(HOME)).toBe(merged.trim());
    },
  );

  test('publishing is refused if I have changed a file that the other person has deleted, and publishing "theirs" then deletes the file', async () => {
    rmSync(path.join(theirs!, 'content/articles/dust/en.md'));
    pushTheirs('content/news/meter.yaml', 'title: Meter\n');
    write(mine!, 'content/articles/dust/en.md', 'Dust costs much.\n\nWater helps.\n');
    expect(await refusal(publisher().publish())).toContain('content/articles/dust/en.md: both have changed');
    await publisher().publish('theirs');
    expect(existsSync(path.join(mine!, 'content/articles/dust/en.md'))).toBe(false);
  });

  test('publishing also merges what somebody else pushes during the check, and makes the share cards again', async () => {
    write(mine!, HOME, home('My roof', 'एक छत'));
    let isLate = true;
    const work = publisher(mine, () => {
      if (isLate) pushTheirs('content/company.yaml', FILES['content/company.yaml'].replace('Sun', 'Moon'));
      isLate = false;
    });
    await work.publish();
    expect([pushed(HOME), pushed('content/company.yaml')]).toEqual([
      home('My roof', 'एक छत').trim(),
      'name: Moon\nphone: 1\nemail: a@sun.test',
    ]);
    expect(made).toHaveLength(2);
  });

  test.each([undefined, 'theirs'] as const)(
    'publishing (%p) is refused and changes nothing if the other person has pushed a file that is no YAML',
    async (side) => {
      pushTheirs(HOME, FILES[HOME]!.replace('en: A roof', 'en: Ravi: A roof'));
      const file = side ? HOME : 'content/company.yaml';
      const words = side ? home('My roof', 'एक छत') : FILES['content/company.yaml'].replace('Sun', 'Moon');
      write(mine!, file, words);
      const before = head(mine!);
      expect(await refusal(publisher().publish(side))).toContain(`is no YAML: ${HOME}`);
      expect([head(mine!), read(mine!, file), git(mine!, 'status', '--porcelain')]).toEqual([
        before,
        words,
        `M ${file}`,
      ]);
    },
  );

  test('publishing is refused and changes nothing if the other person’s push would overwrite changed code on this computer', async () => {
    pushTheirs('app/page.tsx', 'theirs');
    write(mine!, 'app/page.tsx', 'mine');
    write(mine!, HOME, home('My roof', 'एक छत'));
    const before = head(mine!);
    expect(await refusal(publisher().publish())).toContain('app/page.tsx');
    expect([head(mine!), read(mine!, 'app/page.tsx')]).toEqual([before, 'mine']);
    expect(read(mine!, HOME)).toContain('My roof');
  });
});

test.each([
  ['on another branch', () => git(mine!, 'switch', '-qc', 'draft'), 'Only the branch main is published'],
  ['on no branch', () => git(mine!, 'switch', '-q', '--detach'), 'Only the branch main is published'],
  ['during an unfinished merge', () => write(mine!, '.git/MERGE_HEAD', head(mine!)), 'A merge in git is not finished'],
  ['without a repository', () => rmSync(path.join(mine!, '.git'), { recursive: true }), 'no git repository'],
])('publishing %s is refused', async (_, prepare, why) => {
  write(mine!, HOME, home('My roof', 'एक छत'));
  prepare();
  expect(await refusal(publisher().publish())).toContain(why);
  expect(pushed(HOME)).toBe(FILES[HOME]!.trim());
});

test('publishing without a remote repository commits the words and packs the site for an upload', async () => {
  git(mine!, 'remote', 'remove', 'origin');
  write(mine!, HOME, home('My roof', 'एक छत'));
  await publisher().publish();
  expect(said.at(-1)).toContain('site.zip is ready to be uploaded');
  expect(git(mine!, 'show', `main:${HOME}`)).toContain('My roof');
});

describe('published() and takeBack()', () => {
  beforeEach(async () => {
    write(mine!, HOME, home('A first roof', 'एक छत'));
    await publisher().publish();
    write(mine!, 'content/company.yaml', FILES['content/company.yaml'].replace('phone: 1', 'phone: 2'));
    await publisher().publish();
    write(mine!, 'app/page.tsx', 'changed');
    git(mine!, 'commit', '-qam', 'Code');
    git(mine!, 'push', '-q');
  });

  test('published() lists the commits that changed words, the latest first, and no commits of code', async () => {
    const list = await publisher().published();
    expect(list.map(({ by, subject, changes }) => [by, subject, changes[0]!.now])).toEqual([
      ['Asha', 'Publish Company: Phone', { all: '2' }],
      ['Asha', 'Publish /home: Title', { en: 'A first roof', hi: 'एक छत' }],
    ]);
  });

  test('takeBack() says what goes back, restores the old words in a new commit and keeps what was published later', async () => {
    const [, first] = await publisher().published();
    await publisher().takeBack(first!.commit);
    expect([pushed(HOME), pushed('content/company.yaml')]).toEqual([
      FILES[HOME]!.trim(),
      'name: Sun\nphone: 2\nemail: a@sun.test',
    ]);
    expect((await publisher().published())[0]!.subject).toBe('Take back: Publish /home: Title');
    expect(said).toContain('This goes back:\n/home · content/pages/home.yaml · title\n  en: “A first roof” → “A roof”');
  });

  test('takeBack() of a new picture keeps a newer picture that stands next in the list of pictures', async () => {
    const list = 'media/masters/pictures.ts';
    const listOf = (...names: string[]) =>
      `export const masters = {\n${names.map((name) => `  '${name}': {},\n`).join('')}};\n`;
    write(mine!, list, listOf());
    await publisher().publish();
    for (const [index, name] of ['wall', 'yard'].entries()) {
      write(mine!, list, listOf(...['wall', 'yard'].slice(0, index + 1)));
      write(mine!, `media/masters/${name}.jpg`, `a picture of a ${name}`);
      await publisher().publish();
    }
    await publisher().takeBack((await publisher().published())[1]!.commit);
    expect(pushed(list)).toBe(listOf('yard').trim());
    expect(pushedFiles()).toEqual(expect.not.arrayContaining(['media/masters/wall.jpg']));
  });

  test('takeBack() of a new picture also removes the picture from the list of pictures', async () => {
    const list = 'media/masters/pictures.ts';
    write(mine!, list, 'export const masters = {\n  roof: {},\n};\n');
    await publisher().publish();
    write(mine!, list, 'export const masters = {\n  roof: {},\n  wall: {},\n};\n');
    write(mine!, 'media/masters/wall.jpg', 'a new picture');
    await publisher().publish();
    const [picture] = await publisher().published();
    await publisher().takeBack(picture!.commit);
    expect(pushed(list)).toBe('export const masters = {\n  roof: {},\n};');
    expect(pushedFiles()).not.toContain('media/masters/wall.jpg');
  });

  test('takeBack() is refused if a text has changed again in one language; with "mine" it leaves that text and takes others back', async () => {
    write(mine!, HOME, home('A second roof', 'दूसरी छत', 'For all'));
    await publisher().publish();
    const [second] = await publisher().published();
    write(mine!, HOME, home('A third roof', 'दूसरी छत', 'For all'));
    await publisher().publish();
    const why = await refusal(publisher().takeBack(second!.commit));
    expect(why).toContain(
      'title: mine is en “A third roof”, hi “दूसरी छत”, theirs is en “A first roof”, hi “एक छत”\nWith either, this goes back:\n/home · content/pages/home.yaml · lead\n  “For all” → “Solar for you”',
    );
    await publisher().takeBack(second!.commit, 'mine');
    expect(pushed(HOME)).toBe(home('A third roof', 'दूसरी छत').trim());
  });

  test('takeBack() is refused if the text has changed again, or while any words are not published', async () => {
    const [, first] = await publisher().published();
    write(mine!, HOME, home('A second roof', 'एक छत'));
    expect(await refusal(publisher().takeBack(first!.commit))).toContain('not published');
    await publisher().publish();
    expect(await refusal(publisher().takeBack(first!.commit))).toContain(
      'title: mine is en “A second roof”, hi “एक छत”, theirs is en “A roof”, hi “एक छत”',
    );
    expect(pushed(HOME)).toContain('A second roof');
  });

  test('takeBack() fails and changes nothing if a check refuses the old words', async () => {
    const [, first] = await publisher().published();
    const work = publisher(mine, () => {
      throw new Error('too old');
    });
    expect(await refusal(work.takeBack(first!.commit))).toBe('too old');
    expect(read(mine!, HOME)).toContain('A first roof');
    expect(git(mine!, 'status', '--porcelain')).toBe('');
  });

  test.each([
    ['another text', (text: string) => text.replace('Solar for you', 'Sun for you'), ['A first roof', 'Sun for you']],
    ['the same text', (text: string) => text.replace('A roof', 'A new roof'), ['A new roof', 'Solar for you']],
  ])('takeBack() keeps what somebody saves in %s of the same file while it runs', async (_, edit, kept) => {
    const [, first] = await publisher().published();
    const work = publisher(mine, () => write(mine!, HOME, edit(read(mine!, HOME))));
    expect(await refusal(work.takeBack(first!.commit))).toContain('saved while this ran');
    for (const words of kept) expect(read(mine!, HOME)).toContain(words);
  });
});

test('publishing is refused if somebody saves words during the check, and publishing again pushes all words', async () => {
  write(mine!, HOME, home('A sunny roof', 'धूप वाली छत'));
  const saving = () => write(mine!, 'content/company.yaml', 'name: Sun\nphone: 2\nemail: a@sun.test\n');
  expect(await refusal(publisher(mine!, saving).publish())).toContain('saved while this ran');
  expect(pushed(HOME)).toContain('A roof');
  await publisher().publish();
  expect([pushed(HOME), pushed('content/company.yaml')]).toEqual([
    expect.stringContaining('A sunny roof'),
    expect.stringContaining('phone: 2'),
  ]);
});
