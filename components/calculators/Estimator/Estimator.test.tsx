import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landingForm } from '@/components/forms/forms.fixture';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { SolarContent } from '@/content/rules/solar-content';
import type { Site } from '@/content/read';
import { passToForm, passedAnswers } from '@/lib/leads/from-calculator';
import { facts } from '@/lib/solar/facts.fixture';
import { Estimator } from './Estimator';
import type { ContentOf } from '@/components/sections/Section/Section';

const content: ContentOf<'estimator'> = {
  heading: 'Your bill?',
  choose: 'Choose one.',
  saving: 'Saved',
  kw: 'Size',
  net: 'Price',
  emi: 'Instalment',
  emiBefore: ', {before} at first',
  payback: 'Paid back',
  above: 'A large loan costs more.',
  basis: 'For ₹{bill} at {load} kW, {years} years at {rate}%, {down}% down.',
  calculator: { text: 'My own bill', href: '/calculator' },
  form: 'My roof',
  source: { name: 'The calculator', date: '2026-11-22', facts: 'prices' },
};
const { assumptions, loads, limits, sun, slabEnds } = facts;
const defaults = { city: 'varanasi', kind: 'urban', loan: 5, rate: 7, state: 'on' };
const asRead = (values: object) => Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value }]));
const solar = {
  assumptions: asRead(assumptions),
  loads,
  limits,
  sun,
  slabEnds,
  questions: { home: Object.entries(defaults).map(([name, answer]) => ({ name, default: answer })) },
  estimates: [{ bill: 1200 }, { bill: 2000 }, { bill: 3250 }, { bill: 6000 }, { bill: 10000 }],
} as unknown as SolarContent;

const calculator = {
  units: { kW: 'kW' },
  never: 'longer than 25 years',
  paybacks: { range: '{shortest} to {longest} years', open: '{shortest} to {never}' },
};
const pages = {
  'solar-calculator': { calculator: { plan: 'Plan: {kw} kW, {net-cost}, {saving}' } },
} as unknown as Site['pages'];

function show(formAddress = '/form#ask', changes: object = {}, landing: LeadFormContent = landingForm) {
  // Cancels clicks, because jsdom cannot follow a link.
  render(
    <div onClick={(click) => (click.target as Element).closest('a') && click.preventDefault()}>
      <Estimator
        content={content}
        site={{
          calculator,
          solar: { ...solar, assumptions: asRead({ ...assumptions, ...changes }) } as SolarContent,
          forms: { landing },
          pages,
          contactWays: { photo: { text: 'Send a photo', href: 'https://wa.me/911111122222' } },
        }}
        formAddress={formAddress}
      />
    </div>,
  );
  return userEvent.setup();
}

const radio = (range: string) => within(screen.getByRole('group')).getByRole('radio', { name: range });
const answerOf = (range: string) => within(radio(range).nextElementSibling!.nextElementSibling as HTMLElement);

beforeEach(() => {
  sessionStorage.clear();
  passToForm({});
});

test.each([
  [
    '< ₹1500',
    '₹660',
    '1 kW',
    '₹25,000',
    '₹360, ₹1,250 at first',
    '2.1 to 4.6 years',
    'For ₹1,200 at 3 kW, 5 years at 7%, 10% down.',
  ],
  [
    '₹4000 - ₹8000',
    '₹3,860',
    '5 kW',
    '₹1,77,000',
    '₹2,380, ₹4,510 at first',
    '2.9 to 5.1 years',
    'For ₹6,000 at 5 kW, 5 years at 7%, 20% down. A large loan costs more.',
  ],
  [
    '> ₹8000',
    '₹6,970',
    '9 kW',
    '₹3,77,000',
    '₹5,540, ₹7,680 at first',
    '3.5 to 5.9 years',
    'For ₹10,000 at 9 kW, 5 years at 7%, 20% down. A large loan costs more.',
  ],
])(
  'the answer for a bill of %s shows saving, size, price, instalment and payback, and for which bill, load and loan',
  (range, ...shown) => {
    show();
    const texts = [...answerOf(range).getAllByRole('definition'), answerOf(range).getByText(/^For /)];
    expect(texts.map(({ textContent }) => textContent)).toEqual(shown);
  },
);

