/** @jest-environment node */
import { textShowsAddress } from './text-shows-address';

test('words with the address of the other site in them tell it', () => {
  expect(textShowsAddress('https://pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in')).toBe(true);
  expect(textShowsAddress('राष्ट्रीय पोर्टल खोलिए: pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in/apply')).toBe(true);
});

test('other words do not, nor do those of a link within the site or to a number', () => {
  expect(textShowsAddress('The national portal', 'https://pmsuryaghar.gov.in')).toBeUndefined();
  expect(textShowsAddress('Get a quote', '/go-solar')).toBeUndefined();
  expect(textShowsAddress('Call us', 'tel:+910000000000')).toBeUndefined();
});
