/** @jest-environment node */
import { shortNames } from './short-names';

const CSS = '.QnREiG_card{--space-2:1px;padding:var(--space-2)}._9-27Qa_card .QnREiG_open:hover{--plan:2}';

test('classes of CSS modules and custom properties get short names in pages, style sheets and scripts', () => {
  const shorten = shortNames(CSS, []);
  expect(shorten(CSS)).toBe('.a{--a:1px;padding:var(--a)}.b .c:hover{--b:2}');
  expect(shorten('<p class="QnREiG_card _9-27Qa_card">card</p>')).toBe('<p class="a b">card</p>');
  expect(shorten('{card:"QnREiG_card QnREiG_open"};s.setProperty("--plan",1)')).toBe(
    '{card:"a c"};s.setProperty("--b",1)',
  );
});

test.each([
  ['a class that is not from a CSS module', '.surface-dawn{a:b}', 'class="surface-dawn"'],
  ['a class or property name within a longer name', CSS, '"QnREiG_cards my--space-2 x-QnREiG_card"'],
  [
    'a typeface whose address looks like a class',
    '@font-face{src:url(../a.s.abcdef0_x.woff2)}',
    '"a.s.abcdef0_x.woff2"',
  ],
])('%s is not shortened', (_, css, text) => expect(shortNames(css, [])(text)).toBe(text));

test('a custom property that occurs in a text that must not change is shortened nowhere', () => {
  expect(shortNames(CSS, ['setProperty("--plan",1)'])(CSS)).toContain('.c:hover{--plan:2}');
});

test('no class or custom property gets a short name that the style sheets already contain', () => {
  const css = 'a .b{--a:1}.QnREiG_card{--space-2:1px}';
  expect(shortNames(css, [])(css)).toBe('a .b{--b:1}.c{--c:1px}');
});

test('short names go on with aa after Z and with aaa after ZZ, and no two of 3000 classes get the same', () => {
  const classes = Array.from({ length: 3000 }, (_, index) => `QnREiG_x${index}`);
  const names = shortNames(`.${classes.join('.')}`, [])(classes.join(' ')).split(' ');
  expect(new Set(names).size).toBe(3000);
  expect([names[51], names[52], names[2756]]).toEqual(['Z', 'aa', 'aaa']);
});

test('addresses in static/chunks/ and static/late/ get a hash of the names that are shortened, not of other CSS, and others get none', () => {
  const addresses = '"static/chunks/a.js" /_next/static/late/b.css /_next/static/media/c.woff2';
  const other = CSS.replace('open', 'shut');
  const [, hash] =
    /^"static\/chunks\/([\da-f]{8})-a\.js" \/_next\/static\/late\/\1-b\.css \/_next\/static\/media\/c\.woff2$/.exec(
      shortNames(CSS, [])(addresses),
    )!;
  expect(shortNames(other, [])(addresses)).not.toContain(hash);
  expect(shortNames(CSS, ['--plan'])(addresses)).not.toContain(hash);
  expect(shortNames(CSS.replace('1px', '2px'), [])(addresses)).toContain(hash);
});
