import { whatsappLink } from './whatsapp';

test('a link opens the chat with the text, line breaks and all signs kept', () => {
  expect(whatsappLink('919876543210', 'Name: Asha & Ravi\nMonthly Bill: < ₹1500')).toBe(
    'https://wa.me/919876543210?text=Name%3A%20Asha%20%26%20Ravi%0AMonthly%20Bill%3A%20%3C%20%E2%82%B91500',
  );
});
