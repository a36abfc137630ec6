/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { companyFirst, remarksOn } from './check-content';

let folder: string;

function publish(address: string, text: string) {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (files: string | Record<string, string>) =>
  remarksOn(typeof files === 'string' ? { 'blocks/hero.yaml': files } : files, folder, '2025-03-01');

const drawing = (width: number, height: number) =>
  `map:\n  src: /pictures/map.svg\n  width: ${width}\n  height: ${height}\n`;

test('remarksOn() returns no problems and no warnings if each file named in content exists with its size and no date is in the future', () => {
  publish('/pictures/map.svg', '<svg viewBox="0 0 800 600"></svg>');
  const files = { 'a.yaml': drawing(800, 600), 'b.yaml': 'date: 2025-03-01\n' };
  expect(check(files)).toEqual({ problems: [], warnings: [] });
});

test.each(['/pictures/map.svg', '/films/roof.mp4', '/guides/roofs.pdf'])(
  'content that names the missing file %s is reported with file, line, column and field, but not once the file exists',
  (address) => {
    const content = `name: A roof\nfiles:\n  - file: ${address}?new#page=2\n`;
    expect(check(content).problems).toEqual([
      `content/blocks/hero.yaml:3:11 files[0].file: expected a file in public/, and ${address} is not there`,
    ]);
    publish(address, 'a file');
    expect(check(content).problems).toEqual([]);
  },
);

test('a picture whose file name differs only in upper and lower case counts as missing', () => {
  publish('/pictures/Map.svg', '<svg viewBox="0 0 800 600"></svg>');
  expect(check(drawing(800, 600)).problems).toHaveLength(1);
});

test('an SVG drawing is reported if content gives another size than the drawing has', () => {
  publish('/pictures/map.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"></svg>');
  expect(check(drawing(800, 600)).problems).toEqual([
    'content/blocks/hero.yaml:2:3 map: expected the size of /pictures/map.svg, which is 1200 by 900 pixels, got 800 by 600',
  ]);
  expect(check(drawing(1200, 900)).problems).toEqual([]);
});

test('companyFirst() leaves out problems of other files if company.yaml has a problem', () => {
  const ofPage = 'content/pages/go-solar.yaml:109:11 action.href: expected a page of the site, got "tel:+98765"';
  const ofCompany = 'content/company.yaml:5:8 phone: expected a number of 8 to 15 digits, got "98765"';
  expect(companyFirst([ofPage, ofCompany])).toEqual([ofCompany]);
  expect(companyFirst([ofPage])).toEqual([ofPage]);
});

test('an SVG drawing without a viewBox is not reported', () => {
  publish('/pictures/map.svg', '<svg></svg>');
  expect(check(drawing(800, 600)).problems).toEqual([]);
});

test('a date in the future causes a warning', () => {
  expect(check('date: 2025-03-02\n').warnings).toEqual([
    'content/blocks/hero.yaml:1:7 date: the day 2025-03-02 is still to come',
  ]);
});

test('a future date inside a sentence, or the day on which legal terms come into force, causes no warning', () => {
  const inForce = 'legalText:\n  inForce:\n    text: From\n    date: 2025-03-02\n';
  expect(check(`line: From 2025-03-02 on.\n${inForce}`).warnings).toEqual([]);
});

test('a tariff or a grant causes a warning if its source is older than 180 days, and a price causes none', () => {
  const asOf = (day: string) => `facts:\n  rate:\n    asOf: ${day}\n`;
  const files = (tariff: string, grant: string) => ({
    'facts/tariff.yaml': asOf(tariff),
    'facts/grants.yaml': asOf(grant),
    'facts/prices.yaml': asOf('2020-01-01'),
  });
  const old = (file: string, days: number) =>
    `content/facts/${file}.yaml:3:11 facts.rate.asOf: the source of this fact is ${days} days old: see whether it still holds, and set the day on which it did`;
  expect(check(files('2024-09-02', '2024-09-02')).warnings).toEqual([]);
  expect(check(files('2024-09-01', '2024-03-01')).warnings).toEqual([old('tariff', 181), old('grants', 365)]);
});
