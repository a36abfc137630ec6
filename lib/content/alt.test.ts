/** @jest-environment node */
import { isFileName } from './alt';

test.each([
  'IMG_2034.jpg',
  'IMG_2034',
  'IMG 2034',
  'DSC01234',
  'PXL_20261121_101112',
  'WhatsApp Image 2026-11-21 at 10.11.12',
  'hero-roof',
  'team_3',
  'roof2',
  'Villa at noon.PNG',
  ' roof.webp ',
])('isFileName returns true for the alt text %j', (alt) => {
  expect(isFileName(alt)).toBe(true);
});

test.each([
  'A roof',
  'Logo of the lending bank',
  'Roof',
  'Half-timbered house',
  'Varanasi, 2024',
  'A 3-kW system on a low-rise block',
  'सूरज',
  '',
])('isFileName returns false for the alt text %j', (alt) => {
  expect(isFileName(alt)).toBe(false);
});
