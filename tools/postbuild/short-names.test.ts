/** @jest-environment node */
import { shortNames, withShortNames } from './short-names';

const CSS =
  '@keyframes Aq-9NW_scroll{to{a:b}}.Aq-9NW_row,.Aq-9NW_copy{animation:1s Aq-9NW_scroll}._8rg0da_tab:not(.Aq-9NW_row){a:b}.surface-noon{width:1.5em}';

/** A script that says this name of a module. */
const saying = (...names: string[]) => names.map((name) => `{"row":"${name}"}`);

test('each name of a module is written shorter, everywhere the same, and no other word is touched', () => {
  const text = withShortNames(`${CSS}<p class="Aq-9NW_row surface-noon">`, shortNames([CSS], []));
  expect(text).toBe(
    '@keyframes x0{to{a:b}}.x1,.x2{animation:1s x0}.x3:not(.x1){a:b}.surface-noon{width:1.5em}<p class="x1 surface-noon">',
  );
});

test('a short name that a script says begins with a letter, as a class must', () => {
  const modules = Array.from({ length: 40 }, (_, index) => `m${index}_a`);
  const names = shortNames(
    modules.map((name) => `.${name}{}`),
    saying(...modules),
  );
  expect([...names.values()].filter((name) => !/^[A-Za-z]\w{3}$/.test(name))).toEqual([]);
});

test('what scripts say of a module stays as it is when other modules come or go', () => {
  const alone = shortNames(['.Aq-9NW_row{}.Aq-9NW_copy{}'], saying('Aq-9NW_copy'));
  const among = shortNames(
    ['.zzzzzz_first{}.Aq-9NW_copy{}', CSS, '.AA-Qwq_row{}', '.Aq-9NW_row{}'],
    saying('Aq-9NW_row', 'AA-Qwq_row', 'Aq-9NW_copy'),
  );
  expect(among.get('Aq-9NW_copy')).toBe(alone.get('Aq-9NW_copy'));
  expect(among.get('AA-Qwq_row')).not.toBe(among.get('Aq-9NW_row'));
});

test('two modules that would get the same names stop the build', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `module${index}_a`);
  const refused = () =>
    shortNames(
      many.map((name) => `.${name}{}`),
      saying(...many),
    );
  expect(refused).toThrow(
    /^The style modules module\d+ and module\d+ would get the same short names: rename a file of one of them\.$/,
  );
});

test('a file that a style sheet asks for keeps its name, whatever it looks like', () => {
  const css = '@font-face{src:url(../media/anek.0k_-x044__f9v.woff2)}.Aq-9NW_row{background:url("/Aq-9NW_row.svg")}';
  expect(withShortNames(css, shortNames([css], []))).toBe(
    '@font-face{src:url(../media/anek.0k_-x044__f9v.woff2)}.x0{background:url("/Aq-9NW_row.svg")}',
  );
});

test('properties and timelines are counted up, but for those that a script names', () => {
  const css =
    ':root{--space-2:1px;--space:2px;--slide:0}.a{order:var(--slide);margin:calc(-1*var(--space-2))var(--space)}.b{view-timeline:--first-button}.a--space{a:b}';
  const names = shortNames([css], ['style.setProperty("--slide",1);for(;--space2;)i--']);
  expect(withShortNames(css, names)).toBe(
    ':root{--0:1px;--1:2px;--slide:0}.a{order:var(--slide);margin:calc(-1*var(--0))var(--1)}.b{view-timeline:--2}.a--space{a:b}',
  );
});
