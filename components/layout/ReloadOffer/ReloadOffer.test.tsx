import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPart } from '@/components/ui/load-part';
import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { landingForm } from '@/components/forms/forms.fixture';
import { fetchMock, delayedAnswer, fill, withMailService } from '@/components/forms/form-user.fixture';
import { ReloadOffer } from './ReloadOffer';

withMailService();

const reloadOffer = {
  text: 'This page is from before our last update.',
  kept: 'What you typed is kept.',
  reload: 'Reload',
};

const LIST = '["/_next/static/late/old.js"]';
const page = (list: string) => `<!DOCTYPE html><script type="application/json" id="late-scripts">${list}</script>`;
const offer = () => screen.queryByText(/This page is from before our last update/);

beforeEach(() => {
  document.body.innerHTML = page(LIST);
  render(
    <>
      <h2 id="heading">Enquiry</h2>
      <LeadForm content={landingForm} labelledBy="heading" />
      <ReloadOffer content={reloadOffer} />
    </>,
  );
});

async function losePart(list: string, ok = true) {
  fetchMock.mockResolvedValueOnce({ ok, status: 200, text: () => Promise.resolve(page(list)) });
  await act(async () => loadPart(() => Promise.reject(new Error('Failed to load chunk')), jest.fn()));
  await act(async () => undefined);
}
const UPDATED = '["/_next/static/late/new.js"]';

test('a part of the page that loads is used, and then no reload is offered and no update is looked for', async () => {
  const use = jest.fn();
  await act(async () => loadPart(() => Promise.resolve('part'), use));
  expect(use).toHaveBeenCalledWith('part');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(offer()).not.toBeInTheDocument();
});

test('when a part of the page fails to load after an update, a reload is offered, and typed text is not mentioned if there is none', async () => {
  await losePart(UPDATED);
  expect(offer()).toBeVisible();
  expect(offer()).not.toHaveTextContent('What you typed is kept.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('no reload is offered for a missing part of the page if the site has not been updated or cannot be reached', async () => {
  await losePart(LIST);
  await losePart(UPDATED, false);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => loadPart(() => Promise.reject(new Error('Failed to load chunk')), jest.fn()));
  expect(offer()).not.toBeInTheDocument();
});

test('typed text is saved as a draft before a reload is offered, and the offer says so', async () => {
  await fill(userEvent.setup({ delay: null }), { Name: 'Asha Devi' });
  await losePart(UPDATED);
  expect(offer()).toHaveTextContent('What you typed is kept.');
  expect(localStorage.getItem('draft:landing')).toContain('Asha Devi');
});

test('no reload is offered if storage is blocked and typed text would be lost', async () => {
  await fill(userEvent.setup({ delay: null }), { Name: 'Asha Devi' });
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  await losePart(UPDATED);
  expect(offer()).not.toBeInTheDocument();
});

test('a press on Reload removes the offer and does not reload if storage is full and typed text would be lost', async () => {
  const user = userEvent.setup({ delay: null });
  await losePart(UPDATED);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fill(user, { Name: 'Asha Devi' });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Asha Devi');
});

test.each([
  ['a browser that reflects ARIA attributes', () => undefined],
  [
    'Firefox before 119, which does not reflect ARIA attributes',
    () => Object.defineProperty(screen.getByRole('form'), 'ariaBusy', { value: undefined }),
  ],
])('no reload is offered while a form is being sent in %s', async (_, be) => {
  be();
  const user = userEvent.setup({ delay: null });
  await fill(user, { Name: 'Asha Devi', WhatsApp: '9', 'Pin Code': '2' });
  delayedAnswer();
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await losePart(UPDATED);
  expect(offer()).not.toBeInTheDocument();
});
