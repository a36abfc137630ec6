/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { attribute, elementsOf, textOf } from '../../tools/postbuild/html';
import {
  brokenAssumptions,
  componentsIn,
  dataOf,
  fontPreloads,
  isFontOf,
  ownScripts,
  scriptFiles,
  scriptsIn,
  startElements,
  styleLinks,
} from '../../tools/postbuild/next-format';

/** The pages as Next wrote them at the last build, before the build changed anything. */
const NEXT = '.next/server/app';
const read = (file: string) => readFileSync(`${NEXT}/${file}`, 'utf8');
const files = readdirSync(NEXT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** A page with a form, a carousel and styles, in which each assumption can be broken. */
const page = read('go-solar.html');
const elements = elementsOf(page);
const broken = (html: string) => brokenAssumptions('go-solar.html', elementsOf(html));
const sentence = (expected: string) => [
  expect.stringContaining(`go-solar.html: Next no longer writes what the late start relies on; expected ${expected}`),
];

test('all pages that Next wrote are as the late start expects', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => brokenAssumptions(file, elementsOf(read(file))))).toEqual([]);
});

test('the data of a page are a list of pieces, which name the components that wait for React', () => {
  expect(componentsIn(dataOf(elements))).toEqual(expect.arrayContaining(['LeadForm', 'CarouselFrame', 'OutboxNotice']));
  const expected = sentence('the data in scripts self.__next_f.push([1,"…"])');
  expect(broken(page.replaceAll('self.__next_f.push([1,', 'self.__next_f.push([4,'))).toEqual(
    expect.arrayContaining(expected),
  );
  expect(broken(page.replace('push([0])', 'push([9])'))).toEqual(expected);
  expect(broken(page.replaceAll('self.__next_f', 'self.__next_g'))).toEqual(expect.arrayContaining(expected));
});

test('a component is named in a row of the data, in words or by another row', () => {
  const expected = sentence('rows such as 5:I[71,["$2"],"LeadForm"] for the components');
  expect(broken(page.replaceAll(':I[', ':J['))).toEqual(expected);
  expect(broken(page.replace(/(:I\[\d+,\[[^\]]*\]),\\"LeadForm\\"/, '$1,7'))).toEqual(expected);
  expect(broken(page.replace('\\"ViewportBoundary\\"', '7'))).toEqual(expected);
});

test('one script starts React, and names the files that it needs', () => {
  expect(scriptsIn(textOf(elements.find(({ attrs }) => attrs.some(({ value }) => value === '_R_'))!))).not.toEqual([]);
  expect(broken(page.replace('id="_R_"', 'id="_S_"'))).toEqual(sentence('one script with id="_R_"'));
});

test('the script files of a page load async from one folder, and name those that are fetched later', () => {
  const listed = scriptFiles(elements);
  expect(listed.length).toBeGreaterThan(3);
  const named = new Set(
    listed.flatMap((address) => scriptsIn(readFileSync(address.replace('/_next', '.next'), 'utf8'))),
  );
  expect([...named].filter((address) => !listed.includes(address))).not.toEqual([]);
  const expected = sentence('script files at /_next/static/chunks/, each async or noModule');
  expect(broken(page.replace(/(<script src="[^"]*") async=""/, '$1 defer=""'))).toEqual(expected);
  expect(broken(page.replace('<script src="/_next/static/chunks/', '<script src="/_next/static/js/'))).toEqual(
    expected,
  );
});

test('style sheets are links with a precedence, by which React finds them', () => {
  expect(styleLinks(elements).length).toBeGreaterThan(0);
  expect(broken(page.replace('data-precedence="next"', 'data-precedence="default"'))).toEqual(
    sentence('links to style sheets with data-precedence="next"'),
  );
});

test('each page preloads the typefaces of both languages, told apart by the names of their files', () => {
  const languages = fontPreloads(elements).map((preload) => ['en', 'hi'].filter((name) => isFontOf(preload, name)));
  expect(languages.flat().sort()).toEqual(['en', 'hi']);
  expect(broken(page.replace('/anek_latin', '/font_1'))).toEqual(sentence('preloads of typefaces whose names tell'));
});

test('what starts React is taken out of a page, and no script of the site’s own', () => {
  const taken = startElements(elements);
  const isTaken = (element: (typeof elements)[number]) => taken.includes(element);
  expect(elements.filter((element) => textOf(element).startsWith('self.__next_f')).every(isTaken)).toBe(true);
  expect(
    ownScripts(elements)
      .filter((element) => attribute(element, 'src') === undefined)
      .some(isTaken),
  ).toBe(false);
  expect(ownScripts(elements).some((element) => attribute(element, 'type') === 'application/ld+json')).toBe(true);
});
