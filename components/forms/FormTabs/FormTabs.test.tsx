import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HONEYPOT } from '../Honeypot/Honeypot';
import {
  answer,
  consent,
  delayedAnswer,
  fetchMock,
  fill,
  formValues,
  heading,
  question,
  requests,
  theForm,
  withMailService,
} from '../form-user.fixture';
import { answersUnder, choose, openTabbedForm, tab } from './tabbed-form.fixture';

withMailService();

const send = () => screen.getByRole('button', { name: 'Send it' });

describe('the address of a page with form tabs', () => {
  const goTo = (hash: string) => {
    history.replaceState(null, '', hash);
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  afterEach(() => history.replaceState(null, '', '/'));

  test('an address that changes to the name of a form tab opens that tab', async () => {
    await openTabbedForm();
    goTo('#housing');
    await screen.findByRole('tabpanel', { name: 'Housing' });
    expect(question('Housing Society')).toBeEnabled();
  });

  test('an address that names no form tab changes nothing in the form', async () => {
    const user = await openTabbedForm();
    await user.type(question('Full Name'), 'Asha');
    goTo('#consultation');
    expect(tab('Residential')).toHaveAttribute('aria-selected', 'true');
    expect(question('Full Name')).toHaveValue('Asha');
  });

  test('choosing a form tab changes the address only when the address already names a form tab', async () => {
    const user = await openTabbedForm();
    await choose(user, 'Housing');
    expect(location.hash).toBe('');
    goTo('#commercial');
    await screen.findByRole('tabpanel', { name: 'Commercial' });
    await choose(user, 'Residential');
    expect(location.hash).toBe('#residential');
  });
});

describe('the form tabs', () => {
  test('the first form tab is open at first, and labels the panel of questions', async () => {
    await openTabbedForm();
    const tabs = within(screen.getByRole('tablist', { name: 'Solar for' })).getAllByRole('tab');
    expect(tabs.map((one) => [one.textContent, one.getAttribute('aria-selected')])).toEqual([
      ['Residential', 'true'],
      ['Housing', 'false'],
      ['Commercial', 'false'],
    ]);
    const panel = screen.getByRole('tabpanel', { name: 'Residential' });
    expect(within(panel).getByRole('textbox', { name: 'Full Name' })).toBeVisible();
    expect(tabs[0]).toHaveAttribute('aria-controls', panel.id);
  });

  test('a press on a form tab marks the tab as chosen at once, and shows the questions of the tab a moment later', async () => {
    const user = await openTabbedForm();
    await user.click(tab('Housing'));
    expect(tab('Housing')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Residential' })).toBeVisible();
    await screen.findByRole('tabpanel', { name: 'Housing' });
    expect(question('Housing Society')).toBeEnabled();
  });

  test('when two form tabs are pressed in a row, the tab that was pressed last opens', async () => {
    const user = await openTabbedForm();
    await user.click(tab('Housing'));
    await choose(user, 'Commercial');
    expect(tab('Commercial')).toHaveAttribute('aria-selected', 'true');
    expect(question('Company Name')).toBeEnabled();
    expect(question('Housing Society')).toBeDisabled();
  });

  test('a send just after a press on another form tab sends the shown answers and cancels the change of tab', async () => {
    const first = delayedAnswer();
    const user = await openTabbedForm();
    await choose(user, 'Housing');
    await fill(user, answersUnder('Housing'));
    fireEvent.click(tab('Residential'));
    fireEvent.click(send());
    await waitFor(() => expect(tab('Housing')).toHaveAttribute('aria-selected', 'true'));
    expect(question('Full Name')).toHaveValue('Asha Devi');
    first.accept();
    await heading('What happens next');
    expect(requests()[0]?.template_params).toMatchObject({
      message: expect.stringContaining('Form Type: Housing\nFull Name: Asha Devi'),
    });
  });

  test('choosing another form tab clears all fields and the consent', async () => {
    const user = await openTabbedForm();
    await fill(user, answersUnder('Residential'));
    await choose(user, 'Housing');
    expect(formValues()).toEqual({ fullName: '', societyName: '', pinCode: '', whatsappNumber: '' });
    expect(consent()).not.toBeChecked();
    expect(screen.getByRole('tabpanel', { name: 'Housing' })).toBeVisible();
  });

  test('a press on the open form tab clears nothing', async () => {
    const user = await openTabbedForm();
    await fill(user, answersUnder('Residential'));
    await choose(user, 'Residential');
    expect(formValues()).toEqual({
      fullName: 'Asha Devi',
      pinCode: '221001',
      whatsappNumber: '98765 43210',
      agreeTerms: 'on',
    });
  });

  test('choosing another form tab removes the message about the success or failure of the last send', async () => {
    const user = await openTabbedForm();
    await fill(user, answersUnder('Residential'));
    await user.click(send());
    await heading('What happens next');
    await choose(user, 'Housing');
    expect(screen.queryByRole('heading', { name: 'What happens next' })).not.toBeInTheDocument();
    fetchMock.mockResolvedValueOnce(answer(500));
    await fill(user, answersUnder('Housing'));
    await user.click(send());
    await heading('What you typed is still here');
    await choose(user, 'Commercial');
    expect(screen.queryByRole('heading', { name: 'What you typed is still here' })).not.toBeInTheDocument();
  });

  test('the questions of form tabs that are not open are neither required nor sent', async () => {
    const user = await openTabbedForm();
    await choose(user, 'Housing');
    expect(
      screen
        .getAllByRole('textbox')
        .filter((field) => field.matches(':enabled'))
        .map((field) => (field as HTMLInputElement).name),
    ).toEqual(['fullName', 'societyName', 'pinCode', 'whatsappNumber']);
    expect([...new FormData(theForm()).keys()].filter((name) => name !== HONEYPOT)).toEqual([
      'leadType',
      'fullName',
      'societyName',
      'pinCode',
      'whatsappNumber',
    ]);
    await fill(user, answersUnder('Housing'));
    expect(theForm().checkValidity()).toBe(true);
  });

  test('the hidden radio button of the open form tab is checked', async () => {
    const user = await openTabbedForm();
    await choose(user, 'Commercial');
    expect(new FormData(theForm()).get('leadType')).toBe('commercial');
    await choose(user, 'Residential');
    expect(new FormData(theForm()).get('leadType')).toBe('residential');
  });

  test('no other form tab can be chosen during a send', async () => {
    const first = delayedAnswer();
    const user = await openTabbedForm();
    await fill(user, answersUnder('Residential'));
    await user.click(send());
    await user.click(tab('Housing'));
    expect(tab('Residential')).toHaveAttribute('aria-selected', 'true');
    expect(question('Full Name')).toHaveValue('Asha Devi');
    first.accept();
    await heading('What happens next');
    await choose(user, 'Housing');
    expect(tab('Housing')).toHaveAttribute('aria-selected', 'true');
  });

  test('choosing another form tab removes the errors of fields', async () => {
    const user = await openTabbedForm();
    await user.type(question('Pin Code'), '1');
    await user.click(send());
    expect(question('Full Name')).toHaveAttribute('aria-invalid', 'true');
    await choose(user, 'Housing');
    expect(question('Full Name')).not.toHaveAttribute('aria-invalid');
  });

  test('arrow keys move focus around the form tabs and clear nothing; Enter opens the focused tab and clears the form', async () => {
    const user = await openTabbedForm();
    await fill(user, answersUnder('Residential'));
    act(() => tab('Residential').focus());
    await user.keyboard('{ArrowRight}');
    expect(tab('Housing')).toHaveFocus();
    expect(tab('Residential')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Residential')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Commercial')).toHaveFocus();
    expect(question('Full Name')).toHaveValue('Asha Devi');
    await user.keyboard('{Enter}');
    expect(tab('Commercial')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Commercial')).toHaveFocus();
    await screen.findByRole('tabpanel', { name: 'Commercial' });
    expect(question('Full Name')).toHaveValue('');
    expect(question('Company Name')).toHaveValue('');
  });

  test('the Tab key stops at the open form tab and at no other form tab', async () => {
    const user = await openTabbedForm();
    await user.tab();
    expect(tab('Residential')).toHaveFocus();
    await user.tab();
    expect(question('Full Name')).toHaveFocus();
  });
});