test.each([
  [{ 'sun-low': 120 }, '1.9 to longer than 25 years'],
  [{ 'sun-low': 120, 'sun-likely': 135, 'sun-high': 147 }, 'longer than 25 years'],
])('with the assumptions %j, the estimator shows the payback "%s"', (changes, payback) => {
  show(undefined, changes);
  const definitions = answerOf('₹2500 - ₹4000').getAllByRole('definition');
  expect(definitions.at(-1)).toHaveTextContent(payback);
});

test('the estimator offers the bill ranges of the lead form, not the choices of an earlier question', () => {
  const roof = { name: 'roof', kind: 'choice', sentAs: 'Roof', options: ['Flat', 'Sloping'] } as const;
  const form = { ...landingForm.form, fields: [roof, ...landingForm.form.fields] };
  show(undefined, undefined, { ...landingForm, form });
  expect(radio('₹4000 - ₹8000')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Flat' })).not.toBeInTheDocument();
});

test('the accessible description of a bill range contains the saving and the payback of that range', () => {
  show();
  expect(radio('₹2500 - ₹4000')).toHaveAccessibleDescription(/Saved\s?₹2,210.*Paid back\s?1.9 to 3.8 years/);
});

test('the bill range of an average home is checked until the visitor chooses another range', async () => {
  const user = show();
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('₹2500 - ₹4000'));
  await user.click(screen.getByText('> ₹8000'));
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('> ₹8000'));
});

test("the estimator's answer links to the form, and to the calculator with the same bill filled in", () => {
  show();
  const link = (name: string) => answerOf('₹4000 - ₹8000').getByRole('link', { name });
  expect(link('My own bill')).toHaveAttribute('href', '/calculator#v=1&bill=6000');
  expect(link('My roof')).toHaveAttribute('href', '/form#ask');
});

describe("the estimator's link to the form", () => {
  const choose = (user: ReturnType<typeof show>, range: string) => user.click(screen.getByText(range));
  const go = (user: ReturnType<typeof show>, range = '₹4000 - ₹8000') =>
    user.click(answerOf(range).getByRole('link', { name: 'My roof' }));
  const left = () => JSON.parse(sessionStorage.getItem('from-calculator')!) as unknown;

  test('a press on the form link stores the chosen bill and its solar plan for a form on another page', async () => {
    const user = show();
    await choose(user, '₹4000 - ₹8000');
    await go(user);
    expect(left()).toEqual({ bill: 6000 });
    expect(sessionStorage.getItem('left-plan')).toBe('"Plan: 5 kW, ₹1,77,000, ₹3,860"');
    expect(passedAnswers()).toEqual({});
  });

  test('a press on the form link passes the chosen bill and its solar plan to a form on the same page', async () => {
    const user = show('#ask');
    await choose(user, '₹4000 - ₹8000');
    await go(user);
    expect(passedAnswers()).toEqual({ bill: 6000, plan: 'Plan: 5 kW, ₹1,77,000, ₹3,860' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('a press on the form link passes nothing on if the visitor has chosen no bill range', async () => {
    await go(show(), '₹2500 - ₹4000');
    expect(sessionStorage).toHaveLength(0);
  });

  test('a press on the form link passes on the bill of the preselected range once that range was pressed', async () => {
    const user = show();
    await choose(user, '₹2500 - ₹4000');
    await go(user, '₹2500 - ₹4000');
    expect(left()).toMatchObject({ bill: 3250 });
  });

  test('a press on the form link passes on the bill of a range that was chosen before React ran', async () => {
    const user = show();
    (radio('< ₹1500') as HTMLInputElement).checked = true;
    await go(user, '< ₹1500');
    expect(left()).toMatchObject({ bill: 1200 });
  });
});
