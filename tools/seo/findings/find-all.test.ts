/** @jest-environment node */
import { findingsIn, type FixturePage, type FixtureSite } from '../site.fixture';

const ORIGIN = 'https://www.example.com';
const onlyOf = async (changes: FixtureSite, level = 'error') =>
  (await findingsIn(changes))
    .filter((finding) => finding.level === level)
    .map(({ route, what, where }) => `${route}: ${what} (${where.field})`);
const pageWith = (page: FixturePage): FixtureSite => ({ pages: { '/commercial': page } });
const bodyWith = (body: string) => pageWith({ body: `<h1>a</h1>${body}` });

test('the studio finds nothing in a site without faults', async () => {
  expect(await findingsIn()).toEqual([]);
});

test.each([
  [
    'a picture that is not there',
    bodyWith('<img src="/gone.jpg" alt="a">'),
    'A file that it needs is not there: /gone.jpg (img src). (img src)',
  ],
  [
    'a picture that is there in no size',
    bodyWith(
      '<picture><source srcset="/generated/my-roof-0a1b2c3d-640.avif 640w, /generated/my-roof-0a1b2c3d-960.avif 960w"><img src="/cards/card.jpg" alt="a"></picture>',
    ),
    'A file that it needs is not there: /generated/my-roof-0a1b2c3d-640.avif (source srcset). npm run make -- images makes it. (picture)',
  ],
  [
    'a poster that is not there',
    bodyWith('<video poster="gone.jpg" src="/cards/card.jpg"></video>'),
    'A file that it needs is not there: gone.jpg (video poster). (video poster)',
  ],
  [
    'an icon that is not there',
    pageWith({ head: '<link rel="icon" href="/gone.svg">' }),
    'A file that it needs is not there: /gone.svg (link icon). (icons)',
  ],
  [
    'a film of the structured data that is not there',
    pageWith({
      jsonLd: {
        '@type': 'VideoObject',
        name: 'a',
        contentUrl: `${ORIGIN}/gone.mp4`,
        thumbnailUrl: [`${ORIGIN}/cards/card.jpg`, 'https://other.example/a.jpg'],
        uploadDate: '2026-11-21',
      },
    }),
    `A file that it needs is not there: ${ORIGIN}/gone.mp4 (contentUrl of VideoObject in the structured data). (contentUrl of VideoObject in the structured data)`,
  ],
])('the studio finds %s', async (_, changes, expected) => {
  expect(await onlyOf(changes)).toEqual([`/commercial: ${expected}`]);
});

test.each([
  [
    'a title of 200 characters',
    pageWith({ title: 'Rooftop solar '.repeat(15).slice(0, 200) }),
    /The title is too long for Desktop, 20 px at 580; Desktop, 22 px at 652; Phone, 22 px at 343, 2 lines: \d{4} px at 20 px, without room for “(Rooftop solar ){9}/,
  ],
  [
    'a long Hindi title',
    pageWith({
      title: 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए, सब्सिडी और आसान किस्तों के साथ, पाँच साल की देखभाल सहित',
    }),
    /The title is too long for .*: \d+ px/,
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

test('a fault of a file that all pages share becomes one finding of the studio', async () => {
  const head = '<link rel="icon" href="/gone.svg">';
  expect(await onlyOf({ pages: { '/': { head }, '/careers': { head }, '/commercial': { head } } })).toEqual([
    'site: On all 3 pages: A file that it needs is not there: /gone.svg (link icon). (icons)',
  ]);
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
        /^note: On phones the description is too long for 680 px: \d+ px at 14 px, without room for “.+Call us\.”/,
      ),
    ),
  );
});
