import { shortNames, withShortNames } from './short-names';

const CSS = '@keyframes Aq-9NW_scroll{to{a:b}}.Aq-9NW_row,.Aq-9NW_copy{animation:1s Aq-9NW_scroll}._8rg0da_tab:not(.Aq-9NW_row){a:b}.surface-noon{width:1.5em}';

test('each name of a module is written shorter, everywhere the same, and no other word is touched', () => {
  const names = shortNames([CSS]);
  const text = withShortNames(`${CSS}<p class="Aq-9NW_row surface-noon">`, names);
  expect(text).not.toMatch(/_(?:row|copy|scroll|tab)/);
  const [, scroll, row] = /^@keyframes (\w{4})\{to\{a:b\}\}\.(\w{4}),/.exec(text)!;
  expect(text).toContain(`{animation:1s ${scroll}}`);
  expect(text).toContain(`:not(.${row}){a:b}.surface-noon{width:1.5em}<p class="${row} surface-noon">`);
  expect(new Set(names.values()).size).toBe(4);
});

test('a short name begins with a letter, as a class must', () => {
  const names = shortNames(Array.from({ length: 40 }, (_, index) => `.m${index}_a{}`));
  expect([...names.values()].filter((name) => !/^[A-Za-z]\w{3}$/.test(name))).toEqual([]);
});

test('the names of a module stay as they are when other modules come or go', () => {
  const alone = shortNames(['.Aq-9NW_row{}.Aq-9NW_copy{}']);
  const among = shortNames(['.zzzzzz_first{}.Aq-9NW_copy{}', CSS, '.AA-Qwq_row{}', '.Aq-9NW_row{}']);
  expect(among.get('Aq-9NW_copy')).toBe(alone.get('Aq-9NW_copy'));
  expect(among.get('AA-Qwq_row')).not.toBe(among.get('Aq-9NW_row'));
});

test('two modules that would get the same names stop the build', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `.module${index}_a{}`);
  expect(() => shortNames(many)).toThrow(/^The style modules module\d+ and module\d+ would get the same short names: rename a file of one of them\.$/);
});

test('a file that a style sheet asks for keeps its name, whatever it looks like', () => {
  const css = '@font-face{src:url(../media/anek.0k_-x044__f9v.woff2)}.Aq-9NW_row{background:url("/Aq-9NW_row.svg")}';
  const text = withShortNames(css, shortNames([css]));
  expect(text).toMatch(/^@font-face\{src:url\(\.\.\/media\/anek\.0k_-x044__f9v\.woff2\)\}\.\w{4}\{background:url\("\/Aq-9NW_row\.svg"\)\}$/);
});
