import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { allAnswers, commercialForm, housingForm, landingForm, neededAnswers, tabbedForm } from './forms.fixture';
import { PageForm } from './page-form.fixture';
import {
  answer,
  consent,
  errorLog,
  fetchMock,
  fill,
  heading,
  formValues,
  open,
  question,
  withMailService,
} from './form-user.fixture';

withMailService();

const forms = [landingForm, commercialForm, housingForm, tabbedForm].map((content) => ({
  name: content.form.name,
  content,
  form: <PageForm content={content} labelledBy="heading" />,
}));
const form = forms[0]!.form;
const answers = neededAnswers(landingForm);

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const restoredNotice = () => screen.queryByText('Restored from last time.');
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

async function reopen(form: ReactElement) {
  cleanup();
  const user = open(form);
  await act(async () => undefined);
  return user;
}

test.each(forms)(
  'the $name form restores the draft at the next visit without the consent, and shows a notice',
  async ({ content, form }) => {
    const user = open(form);
    await fill(user, allAnswers(content, content.form.tabs && 'residential'));
    const { agreeTerms, ...typed } = formValues();
    expect(agreeTerms).toBe('on');
    leave();
    await reopen(form);
    expect(formValues()).toEqual(typed);
    expect(consent()).not.toBeChecked();
    expect(restoredNotice()).toBeVisible();
    expect(restoredNotice()!.closest('[role=status]')).toBeVisible();
  },
);

describe('a form that is open in two browser tabs', () => {
  const key = 'draft:landing';
  const name = () => formValues().fullName;
  function otherTab(values: Record<string, string>, thenSends = true) {
    const oldValue = JSON.stringify({ saved: Date.now(), values });
    localStorage.setItem(key, oldValue);
    if (!thenSends) return;
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
  }
  async function reload() {
    leave();
    await reopen(form);
  }

  test('after a reload, a form restores what was typed in this browser tab, even when another tab has sent an enquiry', async () => {
    await fill(open(form), { Name: 'Asha Devi' });
    leave();
    otherTab({ fullName: 'Ravi' });
    await reload();
    expect(name()).toBe('Asha Devi');
  });

  test('after a reload, a form restores what was typed in this browser tab, even when another tab has saved a draft', async () => {
    await fill(open(form), { Name: 'Asha Devi' });
    leave();
    otherTab({ fullName: 'Ravi' }, false);
    await reload();
    expect(name()).toBe('Asha Devi');
  });

  test('after a reload, a form does not restore answers when another browser tab has sent exactly the same answers', async () => {
    await fill(open(form), { Name: 'Asha Devi' });
    leave();
    otherTab({ fullName: 'Asha Devi' });
    await reload();
    expect(name()).toBe('');
  });

  test('after a reload, a form does not restore an unchanged draft again when another browser tab has sent the draft', async () => {
    otherTab({ fullName: 'Asha Devi' }, false);
    open(form);
    await act(async () => undefined);
    expect(name()).toBe('Asha Devi');
    otherTab({ fullName: 'Asha Devi', city: 'Jaunpur' });
    await reload();
    expect(name()).toBe('');
  });
});

describe('the draft of a lead form', () => {
  let user: UserEvent;

  beforeEach(() => {
    user = open(form);
  });
  afterEach(() => expect(errorLog.mock.calls.filter(([text]) => !String(text).includes('not sent'))).toEqual([]));

  test('at the first visit, a form shows no notice of a draft and saves no draft when the visitor leaves', () => {
    leave();
    expect(restoredNotice()).not.toBeInTheDocument();
    expect(draftKeys()).toEqual([]);
  });

  test('a form saves the draft 300 ms after the last change of a field', async () => {
    jest.useFakeTimers();
    await fill(user, answers);
    act(() => jest.advanceTimersByTime(300));
    expect(draftKeys()).toEqual(['draft:landing']);
  });

  test('a form deletes the draft after a successful send', async () => {
    await fill(user, answers);
    leave();
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await heading('What happens next');
    leave();
    expect(draftKeys()).toEqual([]);
  });

  test('a form keeps the draft when a send fails', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await heading('What you typed is still here');
    leave();
    expect(draftKeys()).toEqual(['draft:landing']);
  });

  test('a press on Clear empties the form, deletes the draft and its notice, and focuses the first question', async () => {
    const empty = formValues();
    await fill(user, answers);
    leave();
    user = await reopen(form);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(formValues()).toEqual(empty);
    expect(draftKeys()).toEqual([]);
    expect(restoredNotice()).not.toBeInTheDocument();
    expect(question(Object.keys(answers)[0]!)).toHaveFocus();
    leave();
    expect(draftKeys()).toEqual([]);
  });

  test('a form keeps what was typed, also at the next visit, when another browser tab saves a draft of the same form', async () => {
    await fill(user, { Name: 'Asha' }, { agree: false });
    act(() => {
      localStorage.setItem('draft:landing', JSON.stringify({ saved: Date.now(), values: { fullName: 'Ravi' } }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'draft:landing' }));
    });
    expect(question('Name')).toHaveValue('Asha');
    await user.type(question('Name'), ' Devi');
    leave();
    await reopen(form);
    expect(question('Name')).toHaveValue('Asha Devi');
  });

  test('a form can be filled in when the browser blocks storage', async () => {
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

describe('the draft of a form with tabs', () => {
  const { form } = forms[3]!;
  const tab = (name: string) => screen.findByRole('tab', { name });

  test('a form with tabs opens the tab under which the draft was typed', async () => {
    const user = open(form);
    await user.click(await tab('Commercial'));
    await screen.findByRole('tabpanel', { name: 'Commercial' });
    await fill(user, { 'Full Name': 'Ravi', 'Company Name': 'Kumar Mills', City: 'Jaunpur' });
    leave();
    await reopen(form);
    expect(await tab('Commercial')).toHaveAttribute('aria-selected', 'true');
    expect(question('Company Name')).toHaveValue('Kumar Mills');
    expect(question('City')).toHaveValue('Jaunpur');
  });

  test('choosing another form tab deletes the draft', async () => {
    const user = open(form);
    await fill(user, { 'Full Name': 'Ravi' });
    leave();
    expect(draftKeys()).toEqual(['draft:tabbed']);
    await user.click(await tab('Housing'));
    await screen.findByRole('tabpanel', { name: 'Housing' });
    leave();
    expect(draftKeys()).toEqual([]);
    expect(question('Full Name')).toHaveValue('');
  });

  test('a restored draft is sent under the form tab under which the draft was typed', async () => {
    const user = open(form);
    await user.click(await tab('Housing'));
    await screen.findByRole('tabpanel', { name: 'Housing' });
    await fill(user, { 'Full Name': 'Meera', 'Housing Society': 'Ganga', 'Pin Code': '2', 'WhatsApp Number': '9' });
    leave();
    const next = await reopen(form);
    await tab('Housing');
    await fill(next, {});
    await next.click(screen.getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(fetchMock.mock.calls[0]![1].body).toContain(
      'Form Type: Housing\\nFull Name: Meera\\nHousing Society: Ganga',
    );
  });
});
