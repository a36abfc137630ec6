import { leadCard, showRead } from './lead-card.mjs';

const lead = (text: string) => ({
  id: '20261121T093000123Z-000001-landing-ab12cd',
  receivedAt: '2026-11-21T09:30:00.123Z',
  form: 'landing',
  formName: 'Landing',
  email: { subject: text, replyTo: text, body: text },
  body: { template_params: { message: text } },
});

test('markup and scripts in a lead are shown as the text they are', () => {
  const text = '<script>window.ran = true</script><img src=x onerror="window.ran = true">';
  const card = leadCard(lead(text));
  document.body.replaceChildren(card);
  expect(card.querySelector('script, img')).toBeNull();
  expect(card.querySelector('.subject')).toHaveTextContent(text);
  expect(card.querySelector('.text')).toHaveTextContent(text);
  expect(window).not.toHaveProperty('ran');
});

test('a lead is shown as the e-mail first, and as JSON on request', () => {
  const card = leadCard(lead('नमस्ते 🌞'));
  const [email, json] = card.querySelectorAll('button');
  const views = () => [...card.querySelectorAll('.email, .json')].map((view) => (view as HTMLElement).hidden);
  expect(views()).toEqual([false, true]);
  json!.click();
  expect(views()).toEqual([true, false]);
  expect(json).toHaveAttribute('aria-pressed', 'true');
  expect(email).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse(card.querySelector('.json')!.textContent)).toEqual({
    receivedAt: '2026-11-21T09:30:00.123Z',
    form: 'landing',
    body: { template_params: { message: 'नमस्ते 🌞' } },
  });
});

test('a lead whose time cannot be read is still shown', () => {
  const card = leadCard({ ...lead('x'), receivedAt: 'yesterday' });
  expect(card.querySelector('time')).toHaveTextContent('yesterday');
});

test('a lead says its form, the page it was sent from, whether it is new and whether it is a test', () => {
  const heading = (more: object) => leadCard({ ...lead('x'), receivedAt: 'now', ...more }).querySelector('h2')!;
  const shown = (more: object) =>
    [...heading(more).children].filter((part) => !(part as HTMLElement).hidden).map(({ textContent }) => textContent);
  expect(shown({ page: '/residential', test: true })).toEqual(['New', 'Landing', 'Test', 'now', 'from /residential']);
  expect(shown({ read: true })).toEqual(['Landing', 'now']);
});

test('the buttons ask for what they say, and are described by the lead they belong to', () => {
  const asked = jest.fn();
  const card = leadCard(lead('x'), (_, change) => asked(change));
  document.body.replaceChildren(card);
  const [toggle, remove] = card.querySelectorAll<HTMLButtonElement>('.changes button');
  expect(toggle).toHaveTextContent('Mark as read');
  toggle!.click();
  showRead(card, true);
  expect(toggle).toHaveTextContent('Mark as unread');
  toggle!.click();
  remove!.click();
  expect(asked.mock.calls.flat()).toEqual(['read', 'unread', 'delete']);
  for (const button of [toggle, remove]) expect(button).toHaveAccessibleDescription(/^Landing .*2026/);
});
