/** @jest-environment node */
import fc from 'fast-check';
import { billOutcome, checkBill, fallenReadings, type PrintedBill } from './bill-check';
import { facts } from './facts.fixture';

const surcharges = [
  { month: '2025-10', rate: -1.63 },
  { month: '2025-09', rate: 2.34 },
];
const august: PrintedBill = { month: 8, kind: 'urban', load: 3, import: 207, export: 139, carried: 25 };
const check = (bill: Partial<PrintedBill>) => checkBill({ ...facts, surcharges }, { ...august, ...bill });

test.each<[Partial<PrintedBill>, number, number, string]>([
  [{ charged: 43, amount: 602.56 }, 43, 602.56, 'right'],
  [{ import: 138, carried: 26, charged: 0, amount: 351.02 }, 0, 351, 'right'],
  [{ import: 300, export: 120, carried: 0, charged: 420 }, 180, 1419.97, 'export-added'],
  [{ import: 300, export: 120, carried: 50, charged: 250 }, 130, 1111.51, 'export-missing'],
  [{ import: 300, export: 120, carried: 50, charged: 180 }, 130, 1111.51, 'carried-missing'],
  [{ import: 300, export: 120, carried: 50, charged: 300 }, 130, 1111.51, 'both-missing'],
  [{ import: 300, export: 120, carried: 50, charged: 99 }, 130, 1111.51, 'units-differ'],
  [{ month: 4, import: 300, export: 120, carried: 50, charged: 180 }, 180, 1419.97, 'right'],
  [{ month: 4, import: 300, export: 120, carried: 50, charged: 130 }, 180, 1419.97, 'april'],
])('checkBill for the bill %j returns %i units and ₹%d as due, and the finding "%s"', (bill, due, total, finding) => {
  const checked = check(bill);
  expect([checked.due, checked.finding]).toEqual([due, finding]);
  expect(Math.abs(checked.bill.total - total)).toBeLessThanOrEqual(0.05);
});

test('billOutcome returns units left over in March as paid out, and units left over in February as carried forward', () => {
  const figures = (month: number) =>
    billOutcome(facts, { ...august, month, import: 0, surcharge: 1.3 }, new Set()).figures;
  expect(figures(3)).toMatchObject({ due: { value: 0 }, 'carried-next': { value: 0 }, 'paid-out': { value: 328 } });
  expect(figures(2)).toMatchObject({ due: { value: 0 }, 'carried-next': { value: 164 }, 'paid-out': { value: 0 } });
});

test('checkBill returns "right" for an amount that fits the entered surcharge, or any usual surcharge if none is entered', () => {
  const finding = (amount: number, surcharge?: number) => check({ charged: 43, amount, surcharge }).finding;
  expect([finding(654), finding(566), finding(680), finding(550)]).toEqual([
    'right',
    'right',
    'amount-differs',
    'amount-differs',
  ]);
  expect([finding(654, 1.3), finding(654, 10)]).toEqual(['amount-differs', 'right']);
});

test('checkBill returns "right" for 1 kW at the lifeline or usual rate, but "amount-differs" for 2 kW at the lifeline rate', () => {
  const amount = (80 * 2.75 + 50) * 1.013 * 1.05;
  const small = { load: 1, import: 80, export: 0, carried: 0, charged: 80, amount };
  expect(check(small)).toMatchObject({ finding: 'right', isLifeline: true, bill: { total: amount } });
  expect(check({ ...small, load: 2 })).toMatchObject({ finding: 'amount-differs', isLifeline: false });
  expect(check({ ...small, amount: (80 * 5.5 + 110) * 1.013 * 1.05 })).toMatchObject({
    ...{ finding: 'right', isLifeline: false, lifelineTotal: undefined },
  });
});

