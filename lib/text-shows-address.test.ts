/** @jest-environment node */
import { textShowsAddress } from './text-shows-address';

test("a link's text shows its address if it contains the host of the other site", () => {
  expect(textShowsAddress('https://pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in')).toBe(true);
  expect(textShowsAddress('राष्ट्रीय पोर्टल खोलिए: pmsuryaghar.gov.in', 'https://pmsuryaghar.gov.in/apply')).toBe(true);
});

test("a link's text does not show its address without the host, nor in a link within the site or to a phone number", () => {
  expect(textShowsAddress('The national portal', 'https://pmsuryaghar.gov.in')).toBeUndefined();
  expect(textShowsAddress('Get a quote', '/go-solar')).toBeUndefined();
  expect(textShowsAddress('Call us', 'tel:+910000000000')).toBeUndefined();
});
