/** @jest-environment node */

import { link } from '../../lib/content/parts';
import { problemsOf, readValue } from '../../lib/content/read-value.fixture';
import { text } from '../../lib/content/text';
import { faq, formSection, hero, page } from './blocks';
import { newsItem } from './entries';
import { picture } from './picture';
import { z } from 'zod';

const file = { src: '/pictures/roof.svg', width: 800, height: 600 };

const LINK =
  'expected a page of the site, such as go-solar or go-solar#housing, a guide (/guides/name.pdf), or an address such as https://example.com, tel:+919876543210 or mailto:name@example.com';

describe('errors for wrong values in content', () => {
  test('the error for an empty answer in the FAQ names the field and the expected value', () => {
    const categories = [
      {
        name: 'General',
        questions: [
          { question: 'What does it cost?', answer: 'It depends on the roof.' },
          { question: 'When does it pay off?', answer: '  ' },
        ],
      },
    ];
    expect(problemsOf(faq, { categories })).toEqual([
      'categories[0].questions[1].answer · expected some text, got "  "',
    ]);
  });

  test.each([
    ['2026-02-30', 'got "2026-02-30"'],
    ['21 November 2026', 'got "21 November 2026"'],
    ['', 'got ""'],
  ])('the error for a news item with the date %j asks for the form YYYY-MM-DD', (date, got) => {
    const item = {
      image: { ...file, alt: 'A roof' },
      title: 'A roof',
      date,
      link: 'https://example.com/one',
    };
    expect(problemsOf(newsItem, item)).toEqual([`date · expected a date written YYYY-MM-DD, ${got}`]);
  });

  test('the error for an unknown icon lists the icons that exist', () => {
    const form = {
      id: 'consultation',
      heading: 'Book',
      line: 'Six answers.',
      promises: [{ icon: 'unicorn', text: 'Free' }],
    };
    expect(problemsOf(formSection, form)).toEqual([
      'promises[0].icon · expected one of the icons banknote, building, bulb, calendar, check, download, droplet, factory, home, lift, mail, message, phone, shield, sun, wind, wrench, got "unicorn"',
    ]);
  });

  test.each([[file], [{ ...file, alt: '' }], [{ ...file, alt: ' ' }]])(
    'the error for the picture %j asks for an alt text or `decorative: true`',
    (value) => {
      expect(problemsOf(picture, value)).toEqual([
        'alt · expected a sentence that says what the picture shows, or decorative: true',
      ]);
    },
  );

  test.each([
    '/housing_society',
    '/home',
    'home/',
    'home #form',
    '#consultation',
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
  ])('the error for a link to %j lists the kinds of address that are allowed', (address) => {
    const action = { text: 'Begin', href: address };
    expect(problemsOf(hero, { heading: 'Sun', text: 'Sun', action })).toContainEqual(
      `action.href · ${LINK}, got ${JSON.stringify(address)}`,
    );
  });

  test('in a link with `herf` in place of `href`, the missing `href` is reported, and `herf` with the suggestion `href`', () => {
    expect(problemsOf(link, { text: 'Begin', herf: 'home' })).toEqual([
      'href · expected a link, nothing is there',
      'herf · expected no such field; did you mean href?',
    ]);
  });

  test('two unknown fields of a hero are both reported by name, each with the similar name of a known field', () => {
    const value = { hero: { heading: 'Sun', text: 'Sun', kickr: 'Solar', surfaec: 'sky' } };
    expect(problemsOf(z.strictObject({ hero }), value)).toEqual([
      'hero.kickr · expected no such field; did you mean kicker?',
      'hero.surfaec · expected no such field; did you mean surface?',
    ]);
  });

  test('two empty fields of a hero are both reported', () => {
    expect(problemsOf(hero, { heading: '', text: '' })).toEqual([
      'heading · expected some text, got ""',
      'text · expected some text, got ""',
    ]);
  });

  test.each([
    [{ text: 'terms', href: '/terms' }, 'consent[1].href', `${LINK}, got "/terms"`],
    [{ text: 'terms' }, 'consent[1].href', 'expected a link, nothing is there'],
    [{ text: '', href: '/terms' }, 'consent[1].text', 'expected some text, got ""'],
    [{ text: 'terms', href: 'home', target: '_blank' }, 'consent[1].target', 'expected no such field'],
    ['', 'consent[1]', 'expected some text, got ""'],
    [
      5,
      'consent[1]',
      'expected some text, got 5; put the text between quotation marks, or it is read as something else',
    ],
  ])(
    'the error for the item %j in a list of texts and links names the wrong field and the expected value',
    (part, field, expected) => {
      const words = z.strictObject({ consent: z.array(z.union([text, link])) });
      expect(problemsOf(words, { consent: ['I agree to the ', part] })).toContainEqual(`${field} · ${expected}`);
    },
  );
});

describe('values that the schemas of content accept', () => {
  test.each([
    ['landing', '/'],
    ['housing-society', '/housing_society'],
    ['home#faq', '/home#faq'],
    ['/guides/home-solar-guide.pdf', '/guides/home-solar-guide.pdf'],
    ['https://example.com/news?id=1', 'https://example.com/news?id=1'],
    ['tel:+919876543210', 'tel:+919876543210'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ] as const)('a link to %j in content is read as the address %j', (href, address) => {
    expect(readValue(link, { text: 'Here', href })).toEqual({ text: 'Here', href: address });
  });

  test('a picture is accepted with an alt text, and without an alt text if marked as decorative', () => {
    expect(readValue(picture, { ...file, alt: 'A roof' })).toEqual({ ...file, alt: 'A roof' });
    expect(readValue(picture, { ...file, decorative: true as const })).toEqual({
      ...file,
      decorative: true as const,
    });
  });

  test('a hero without a surface gets the surface "dawn"', () => {
    expect(readValue(hero, { heading: 'Sun', text: 'Sun' }).surface).toBe('dawn');
  });
});

test('the error for a page with `updated: today` asks for the form YYYY-MM-DD', () => {
  const card = {
    kicker: 'Sun',
    heading: 'Sun',
    layout: 'side',
    surface: 'dawn',
    pictures: ['/pictures/roof.svg'],
    alt: 'A roof',
  };
  const value = { seo: { name: 'House', title: 'A house', description: 'Of a house.', card }, updated: 'today' };
  expect(problemsOf(page, value)).toEqual(['updated · expected a date written YYYY-MM-DD, got "today"']);
});
