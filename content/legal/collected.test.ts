import { commercialForm, housingForm, landingForm, leadForm } from '../forms';
import { privacyPolicy } from '../pages/privacy-policy';

const tables = privacyPolicy.legal.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : [])),
);

test.each([
  ['The consultation form on our landing pages', landingForm],
  ['The enquiry form for businesses', commercialForm],
  ['The form for housing societies', housingForm],
  ['The consultation form with three tabs: residential, housing, commercial', leadForm],
])('%s: the privacy policy names every field that the form asks for', (caption, form) => {
  const named = tables.find((table) => table.caption === caption)?.rows.map(([label]) => label);
  expect(named).toEqual(expect.arrayContaining(Object.values(form.fields).map(({ label }) => label)));
});
