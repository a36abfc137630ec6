/** @jest-environment node */
import { findingsIn, type FixturePage, type FixtureSite } from '../site.fixture';

const onlyOf = async (changes: FixtureSite, level = 'error') =>
  (await findingsIn(changes))
    .filter((finding) => finding.level === level)
    .map(({ route, what, where }) => `${route}: ${what} (${where.field})`);
const pageWith = (page: FixturePage): FixtureSite => ({ pages: { '/commercial': page } });

test('the studio finds nothing in a site without faults', async () => {
  expect(await findingsIn()).toEqual([]);
});

test.each([
  ['a page without a title', { title: ' ' }, 'There is no title. (seo.title)'],
  ['a page without a description', { description: '' }, 'There is no description. (seo.description)'],
  [
    'a share picture that is not there',
    { picture: '/gone.jpg' },
    'Its share picture is not there: /gone.jpg. (seo.card)',
  ],
])('the studio reports %s as an error', async (_, page, expected) => {
  expect(await onlyOf(pageWith(page))).toEqual([`/commercial: ${expected}`]);
});

test.each([
  [
    'a title of 200 characters',
    pageWith({ title: 'Rooftop solar '.repeat(15).slice(0, 200) }),
    /The title is too long for Google on a desktop: \d{4} of 580 px, without room for “(Rooftop solar ){9}/,
  ],
  [
    'a long Hindi title',
    pageWith({
      title: 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए, सब्सिडी और आसान किस्तों के साथ, पाँच साल की देखभाल सहित',
    }),
    /The title is too long for Google on a desktop: \d+ of 580 px/,
  ],
  [
    'a Hindi title on an English page',
    pageWith({ title: 'छत पर सौर ऊर्जा for your home | Dhoop' }),
    /The title has Hindi words, but the page says that its language is en-IN/,
  ],
  ['a long title of one word', pageWith({ title: 'Solar'.repeat(40) }), /without room for “[Solar]{120,}”/],
])('the studio warns of %s', async (_, changes, expected) => {
  expect(await onlyOf(changes, 'warning')).toContainEqual(expect.stringMatching(expected));
  expect(await onlyOf(changes)).toEqual([]);
});

test.each([
  [
    'has no whole sentence',
    'Our advisers look at your roof, your bill and your wishes, work out what a plant would cost and save, and bring you an offer. Call us.',
    1,
  ],
  [
    'has one',
    'Our advisers look at your roof. They look at your bill, work out what a plant would cost and save, and bring you an offer in writing.',
    0,
  ],
])('the studio notes a description that a phone cuts where the visible part %s', async (_, description, count) => {
  const found = await findingsIn(pageWith({ description }));
  expect(found.map(({ level, what }) => `${level}: ${what}`)).toEqual(
    Array(count).fill(
      expect.stringMatching(
        /^note: The description is too long for Google on a phone: \d+ of 680 px, without room for “.+Call us\.”/,
      ),
    ),
  );
});
