import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FILLED } from '../forms/field-values';
import { TEXT_CHANGES } from '../forms/field-values';
import { landingForm } from '../forms/forms.fixture';
import { Field } from '../forms/Field/Field';
import { fitEmailType } from './fit-email-type';
import { inputs } from '../forms/Field/inputs';

beforeAll(() => fitEmailType(TEXT_CHANGES));

beforeEach(() => {
  render(
    <Field
      name="email"
      content={{ label: 'Email', hint: 'Is it right?' }}
      kind={inputs.email}
      labels={landingForm.labels}
    />,
  );
});
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });

test('an e-mail address in another script is accepted as typed, with a hint', async () => {
  expect(field().type).toBe('email');
  await userEvent.type(field(), 'रवि@डाटामेल.भारत');
  await userEvent.tab();
  expect(field().validity.valid).toBe(true);
  expect(field()).toHaveValue('रवि@डाटामेल.भारत');
  expect(await screen.findByText('Is it right?')).toBeVisible();
  // React has updated the field to describe it by the hint.
  expect(field().validity.valid).toBe(true);
});

test.each(['रवि', 'रवि@', '@भारत', 'रवि@डाटा@मेल', 'रवि @भारत'])('%s is refused as an e-mail address', async (typed) => {
  await userEvent.type(field(), typed);
  expect(field().validity.valid).toBe(false);
});

test('an address with English letters stays in a field for e-mail addresses, without a hint', async () => {
  await userEvent.type(field(), 'asha@example.com');
  await userEvent.tab();
  expect(field().type).toBe('email');
  expect(field().validity.valid).toBe(true);
  await new Promise((done) => setTimeout(done, 350));
  expect(screen.queryByText('Is it right?')).not.toBeInTheDocument();
});

test('the field waits for the end of a word, because a change of its type would end the input of a keyboard', () => {
  fireEvent.input(field(), { target: { value: 'र@भ' }, isComposing: true });
  expect(field().type).toBe('email');
  fireEvent.compositionEnd(field());
  expect(field().type).toBe('text');
});

test('a domain that the browser shows as typed, but turns into ASCII, is sent as typed', async () => {
  await userEvent.type(field(), 'ravi@');
  const typed = 'ravi@डाटामेल.भारत';
  jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => typed } as Selection);
  fireEvent.input(field(), { target: { value: 'ravi@xn--c2bd4bq1db8d.xn--h2brj9c' } });
  expect(field()).toHaveValue(typed);
  expect(field().type).toBe('text');
});

test('an address with a domain in ASCII stays as a program has filled it in, whatever is selected on the page', () => {
  jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'another text' } as Selection);
  fireEvent.input(field(), { target: { value: 'ravi@xn--c2b.in' } });
  expect(field()).toHaveValue('ravi@xn--c2b.in');
});

test('the field becomes a text field when a program fills in an address in another script', () => {
  field().value = 'र@भ';
  act(() => void field().dispatchEvent(new Event(FILLED, { bubbles: true })));
  expect(field().type).toBe('text');
});

test('the field becomes a text field before a press on send is checked if a program has filled it in without an event, and stays so', () => {
  field().value = 'रवि@डाटामेल.भारत';
  fireEvent.click(document.body);
  expect(field().validity.valid).toBe(true);
  fireEvent.input(field());
  expect(field().type).toBe('text');
});
