/** @jest-environment node */
import type { FieldDescription, FormDescription } from '@/content/schemas/lead-forms';
import { fieldsOf, lastTextField, questionGroups, tabsOf } from './questions';

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  name,
  kind: 'town',
  label: name,
  ...more,
});
const formOf = (fields: FieldDescription[], tabs?: FormDescription['tabs']): FormDescription => ({
  name: 'landing',
  sent: 'message',
  consent: 'browser',
  outcome: 'page',
  fields,
  tabs,
});
const twoTabs = formOf(
  [field('a'), field('b', { tabs: ['one'] }), field('c', { tabs: ['one'] }), field('d', { tabs: ['one', 'two'] })],
  { label: 'Tab', names: { one: 'One', two: 'Two' } },
);
const drawn = (form: FormDescription) => questionGroups(form).map(({ fields }) => fields.map(({ name }) => name));

test('a form without tabs has no tab names, and asks all questions in one group', () => {
  const form = formOf([field('a'), field('b')]);
  expect(tabsOf(form)).toEqual([]);
  expect(drawn(form)).toEqual([['a', 'b']]);
});

test('a form tab asks its own questions and those of all tabs', () => {
  expect(tabsOf(twoTabs)).toEqual(['one', 'two']);
  expect(fieldsOf(twoTabs, 'two').map(({ name }) => name)).toEqual(['a', 'd']);
});

test('neighbouring questions of the same form tabs stand in one group', () => {
  expect(drawn(twoTabs)).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('a question can be asked earlier than it is sent', () => {
  expect(drawn(formOf([field('a'), field('b'), field('c', { askedAfter: 'a' })]))).toEqual([['a', 'c', 'b']]);
});

test('the last text field of a form is found before a choice, and there is none where a list comes last', () => {
  const choice = field('c', { kind: 'choice' });
  expect(lastTextField(formOf([field('a'), field('b'), choice]))).toBe('b');
  expect(lastTextField(formOf([field('a'), choice, field('l', { kind: 'list' })]))).toBeUndefined();
  expect(lastTextField(twoTabs, 'two')).toBe('d');
});
