/** @jest-environment node */
import { withConstantProperties } from './constant-properties';

const one = (css: string, kept = '') => withConstantProperties([css], (name) => name === kept)[0];

test('a property that is set once, for the whole page, gives way to its value, in other style sheets too', () => {
  const sheets = [
    ':root{--ink:#123;--edge:1px solid var(--ink)}p{color:var(--ink)}',
    'a{border:var(--edge);margin:calc(-1*var(--ink))}',
  ];
  expect(withConstantProperties(sheets, () => false)).toEqual([
    'p{color:#123}',
    'a{border:1px solid #123;margin:calc(-1*#123)}',
  ]);
});

test.each([
  ['that another rule sets too', ':root{--ink:#123}.dusk{--ink:#fff}p{color:var(--ink)}'],
  ['that is otherwise on paper', ':root{--ink:#123}@media print{:root{--ink:#000}}p{color:var(--ink)}'],
  ['that holds in some windows alone', '@media (min-width:9em){:root{--ink:#123}}p{color:var(--ink)}'],
  ['of a part of the page', '.dusk{--ink:#123}p{color:var(--ink)}'],
  ['made of one that changes', ':root{--edge:1px solid var(--ink)}.a{--ink:#123}.b{--ink:#fff}p{border:var(--edge)}'],
  ['asked for with a value to fall back on', ':root{--ink:#123}p{color:var(--ink,#000)}'],
  ['that is nowhere set', 'p{color:var(--ink)}'],
])('a property %s stays', (_, css) => {
  expect(one(css)).toBe(css);
});

test('a property that scripts set stays', () => {
  const css = ':root{--slide:0}p{order:var(--slide)}';
  expect(one(css, '--slide')).toBe(css);
});

test('two that are made of each other stay', () => {
  const css = ':root{--a:var(--b);--b:var(--a)}p{color:var(--a)}';
  expect(one(css)).toBe(css);
});
