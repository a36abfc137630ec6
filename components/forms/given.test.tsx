import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { leaveAnswers, tellForm } from '@/lib/leads/from-calculator';
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
import { showLeftPlan } from './LeadForm/show-left-plan';

withMailService();

const form = <LeadForm content={landingForm} labelledBy="heading" />;
const PLAN = 'Your plan: 3 kW for ₹72,000';
const tell = (answers: Parameters<typeof tellForm>[0]) => act(() => tellForm(answers));
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const radio = (range: string) => screen.getByRole('radio', { name: range, hidden: true });

/** Opens the form again, as at the next visit. */
async function reopen() {
  cleanup();
  open(form);
  await act(async () => undefined);
}

describe('what a visitor has set in a calculator', () => {
  test('is filled in as the form wakes', () => {
    tellForm({ bill: 3000, city: 'jaunpur' });
    open(form);
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Jaunpur' });
  });

  test('is filled in when she sets it later, and follows what she changes', () => {
    open(form);
    tell({ bill: 3000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Jaunpur' });
    tell({ bill: 9000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '> ₹8000', city: 'Jaunpur' });
  });

  test('is taken back when it is set no more', () => {
    open(form);
    tell({ bill: 3000, city: 'jaunpur' });
    tell({});
    expect(formValues()).toMatchObject({ city: '' });
    expect(formValues()).not.toHaveProperty('electricityBill');
  });

  test('is chosen in a drop-down list too', () => {
    open(<LeadForm content={commercialForm} labelledBy="heading" />);
    tell({ bill: 60000 });
    expect(formValues()).toMatchObject({ monthlyBill: '50,000 - 2,00,000' });
    tell({});
    expect(formValues()).toMatchObject({ monthlyBill: '' });
  });

  test('never comes over what she typed or chose in the form, before or after', async () => {
    const user = open(form);
    await fill(user, { City: 'Mau' }, { agree: false });
    tell({ bill: 3000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Mau' });
    await user.click(radio('> ₹8000'));
    tell({ bill: 2000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '> ₹8000', city: 'Mau' });
  });

  test('does not come back into a field that she has emptied', async () => {
    const user = open(form);
    tell({ city: 'jaunpur' });
    await user.clear(question('City'));
    tell({ bill: 3000, city: 'jaunpur' });
    expect(question('City')).toHaveValue('');
  });

  test('never comes over what she typed before React ran', async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page(form))}</div>`;
    (question('City') as HTMLInputElement).value = 'Mau';
    tellForm({ bill: 3000, city: 'jaunpur' });
    const root = await act(async () => hydrateRoot(document.getElementById('root')!, page(form)));
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000', city: 'Mau' });
    act(() => root.unmount());
  });

  test('is followed also where the browser has restored it after a reload', async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page(form))}</div>`;
    (question('City') as HTMLInputElement).value = 'Jaunpur';
    tellForm({ city: 'jaunpur' });
    const root = await act(async () => hydrateRoot(document.getElementById('root')!, page(form)));
    leave();
    expect(drafts()).toEqual([]);
    tell({});
    expect(question('City')).toHaveValue('');
    act(() => root.unmount());
  });

  test('becomes a draft only together with an answer of her own, and is kept with it as it is then', async () => {
    const user = open(form);
    tell({ bill: 3000 });
    leave();
    expect(drafts()).toEqual([]);
    await fill(user, { Name: 'Asha' }, { agree: false });
    tell({ bill: 9000 });
    leave();
    await reopen();
    expect(formValues()).toMatchObject({ fullName: 'Asha', electricityBill: '> ₹8000' });
  });

  test('never comes into a form with a kept draft, until the draft is cleared', async () => {
    const user = open(form);
    await fill(user, { City: 'Mau' }, { agree: false });
    leave();
    leaveAnswers({ bill: 3000, city: 'jaunpur' });
    await reopen();
    tell({ bill: 2000, city: 'jaunpur' });
    expect(question('City')).toHaveValue('Mau');
    expect(formValues()).not.toHaveProperty('electricityBill');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    tell({ bill: 9000, city: 'jaunpur' });
    expect(formValues()).toMatchObject({ electricityBill: '> ₹8000', city: 'Jaunpur' });
  });

  test('does not come into an enquiry that is being sent', async () => {
    fetchMock.mockReturnValueOnce(new Promise(() => {}));
    const user = open(form);
    await fill(user, neededAnswers(landingForm));
    await pressSend(user);
    tell({ city: 'jaunpur' });
    expect(question('City')).toHaveValue('');
  });

  test('on another page is used by the form once', async () => {
    leaveAnswers({ bill: 3000, plan: PLAN });
    open(form);
    expect(formValues()).toMatchObject({ electricityBill: '₹2500 - ₹4000' });
    expect(screen.getByText(PLAN)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the plan from a calculator', () => {
  test('stands over the fields, describes the form, and follows what is changed', () => {
    open(form);
    expect(theForm()).not.toHaveAccessibleDescription();
    tell({ plan: PLAN });
    expect(theForm()).toHaveAccessibleDescription(PLAN);
    const [firstField] = theForm().elements;
    expect(screen.getByText(PLAN).compareDocumentPosition(firstField!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    tell({ plan: 'Your plan: 5 kW' });
    expect(theForm()).toHaveAccessibleDescription('Your plan: 5 kW');
    tell({});
    expect(theForm()).not.toHaveAccessibleDescription();
  });

  test('that another page has left stands there before React runs, and then once', () => {
    const early = () => document.documentElement.style.getPropertyValue('--plan');
    leaveAnswers({ bill: 3000, plan: PLAN });
    showLeftPlan();
    expect(early()).toBe(`"${PLAN}"`);
    open(form);
    expect(early()).toBe('');
    expect(screen.getByText(PLAN)).toBeVisible();
  });

  test('is not sent, but stands in the text for WhatsApp after a failed send', async () => {
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
    tellForm({ plan: PLAN });
    await send(form);
    const [before, after] = requests();
    expect(after).toEqual(before);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp', hidden: true });
    expect(new URL(link.href).searchParams.get('text')).toMatch(new RegExp(`\\n${PLAN}$`));
  });
});
