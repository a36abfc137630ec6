import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { TRAP } from './Honeypot/Honeypot';

/** For tests of the lead forms: a mail service in the place of fetch, and a visitor who fills in a form. */

export const CONSENT = 'I agree to the terms of service & privacy policy';

export const fetchMock = jest.fn<
  Promise<Pick<Response, 'ok' | 'status' | 'text'>>,
  [url: string, init: { body: string }]
>();
export const alertMock = jest.fn<void, [string]>();
export const errorLog = jest.fn<void, unknown[]>();
export const leadSent = jest.fn<void, [detail: unknown]>();

export const answer = (status: number, text = 'OK') => ({
  ok: status === 200,
  status,
  text: () => Promise.resolve(text),
});

/** What waits for an answer: a send left without one would speak up in a later test, 20 seconds on. */
const unanswered = new Set<() => void>();

/** An answer that comes when the test says so, or at its end. */
export function heldAnswer() {
  const held = {} as { accept: () => void; refuse: (error: unknown) => void };
  fetchMock.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        held.accept = () => resolve(answer(200));
        held.refuse = reject;
        unanswered.add(held.accept);
      }),
  );
  return held;
}

/** The body of each request that was made. */
export const requests = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);

/** Sets up the service, the alerts, the console and a listener for each test of a file. */
export function withMailService() {
  const onLeadSent = (event: Event) => leadSent((event as CustomEvent).detail);

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY = 'public-key';
    process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID = 'service-id';
    process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID = 'template-id';
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    window.alert = alertMock;
    jest.spyOn(console, 'error').mockImplementation(errorLog);
    document.addEventListener('lead-sent', onLeadSent);
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(answer(200)));
    alertMock.mockReset();
    errorLog.mockReset();
    leadSent.mockReset();
  });

  afterEach(async () => {
    await act(async () => unanswered.forEach((accept) => accept()));
    unanswered.clear();
    document.removeEventListener('lead-sent', onLeadSent);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** A form under its heading, as on its page, and somebody who uses it. */
export function open(form: ReactElement): UserEvent {
  render(page(form));
  return userEvent.setup({ delay: null });
}

export const page = (form: ReactElement) => (
  <>
    <h2 id="heading">Enquiry</h2>
    {form}
  </>
);

export const theForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' });
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: CONSENT });
/** Presses send, whatever the button says now. */
export const pressSend = (user: UserEvent) => user.click(theForm().querySelector<HTMLElement>('form > [type=submit]')!);
export const heading = (name: string) => screen.findByRole('heading', { name });

/** A question to type into or to choose from a list, by the words of its label. */
export const question = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(
    (words) => words === `${label} *` || words === `${label} (optional)`,
  );

/** Answers by label: a press for a radio, a choice for a list, letters for all else. Then the consent, unless told otherwise. */
export async function fill(user: UserEvent, answers: Record<string, string>, { agree = true } = {}) {
  for (const [label, value] of Object.entries(answers)) {
    const radio = screen.queryByRole('radio', { name: value });
    if (radio) {
      await user.click(radio);
      continue;
    }
    const field = question(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else await user.type(field, value);
  }
  if (agree) await user.click(consent());
}

/** What a form holds now of its questions; the type of the tabbed form is told by its tabs, and the trap is no question. */
export const held = () => {
  const data = new FormData(theForm());
  data.delete('leadType');
  data.delete(TRAP);
  return Object.fromEntries(data);
};

/** How each field of a form that can be answered is typed on a phone, in order. */
export const keyboards = () =>
  [
    ...theForm().querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=radio], [type=checkbox]), select',
    ),
  ]
    .filter((field) => !field.closest('[inert], fieldset[disabled]'))
    .map((field) => ({
      label: field.labels?.[0]?.textContent,
      name: field.name,
      type: field.type,
      inputmode: field.getAttribute('inputmode'),
      autocomplete: field.getAttribute('autocomplete'),
      enterkeyhint: field.getAttribute('enterkeyhint'),
      required: field.required,
    }));

/** The choices of a group of radios, in order. */
export const choices = (group: string) =>
  [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')].map(
    ({ name, value, checked, labels }) => ({
      name,
      value,
      checked,
      label: labels?.[0]?.textContent,
    }),
  );
