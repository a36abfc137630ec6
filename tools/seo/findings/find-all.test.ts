/** @jest-environment node */
import { findingsIn, jpeg, type FixtureSite } from '../site.fixture';

const ORIGIN = 'https://www.example.com';
const onlyOf = async (changes: FixtureSite, level = 'error') =>
  (await findingsIn(changes))
    .filter((finding) => finding.level === level)
    .map(({ route, what, where }) => `${route}: ${what} (${where.field})`);
const pageWith = (page: NonNullable<FixtureSite['pages']>[string]): FixtureSite => ({ pages: { '/commercial': page } });

test('in a sound site nothing is found', async () => {
  expect(await findingsIn()).toEqual([]);
});

test.each([
  ['a missing title', pageWith({ title: null }), '/commercial: It has no title. (seo.title)'],
  ['a missing description', pageWith({ description: null }), '/commercial: It has no description. (seo.description)'],
  ['an empty description', pageWith({ description: ' ' }), '/commercial: It has no description. (seo.description)'],
  [
    'a missing canonical address',
    pageWith({ canonical: null, properties: { 'og:url': `${ORIGIN}/commercial` } }),
    '/commercial: It has no canonical address. (seo.canonical)',
  ],
  [
    'a canonical address to nowhere',
    pageWith({ canonical: `${ORIGIN}/gone` }),
    '/commercial: Its canonical address leads nowhere: there is no page at /gone. (seo.canonical)',
  ],
  [
    'a canonical address on another site',
    pageWith({ canonical: 'https://other.example/commercial' }),
    '/commercial: Its canonical address leads to another site: https://other.example/commercial (canonical)',
  ],
  [
    'a canonical address that is not whole',
    pageWith({ canonical: '/commercial' }),
    '/commercial: Its canonical address is not whole: /commercial (canonical)',
  ],
  [
    'a missing share picture',
    pageWith({ picture: null }),
    '/commercial: It has no share picture. npm run make -- cards makes it. (seo.card)',
  ],
  [
    'a share picture that is not there',
    pageWith({ picture: `${ORIGIN}/cards/gone.jpg` }),
    `/commercial: Its share picture is not there: ${ORIGIN}/cards/gone.jpg. npm run make -- cards makes it. (seo.card)`,
  ],
  [
    'a broken share picture',
    { ...pageWith({ picture: `${ORIGIN}/cards/broken.jpg` }), files: { 'cards/broken.jpg': 'no picture' } },
    `/commercial: Its share picture is broken: ${ORIGIN}/cards/broken.jpg is no picture that can be measured. npm run make -- cards makes it anew. (seo.card)`,
  ],
  [
    'a link to nowhere',
    pageWith({ body: '<h1>a</h1><a href="/gone">Gone</a>' }),
    '/commercial: The link “Gone” leads nowhere: /gone (href)',
  ],
  [
    'a link to a place that is not there',
    pageWith({ body: '<h1>a</h1><a href="/careers#closed">Posts</a>' }),
    '/commercial: The link “Posts” leads to a place that /careers does not have: /careers#closed (href)',
  ],
  [
    'a whole link to a page that is not there',
    pageWith({ body: `<h1>a</h1><a href="${ORIGIN}/gone">Gone</a>` }),
    `/commercial: The link “Gone” leads nowhere: ${ORIGIN}/gone (href)`,
  ],
  [
    'a picture that is not there',
    pageWith({ body: '<h1>a</h1><img src="/gone.jpg" alt="a">' }),
    '/commercial: A file that it needs is not there: /gone.jpg (img src). (src)',
  ],
  [
    'a picture that is there in no size',
    pageWith({
      body: '<h1>a</h1><picture><source srcset="/generated/my-roof-0a1b2c3d-640.avif 640w, /generated/my-roof-0a1b2c3d-960.avif 960w"><img src="/cards/card.jpg" alt="a"></picture>',
    }),
    '/commercial: A file that it needs is not there: /generated/my-roof-0a1b2c3d-640.avif (source srcset). npm run make -- images makes it. (picture)',
  ],
  [
    'a poster that is not there',
    pageWith({ body: '<h1>a</h1><video poster="gone.jpg" src="/cards/card.jpg"></video>' }),
    '/commercial: A file that it needs is not there: gone.jpg (video poster). (poster)',
  ],
  [
    'a manifest that is not there',
    pageWith({ head: '<link rel="manifest" href="/site.webmanifest">' }),
    '/commercial: A file that it needs is not there: /site.webmanifest (link manifest). (the file)',
  ],
  [
    'a manifest with an icon that is not there',
    {
      ...pageWith({ head: '<link rel="manifest" href="/site.webmanifest">' }),
      files: { 'site.webmanifest': '{"icons":[{"src":"/cards/card.jpg"},{"src":"/gone.png"}]}' },
    },
    'site: An icon of the manifest is not there: /gone.png (webManifest)',
  ],
  [
    'a manifest that is no JSON',
    { ...pageWith({ head: '<link rel="manifest" href="/site.webmanifest">' }), files: { 'site.webmanifest': '{' } },
    'site: The manifest /site.webmanifest is no JSON. (webManifest)',
  ],
  [
    'a film of the structured data that is not there',
    pageWith({
      jsonLd: JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'a',
        contentUrl: `${ORIGIN}/gone.mp4`,
        thumbnailUrl: [`${ORIGIN}/cards/card.jpg`, 'https://other.example/a.jpg'],
        uploadDate: '2026-11-21',
      }),
    }),
    `/commercial: A file that it needs is not there: ${ORIGIN}/gone.mp4 (contentUrl of VideoObject in the structured data). (contentUrl)`,
  ],
  ['no h1', pageWith({ body: '<h2>a</h2>' }), '/commercial: It has no h1. (heading)'],
  ['two h1', pageWith({ body: '<h1>a</h1><h1>b</h1>' }), '/commercial: It has 2 h1: “a”, “b”. (heading)'],
  [
    'a page in the sitemap that asks not to be listed',
    pageWith({ robots: 'noindex, follow' }),
    '/commercial: The sitemap lists it, but the page asks not to be listed (noindex). (robots)',
  ],
  [
    'a page in the sitemap that is listed as another',
    pageWith({ canonical: `${ORIGIN}/` }),
    `/commercial: The sitemap lists it, but its canonical address is another: ${ORIGIN}/ (seo.canonical)`,
  ],
  [
    'a page that the sitemap lacks',
    { sitemap: `<urlset><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/careers</loc></url></urlset>` },
    '/commercial: It may be listed, but the sitemap does not name it. (the list of pages)',
  ],
  [
    'a page of the sitemap that is not there',
    {
      pages: {},
      sitemap: `<urlset>${['/', '/careers', '/commercial', '/gone'].map((route) => `<url><loc>${ORIGIN}${route}</loc></url>`).join('')}</urlset>`,
    },
    `/gone: The sitemap lists ${ORIGIN}/gone, and there is no such page. (the list of pages)`,
  ],
  ['no sitemap', { sitemap: null }, 'site: There is no sitemap.xml. (the list of pages)'],
  [
    'a page that robots.txt forbids',
    { robots: `User-agent: *\nDisallow: /comm\nSitemap: ${ORIGIN}/sitemap.xml` },
    '/commercial: robots.txt forbids search engines to read it. (rules)',
  ],
  [
    'structured data that is no JSON',
    pageWith({ jsonLd: '{"@context": }' }),
    expect.stringMatching(
      /^\/commercial: Invalid JSON-LD: machines cannot read a block of it; most often a comma, .*JSON/,
    ),
  ],
  [
    'structured data of no vocabulary',
    pageWith({ jsonLd: '{"@type":"Thing"}' }),
    '/commercial: Invalid JSON-LD: a block does not name https://schema.org as its @context. (the graph)',
  ],
  [
    'structured data of no type',
    pageWith({ jsonLd: '{"@context":"https://schema.org","name":"x"}' }),
    '/commercial: Invalid JSON-LD: the thing with name has no @type. (the graph)',
  ],
  [
    'structured data with half an address',
    pageWith({ jsonLd: '{"@context":"https://schema.org","@type":"WebPage","url":"/commercial"}' }),
    '/commercial: Invalid JSON-LD: url of WebPage is no whole address: /commercial (the graph)',
  ],
  [
    'a company that rates itself',
    pageWith({
      jsonLd:
        '{"@context":"https://schema.org","@type":"LocalBusiness","name":"x","address":"y","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8"}}',
    }),
    '/commercial: LocalBusiness has aggregateRating: Google does not allow a company to rate itself on its own site. (the graph)',
  ],
])('%s is found and named', async (_, changes, expected) => {
  expect(await onlyOf(changes as FixtureSite)).toEqual([expected]);
});

