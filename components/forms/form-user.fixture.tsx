import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { passToForm } from '@/lib/leads/from-calculator';
import { HONEYPOT } from './Honeypot/Honeypot';

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

const unanswered = new Set<() => void>();

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

export const requests = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);

const DELIBERATE_PAUSE_MS = 1000;
let pause = DELIBERATE_PAUSE_MS;

export const pressAfter = (milliseconds: number) => void (pause = milliseconds);

/** Advances the clock at each click, because `usePressGuard` ignores presses right after a form's status has changed. */
function holdPressClock() {
  let now = 0;
  pause = DELIBERATE_PAUSE_MS;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const press = () => void (now += pause);
  addEventListener('click', press, true);
  return () => removeEventListener('click', press, true);
}

export function withMailService() {
  const onLeadSent = (event: Event) => leadSent((event as CustomEvent).detail);

  let releasePressClock = () => {};

  beforeEach(() => {
    releasePressClock = holdPressClock();
    localStorage.clear();
    sessionStorage.clear();
    passToForm({});
    process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY = 'public-key';
    process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID = 'service-id';
    process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID = 'template-id';
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    window.alert = alertMock;
    jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      // Leaves out React's warning about parts that load between the steps of a test.
      if (!String(args[0]).startsWith('An update to %s inside a test')) errorLog(...args);
    });
    document.addEventListener('lead-sent', onLeadSent);
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(answer(200)));
    alertMock.mockReset();
    errorLog.mockReset();
    leadSent.mockReset();
  });

  afterEach(async () => {
    // A send without an answer would fail 20 seconds later, during another test.
    await act(async () => unanswered.forEach((accept) => accept()));
    unanswered.clear();
    document.removeEventListener('lead-sent', onLeadSent);
    releasePressClock();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

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

// `hidden` saves computing the styles of every element, which is slow in jsdom.
export const theForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry', hidden: true });
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: CONSENT, hidden: true });
export const pressSend = (user: UserEvent) => user.click(theForm().querySelector<HTMLElement>('form > [type=submit]')!);
export const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });

const REQUIRED_OR_OPTIONAL_MARK = / (\*|\(optional\))$/;

export function question(label: string): HTMLInputElement | HTMLSelectElement {
  const controls = [...theForm().elements] as (HTMLInputElement | HTMLSelectElement)[];
  const found = controls.find(
    ({ labels }) => labels?.[0]?.textContent?.replace(REQUIRED_OR_OPTIONAL_MARK, '') === label,
  );
  if (!found) throw new Error(`There is no question "${label}".`);
  return found;
}

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
    // Typing letter by letter would take many times as long.
    await user.click(field);
    await user.paste(value);
  }
  if (agree) await user.click(consent());
}

export const formValues = () => {
  const data = new FormData(theForm());
  data.delete('leadType');
  data.delete(HONEYPOT);
  return Object.fromEntries(data);
};

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

export const choices = (group: string) =>
  [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')].map(
    ({ name, value, checked, labels }) => ({
      name,
      value,
      checked,
      label: labels?.[0]?.textContent,
    }),
  );
