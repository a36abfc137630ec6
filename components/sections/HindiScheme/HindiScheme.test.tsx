import { render, screen } from '@testing-library/react';
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
  more: 'हिंदी में पढ़िए',
  ask: { heading: 'पूछिए', text: 'सलाह मुफ़्त है।', call: 'फ़ोन कीजिए', whatsapp: 'लिखिए', greeting: 'नमस्ते' },
  note: 'रकम बदल सकती है।',
  portal: { text: 'पोर्टल', href: 'https://portal.example' },
  asOf: '2025-11-21',
};

const show = (hindiPage?: string) =>
  render(
    <HindiScheme content={content} dateLabel="स्थिति:" company={company} language={language} hindiPage={hindiPage} />,
  );

test('the Hindi section about the subsidy has no link to the Hindi page if no address is given', () => {
  show();
  expect(screen.queryByRole('link', { name: 'हिंदी में पढ़िए' })).toBeNull();
});

describe('the Hindi section about the subsidy on the English page', () => {
  beforeEach(() => void show('/hi/subsidies'));

  test('the Hindi section is marked as Hindi for screen readers', () => {
    expect(screen.getByRole('region', { name: 'सूर्य योजना' }).closest('[lang]')).toHaveAttribute('lang', 'hi');
  });

  test.each([
    ['₹10 हज़ार', '₹10 thousand for 1 kW'],
    ['₹20 हज़ार', '₹20 thousand for 2 kW'],
    ['₹1 लाख', '₹1 lakh for 3 kW'],
  ])('the Hindi section shows the amount %s with the English text "%s", marked as English', (hindi, english) => {
    const amount = screen.getByText(hindi).closest('li') as HTMLElement;
    expect(amount.querySelector('[lang=en]')).toHaveTextContent(english);
  });

  test('the Hindi section links to the Hindi page first and to the official portal last', () => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([links[0], links.at(-1)]).toEqual(['/hi/subsidies', 'https://portal.example']);
  });

  test('the Hindi section has links for a call and for a WhatsApp message in Hindi', () => {
    const [, call, whatsapp] = screen.getAllByRole('link');
    expect(call).toHaveAttribute('href', 'tel:+919876543210');
    expect(call).toHaveTextContent(/\p{Script=Devanagari}/u);
    expect(decodeURIComponent(whatsapp!.getAttribute('href')!)).toMatch(
      /^https:\/\/wa\.me\/919876543210\?text=\p{Script=Devanagari}/u,
    );
  });

  test('the Hindi section shows the date of the amounts in Hindi', () => {
    expect(screen.getByText('21 नवंबर 2025')).toBeVisible();
  });
});
