/** @jest-environment node */

import { typicalPrices } from './typical-prices';

const confirmed = { by: 'A. Kumar', on: '2026-11-23' };

test.each([
  ['without approval', { 'home-1-kw': { approved: confirmed }, 'society-10-kw': { approved: null } }, true],
  ['that are all approved', { 'home-1-kw': { approved: confirmed }, upkeep: { approved: null } }, false],
])('typicalPrices for prices %s (%j) returns %s', (_, figures, typical) => {
  expect(typicalPrices(figures)).toBe(typical);
});
