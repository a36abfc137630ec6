import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { tabbedForm } from '../forms.fixture';
import { held, page, question, theForm } from '../form-user.fixture';
import { LeadForm } from '../LeadForm/LeadForm';
import { wireTabs } from './wire-tabs';

const scrollIntoView = jest.fn();
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Puts a page with the tabbed form into the document as the server sends it. */
function serve({ hash = '', top = 0, restored = '' } = {}) {
  history.replaceState(null, '', `/${hash}`);
  document.body.innerHTML = renderToString(page(<LeadForm content={tabbedForm} labelledBy="heading" />));
  jest.spyOn(theForm(), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  theForm().scrollIntoView = scrollIntoView;
  if (restored) radio(restored).checked = true;
  wireTabs();
}

/** The label of each field that can be answered, with the key that a phone's keyboard shows for Enter. */
const keys = () =>
  Object.fromEntries(
    [...theForm().querySelectorAll<HTMLInputElement>('[enterkeyhint]')]
      .filter((field) => field.name in held())
      .map((field) => [field.name, field.getAttribute('enterkeyhint')]),
  );

beforeEach(() => scrollIntoView.mockReset());
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('the questions of a tab can be answered as soon as it is pressed, and nothing typed is lost', () => {
  serve();
  question('WhatsApp Number').value = '98765 43210';
  radio('Commercial').click();
  expect(keys()).toEqual({ fullName: 'next', companyName: 'next', city: 'next', pinCode: 'send' });
  radio('Housing').click();
  expect(keys()).toEqual({ fullName: 'next', societyName: 'next', pinCode: 'next', whatsappNumber: 'send' });
  expect(question('WhatsApp Number')).toHaveValue('98765 43210');
  expect(document.querySelector('[data-chosen]')).not.toBeNull();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a tab that the browser has restored can be answered, and does not count as pressed', () => {
  serve({ restored: 'Housing' });
  expect(held()).toHaveProperty('societyName');
  radio('Commercial').checked = true;
  window.dispatchEvent(new Event('pageshow'));
  expect(held()).toHaveProperty('companyName');
  expect(document.querySelector('[data-chosen]')).toBeNull();
});

test.each(['residential', 'housing', 'commercial'])('the address #%s opens the form tab of that name', (type) => {
  serve({ hash: `#${type}`, restored: 'Housing' });
  expect(new FormData(theForm()).get('leadType')).toBe(type);
  expect(document.querySelector('[data-chosen]')).not.toBeNull();
});

test('an address that changes to name a tab opens it, and then follows the tab that is pressed', () => {
  serve();
  history.replaceState(null, '', '#housing');
  window.dispatchEvent(new Event('hashchange'));
  expect(held()).toHaveProperty('societyName');
  radio('Commercial').click();
  expect(location.hash).toBe('#commercial');
});

test('an address that names no form tab stays as it is', () => {
  serve({ hash: '#consultation' });
  radio('Commercial').click();
  expect(location.hash).toBe('#consultation');
});

test.each([
  ['brings the form into view', innerHeight * 0.6, 1],
  ['leaves the page where it is when the form begins in the upper half of the window', innerHeight * 0.4, 0],
])('an address with a type %s', (_, top, times) => {
  serve({ hash: '#housing', top });
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('a form that React has taken over switches its tabs itself', () => {
  serve();
  document.querySelector('[data-types]')!.setAttribute('data-types', 'awake');
  radio('Housing').click();
  window.dispatchEvent(new Event('pageshow'));
  expect(held()).not.toHaveProperty('societyName');
});
