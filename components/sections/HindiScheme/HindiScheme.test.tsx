import { render, screen, within } from '@testing-library/react';
import { site } from '@/components/layout/site.fixture';
import { subsidies } from '@/content/pages/subsidies';
import { HindiScheme } from './HindiScheme';

beforeEach(() => {
  render(<HindiScheme content={subsidies.hindi} asOfLabel={subsidies.hindiAsOfLabel} site={site} />);
});

test('a screen reader is told that the section is in Hindi', () => {
  expect(screen.getByRole('region', { name: 'पीएम सूर्य घर: मुफ़्त बिजली योजना' }).closest('[lang]')).toHaveAttribute('lang', 'hi');
});

test.each([
  ['₹45 हज़ार', '₹45 thousand for 1 kW'],
  ['₹90 हज़ार', '₹90 thousand for 2 kW'],
  ['₹1.08 लाख', '₹1.08 lakh for 3 kW and above'],
])('%s stands beside %s, which is marked as English', (hindi, english) => {
  const amount = screen.getByText(hindi).closest('li') as HTMLElement;
  expect(amount.querySelector('[lang=en]')).toHaveTextContent(english);
});

test('who can get it, the steps in their order, and the way to the portal', () => {
  const [, who, steps] = screen.getAllByRole('list');
  expect(within(who!).getAllByRole('listitem')).toHaveLength(4);
  expect(steps!.tagName).toBe('OL');
  expect(within(steps!).getAllByRole('listitem')[0]).toHaveTextContent(/पंजीकरण/);
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', 'https://pmsuryaghar.gov.in');
});

test('a call and a message that begins in Hindi come before the portal', () => {
  const [call, whatsapp] = screen.getAllByRole('link');
  expect(call).toHaveAttribute('href', 'tel:+919876543210');
  expect(call).toHaveTextContent(/\p{Script=Devanagari}/u);
  expect(decodeURIComponent(whatsapp!.getAttribute('href')!)).toMatch(/^https:\/\/wa\.me\/919876543210\?text=\p{Script=Devanagari}/u);
});

test('the amounts carry their day', () => {
  expect(screen.getByText('21 नवंबर 2026')).toBeVisible();
});
