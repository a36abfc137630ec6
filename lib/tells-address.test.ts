/** @jest-environment node */
import { tellsAddress } from './tells-address';

test('words with the address of the other site in them tell it', () => {
  expect(tellsAddress('https://pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in')).toBe(true);
  expect(tellsAddress('राष्ट्रीय पोर्टल खोलिए: pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in/apply')).toBe(true);
});

test('other words do not, nor do those of a link within the site or to a number', () => {
  expect(tellsAddress('The national portal', 'https://pmsuryaghar.gov.in')).toBeUndefined();
  expect(tellsAddress('Get a quote', '/go-solar')).toBeUndefined();
  expect(tellsAddress('Call us', 'tel:+910000000000')).toBeUndefined();
});
