import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { TRAP } from './Honeypot/Honeypot';

/** For tests of the lead forms: a mail service in place of fetch, and a visitor who fills in a form. */

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

/**
 * Requests that no test has answered. They are answered at the end: a send left without an answer would fail in a later
 * test, 20 seconds on.
 */
const unanswered = new Set<() => void>();

/** An answer of the mail service that comes when the test says so, or at the test's end. */
export function delayedAnswer() {
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

/** The body of each request that was made to the mail service. */
export const requests = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);

/** Sets up the mail service, the alerts, the console and a listener for each test of a file. */
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

/** Opens a form under its heading, as on its page, with a visitor to use it. */
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

// Finds the form in the page. With `hidden`, Testing Library does not ask jsdom for the styles of every element on the
// way, which takes most of a test's time.
export const theForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry', hidden: true });
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: CONSENT, hidden: true });
/** Presses the send button, whatever it says now. */
export const pressSend = (user: UserEvent) => user.click(theForm().querySelector<HTMLElement>('form > [type=submit]')!);
export const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });

/** The mark after the label of a question: required or optional. */
const MARK = / (\*|\(optional\))$/;

/** Finds a question to type into, or to choose from a list, by its label. */
export function question(label: string): HTMLInputElement | HTMLSelectElement {
  const controls = [...theForm().elements] as (HTMLInputElement | HTMLSelectElement)[];
  const found = controls.find(({ labels }) => labels?.[0]?.textContent?.replace(MARK, '') === label);
  if (!found) throw new Error(`There is no question "${label}".`);
  return found;
}

/**
 * Answers questions by label: presses radios, chooses from lists, types all else. Then ticks the consent, unless
 * `agree` is false.
 */
export async function fill(user: UserEvent, answers: Record<string, string>, { agree = true } = {}) {
  const radios = [...theForm().querySelectorAll<HTMLInputElement>('[type=radio]:not([name=leadType])')];
  for (const [label, value] of Object.entries(answers)) {
    const radio = radios.find((one) => one.value === value);
    if (radio) {
      await user.click(radio);
      continue;
    }
    const field = question(label);
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, value);
      continue;
    }
    // Pastes the answer: typing it letter by letter takes many times as long.
    await user.click(field);
    await user.paste(value);
  }
  if (agree) await user.click(consent());
}

/** The answers that a form holds now. The tab's radios and the honeypot are no questions and are left out. */
export const formValues = () => {
  const data = new FormData(theForm());
  data.delete('leadType');
  data.delete(TRAP);
  return Object.fromEntries(data);
};

/** How each field that can be answered is typed on a phone, in the order of the form. */
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

/** The options of a group of radios, in order. */
export const choices = (group: string) =>
  [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')].map(
    ({ name, value, checked, labels }) => ({
      name,
      value,
      checked,
      label: labels?.[0]?.textContent,
    }),
  );
