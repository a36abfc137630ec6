/** @jest-environment node */
import { describeFault } from './search-faults';
import { faultsIn, type FixturePage } from './site.fixture';

const foundIn = (page: FixturePage, route = '/commercial') => faultsIn({ pages: { [route]: page } });

test('the studio reports nothing in a site without faults', async () => {
  expect(await faultsIn()).toEqual([]);
});

test.each([
  [
    'a title of 200 characters',
    { title: 'Rooftop solar '.repeat(15).slice(0, 200) },
    /The title is too long for Google on a desktop: \d{4} of 580 px, without room for “(Rooftop solar ){9}/,
  ],
  [
    'a long Hindi title',
    {
      title: 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए, सब्सिडी और आसान किस्तों के साथ, पाँच साल की देखभाल सहित',
    },
    /The title is too long for Google on a desktop: \d+ of 580 px/,
  ],
  [
    'a Hindi title on an English page',
    { title: 'छत पर सौर ऊर्जा for your home | Dhoop' },
    /The title has Hindi words, but the page says that its language is en-IN/,
  ],
  ['a long title of one word', { title: 'Solar'.repeat(40) }, /without room for “[Solar]{120,}”/],
  ['a long description', { description: 'Our advisers look at your roof. '.repeat(6) }, /of 920 px/],
])('the studio reports %s', async (_, page, expected) => {
  expect((await foundIn(page)).map(({ what }) => what)).toContainEqual(expect.stringMatching(expected));
});

test('a description that is too long only for a phone is not reported', async () => {
  expect(await foundIn({ description: 'Our advisers look at your roof. '.repeat(4) })).toEqual([]);
});

test('a fault names the field and the content file of the page, or the file of the route if no content file has the page', async () => {
  const file = 'content/pages/landing.yaml';
  const title = 'Solar'.repeat(40);
  expect(await foundIn({ title }, '/')).toEqual([expect.objectContaining({ route: '/', file, field: 'seo.title' })]);
  expect(await foundIn({ title }, '/hi')).toEqual([expect.objectContaining({ route: '/hi', file })]);
  expect(await foundIn({ title }, '/new')).toEqual([expect.objectContaining({ file: 'app/(en)/new/page.tsx' })]);
});

test('a printed fault has spaces in place of the control characters and line breaks of a page', () => {
  const line = describeFault({
    route: '/',
    what: 'a\u001b[2J\nb\u2028c',
    file: 'f',
    field: 'g',
  });
  expect(line).toBe('/: a [2J b c → f: g');
});
