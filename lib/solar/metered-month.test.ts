/** @jest-environment node */

import { facts } from './facts.fixture';
import { meteredMonth } from './metered-month';

const home = { bill: 3000, load: 3, kw: 3, byDay: 40 };

test('meteredMonth charges imported units minus exported units minus units carried forward', () => {
  const { units, bill } = meteredMonth(facts, { ...home, month: 8 }, 'varanasi');
  expect(units.billed).toBe(units.import - units.export - units.carried);
  expect(bill.energy.reduce((sum, slab) => sum + slab.units, 0)).toBe(units.billed);
});

test('meteredMonth charges no unit if more units were exported than imported', () => {
  const { units, bill } = meteredMonth(facts, { ...home, kw: 10, load: 10, month: 4 }, 'varanasi');
  expect(units.export).toBeGreaterThan(units.import);
  expect([units.billed, bill.energy.reduce((sum, slab) => sum + slab.units, 0)]).toEqual([0, 0]);
});

test('meteredMonth carries no units forward into April, but carries surplus units of April forward into May', () => {
  const small = { ...home, kw: 10, load: 10 };
  expect(meteredMonth(facts, { ...small, month: 4 }, 'varanasi').units.carried).toBe(0);
  expect(meteredMonth(facts, { ...small, month: 5 }, 'varanasi').units.carried).toBeGreaterThan(0);
});

test('meteredMonth returns wrong bills that add the exported units, or do not subtract exported or carried units', () => {
  const { units, wrong } = meteredMonth(facts, { ...home, bill: 2500, month: 8 }, 'varanasi');
  const charged = (mistake: keyof typeof wrong) => wrong[mistake].energy.reduce((sum, slab) => sum + slab.units, 0);
  expect(units.carried).toBeGreaterThan(0);
  expect(charged('export-missing')).toBe(units.billed + units.export);
  expect(charged('export-added')).toBe(units.billed + 2 * units.export);
  expect(charged('carried-missing')).toBe(units.billed + units.carried);
});

test('meteredMonth returns no wrong bill below the right one, and a higher one for added than for missing exported units', () => {
  const { bill, wrong } = meteredMonth(facts, { ...home, month: 7 }, 'varanasi');
  expect(wrong['export-missing'].total).toBeGreaterThan(bill.total);
  expect(wrong['export-added'].total).toBeGreaterThan(wrong['export-missing'].total);
  expect(wrong['carried-missing'].total).toBeGreaterThanOrEqual(bill.total);
});
