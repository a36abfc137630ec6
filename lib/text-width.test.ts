/** @jest-environment node */
import { textWidth } from './text-width';

/** In px, measured in Chromium with Arimo and Noto Sans Devanagari at 20 px. */
const inChromium: [string, number][] = [
  ['Rooftop solar for homes, societies and businesses | Dhoop Solar', 574.4],
  ["We don't AVOID Type 11 Wavy Tokens — “Yes”…", 438.5],
  ['Subsidy: ₹1,08,000 & 60% (3 kW) @ 170 kmph', 419.7],
  ['Ångström café naïve Œuvre ā ī', 275.7],
  ['पीएम सूर्य घर मुफ़्त बिजली योजना', 244.7],
  ['हर छत पर सौर ऊर्जा: 3 kW पर ₹1.08 लाख की सब्सिडी', 413.7],
  ['क्षेत्र ज्ञान श्री त्रिज्या द्वारा हिन्दी प्रस्ताव', 266.3],
  ['राष्ट्रीय पोर्टल पर आवेदन करें', 200.6],
  ['वाराणसी, चंदौली, प्रयागराज, भदोही और जौनपुर में सोलर', 410.6],
  ['स्वास्थ्य क्षेत्र में संस्था का व्यक्तित्व', 237.5],
];

test.each(inChromium)('textWidth of "%s" differs by less than 0.5 % from the width in Chromium', (text, width) => {
  expect(Math.abs(textWidth(text, 20) - width)).toBeLessThan(0.005 * width);
});

test('textWidth returns a width proportional to the font size', () => {
  expect(textWidth('Solar', 40)).toBeCloseTo(2 * textWidth('Solar', 20));
  expect(textWidth('', 20)).toBe(0);
});

test('textWidth is the same for a letter with a combining mark as for the precomposed letter', () => {
  expect(textWidth('cafe\u0301', 20)).toBe(textWidth('café', 20));
  expect(textWidth('\u095e', 20)).toBe(textWidth('फ़', 20));
});

test('textWidth counts the full width of a Devanagari consonant that joins no other letter, and less for one that does', () => {
  expect(textWidth('क्\u200cष', 20)).toBeCloseTo(textWidth('कष', 20));
  expect(textWidth('वाक्', 20)).toBeCloseTo(textWidth('वाक', 20));
  expect(textWidth('क्ष', 20)).toBeLessThan(textWidth('कष', 20));
});

test.each(['☀️', '👍🏽', '👨‍👩‍👧‍👦', '🇮🇳', '1️⃣'])('textWidth counts %s as one emoji', (emoji) => {
  expect(textWidth(emoji, 20)).toBe(25);
});

test('textWidth counts a symbol or Chinese character without a measured width as 1 em, and another letter as 0.6 em', () => {
  expect(textWidth('★', 20)).toBe(20);
  expect(textWidth('光', 20)).toBe(20);
  expect(textWidth('Ж', 20)).toBe(12);
});

test('textWidth counts a line break with spaces as one space', () => {
  expect(textWidth('Let the\n   sun pay', 20)).toBe(textWidth('Let the sun pay', 20));
});
