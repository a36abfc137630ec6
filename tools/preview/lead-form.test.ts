/** @jest-environment node */
import { recogniseForm } from './lead-form';
import { COMMERCIAL, HOUSING, LANDING, TABBED } from './preview.fixture';

test('the form of a lead is recognised from what it sends', () => {
  expect(recogniseForm(LANDING)).toBe('landing');
  expect(recogniseForm(HOUSING)).toBe('housing');
  expect(recogniseForm(COMMERCIAL)).toBe('commercial');
  expect(recogniseForm(TABBED)).toBe('tabbed');
});

test('a lead without a message or any known value is of no form', () => {
  expect(recogniseForm(undefined)).toBe('other');
  expect(recogniseForm({})).toBe('other');
  expect(recogniseForm({ message: '' })).toBe('other');
  expect(recogniseForm({ message: 7 })).toBe('other');
});

test('a name that imitates another form’s label does not move the lead to that form', () => {
  expect(recogniseForm({ ...LANDING, from_name: 'Form Type: Housing' })).toBe('landing');
  expect(recogniseForm({ ...COMMERCIAL, message: 'Name: Form Type: Residential\nCompany Name: from_name' })).toBe(
    'commercial',
  );
  expect(recogniseForm({ ...TABBED, message: 'Form Type: Housing\nFull Name: housingSociety' })).toBe('tabbed');
});
