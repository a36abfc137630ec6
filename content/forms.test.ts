import type { z } from 'zod';
import { ContentError, defineContent } from './define';
import { commercialForm, housingForm, landingForm } from './forms';
import * as schema from './schemas/lead-forms';

const where = { file: 'content/forms.ts', page: '/' };

/** What stops the build, as "field · what was expected". */
function problemsOf<Schema extends z.ZodType>(form: Schema, value: unknown): string[] {
  try {
    defineContent(where, form, value as z.input<Schema>);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ field, expected }) => `${field} · ${expected}`);
    throw error;
  }
  return [];
}

const values = (options: { value: string }[]) => options.map(({ value }) => value);

test('the forms offer the choices that leads are read by', () => {
  expect(values(landingForm.bills)).toEqual(['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000']);
  expect(commercialForm.bills[0]).toEqual({ value: '', text: 'Billing amount' });
  expect(values(commercialForm.bills)).toEqual(['', '0 - 50,000', '50,000 - 2,00,000', '> 2,00,000']);
  expect(values(housingForm.bills)).toEqual(['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000']);
  expect(values(housingForm.designations)).toEqual(['Management committee member', 'Resident', 'Builder', 'Facility Manager']);
  expect(values(housingForm.agmApprovals)).toEqual([
    'We already have AGM approval',
    'We are in process of getting AGM approval',
    'We do not have AGM approval',
  ]);
});

test('a choice that is written in another way is told by its place', () => {
  const bills = landingForm.bills.with(1, { value: '₹1,500 - ₹2,500', text: '₹1500 - ₹2500' });
  expect(problemsOf(schema.landingForm, { ...landingForm, bills })).toEqual([
    'bills[1].value · expected "₹1500 - ₹2500", got "₹1,500 - ₹2,500"',
  ]);
});

test('a choice shows the value that is sent', () => {
  const designations = housingForm.designations.with(3, { value: 'Facility Manager', text: 'Facility manager' });
  expect(problemsOf(schema.housingForm, { ...housingForm, designations })).toEqual([
    'designations[3].text · expected "Facility Manager", got "Facility manager"',
  ]);
});

test('the choices keep their order, of which the first is chosen for a society', () => {
  expect(problemsOf(schema.housingForm, { ...housingForm, agmApprovals: housingForm.agmApprovals.toReversed() })).toContain(
    'agmApprovals[0].value · expected "We already have AGM approval", got "We do not have AGM approval"',
  );
});

test('a choice too many or too few is told with all that are expected', () => {
  for (const bills of [housingForm.bills.slice(1), [...housingForm.bills, { value: '> 5,00,000', text: '> 5,00,000' }]]) {
    expect(problemsOf(schema.housingForm, { ...housingForm, bills })).toEqual([
      `bills · expected these 3 choices in this order: "0 - 50,000", "50,000 - 2,00,000", "> 2,00,000", got ${bills.length}`,
    ]);
  }
});

test('the placeholder of the commercial bill sends nothing', () => {
  const bills = commercialForm.bills.with(0, { value: 'Billing amount', text: 'Billing amount' });
  expect(problemsOf(schema.commercialForm, { ...commercialForm, bills })).toEqual(['bills[0].value · expected "", got "Billing amount"']);
});

test('the words about a lead that is too long have a place for the name of the field', () => {
  expect(problemsOf(schema.landingForm, { ...landingForm, tooLong: 'This is too long to send.' })).toEqual([
    'tooLong · expected {field} where the name of the longest field goes',
  ]);
});

test('the words about the number have a place for it', () => {
  const number = { text: 'We will write to you.', whatsapp: 'WhatsApp us' };
  expect(problemsOf(schema.landingForm, { ...landingForm, number })).toEqual(['number.text · expected {number} where the number goes']);
});
