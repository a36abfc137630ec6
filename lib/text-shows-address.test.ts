/** @jest-environment node */
import { textShowsAddress } from './text-shows-address';

test('textShowsAddress returns true if the text of a link contains the host of the linked address', () => {
  expect(textShowsAddress('https://pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in')).toBe(true);
  expect(textShowsAddress('राष्ट्रीय पोर्टल खोलिए: pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in/apply')).toBe(true);
});

test('textShowsAddress returns undefined if the text lacks the host, or if the link leads to this site or a phone number', () => {
  expect(textShowsAddress('The national portal', 'https://pmsuryaghar.gov.in')).toBeUndefined();
  expect(textShowsAddress('Get a quote', '/go-solar')).toBeUndefined();
  expect(textShowsAddress('Call us', 'tel:+910000000000')).toBeUndefined();
});
