/** @jest-environment node */
import { z } from 'zod';
import {
  ContentError,
  defineContent,
  refuseDuplicates,
  refuseMissingPages,
  refuseNewerFigures,
  refuseUnlinkedPages,
} from './define';
import { faq, formSection, hero, link, newsItem, page, picture, text } from './schema';

jest.mock('./facts/routes', () => ({ routes: ['/', '/home', '/housing_society'] }));

const file = { src: '/pictures/roof.svg', width: 800, height: 600 };
const where = { file: 'content/en/faq.ts', page: '/home' };

/** The lines that stop the build. */
function problemsOf(check: () => unknown): string[] {
  try {
    check();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const LINK = `expected a route of the site (/, /home, /housing_society), a guide (/guides/name.pdf), or an address such as https://example.com, tel:+919876543210 or mailto:name@example.com`;

describe('a wrong value is told with file, page, field and what was expected', () => {
  test('an empty answer in the FAQ', () => {
    const categories = [
      {
        name: 'General',
        questions: [
          { question: 'What does it cost?', answer: 'It depends on the roof.' },
          { question: 'When does it pay off?', answer: '  ' },
        ],
      },
    ];
    expect(problemsOf(() => defineContent(where, faq, { categories }))).toEqual([
      'content/en/faq.ts · page: /home · field: categories[0].questions[1].answer · expected some text, got "  "',
    ]);
  });

  test.each([
    ['2026-02-30', 'got "2026-02-30"'],
    ['21 November 2026', 'got "21 November 2026"'],
    ['', 'got ""'],
  ])('a news date of %j', (date, got) => {
    const item = {
      id: 'one',
      image: { ...file, alt: 'A roof' },
      title: 'A roof',
      date,
      link: 'https://example.com/one',
    };
    expect(problemsOf(() => defineContent({ file: 'content/en/news.ts', page: '/' }, newsItem, item))).toEqual([
      `content/en/news.ts · page: / · field: date · expected a date written YYYY-MM-DD, ${got}`,
    ]);
  });

  test('an unknown icon', () => {
    const form = {
      id: 'consultation',
      heading: 'Book',
      line: 'Six answers.',
      promises: [{ icon: 'unicorn', text: 'Free' }],
    };
    expect(
      // @ts-expect-error the type refuses the icon as well
      problemsOf(() => defineContent({ file: 'content/en/pages/landing.ts', page: '/' }, formSection, form)),
    ).toEqual([
      'content/en/pages/landing.ts · page: / · field: promises[0].icon · expected one of the icons banknote, building, bulb, calendar, check, download, droplet, factory, home, lift, mail, message, phone, shield, sun, wind, wrench, got "unicorn"',
    ]);
  });

  test.each([[file], [{ ...file, alt: '' }], [{ ...file, alt: ' ' }]])('a picture without alt text: %j', (value) => {
    expect(problemsOf(() => defineContent(where, picture, value))).toEqual([
      'content/en/faq.ts · page: /home · field: alt · expected a sentence that says what the picture shows, or decorative: true',
    ]);
  });

  test.each([
    '/housing-society',
    '/home/',
    'home',
    'http://example.com',
    'https://',
    'https://x',
    'https://x.',
    'https://.com',
    'https://a..b',
    'https:// x.com',
    'tel:+abc',
    'tel:+123',
    'mailto:x',
    'mailto:x@',
    'javascript:alert(1)',
    '#nowhere else',
    '/guides/',
    '/guides/home.zip',
    '/guides/../home.pdf',
    '',
  ])('a link to %j, which does not exist', (address) => {
    const action = { text: 'Begin', href: address };
    expect(problemsOf(() => defineContent(where, hero, { heading: 'Sun', text: 'Sun', action }))).toContainEqual(
      `content/en/faq.ts · page: /home · field: action.href · ${LINK}, got ${JSON.stringify(address)}`,
    );
  });

  test('something that is missing, and something that nobody knows', () => {
    // @ts-expect-error the type refuses it as well
    expect(problemsOf(() => defineContent(where, link, { text: 'Begin', herf: '/home' }))).toEqual([
      'content/en/faq.ts · page: /home · field: href · expected a link, nothing is there',
      'content/en/faq.ts · page: /home · field: herf · expected no such field',
    ]);
  });

  test('each of several fields that nobody knows, by its own name', () => {
    const value = { hero: { heading: 'Sun', text: 'Sun', kickr: 'Solar', surfaec: 'sky' } };
    expect(problemsOf(() => defineContent(where, z.strictObject({ hero }), value))).toEqual([
      'content/en/faq.ts · page: /home · field: hero.kickr · expected no such field',
      'content/en/faq.ts · page: /home · field: hero.surfaec · expected no such field',
    ]);
  });

  test('every problem of a value, not the first alone', () => {
    expect(problemsOf(() => defineContent(where, hero, { heading: '', text: '' }))).toEqual([
      'content/en/faq.ts · page: /home · field: heading · expected some text, got ""',
      'content/en/faq.ts · page: /home · field: text · expected some text, got ""',
    ]);
  });

  test.each([
    [{ text: 'terms', href: '/terms' }, 'consent[1].href', `${LINK}, got "/terms"`],
    [{ text: 'terms' }, 'consent[1].href', 'expected a link, nothing is there'],
    [{ text: '', href: '/terms' }, 'consent[1].text', 'expected some text, got ""'],
    [{ text: 'terms', href: '/home', target: '_blank' }, 'consent[1].target', 'expected no such field'],
    ['', 'consent[1]', 'expected some text, got ""'],
    [5, 'consent[1]', 'expected some text, got 5'],
  ])('where a value may be one of two things, the problem of the one that was meant: %j', (part, field, expected) => {
    const words = z.strictObject({ consent: z.array(z.union([text, link])) });
    // @ts-expect-error the type refuses some of them as well
    expect(problemsOf(() => defineContent(where, words, { consent: ['I agree to the ', part] }))).toContainEqual(
      `content/en/faq.ts · page: /home · field: ${field} · ${expected}`,
    );
  });
});

describe('a right value passes', () => {
  test.each([
    '/',
    '/housing_society',
    '/home#faq',
    '#consultation',
    '/guides/home-solar-guide.pdf',
    'https://example.com/news?id=1',
    'tel:+919876543210',
    'mailto:hello@example.com',
  ])('a link to %j', (address) => {
    expect(defineContent(where, link, { text: 'Here', href: address })).toEqual({ text: 'Here', href: address });
  });

  test('a picture with alt text, and one that is marked as decoration', () => {
    expect(defineContent(where, picture, { ...file, alt: 'A roof' })).toEqual({ ...file, alt: 'A roof' });
    expect(defineContent(where, picture, { ...file, decorative: true as const })).toEqual({
      ...file,
      decorative: true as const,
    });
  });

  test('a hero stands before dawn unless it says otherwise', () => {
    expect(defineContent(where, hero, { heading: 'Sun', text: 'Sun' }).surface).toBe('dawn');
  });
});

describe('two pages may not be the same', () => {
  const pageWith = (name: string, route: string, words: { title: string; description: string; heading: string }) => ({
    file: `content/en/pages/${name}.ts`,
    route,
    seo: { title: words.title, description: words.description, card: { heading: words.heading } },
  });
  const homeWords = { title: 'Solar for homes', description: 'Let the sun pay.', heading: 'Put your roof to work' };
  const aboutWords = { title: 'About us', description: 'Who we are.', heading: 'The people behind your solar' };
  const home = pageWith('home', '/home', homeWords);

  test('pages with words of their own pass', () => {
    expect(problemsOf(() => refuseDuplicates([home, pageWith('aboutus', '/aboutus', aboutWords)]))).toEqual([]);
  });

  test('the second of two pages with one route is named by its file', () => {
    expect(problemsOf(() => refuseDuplicates([home, pageWith('aboutus', '/home', aboutWords)]))).toEqual([
      'content/en/pages/aboutus.ts · page: /home · field: route · expected a route of its own: content/en/pages/home.ts has the same',
    ]);
  });

  test.each([
    ['seo.title', 'a title', { title: ' solar for Homes ' }],
    ['seo.description', 'a description', { description: 'Let the sun pay.' }],
    ['seo.card.heading', 'a headline', { heading: 'Put your roof to work' }],
  ])('the second of two pages with one %s is named', (field, what, same) => {
    expect(
      problemsOf(() => refuseDuplicates([home, pageWith('aboutus', '/aboutus', { ...aboutWords, ...same })])),
    ).toEqual([
      `content/en/pages/aboutus.ts · page: /aboutus · field: ${field} · expected ${what} of its own: content/en/pages/home.ts has the same`,
    ]);
  });
});

test('a page that shows figures of a day was not last changed before it', () => {
  const subsidies = {
    file: 'content/en/pages/subsidies.ts',
    route: '/subsidies',
    updated: '2026-11-21',
    tables: [{ asOf: '2026-11-21' }, { asOf: '2026-12-01' }],
  };
  expect(problemsOf(() => refuseNewerFigures([subsidies]))).toEqual([
    'content/en/pages/subsidies.ts · page: /subsidies · field: updated · expected 2026-12-01 or later, the day of tables[1].asOf, got "2026-11-21"',
  ]);
  expect(problemsOf(() => refuseNewerFigures([{ ...subsidies, updated: '2026-12-01' }]))).toEqual([]);
});

test('a route without a page in the list of pages is told', () => {
  expect(problemsOf(() => refuseMissingPages(['/', '/home'], [{ route: '/' }]))).toEqual([
    'content/pages.ts · page: /home · field: byFile · expected a page with this route, nothing is there',
  ]);
  expect(problemsOf(() => refuseMissingPages(['/'], [{ route: '/' }]))).toEqual([]);
});

test('a page that the accessibility statement does not lead to is told', () => {
  const statement = {
    file: 'content/en/pages/list.ts',
    route: '/list',
    blocks: [
      { text: 'First', href: '/' },
      { text: 'Homes', href: '/home#faq' },
    ],
  };
  expect(problemsOf(() => refuseUnlinkedPages(['/', '/home', '/list'], statement))).toEqual([
    'content/en/pages/list.ts · page: /list · field: legal.sections · expected a link to /home, so that each page can be found without the menu',
  ]);
  expect(problemsOf(() => refuseUnlinkedPages(['/', '/list'], statement))).toEqual([]);
});

test('a page needs a route that exists, and a date on which it was last changed', () => {
  const card = {
    kicker: 'Sun',
    heading: 'Sun',
    layout: 'side' as const,
    surface: 'dawn' as const,
    pictures: ['/pictures/roof.svg'],
    alt: 'A roof',
  };
  const value = {
    route: '/house',
    seo: { name: 'House', title: 'A house', description: 'Of a house.', card },
    updated: 'today',
  };
  // @ts-expect-error the type refuses the route as well
  expect(problemsOf(() => defineContent({ file: 'content/en/pages/house.ts', page: '/house' }, page, value))).toEqual([
    'content/en/pages/house.ts · page: /house · field: route · expected one of the routes in content/facts/routes.ts, got "/house"',
    'content/en/pages/house.ts · page: /house · field: updated · expected a date written YYYY-MM-DD, got "today"',
  ]);
});