const trail = (...steps: object[]) =>
  pageWith({
    jsonLd: JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step) => ({ '@type': 'ListItem', ...step })),
    }),
  });
const first = { position: 1, name: 'Dhoop', item: `${ORIGIN}/` };

test.each([
  ['none for the page itself', trail(first, { position: 2, name: 'Business' })],
  [
    'one within the item, as Google allows',
    trail(
      { position: 1, item: { '@type': 'WebPage', '@id': `${ORIGIN}/`, name: 'Dhoop' } },
      { position: 2, name: 'Business', item: `${ORIGIN}/commercial` },
    ),
  ],
])('a breadcrumb trail may give names and addresses so: %s', async (_, changes) => {
  expect(await findingsIn(changes)).toEqual([]);
});

test.each([
  ['no steps', trail(), ['Its breadcrumb trail has no steps (itemListElement).']],
  [
    'a step without a name',
    trail(first, { position: 2, item: `${ORIGIN}/commercial` }),
    ['Step 2 of its breadcrumb trail has no name.'],
  ],
  [
    'a step without an address',
    trail({ position: 1, name: 'Dhoop' }, { position: 2, name: 'Business' }),
    ['Step 1 of its breadcrumb trail “Dhoop” has no address (item).'],
  ],
  [
    'a step without a position',
    trail(first, { name: 'Business' }),
    ['Step 2 of its breadcrumb trail “Business” has no position.'],
  ],
  [
    'a step with another position',
    trail(first, { position: 3, name: 'Business' }),
    ['Step 2 of its breadcrumb trail “Business” has the position 3.'],
  ],
  [
    'a step to nowhere',
    trail(first, { position: 2, name: 'Business', item: `${ORIGIN}/gone` }),
    [`Step 2 of its breadcrumb trail “Business” leads to no page of the site: ${ORIGIN}/gone`],
  ],
  [
    'a step to another site',
    trail({ ...first, item: 'https://other.example/' }, { position: 2, name: 'Business' }),
    ['Step 1 of its breadcrumb trail “Dhoop” leads to no page of the site: https://other.example/'],
  ],
])('a breadcrumb trail with %s is found', async (_, changes, what) => {
  expect(await onlyOf(changes)).toEqual(what.map((sentence) => `/commercial: ${sentence} (the graph)`));
});

