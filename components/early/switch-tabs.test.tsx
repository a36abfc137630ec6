import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { tabbedForm } from '../forms/forms.fixture';
import { formValues, page, question, theForm } from '../forms/form-user.fixture';
import { PageForm } from '../forms/page-form.fixture';
import { switchTabs } from './switch-tabs';

const scrollIntoView = jest.fn();
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

function serve({ hash = '', top = 0, restored = '' } = {}) {
  history.replaceState(null, '', `/${hash}`);
  document.body.innerHTML = renderToString(page(<PageForm content={tabbedForm} labelledBy="heading" />));
  jest.spyOn(theForm(), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  theForm().scrollIntoView = scrollIntoView;
  if (restored) radio(restored).checked = true;
  switchTabs();
}

const enterKeys = () =>
  Object.fromEntries(
    [...theForm().querySelectorAll<HTMLInputElement>('[enterkeyhint]')]
      .filter((field) => field.name in formValues())
      .map((field) => [field.name, field.getAttribute('enterkeyhint')]),
  );

beforeEach(() => scrollIntoView.mockReset());
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('before React runs, a pressed form tab is chosen, its questions and Enter keys are set, typing is kept, nothing scrolls', () => {
  serve();
  question('WhatsApp Number').value = '98765 43210';
  radio('Commercial').click();
  expect(enterKeys()).toEqual({ fullName: 'next', companyName: 'next', city: 'next', pinCode: 'send' });
  radio('Housing').click();
  expect(enterKeys()).toEqual({ fullName: 'next', societyName: 'next', pinCode: 'next', whatsappNumber: 'send' });
  expect(question('WhatsApp Number')).toHaveValue('98765 43210');
  expect(document.querySelector('[data-chosen]')).not.toBeNull();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a form tab restored by the browser has its questions enabled, and does not count as chosen by the visitor', () => {
  serve({ restored: 'Housing' });
  expect(formValues()).toHaveProperty('societyName');
  radio('Commercial').checked = true;
  window.dispatchEvent(new Event('pageshow'));
  expect(formValues()).toHaveProperty('companyName');
  expect(document.querySelector('[data-chosen]')).toBeNull();
});

test.each(['residential', 'housing', 'commercial'])(
  'an address that ends in #%s opens the form tab of that name, which counts as chosen by the visitor',
  (type) => {
    serve({ hash: `#${type}`, restored: 'Housing' });
    expect(new FormData(theForm()).get('leadType')).toBe(type);
    expect(document.querySelector('[data-chosen]')).not.toBeNull();
  },
);

test('a form tab named in a changed address opens, and a press on another tab changes the address again', () => {
  serve();
  history.replaceState(null, '', '#housing');
  window.dispatchEvent(new Event('hashchange'));
  expect(formValues()).toHaveProperty('societyName');
  radio('Commercial').click();
  expect(location.hash).toBe('#commercial');
});

test('a press on a form tab does not change an address that names no tab', () => {
  serve({ hash: '#consultation' });
  radio('Commercial').click();
  expect(location.hash).toBe('#consultation');
});

test.each([
  ['scrolls the form into view when the form begins in the lower half of the window', innerHeight * 0.6, 1],
  ['does not scroll when the form begins in the upper half of the window', innerHeight * 0.4, 0],
])('an address that names a form tab %s', (_, top, times) => {
  serve({ hash: '#housing', top });
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('once React has taken over the form, the script for form tabs enables no questions of a pressed tab', () => {
  serve();
  document.querySelector('[data-types]')!.setAttribute('data-types', 'react');
  radio('Housing').click();
  window.dispatchEvent(new Event('pageshow'));
  expect(formValues()).not.toHaveProperty('societyName');
});
