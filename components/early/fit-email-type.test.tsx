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

test('the e-mail field accepts an address in Hindi letters as typed, and shows a hint', async () => {
  expect(field().type).toBe('email');
  await userEvent.type(field(), 'रवि@डाटामेल.भारत');
  await userEvent.tab();
  expect(field().validity.valid).toBe(true);
  expect(field()).toHaveValue('रवि@डाटामेल.भारत');
  expect(await screen.findByText('Is it right?')).toBeVisible();
  // React must not change the type back to `email`.
  expect(field().validity.valid).toBe(true);
});

test.each(['रवि', 'रवि@', '@भारत', 'रवि@डाटा@मेल', 'रवि @भारत'])(
  'the e-mail field refuses the incomplete or wrong address %s',
  async (typed) => {
    await userEvent.type(field(), typed);
    expect(field().validity.valid).toBe(false);
  },
);

test('the e-mail field accepts an address in English letters without a hint, and keeps the type `email`', async () => {
  await userEvent.type(field(), 'asha@example.com');
  await userEvent.tab();
  expect(field().type).toBe('email');
  expect(field().validity.valid).toBe(true);
  await new Promise((done) => setTimeout(done, 350));
  expect(screen.queryByText('Is it right?')).not.toBeInTheDocument();
});

test('the e-mail field becomes a text field when the keyboard has finished composing a Hindi word, and not before', () => {
  fireEvent.input(field(), { target: { value: 'र@भ' }, isComposing: true });
  expect(field().type).toBe('email');
  fireEvent.compositionEnd(field());
  expect(field().type).toBe('text');
});

test('the e-mail field shows a Hindi domain as typed after the browser has turned the domain into ASCII', async () => {
  await userEvent.type(field(), 'ravi@');
  const typed = 'ravi@डाटामेल.भारत';
  jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => typed } as Selection);
  fireEvent.input(field(), { target: { value: 'ravi@xn--c2bd4bq1db8d.xn--h2brj9c' } });
  expect(field()).toHaveValue(typed);
  expect(field().type).toBe('text');
});

test('a filled-in e-mail address with an `xn--` domain does not change when other text on the page is selected', () => {
  jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'another text' } as Selection);
  fireEvent.input(field(), { target: { value: 'ravi@xn--c2b.in' } });
  expect(field()).toHaveValue('ravi@xn--c2b.in');
});

test('the e-mail field becomes a text field when a program fills in an address in Hindi letters', () => {
  field().value = 'र@भ';
  act(() => void field().dispatchEvent(new Event(FILLED, { bubbles: true })));
  expect(field().type).toBe('text');
});

test('a click makes the e-mail field accept a Hindi address that a program has filled in without an event', () => {
  field().value = 'रवि@डाटामेल.भारत';
  fireEvent.click(document.body);
  expect(field().validity.valid).toBe(true);
  fireEvent.input(field());
  expect(field().type).toBe('text');
});
