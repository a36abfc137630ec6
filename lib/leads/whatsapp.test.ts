/** @jest-environment node */
import { landing } from './descriptions.fixture';
import { leadOf, leadText } from './lead';
import { unsentLeadText, whatsappLink } from './whatsapp';

const CHAT = 'https://wa.me/919876543210';
/** The text that a WhatsApp link writes into the chat's field. */
const opened = (link: string) => new URL(link).searchParams.get('text')!;
const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

test('a WhatsApp link opens the chat with the whole text, its line breaks and its special characters', () => {
  expect(whatsappLink(CHAT, 'Name: Asha & Ravi\nMonthly Bill: < ₹1500')).toBe(
    'https://wa.me/919876543210?text=Name%3A%20Asha%20%26%20Ravi%0AMonthly%20Bill%3A%20%3C%20%E2%82%B91500',
  );
});

test('the WhatsApp link of an ordinary lead in Devanagari holds the whole text', () => {
  const text = `Name: ${'श्रीमती आशा वर्मा '.repeat(3)}\nCity: वाराणसी\nEmail: N/A`;
  expect(opened(whatsappLink(CHAT, text))).toBe(text);
});

test('a lead that could not be sent follows a greeting, if there is one, and ends with the plan over its form', () => {
  const lead = leadOf(landing, { fullName: 'आशा' });
  expect(unsentLeadText('', lead)).toBe(leadText(lead));
  expect(unsentLeadText('नमस्ते, मैंने यह लिखा था:', lead, '3 kW')).toBe(`नमस्ते, मैंने यह लिखा था:\n\n${leadText(lead)}\n3 kW`);
});

describe.each([
  ['Latin letters', 'x'],
  ['Devanagari', 'क्षि'],
  ['a combining mark', 'e\u0301'],
  ['an emoji', '🌞'],
  ['an emoji of several', '👩🏽‍🔧'],
  ['a flag', '🇮🇳'],
])('a text of 42 KB in %s,', (_, sign) => {
  const text = sign.repeat(Math.ceil(42_000 / Buffer.byteLength(sign)));

  test('cut for WhatsApp, makes a link of nearly the allowed length', () => {
    const { length } = whatsappLink(CHAT, text);
    expect(length).toBeLessThanOrEqual(7000);
    expect(length).toBeGreaterThan(6900);
  });

  test('is cut for WhatsApp between two characters, and ends in an ellipsis', () => {
    const inChat = opened(whatsappLink(CHAT, text));
    expect(inChat.endsWith('…')).toBe(true);
    expect(new Set(graphemes(inChat.slice(0, -1)))).toEqual(new Set(graphemes(sign)));
  });
});

test('a text that just fits into a WhatsApp link is not cut', () => {
  const room = 7000 - `${CHAT}?text=`.length;
  expect(opened(whatsappLink(CHAT, 'x'.repeat(room)))).toBe('x'.repeat(room));
  expect(opened(whatsappLink(CHAT, 'x'.repeat(room + 1)))).toMatch(/^x+…$/);
});

test('a browser without Intl.Segmenter still cuts no emoji in two', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  const link = whatsappLink(CHAT, '🌞'.repeat(10_000));
  Object.assign(Intl, { Segmenter });
  expect(opened(link)).toMatch(/^(🌞)+…$/u);
});

test('half a surrogate pair, which no link can hold, becomes the replacement character', () => {
  expect(opened(whatsappLink(CHAT, 'Asha \ud83c Verma'))).toBe('Asha � Verma');
});
