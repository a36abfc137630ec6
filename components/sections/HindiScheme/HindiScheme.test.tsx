import { render, screen, within } from '@testing-library/react';
import { company, language } from '@/components/layout/company.fixture';
import { HindiScheme } from './HindiScheme';
import type { ContentOf } from '../Section/Section';

const content: ContentOf<'hindiScheme'> = {
  heading: 'सूर्य योजना',
  intro: 'सरकार देती है।',
  amounts: {
    heading: 'कितनी',
    list: [
      { size: '1 kW', amount: '₹10 हज़ार', inEnglish: '₹10 thousand for 1 kW' },
      { size: '2 kW', amount: '₹20 हज़ार', inEnglish: '₹20 thousand for 2 kW' },
      { size: '3 kW', amount: '₹1 लाख', inEnglish: '₹1 lakh for 3 kW' },
    ],
  },
  who: { heading: 'किसे', list: ['जिसका घर हो।', 'जिसके पास छत हो।'] },
  steps: { heading: 'चरण', list: ['पंजीकरण कीजिए।', 'आवेदन कीजिए।'] },
  ask: { heading: 'पूछिए', text: 'सलाह मुफ़्त है।', call: 'फ़ोन कीजिए', whatsapp: 'लिखिए', greeting: 'नमस्ते' },
  note: 'रकम बदल सकती है।',
  portal: { text: 'पोर्टल', href: 'https://portal.example' },
  asOf: '2025-11-21',
};

const show = (brief: boolean) =>
  render(<HindiScheme content={content} dateLabel="स्थिति:" company={company} language={language} brief={brief} />);

test('the brief Hindi section about the subsidy has the amounts, but not who can get it and how', () => {
  show(true);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getByText('₹1 लाख')).toBeVisible();
  expect(screen.queryByText('पंजीकरण कीजिए।')).toBeNull();
});

describe('the Hindi section about the subsidy, in full,', () => {
  beforeEach(() => void show(false));

  test('is marked as Hindi for screen readers', () => {
    expect(screen.getByRole('region', { name: 'सूर्य योजना' }).closest('[lang]')).toHaveAttribute('lang', 'hi');
  });

  test.each([
    ['₹10 हज़ार', '₹10 thousand for 1 kW'],
    ['₹20 हज़ार', '₹20 thousand for 2 kW'],
    ['₹1 लाख', '₹1 lakh for 3 kW'],
  ])('shows the amount %s beside %s, which is marked as English', (hindi, english) => {
    const amount = screen.getByText(hindi).closest('li') as HTMLElement;
    expect(amount.querySelector('[lang=en]')).toHaveTextContent(english);
  });

  test('shows who can get the subsidy, the steps in order, and a link to the official portal', () => {
    const [, who, steps] = screen.getAllByRole('list');
    expect(within(who!).getAllByRole('listitem')).toHaveLength(2);
    expect(steps!.tagName).toBe('OL');
    expect(within(steps!).getAllByRole('listitem')[0]).toHaveTextContent(/पंजीकरण/);
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', 'https://portal.example');
  });

  test('has links to call and to write on WhatsApp in Hindi before the link to the official portal', () => {
    const [call, whatsapp] = screen.getAllByRole('link');
    expect(call).toHaveAttribute('href', 'tel:+919876543210');
    expect(call).toHaveTextContent(/\p{Script=Devanagari}/u);
    expect(decodeURIComponent(whatsapp!.getAttribute('href')!)).toMatch(
      /^https:\/\/wa\.me\/919876543210\?text=\p{Script=Devanagari}/u,
    );
  });

  test('shows the date of the amounts', () => {
    expect(screen.getByText('21 नवंबर 2025')).toBeVisible();
  });
});