test.each([
  [
    'og:image',
    'http://www.example.com/cards/card.jpg',
    pageWith({ properties: { 'og:image': 'http://www.example.com/cards/card.jpg' } }),
  ],
  [
    'image of WebPage in the structured data',
    'http://www.example.com/cards/card.jpg',
    pageWith({
      jsonLd: '{"@context":"https://schema.org","@type":"WebPage","image":"http://www.example.com/cards/card.jpg"}',
    }),
  ],
  [
    'img src',
    'http://other.example/roof.jpg',
    pageWith({ body: '<h1>a</h1><img src="http://other.example/roof.jpg" alt="a">' }),
  ],
])('a file that is not sent encrypted is found: %s', async (named, address, changes) => {
  expect(await onlyOf(changes, 'warning')).toContainEqual(
    expect.stringContaining(
      `The address of a file begins with http: and not with https:, so that browsers and services may refuse it: ${address} (${named}).`,
    ),
  );
});

test('two pages with one description are both named, however it is written', async () => {
  const description = 'The same words about solar power for homes, housing societies and companies.';
  expect(
    await onlyOf({ pages: { '/commercial': { description }, '/careers': { description: description.toUpperCase() } } }),
  ).toEqual([
    '/careers: Its description is also that of /commercial. (seo.description)',
    '/commercial: Its description is also that of /careers. (seo.description)',
  ]);
});

