/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Master } from './crop';
import { areSitePicturesListed, sitePictures, tooSmall, type Manifest } from './site-pictures';

let folder: string;
let said: jest.SpyInstance;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(folder, 'masters'));
  said = jest.spyOn(console, 'log').mockImplementation();
  process.env.CI = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => void (process.env.CI = ci));

const { CI: ci = '' } = process.env;
const at = (...names: string[]) => path.join(folder, ...names);
const generated = () => readdirSync(at('generated')).sort();
const manifest = (): Manifest => JSON.parse(readFileSync(at('pictures.json'), 'utf8')) as Manifest;

const site = (list: Record<string, Master>) => ({ list, folder: at('masters'), manifest: at('pictures.json') });
const make = (list: Record<string, Master>) => sitePictures(site(list), at('generated'));

async function paint(
  file: string,
  width: number,
  height: number,
  [left, right]: [string, string] = ['#a9c6e2', '#9f4a2c'],
) {
  const half = sharp({ create: { width: Math.ceil(width / 2), height, channels: 3, background: right } }).png();
  const whole = sharp({ create: { width, height, channels: 3, background: left } });
  const painted = whole.composite([{ input: await half.toBuffer(), left: Math.floor(width / 2), top: 0 }]);
  await painted.toFile(at('masters', file));
}

const message = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was wrong',
    (error: Error) => error.message,
  );

test('a master picture becomes AVIF files in all widths, one WebP and one JPEG, is listed with size and tint, and its name is printed', async () => {
  await paint('roof.jpg', 80, 60, ['#a9c6e2', '#a9c6e2']);
  expect(await make({ roof: { widths: [20, 40] } })).toEqual({ pictures: 1, made: 1, listed: true });
  const { file, ...rest } = manifest().roof!;
  expect(file).toMatch(/^roof-[0-9a-f]{8}$/);
  expect(rest).toEqual({ widths: [20, 40], width: 40, height: 30, tint: 'sky' });
  expect(generated()).toEqual(['20.avif', '40.avif', '40.jpg', '40.webp'].map((ending) => `${file}-${ending}`));
  for (const [name, format] of [
    ['20.avif', 'heif'],
    ['40.webp', 'webp'],
    ['40.jpg', 'jpeg'],
  ] as const) {
    const width = parseInt(name);
    expect(await sharp(at('generated', `${file}-${name}`)).metadata()).toMatchObject({
      format,
      width,
      height: (width * 3) / 4,
    });
  }
  expect(said.mock.calls).toEqual([['  1/1 roof']]);
});

test('the files of an unchanged master picture are not touched, and those of a changed one are replaced', async () => {
  await paint('roof.png', 40, 30);
  await paint('wall.png', 40, 30);
  const list = { roof: { widths: [20] }, wall: { widths: [20] } };
  await make(list);
  const before = generated().map((name) => [name, statSync(at('generated', name)).mtimeMs]);
  said.mockClear();
  expect(await make(list)).toEqual({ pictures: 2, made: 0, listed: false });
  expect(generated().map((name) => [name, statSync(at('generated', name)).mtimeMs])).toEqual(before);

  await paint('roof.png', 40, 30, ['#1d2a44', '#1d2a44']);
  expect(await make(list)).toEqual({ pictures: 2, made: 1, listed: true });
  expect(said.mock.calls).toEqual([['  1/1 roof']]);
  const after = generated();
  expect(after).toHaveLength(6);
  expect(after.filter((name) => before.some(([old]) => old === name)).map((name) => name.slice(0, 5))).toEqual([
    'wall-',
    'wall-',
    'wall-',
  ]);
});

test('a picture with changed widths gets other files, and a deleted file of a picture is made again', async () => {
  await paint('roof.png', 40, 30);
  await make({ roof: { widths: [20] } });
  const [first] = generated();
  expect((await make({ roof: { widths: [20, 30] } })).made).toBe(1);
  expect(existsSync(at('generated', first!))).toBe(false);
  const all = generated();
  rmSync(at('generated', all[0]!));
  expect(await make({ roof: { widths: [20, 30] } })).toEqual({ pictures: 1, made: 1, listed: false });
  expect(generated()).toEqual(all);
});

test('the list of pictures counts as current if only made files are missing, but not if a master or its widths changed', async () => {
  const isListed = (list: Record<string, Master>) => areSitePicturesListed(site(list));
  await paint('roof.png', 40, 30);
  expect(isListed({ roof: { widths: [20] } })).toBe(false);
  await make({ roof: { widths: [20] } });
  rmSync(at('generated'), { recursive: true });
  expect([isListed({ roof: { widths: [20] } }), isListed({ roof: { widths: [30] } })]).toEqual([true, false]);
  await paint('roof.png', 40, 30, ['#1d2a44', '#1d2a44']);
  expect(isListed({ roof: { widths: [20] } })).toBe(false);
});

test('a picture’s files get the same names when they are made anew from the same master and settings', async () => {
  await paint('roof.png', 40, 30);
  await make({ roof: { widths: [20] } });
  const first = generated();
  rmSync(at('generated'), { recursive: true });
  rmSync(at('pictures.json'));
  await make({ roof: { widths: [20] } });
  expect(generated()).toEqual(first);
});

test('no picture is made larger than its master', async () => {
  await paint('roof.png', 50, 30);
  await make({ roof: { widths: [20, 100], phone: { ratio: [1, 1], focus: [0.5, 0.5], widths: [25, 100] } } });
  expect(manifest().roof).toMatchObject({
    widths: [20, 50],
    width: 50,
    height: 30,
    phone: { widths: [25, 30], width: 30, height: 30 },
  });
});

