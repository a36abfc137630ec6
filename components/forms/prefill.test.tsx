import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PLAN_KEY, passToNextPage, passToForm } from '@/lib/leads/from-calculator';
import {
  answer,
  fetchMock,
  fill,
  formValues,
  heading,
  open,
  page,
  pressSend,
  question,
  requests,
  theForm,
  withMailService,
} from './form-user.fixture';
import { commercialForm, landingForm, neededAnswers } from './forms.fixture';
import { LeadForm } from './LeadForm/LeadForm';
import { showPassedPlan } from '../early/show-passed-plan';

withMailService();

const form = <LeadForm content={landingForm} labelledBy="heading" />;
const PLAN = 'Your plan: 3 kW for ₹72,000';
const pass = (answers: Parameters<typeof passToForm>[0]) => act(() => passToForm(answers));
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const radio = (range: string) => screen.getByRole('radio', { name: range, hidden: true });

async function reopen() {
  cleanup();
  open(form);
  await act(async () => undefined);
}

describe('a lead form beside a calculator', () => {
  test('a form is filled in with the values that a calculator passed on before React drew the form', () => {
    passToForm({ bill: 3000, city: 'jaunpur' });
    open(form);
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Jaunpur' });
  });

  test("a form is filled in when the visitor sets a calculator's values later, and follows each change of the values", () => {
    open(form);
    pass({ bill: 3000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Jaunpur' });
    pass({ bill: 9000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '> ₹8000', city: 'Jaunpur' });
  });

  test('values from a calculator are removed from the form when the calculator drops the values', () => {
    open(form);
    pass({ bill: 3000, city: 'jaunpur' });
    pass({});
    expect(formValues()).toMatchObject({ city: '' });
    expect(formValues()).not.toHaveProperty('electricityBill');
  });

  test('the bill from a calculator selects the matching range in a drop-down list', () => {
    open(<LeadForm content={commercialForm} labelledBy="heading" />);
    pass({ bill: 60000 });
    expect(formValues()).toMatchObject({ monthlyBill: '50,000 - 2,00,000' });
    pass({});
    expect(formValues()).toMatchObject({ monthlyBill: '' });
  });

  test("a calculator's values never replace what the visitor has typed or chosen", async () => {
    const user = open(form);
    await fill(user, { City: 'Mau' }, { agree: false });
    pass({ bill: 3000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Mau' });
    await user.click(radio('> ₹8000'));
    pass({ bill: 2000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '> ₹8000', city: 'Mau' });
  });

  test("a calculator's value is not filled again into a field that the visitor has emptied", async () => {
    const user = open(form);
    pass({ city: 'jaunpur' });
    await user.clear(question('City'));
    pass({ bill: 3000, city: 'jaunpur' });
    expect(question('City')).toHaveValue('');
  });

  test("a calculator's values never replace what the visitor typed before React ran", async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page(form))}</div>`;
    (question('City') as HTMLInputElement).value = 'Mau';
    passToForm({ bill: 3000, city: 'jaunpur' });
    const root = await act(async () => hydrateRoot(document.getElementById('root')!, page(form)));
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Mau' });
    act(() => root.unmount());
  });

  test("a calculator's value restored by a reload is not saved as a draft, and is removed when the calculator drops the value", async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page(form))}</div>`;
    (question('City') as HTMLInputElement).value = 'Jaunpur';
    passToForm({ city: 'jaunpur' });
    const root = await act(async () => hydrateRoot(document.getElementById('root')!, page(form)));
    leave();
    expect(drafts()).toEqual([]);
    pass({});
    expect(question('City')).toHaveValue('');
    act(() => root.unmount());
  });

  test("a calculator's values are saved as a draft only when the visitor has typed an answer too", async () => {
    const user = open(form);
    pass({ bill: 3000 });
    leave();
    expect(drafts()).toEqual([]);
    await fill(user, { Name: 'Asha' }, { agree: false });
    pass({ bill: 9000 });
    leave();
    await reopen();
    expect(formValues()).toMatchObject({ fullName: 'Asha', electricityBill: '> ₹8000' });
  });

  test("a calculator's values are not filled in beside a restored draft until the draft is cleared", async () => {
    const user = open(form);
    await fill(user, { City: 'Mau' }, { agree: false });
    leave();
    passToNextPage({ bill: 3000, city: 'jaunpur' });
    await reopen();
    pass({ bill: 2000, city: 'jaunpur' });
    expect(question('City')).toHaveValue('Mau');
    expect(formValues()).not.toHaveProperty('electricityBill');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    pass({ bill: 9000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '> ₹8000', city: 'Jaunpur' });
  });

  test("a calculator's values are not filled in during a send", async () => {
    fetchMock.mockReturnValueOnce(new Promise(() => {}));
    const user = open(form);
    await fill(user, neededAnswers(landingForm));
    await pressSend(user);
    pass({ city: 'jaunpur' });
    expect(question('City')).toHaveValue('');
  });

  test("a calculator's values from the previous page are filled in, then deleted from session storage", async () => {
    passToNextPage({ bill: 3000, plan: PLAN });
    open(form);
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000' });
    expect(screen.getByText(PLAN)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the solar plan from a calculator', () => {
  const early = () => document.documentElement.style.getPropertyValue('--plan');

  test('the solar plan from a calculator is the form’s description, stands above its fields, and changes with the calculator', () => {
    open(form);
    expect(theForm()).not.toHaveAccessibleDescription();
    pass({ plan: PLAN });
    expect(theForm()).toHaveAccessibleDescription(PLAN);
    const [firstField] = theForm().elements;
    expect(screen.getByText(PLAN).compareDocumentPosition(firstField!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    pass({ plan: 'Your plan: 5 kW' });
    expect(theForm()).toHaveAccessibleDescription('Your plan: 5 kW');
    pass({});
    expect(theForm()).not.toHaveAccessibleDescription();
  });

  test('the solar plan from another page is shown before React runs, and only once when React runs', () => {
    passToNextPage({ bill: 3000, plan: PLAN });
    showPassedPlan(PLAN_KEY);
    expect(early()).toBe(`"${PLAN}"`);
    open(form);
    expect(early()).toBe('');
    expect(screen.getByText(PLAN)).toBeVisible();
  });

  test('no solar plan is shown before React runs when no other page has passed one on', () => {
    showPassedPlan(PLAN_KEY);
    passToNextPage({ bill: 3000 });
    showPassedPlan(PLAN_KEY);
    expect(early()).toBe('');
  });

  test('the solar plan is not sent, but is part of the WhatsApp text after a failed send', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer(500, 'No')));
    const send = async (form: ReactElement) => {
      const user = open(form);
      await fill(user, neededAnswers(landingForm));
      await pressSend(user);
      await heading('What you typed is still here');
    };
    await send(form);
    cleanup();
    localStorage.clear();
    passToForm({ plan: PLAN });
    await send(form);
    const [before, after] = requests();
    expect(after).toEqual(before);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp', hidden: true });
    expect(new URL(link.href).searchParams.get('text')).toMatch(new RegExp(`\\n${PLAN}$`));
  });
});
