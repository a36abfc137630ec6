/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { attribute, elementsOf, textOf } from '../../tools/postbuild/html';
import {
  brokenAssumptions,
  componentsIn,
  dataOf,
  fontPreloads,
  ownScripts,
  scriptFiles,
  scriptsIn,
  startElements,
} from '../../tools/postbuild/next-format';

const NEXT = '.next/server/app';
const read = (file: string) => readFileSync(`${NEXT}/${file}`, 'utf8');

const page = read('go-solar.html');
const elements = elementsOf(page);

test('every page that Next.js wrote has the format on which the late start of React relies', () => {
  const files = readdirSync(NEXT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => brokenAssumptions(file, elementsOf(read(file))))).toEqual([]);
});

const DATA = 'the data in scripts self.__next_f.push([1,"…"])';
const ROWS = 'rows such as 5:I[71,["$2"],"LeadForm"] for the components';
const FILES = 'script files at /_next/static/chunks/, each async or noModule';
test.each<[string, string | RegExp, string, string]>([
  ['data of another kind', /self\.__next_f\.push\(\[1,/g, 'self.__next_f.push([4,', DATA],
  ['data without a beginning', 'push([0])', 'push([9])', DATA],
  ['data of another name', /self\.__next_f/g, 'self.__next_g', DATA],
  ['rows of another kind', /:I\[/g, ':J[', ROWS],
  ['a row without a name', /(:I\[\d+,\[[^\]]*\]),\\"LeadForm\\"/, '$1,7', ROWS],
  ['a row that names no other row', '\\"ViewportBoundary\\"', '7', ROWS],
  ['another id of the first script', 'id="_R_"', 'id="_S_"', 'one script with id="_R_"'],
  ['scripts that defer', /(<script src="[^"]*") async=""/, '$1 defer=""', FILES],
  ['scripts of another folder', '<script src="/_next/static/chunks/', '<script src="/_next/static/js/', FILES],
  [
    'styles of another precedence',
    'data-precedence="next"',
    'data-precedence="default"',
    'links to style sheets with data-precedence="next"',
  ],
])('for a page with %s, brokenAssumptions reports what Next.js was expected to write', (_, old, other, expected) => {
  expect(brokenAssumptions('go-solar.html', elementsOf(page.replace(old, other)))).toContainEqual(
    expect.stringContaining(`go-solar.html: Next no longer writes what the late start relies on; expected ${expected}`),
  );
});

test('componentsIn lists the client components of a page, and fontPreloads its preloads of typefaces', () => {
  expect(componentsIn(dataOf(elements))).toEqual(expect.arrayContaining(['LeadForm', 'CarouselFrame', 'OutboxNotice']));
  expect(fontPreloads(elements).map((preload) => attribute(preload, 'as'))).toContain('font');
});

test('scriptsIn finds, in the script files of a page, the names of further script files', () => {
  const listed = scriptFiles(elements);
  const named = listed.flatMap((address) => scriptsIn(readFileSync(address.replace('/_next', '.next'), 'utf8')));
  expect(listed.length).toBeGreaterThan(3);
  expect(named.filter((address) => !listed.includes(address))).not.toEqual([]);
});

test('startElements lists all scripts with data for React, and no inline script of the site itself', () => {
  const taken = startElements(elements);
  expect(taken.map(textOf).filter((text) => text.startsWith('self.__next_f'))).toHaveLength(
    elements.filter((element) => textOf(element).startsWith('self.__next_f')).length,
  );
  const own = ownScripts(elements);
  expect(own.filter((element) => attribute(element, 'src') === undefined && taken.includes(element))).toEqual([]);
  expect(own.some((element) => attribute(element, 'type') === 'application/ld+json')).toBe(true);
});
