/** @jest-environment node */
import { landing } from './descriptions.fixture';
import { leadOf, leadText } from './lead';
import { unsentLeadText, whatsappMessageLink } from './whatsapp';

const CHAT = 'https://wa.me/919876543210';
const opened = (link: string) => new URL(link).searchParams.get('text')!;
const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

test('whatsappMessageLink encodes the whole text with its line breaks and special characters', () => {
  expect(whatsappMessageLink(CHAT, 'Name: Asha & Ravi\nMonthly Bill: < ₹1500')).toBe(
    'https://wa.me/919876543210?text=Name%3A%20Asha%20%26%20Ravi%0AMonthly%20Bill%3A%20%3C%20%E2%82%B91500',
  );
});

test('whatsappMessageLink does not cut a Devanagari lead of ordinary length', () => {
  const text = `Name: ${'श्रीमती आशा वर्मा '.repeat(3)}\nCity: वाराणसी\nEmail: N/A`;
  expect(opened(whatsappMessageLink(CHAT, text))).toBe(text);
});

test('unsentLeadText returns the greeting, if there is one, then the lead, then the plan from the calculator', () => {
  const lead = leadOf(landing, { fullName: 'आशा' });
  expect(unsentLeadText('', lead)).toBe(leadText(lead));
  expect(unsentLeadText('नमस्ते, मैंने यह लिखा था:', lead, '3 kW')).toBe(`नमस्ते, मैंने यह लिखा था:\n\n${leadText(lead)}\n3 kW`);
});

describe.each([
  ['a Latin letter', 'x'],
  ['a Devanagari syllable', 'क्षि'],
  ['a letter with a combining mark', 'e\u0301'],
  ['an emoji', '🌞'],
  ['an emoji made of several', '👩🏽‍🔧'],
  ['a flag', '🇮🇳'],
])('a text of 42 KB that repeats %s', (_, sign) => {
  const text = sign.repeat(Math.ceil(42_000 / Buffer.byteLength(sign)));

  test('whatsappMessageLink cuts a text of 42 KB so that the link has between 6,900 and 7,000 characters', () => {
    const { length } = whatsappMessageLink(CHAT, text);
    expect(length).toBeLessThanOrEqual(7000);
    expect(length).toBeGreaterThan(6900);
  });

  test('whatsappMessageLink cuts a text of 42 KB between two characters and adds an ellipsis', () => {
    const inChat = opened(whatsappMessageLink(CHAT, text));
    expect(inChat.endsWith('…')).toBe(true);
    expect(new Set(graphemes(inChat.slice(0, -1)))).toEqual(new Set(graphemes(sign)));
  });
});

test('whatsappMessageLink does not cut a text that just fits into the link, but cuts a text with one letter more', () => {
  const room = 7000 - `${CHAT}?text=`.length;
  expect(opened(whatsappMessageLink(CHAT, 'x'.repeat(room)))).toBe('x'.repeat(room));
  expect(opened(whatsappMessageLink(CHAT, 'x'.repeat(room + 1)))).toMatch(/^x+…$/);
});

test('whatsappMessageLink does not cut a simple emoji such as 🌞 in two in a browser without Intl.Segmenter', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  const link = whatsappMessageLink(CHAT, '🌞'.repeat(10_000));
  Object.assign(Intl, { Segmenter });
  expect(opened(link)).toMatch(/^(🌞)+…$/u);
});

test('whatsappMessageLink replaces half a surrogate pair, which no link can contain, by the replacement character', () => {
  expect(opened(whatsappMessageLink(CHAT, 'Asha \ud83c Verma'))).toBe('Asha � Verma');
});
