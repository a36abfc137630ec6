import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { commercialForm, housingForm, landingForm, leadForm } from './forms.fixture';
import { CommercialForm } from './CommercialForm/CommercialForm';
import { HousingForm } from './HousingForm/HousingForm';
import { LandingForm } from './LandingForm/LandingForm';
import { LeadForm } from './LeadForm/LeadForm';
import { answer, consent, errorLog, fetchMock, fill, heading, held, open, question, withMailService } from './test-kit';

withMailService();

const forms = [
  {
    name: 'landing',
    form: <LandingForm content={landingForm} labelledBy="heading" />,
    press: 'Book my free consultation',
    answers: { 'Full name': 'Asha Devi', 'WhatsApp number': '98765 43210', '> ₹8000': '> ₹8000', 'PIN code': '221001' },
  },
  {
    name: 'commercial',
    form: <CommercialForm content={commercialForm} labelledBy="heading" />,
    press: 'Submit enquiry',
    answers: {
      'Your name': 'Asha',
      'Company name': 'Devi Mills',
      'WhatsApp number': '1',
      'City or town': 'Jaunpur',
      'Average monthly bill (₹)': '0 - 50,000',
    },
  },
  {
    name: 'housing',
    form: <HousingForm content={housingForm} labelledBy="heading" />,
    press: 'Book a free consultation',
    answers: {
      'Housing society': 'Ganga',
      'Your name': 'Asha',
      'WhatsApp number': '1',
      'PIN code': '2',
      AGM: 'We do not have AGM approval',
    },
  },
  {
    name: 'tabbed',
    form: <LeadForm content={leadForm} labelledBy="heading" />,
    press: 'Schedule my free consultation',
    answers: { 'Full name': 'Asha Devi', 'PIN code': '221001', 'WhatsApp number': '98765 43210' },
  },
] as const;

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const restored = () => screen.queryByText('Restored from last time.');
/** The page goes out of sight, as when a call comes in. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

/** The form of the next visit. */
async function reopen(form: (typeof forms)[number]['form']) {
  cleanup();
  const user = open(form);
  await act(async () => undefined);
  return user;
}

describe.each(forms)('the $name form', ({ name, form, press, answers }) => {
  let user: UserEvent;

  beforeEach(async () => {
    user = open(form);
    if (name === 'tabbed') await screen.findByRole('tab', { name: 'Residential' });
  });
  afterEach(() => expect(errorLog.mock.calls.filter(([text]) => !String(text).includes('not sent'))).toEqual([]));

  test('has what was typed and chosen again on the next visit, without the consent, and says so', async () => {
    await fill(user, answers);
    const { agreeTerms, ...typed } = held();
    expect(agreeTerms).toBe('on');
    leave();
    await reopen(form);
    expect(held()).toEqual(typed);
    expect(consent()).not.toBeChecked();
    expect(restored()).toBeVisible();
    expect(restored()!.parentElement).toHaveAttribute('role', 'status');
  });

  test('says nothing of a first visit', () => {
    leave();
    expect(restored()).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test('keeps what is typed within 300 ms, without waiting for the page to be left', async () => {
    jest.useFakeTimers();
    await fill(user, answers);
    act(() => jest.advanceTimersByTime(300));
    expect(kept()).toEqual([`draft:${name}`]);
  });

  test('keeps nothing once it is sent', async () => {
    await fill(user, answers);
    leave();
    await user.click(screen.getByRole('button', { name: press }));
    await heading('What happens next');
    leave();
    expect(kept()).toEqual([]);
  });

  test('keeps what was typed when a send fails', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    await heading('What you typed is still here');
    leave();
    expect(kept()).toEqual([`draft:${name}`]);
  });

  test('Clear empties form and device, and goes to the first question', async () => {
    const empty = held();
    await fill(user, answers);
    leave();
    user = await reopen(form);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(held()).toEqual(empty);
    expect(kept()).toEqual([]);
    expect(restored()).not.toBeInTheDocument();
    expect(question(Object.keys(answers)[0]!)).toHaveFocus();
    leave();
    expect(kept()).toEqual([]);
  });

  test('works where storage is blocked', async () => {
    cleanup();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    user = open(form);
    await fill(user, answers);
    leave();
    expect(question(Object.keys(answers)[0]!)).toHaveValue(Object.values(answers)[0]);
  });
});

describe('the tabbed form', () => {
  const form = <LeadForm content={leadForm} labelledBy="heading" />;
  const tab = (name: string) => screen.findByRole('tab', { name });

  test('opens the type of its draft', async () => {
    const user = open(form);
    await user.click(await tab('Commercial'));
    await screen.findByRole('tabpanel', { name: 'Commercial' });
    await fill(user, { 'Full name': 'Ravi', 'Company name': 'Kumar Mills', 'City or town': 'Jaunpur' });
    leave();
    await reopen(form);
    expect(await tab('Commercial')).toHaveAttribute('aria-selected', 'true');
    expect(question('Company name')).toHaveValue('Kumar Mills');
    expect(question('City or town')).toHaveValue('Jaunpur');
  });

  test('forgets its draft when another type is chosen', async () => {
    const user = open(form);
    await fill(user, { 'Full name': 'Ravi' });
    leave();
    expect(kept()).toEqual(['draft:tabbed']);
    await user.click(await tab('Housing'));
    await screen.findByRole('tabpanel', { name: 'Housing' });
    leave();
    expect(kept()).toEqual([]);
    expect(question('Full name')).toHaveValue('');
  });

  test('can be sent after its draft has come back, as the type that it was', async () => {
    const user = open(form);
    await user.click(await tab('Housing'));
    await screen.findByRole('tabpanel', { name: 'Housing' });
    await fill(user, { 'Full name': 'Meera', 'Housing society': 'Ganga', 'PIN code': '2', 'WhatsApp number': '9' });
    leave();
    const next = await reopen(form);
    await tab('Housing');
    await fill(next, {});
    await next.click(screen.getByRole('button', { name: 'Schedule my free consultation' }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(fetchMock.mock.calls[0]![1].body).toContain(
      'Form Type: Housing\\nFull Name: Meera\\nHousing Society: Ganga',
    );
  });
});
