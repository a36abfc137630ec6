import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  alertMock,
  answer,
  consent,
  delayedAnswer,
  errorLog,
  fetchMock,
  fill,
  formValues,
  heading,
  leadSent,
  open,
  pressSend,
  question,
  theForm,
  withMailService,
} from './form-user.fixture';
import { housingForm, landingForm, neededAnswers } from './forms.fixture';
import { LeadForm } from './LeadForm/LeadForm';

withMailService();

let user: UserEvent;
const openForm = (content = landingForm) => {
  user = open(<LeadForm content={content} labelledBy="heading" />);
};
const statusLine = () => screen.getAllByRole('status')[0];

async function fillAndWaitInVain(content = landingForm) {
  openForm(content);
  await fill(user, neededAnswers(content));
  const late = delayedAnswer();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await pressSend(user);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await heading('What you typed is still here');
  return late;
}

test.each([landingForm, housingForm])(
  'the $form.name form shows success instead of failure, announces it once, and is cleared, if the lead is accepted after 20 s',
  async (content) => {
    const { name, outcome } = content.form;
    const late = await fillAndWaitInVain(content);
    late.accept();
    await heading('It did arrive');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText('98765 43210').closest('p')).toHaveTextContent(
      'We will write to 98765 43210. Wrong? WhatsApp us',
    );
    expect(question('WhatsApp')).toHaveValue('');
    expect(consent()).not.toBeChecked();
    expect(leadSent.mock.calls).toEqual([[{ form: name }]]);
    // A second live region would announce the success twice.
    const announced = screen
      .getAllByRole('status')
      .filter((region) => region.textContent !== '' && region.getAttribute('aria-live') !== 'off');
    expect(announced).toHaveLength(1);
    expect(announced[0]).toHaveTextContent(outcome === 'page' ? 'Sent successfully!' : 'It did arrive');
    expect(statusLine()).toHaveTextContent(outcome === 'page' ? 'Sent successfully!' : '');
    expect(alertMock).toHaveBeenCalledTimes(outcome === 'page' ? 0 : 1);
  },
);
test('after 20 seconds without an answer of the mail service, and not before, a form shows a failure and keeps what was typed', async () => {
  openForm();
  await fill(user, neededAnswers(landingForm));
  const typed = formValues();
  delayedAnswer();
  jest.useFakeTimers();
  await pressSend(user);
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await heading('What you typed is still here');
  expect(statusLine()).toHaveTextContent('Sending failed. Please try again.');
  expect(formValues()).toEqual(typed);
  expect(errorLog.mock.calls).toEqual([[`landing form: not sent (no answer in 20 s)`]]);
});

test('a form says that only the earlier version of a changed enquiry has arrived if that version is accepted late', async () => {
  const first = await fillAndWaitInVain();
  await user.type(question('Name'), ' Kumari');
  fetchMock.mockResolvedValueOnce(answer(500));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('What you typed is still here');
  first.accept();
  const message = await screen.findByText('An earlier version of your enquiry did reach us. This one has not.');
  expect(message.closest('[role=status]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'It did arrive' })).not.toBeInTheDocument();
  expect(question('Name')).toHaveValue('Asha Devi Kumari');
});

test('a form that showed a failure after 20 seconds does not change when its request fails later', async () => {
  const late = await fillAndWaitInVain();
  const before = theForm().innerHTML;
  late.refuse(new TypeError('Failed to fetch'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(theForm().innerHTML).toBe(before);
  expect(errorLog).toHaveBeenCalledTimes(1);
});

test('a form removed after 20 seconds without an answer causes no error if its lead is accepted later', async () => {
  const late = await fillAndWaitInVain();
  cleanup();
  late.accept();
  await waitFor(() => expect(leadSent).toHaveBeenCalledTimes(1));
  expect(errorLog.mock.calls.map(([first]) => first)).toEqual([`landing form: not sent (no answer in 20 s)`]);
});
