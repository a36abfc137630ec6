import { localDateAndTime, localDate } from './local-date';

const time = new Date(2026, 11, 7, 9, 5).getTime();
const page = document.documentElement;
afterEach(() => page.removeAttribute('lang'));

test('localDate and localDateAndTime use the language of the page', () => {
  page.lang = 'en-IN';
  expect(localDate(time)).toBe('7 December 2026');
  expect(localDateAndTime(time)).toMatch(/^7 December.* 09:05$/);
  page.lang = 'hi-IN';
  expect(localDate(time)).toBe('7 दिसंबर 2026');
});

test('localDate writes the digits 0 to 9 on a page in Marathi, which has other digits', () => {
  page.lang = 'mr';
  expect(localDate(time)).toMatch(/^7 .* 2026$/);
});

test.each(['auto', 'en_US', 'zh_CN', ''])(
  'localDate returns a date even if the language of the page is the invalid value "%s"',
  (lang) => {
    document.documentElement.lang = lang;
    expect(localDate(Date.UTC(2026, 11, 7))).toContain('2026');
  },
);
