/** @jest-environment node */
import { findTexts, listOf, placeOf, readableText, type Text, collectTexts } from './texts';

const text = (field: string, en: string, hi = ''): Text => {
  const part = (shown: string) => ({ file: 'a.yaml', at: [field], written: shown, shown });
  return { file: 'a.yaml', field, parts: { en: part(en), hi: part(hi) }, marks: [] };
};
const LIST = [
  text('heading', 'Find out  what it saves', 'कितनी बचत'),
  text('twin', 'Find out what it saves'),
  text('count', '{n} of {total}'),
  text('year', 'Saves {amount} in year {n}'),
  text('rich', 'See **our** [loans](loans#a) today[^bank]'),
  text('name', 'Asha'),
  text('list', '- The first thing to do\n- The second'),
];
const found = (...words: string[]) => findTexts(LIST, words).map(({ field }) => field);

test.each([
  ['words that two texts have', ['Find out what it saves'], ['heading', 'twin']],
  ['the words of another language', ['कितनी बचत'], ['heading']],
  ['the words around a pressed link', ['loans', 'See our loans today'], ['rich']],
  ['words in which the page has filled the placeholders', ['Saves ₹500 in year 3'], ['year']],
  ['words that a page joins from several texts', ['Asha, Bhadohi, 3 kW ★★★★★'], ['name']],
  ['the words of one item of a list', ['The first thing to do'], ['list']],
  ['words that the page computes', ['12 of 30'], []],
])('findTexts() searches for %s (%j) and finds the fields %j', (_, words, fields) => {
  expect(found(...words)).toEqual(fields);
});

test('readableText() turns an amount such as ₹1,80,000 into digits without commas, and leaves 5000+ as it is', () => {
  expect(['₹1,80,000', '180000', '5000+'].map(readableText)).toEqual(['180000', '180000', '5000+']);
});

test('findTexts() reads the values of the placeholders from the words that a page shows', () => {
  const [text] = findTexts(LIST, ['Saves ₹1,80,000 in year 3']);
  expect(text!.filled).toEqual({ amount: '₹1,80,000', n: '3' });
});

test.each([
  ['an entry by its file, and its list', 'news/meter.yaml', 'title', 'news/meter.yaml', 'news'],
  [
    'a question by its place in the file, and its list',
    'a.yaml',
    'b[0].questions[2].answer',
    'a.yaml b[0].questions[2]',
    'a.yaml b[0].questions',
  ],
  [
    'a question of a town by its place in the file, and its list',
    'towns/a.yaml',
    'town.questions[0].answer',
    'towns/a.yaml town.questions[0]',
    'towns/a.yaml town.questions',
  ],
  ['an article by its file, and its list', 'articles/a/article.yaml', 'short', 'articles/a/article.yaml', 'articles'],
  ['nothing for a text of a page', 'pages/a.yaml', 'questions.title', undefined, undefined],
])('placeOf() and listOf() name %s', (_, file, field, place, list) => {
  const found = placeOf({ ...text(field, ''), file });
  expect([found, listOf(found)]).toEqual([place, list]);
});

test('a text has the marks "sample" and "unapproved" of the objects that contain the text', () => {
  const files = { 'a.yaml': 'sample: true\nb:\n  approved: null\n  c: { en: Roof, hi: छत }\nd: { en: Sun, hi: धूप }\n' };
  const texts = collectTexts(files, ['en', 'hi'], (words) => words);
  expect(texts.map(({ field, marks }) => [field, marks])).toEqual([
    [
      'b.c',
      [
        { kind: 'sample', at: [] },
        { kind: 'unapproved', at: ['b'] },
      ],
    ],
    ['d', [{ kind: 'sample', at: [] }]],
  ]);
});
