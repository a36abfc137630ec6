/** @jest-environment node */
import { z } from 'zod';
import { commercialForm, housingForm, landingForm } from './lead-forms';
import { problemsOf as problemsWith } from './read-value.fixture';

/** What stops the build when some fields of a form have these values, as "field · what was expected". */
function problemsOf(form: z.ZodObject, value: Record<string, unknown>): string[] {
  const fields = z.strictObject(Object.fromEntries(Object.keys(value).map((name) => [name, form.shape[name]!])));
  return problemsWith(fields, value);
}

const shown = (value: string) => ({ value, text: value });
const homeBills = ['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000'].map(shown);
const largeBills = ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000'].map(shown);
const designations = ['Management committee member', 'Resident', 'Builder', 'Facility Manager'].map(shown);
const agmApprovals = [
  'We already have AGM approval',
  'We are in process of getting AGM approval',
  'We do not have AGM approval',
].map(shown);

test('the forms take the choices that leads are read by', () => {
  expect(problemsOf(landingForm, { bills: homeBills })).toEqual([]);
  expect(problemsOf(commercialForm, { bills: [{ value: '', text: 'Billing amount' }, ...largeBills] })).toEqual([]);
  expect(problemsOf(housingForm, { bills: largeBills, designations, agmApprovals })).toEqual([]);
});

test('a choice that is written in another way is told by its place', () => {
  const bills = homeBills.with(1, { value: '₹1,500 - ₹2,500', text: '₹1500 - ₹2500' });
  expect(problemsOf(landingForm, { bills })).toEqual([
    'bills[1].value · expected "₹1500 - ₹2500", got "₹1,500 - ₹2,500"',
  ]);
});

test('a choice shows the value that is sent', () => {
  expect(
    problemsOf(housingForm, {
      designations: designations.with(3, { value: 'Facility Manager', text: 'Facility manager' }),
    }),
  ).toEqual(['designations[3].text · expected "Facility Manager", got "Facility manager"']);
});

test('the choices keep their order, of which the first is chosen for a society', () => {
  expect(problemsOf(housingForm, { agmApprovals: agmApprovals.toReversed() })).toContain(
    'agmApprovals[0].value · expected "We already have AGM approval", got "We do not have AGM approval"',
  );
});

test('a choice too many or too few is told with all that are expected', () => {
  for (const bills of [largeBills.slice(1), [...largeBills, shown('> 5,00,000')]]) {
    expect(problemsOf(housingForm, { bills })).toEqual([
      `bills · expected these 3 choices in this order: "0 - 50,000", "50,000 - 2,00,000", "> 2,00,000", got ${bills.length}`,
    ]);
  }
});

test('the placeholder of the commercial bill sends nothing', () => {
  expect(problemsOf(commercialForm, { bills: [shown('Billing amount'), ...largeBills] })).toEqual([
    'bills[0].value · expected "", got "Billing amount"',
  ]);
});

test('the words about a lead that is too long have a place for the name of the field', () => {
  expect(problemsOf(landingForm, { tooLong: 'This is too long to send.' })).toEqual([
    'tooLong · expected {field} where the name of the longest field goes',
  ]);
});

test('the words about the number have a place for it', () => {
  const number = { text: 'We will write to you.', whatsapp: 'WhatsApp us' };
  expect(problemsOf(landingForm, { number })).toEqual(['number.text · expected {number} where the number goes']);
});
