/** @jest-environment node */

import { z } from 'zod';
import { href, mail, pageAddress, phone, whatsapp } from './address';
import { readValue, routes } from './read-value.fixture';

const problemOf = (schema: typeof phone | typeof mail, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each(['+91 98765 43210', '+91 (987) 65-43210', '+919876543210'])(
  'the phone number %s is shown as written, and linked without spaces, brackets or hyphens',
  (written) => {
    expect(phone.parse(written)).toEqual({ display: written, href: 'tel:+919876543210' });
    expect(whatsapp.parse(written)).toEqual({ display: written, href: 'https://wa.me/919876543210' });
  },
);

test.each([
  ['written without a country code', '98765 43210'],
  ['too short', '+1234567'],
  ['too long', '+1234567890123456'],
  ['written with letters', '+91 98765 4321O'],
  ['a link', 'tel:+919876543210'],
  ['missing', undefined],
])('a phone number is refused if it is %s', (_, written) => {
  const message = expect.stringContaining(
    'expected a number of 8 to 15 digits with + and the country code first, for example +91 98765 43210, ',
  );
  expect(problemOf(phone, written)).toEqual([message]);
  expect(problemOf(whatsapp, written)).toEqual([message]);
});

test('an e-mail address becomes a mailto link', () => {
  expect(mail.parse('ask@roof.test')).toEqual({ display: 'ask@roof.test', href: 'mailto:ask@roof.test' });
});

test.each(['mailto:ask@roof.test', 'ask@roof', 'two words@roof.test', ''])(
  'the e-mail address %j is refused',
  (written) => {
    expect(problemOf(mail, written)).toEqual([
      `expected an e-mail address, for example name@example.com, got ${JSON.stringify(written)}`,
    ]);
  },
);

test.each([
  ['landing', '/', '/xx'],
  ['housing-society', '/housing_society', '/xx/housing_society'],
  ['landing#faq', '/#faq', '/xx#faq'],
  ['home#form', '/home#form', '/xx/home#form'],
] as const)("the link %s becomes a page's address with the prefix of the language", (link, address, prefixed) => {
  expect(pageAddress(link, '', routes)).toBe(address);
  expect(readValue(href, link, '')).toBe(address);
  expect(readValue(href, link, '/xx')).toBe(prefixed);
});

test.each([
  'https://example.com/home',
  '/guides/home-solar-guide.pdf',
  'tel:+919876543210',
  'mailto:hello@example.com',
] as const)('the address %s is the same in every language', (address) => {
  expect(readValue(href, address, '/xx')).toBe(address);
});

test('a link to a page that the site does not have causes an error that names the field of the link', () => {
  const links = z.strictObject({ ways: z.array(z.strictObject({ href })) });
  expect(() => readValue(links, { ways: [{ href: 'home' }, { href: 'homes#form' }] })).toThrow(
    /expected a page of the site \(landing, home, housing-society\), got .*homes#form[^]*"ways",\s*1,\s*"href"/,
  );
});