test('checkBill also returns the total at the lifeline rate for at most 1 kW and 100 units, unless the amount shows which rate applies', () => {
  const small = { load: 1, import: 80, export: 0, carried: 0 };
  const usual = (80 * 5.5 + 110) * 1.013 * 1.05;
  const lifelineTotal = (80 * 2.75 + 50) * 1.013 * 1.05;
  expect(check(small)).toMatchObject({ lifelineTotal, isLifeline: false });
  expect(check({ ...small, charged: 80 })).toMatchObject({ finding: 'right', lifelineTotal });
  expect(check({ ...small, amount: 900 })).toMatchObject({ finding: 'amount-differs', lifelineTotal });
  for (const bill of [{ amount: usual }, { amount: lifelineTotal }, { load: 1.5 }, { import: 101 }])
    expect(check({ ...small, ...bill }).lifelineTotal).toBeUndefined();
});

test('checkBill explains a wrong amount by another sanctioned load or a published surcharge, if one of them fits', () => {
  const explained = (amount: number) => check({ charged: 43, amount, surcharge: 5 }).explanation;
  expect(explained(624.57 + 117)).toEqual({ load: 4 });
  expect(explained((236.5 + 330) * 1.0234 * 1.05)).toEqual({ month: '2025-09', rate: 2.34 });
  expect(explained(645)).toBeUndefined();
});

const units = fc.integer({ min: 0, max: 3000 });
const bills = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  kind: fc.constantFrom('urban' as const, 'rural' as const),
  load: fc.integer({ min: 2, max: 100 }).map((halves) => halves / 2),
  import: units,
  export: units,
  carried: units,
});

test('checkBill never returns fewer than zero units due, nor both units due and units left over', () => {
  fc.assert(
    fc.property(bills, (bill) => {
      const { due, left } = check(bill);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due * left).toBe(0);
    }),
  );
});

test('checkBill never returns a higher bill for more exported units', () => {
  fc.assert(
    fc.property(bills, units, (bill, more) => {
      const raised = check({ ...bill, export: bill.export + more });
      expect(raised.bill.total).toBeLessThanOrEqual(check(bill).bill.total);
    }),
  );
});

test('checkBill returns "right" for every bill that charges the units and the amount that are due', () => {
  fc.assert(
    fc.property(bills, fc.double({ min: -5, max: 10, noNaN: true }), fc.boolean(), (bill, surcharge, isRead) => {
      const { due, bill: right } = check({ ...bill, surcharge });
      const printed = { ...bill, charged: due, amount: right.total, ...(isRead && { surcharge }) };
      expect(check(printed).finding).toBe('right');
    }),
  );
});

const raw = { month: '8', kind: 'urban', load: 3, import: 207, export: 139, carried: 25, surcharge: 1.3 };
const outcomeOf = (answers: Record<string, number | string>) =>
  billOutcome(facts, { ...raw, ...answers }, new Set(Object.keys(answers)));

test('billOutcome computes the units from the meter readings only if all four readings are known', () => {
  const [taken, fed] = [
    { 'import-before': 1000, 'import-now': 1300 },
    { 'export-before': 500, 'export-now': 620 },
  ];
  expect(outcomeOf({})).toMatchObject({ due: 43, readings: 'none' });
  expect(outcomeOf(taken)).toMatchObject({ due: 43, readings: 'some' });
  expect(outcomeOf({ ...taken, ...fed })).toMatchObject({ due: 155, readings: 'all' });
});

test('fallenReadings names each meter whose present reading is lower than its earlier reading', () => {
  expect(fallenReadings({ 'import-before': 5, 'import-now': 5, 'export-before': 2 })).toEqual([]);
  expect(fallenReadings({ 'export-before': 2, 'export-now': 1 })).toEqual(['export-now']);
});

test('billOutcome for an April bill that subtracts carried units returns "april" if these units are entered, else "units-differ"', () => {
  const april = { month: '4', import: 300, export: 120, charged: 155 };
  expect(outcomeOf(april)).toMatchObject({ finding: 'units-differ' });
  expect(outcomeOf({ ...april, carried: 25 })).toMatchObject({ finding: 'april' });
});