test.each([
  [
    'a title of 200 characters',
    pageWith({ title: 'Rooftop solar '.repeat(15).slice(0, 200) }),
    /The title is too long: \d{4} px at 20 px, cut by Desktop, 20 px at 580; Desktop, 22 px at 652; Desktop, 20 px at 600/,
  ],
  [
    'a long Hindi title',
    pageWith({
      title: 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए, सब्सिडी और आसान किस्तों के साथ, पाँच साल की देखभाल सहित',
    }),
    /The title is too long: \d+ px/,
  ],
  [
    'a Hindi title on an English page',
    pageWith({ title: 'छत पर सौर ऊर्जा for your home | Dhoop' }),
    /The title has Hindi words, but the page says that its language is en-IN/,
  ],
  ['a long title of one word', pageWith({ title: 'Solar'.repeat(40) }), /It ends at “… (?:[Solar]{20,}) \.\.\.”/],
  ['a title of two words', pageWith({ title: 'Solar' }), /The title is too short: \d+ px/],
  [
    'markup in a title',
    pageWith({ title: 'Solar <b>for</b> "homes" & societies | Dhoop' }),
    /The title shows markup as text: “Solar <b>for<\/b> "homes" & societies | Dhoop”/,
  ],
  ['a level of headings left out', pageWith({ body: '<h1>a</h1><h3>b</h3>' }), /After h1 comes h3: “b”/],
  [
    'an orphan',
    { pages: { '/new': { title: 'A new page that nobody has linked to yet | Dhoop', body: '<h1>a</h1>' } } },
    /It is an orphan/,
  ],
  [
    'a page without a card',
    pageWith({ properties: { 'twitter:card': '', 'og:type': '' } }),
    /It has no og:type, twitter:card/,
  ],
  [
    'a picture too small for a large card',
    { ...pageWith({ picture: `${ORIGIN}/s.jpg` }), files: { 's.jpg': Buffer.alloc(0) } },
    /Facebook: the share picture has 400 × 200, expected 600 × 315/,
  ],
  [
    'a picture in strips',
    { ...pageWith({ picture: `${ORIGIN}/s.jpg` }), files: { 's.jpg': Buffer.alloc(0) } },
    /WhatsApp: the share picture is 5.0 times as wide as high, expected 4 at most/,
  ],
  [
    'a head that ends late',
    pageWith({ head: `<!--${'x'.repeat(300_000)}-->` }),
    /WhatsApp reads 300 KB of a page, and its head ends at 30\d KB/,
  ],
  [
    'a size that is not the picture’s',
    pageWith({ properties: { 'og:image:width': '800', 'og:image:height': '600' } }),
    /gives the share picture as 800 × 600, but it has 1200 × 630/,
  ],
])('%s is found and named as a warning', async (name, changes, expected) => {
  const files = (changes as FixtureSite).files;
  if (files?.['s.jpg']) files['s.jpg'] = await (name.includes('strips') ? jpeg(1500, 300) : jpeg(400, 200));
  expect(await onlyOf(changes as FixtureSite, 'warning')).toContainEqual(expect.stringMatching(expected));
  expect(await onlyOf(changes as FixtureSite)).toEqual([]);
});

test('emoji and quotes in a title are no fault', async () => {
  const findings = await findingsIn(pageWith({ title: '“Solar power” for your own home ☀️ | Dhoop' }));
  expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    'note: The title has an emoji, which Google often leaves out.',
  ]);
});

test('a missing fact of the company is to be added in its file of facts', async () => {
  const [note] = await findingsIn(
    pageWith({ jsonLd: '{"@context":"https://schema.org","@type":"HomeAndConstructionBusiness","name":"x"}' }),
  );
  expect(note).toMatchObject({ level: 'note', where: { file: 'content/facts/company.ts', field: 'address' } });
});

test('a page that is listed as another may be shared as itself', async () => {
  const changes: FixtureSite = {
    pages: { '/commercial': { canonical: `${ORIGIN}/`, properties: { 'og:url': `${ORIGIN}/commercial` } } },
    sitemap: `<urlset><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/careers</loc></url></urlset>`,
  };
  expect((await findingsIn(changes)).map(({ what }) => what)).toEqual([
    'It is not listed itself: its canonical address is /.',
  ]);
});

test('a fault of a file that all pages share becomes one finding', async () => {
  const pages = Object.fromEntries(
    ['/', '/careers', '/commercial'].map((route) => [route, { properties: { 'og:type': '' } }]),
  );
  expect(await onlyOf({ pages }, 'warning')).toEqual(['site: On all 3 pages: It has no og:type. (og:type)']);
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
])('a description that a phone cuts is a finding where the visible part %s', async (_, description, count) => {
  const found = await findingsIn(pageWith({ description }));
  expect(found.map(({ level, what }) => `${level}: ${what}`)).toEqual(
    Array(count).fill(expect.stringMatching(/^note: On phones the description is too long: \d+ px/)),
  );
});