test('the crop for phones shows the part of a picture around its focus', async () => {
  await paint('roof.png', 80, 40, ['#0000ff', '#ff0000']);
  await make({ roof: { widths: [80], phone: { ratio: [1, 1], focus: [0.9, 0.5], widths: [40] } } });
  const crop = manifest().roof!.phone!;
  const { channels } = await sharp(at('generated', `${crop.file}-40.webp`)).stats();
  expect(channels[0]!.mean).toBeGreaterThan(200);
  expect(channels[2]!.mean).toBeLessThan(60);
});

test('the colour listed for a picture stays the same as long as its master is unchanged', async () => {
  await paint('roof.png', 40, 30);
  await make({ roof: { widths: [20] } });
  const listed = manifest();
  listed.roof!.tint = 'forest';
  writeFileSync(at('pictures.json'), `${JSON.stringify(listed, null, 2)}\n`);
  rmSync(at('generated'), { recursive: true });
  expect((await make({ roof: { widths: [20] } })).listed).toBe(false);
  expect(manifest().roof!.tint).toBe('forest');
});

describe('sitePictures', () => {
  test('master pictures that are missing, duplicated, unlisted or badly named are each reported in a line', async () => {
    await paint('twice.jpg', 8, 8);
    await paint('twice.png', 8, 8);
    await paint('other.png', 8, 8);
    const lines = (
      await message(make({ gone: { widths: [8] }, twice: { widths: [8] }, 'My Roof': { widths: [8] } }))
    ).replaceAll(at('masters'), 'masters');
    expect(lines.split('\n').sort()).toEqual([
      'masters/: there are twice.jpg and twice.png; keep one of them.',
      'masters/gone.jpg (or .png) is not there: put the picture there, or take "gone" out of masters/pictures.ts.',
      'masters/other.png is not in masters/pictures.ts: give it a line there, or delete the file.',
      'masters/pictures.ts: "My Roof" is no name for a picture: expected small letters, figures and hyphens.',
    ]);
  });

  test('a picture with words shares its line in the list with its copies in other languages (guide, guide-hi), but not with guides', async () => {
    for (const name of ['guide', 'guide-hi', 'guide-bho', 'guides']) await paint(`${name}.png`, 40, 30);
    const guide = { widths: [20], hasWords: true } as const;
    expect(await message(make({ guide }))).toMatch(/^\S+\/guides\.png is not in [^\n]+$/);
    await make({ guide, guides: { widths: [40] } });
    const widths = Object.entries(manifest()).map(([name, picture]) => [name, picture.widths]);
    expect(widths).toEqual([
      ['guide', [20]],
      ['guide-bho', [20]],
      ['guide-hi', [20]],
      ['guides', [40]],
    ]);
  });

  test('master files that are not pictures or are incomplete are reported, and the pictures already made stay', async () => {
    await paint('roof.jpg', 80, 60);
    const list = { roof: { widths: [40] } };
    await make(list);
    const before = generated();
    const noise = Buffer.from(Array.from({ length: 80 * 60 * 3 }, (_, index) => (index * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 80, height: 60, channels: 3 } })
      .jpeg()
      .toBuffer();
    writeFileSync(at('masters', 'half.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(at('masters', 'text.png'), 'no picture');
    const lines = (await message(make({ ...list, half: { widths: [40] }, text: { widths: [40] } })))
      .replaceAll(at('masters'), 'masters')
      .split('\n')
      .sort();
    expect(lines).toEqual([
      expect.stringMatching(
        /^masters\/half\.jpg cannot be read as a picture \(.+\): export it again as JPEG or PNG, whole\.$/,
      ),
      expect.stringMatching(
        /^masters\/text\.png cannot be read as a picture \(.+\): export it again as JPEG or PNG, whole\.$/,
      ),
    ]);
    expect(generated()).toEqual(expect.arrayContaining(before));
    expect(Object.keys(manifest())).toEqual(['roof']);
  });

  test('making the pictures on a CI server fails if the list of pictures is outdated', async () => {
    await paint('roof.png', 40, 30);
    process.env.CI = 'true';
    expect((await message(make({ roof: { widths: [20] } }))).replace(folder, '')).toBe(
      '/pictures.json is not what media/masters/ gives: run "npm run make -- images" and commit the file.',
    );
    process.env.CI = '';
    await make({ roof: { widths: [20] } });
    process.env.CI = 'true';
    expect((await make({ roof: { widths: [20] } })).listed).toBe(false);
  });
});

describe('tooSmall', () => {
  const made = (width: number) => ({ file: 'roof-1', widths: [width], width, height: 10 });
  const widths = [400, 800, 1280];
  const phone = { ratio: [2, 3], focus: [0.5, 0.5], widths: [480, 720] } as const;

  test('a picture that reaches the second greatest of its widths, or its only width, is not reported as too small', () => {
    expect(tooSmall({ roof: { widths } }, { roof: { ...made(800), tint: 'sky' } })).toEqual([]);
    expect(tooSmall({ roof: { widths: [400] } }, { roof: { ...made(400), tint: 'sky' } })).toEqual([]);
  });

  test('a picture that is too small is reported with name, width and what to do, and so is its crop for phones', () => {
    expect(tooSmall({ roof: { widths, phone } }, { roof: { ...made(799), tint: 'sky', phone: made(479) } })).toEqual([
      'media/masters/roof is 799 pixels wide, too few for its place: save a picture there from which 1280 can be made, or at least 800',
      'media/masters/roof has a part for phones that is 479 pixels wide, too few for its place: save a picture there from which 720 can be made, or at least 480',
    ]);
  });
});
