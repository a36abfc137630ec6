/** @jest-environment node */
import type { FieldDescription, FormDescription } from '@/content/facts/forms/description';
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

test('a form without tabs has none, and asks everything in one group', () => {
  const form = formOf([field('a'), field('b')]);
  expect(tabsOf(form)).toEqual([]);
  expect(drawn(form)).toEqual([['a', 'b']]);
});

test('a tab asks its own questions and those of all tabs', () => {
  expect(tabsOf(twoTabs)).toEqual(['one', 'two']);
  expect(fieldsOf(twoTabs, 'two').map(({ name }) => name)).toEqual(['a', 'd']);
});

test('neighbours that the same tabs ask stand in one group', () => {
  expect(drawn(twoTabs)).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('a question can be asked earlier than it is sent', () => {
  expect(drawn(formOf([field('a'), field('b'), field('c', { askedAfter: 'a' })]))).toEqual([['a', 'c', 'b']]);
});

test('the last field to type is the one before the choices, and none where a list follows', () => {
  const choice = field('c', { kind: 'choice' });
  expect(lastTextField(formOf([field('a'), field('b'), choice]))).toBe('b');
  expect(lastTextField(formOf([field('a'), choice, field('l', { kind: 'list' })]))).toBeUndefined();
  expect(lastTextField(twoTabs, 'two')).toBe('d');
});
