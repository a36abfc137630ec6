import { dateAndTime, dateInWords } from './date-in-words';

const time = new Date(2026, 11, 7, 9, 5).getTime();
const page = document.documentElement;
afterEach(() => page.removeAttribute('lang'));

test('dateInWords and dateAndTime use the language of the page', () => {
  page.lang = 'en-IN';
  expect(dateInWords(time)).toBe('7 December 2026');
  expect(dateAndTime(time)).toMatch(/^7 December.* 09:05$/);
  page.lang = 'hi-IN';
  expect(dateInWords(time)).toBe('7 दिसंबर 2026');
});
