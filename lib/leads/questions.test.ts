/** @jest-environment node */
import type { FieldDescription, FormDescription } from './description';
import { fieldsOf, lastTextField, questionGroups, tabsOf } from './questions';

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  name,
  kind: 'town',
  sentAs: name,
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
  { sentAs: 'Tab', names: { one: 'One', two: 'Two' } },
);
const drawn = (form: FormDescription) => questionGroups(form).map(({ fields }) => fields.map(({ name }) => name));

test('a form without tabs has no tab names and one group with all questions', () => {
  const form = formOf([field('a'), field('b')]);
  expect(tabsOf(form)).toEqual([]);
  expect(drawn(form)).toEqual([['a', 'b']]);
});

test('tabsOf returns the names of the tabs, and fieldsOf the questions of one tab with those that all tabs share', () => {
  expect(tabsOf(twoTabs)).toEqual(['one', 'two']);
  expect(fieldsOf(twoTabs, 'two').map(({ name }) => name)).toEqual(['a', 'd']);
});

test('questionGroups puts neighbouring questions of the same tabs into one group', () => {
  expect(drawn(twoTabs)).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('questionGroups puts a question directly after the question that `askedAfter` names', () => {
  expect(drawn(formOf([field('a'), field('b'), field('c', { askedAfter: 'a' })]))).toEqual([['a', 'c', 'b']]);
});

test('lastTextField returns the last text field, and undefined if a drop-down list follows that field', () => {
  const choice = field('c', { kind: 'choice' });
  expect(lastTextField(formOf([field('a'), field('b'), choice]))).toBe('b');
  expect(lastTextField(formOf([field('a'), choice, field('l', { kind: 'list' })]))).toBeUndefined();
  expect(lastTextField(twoTabs, 'two')).toBe('d');
});
