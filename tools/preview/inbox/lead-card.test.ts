import { leadCard } from './lead-card.mjs';

const lead = (text: string) => ({
  id: '20261121T093000123Z-000001-landing-ab12cd',
  receivedAt: '2026-11-21T09:30:00.123Z',
  form: 'landing',
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
  const views = () => [...card.children].slice(1).map((view) => (view as HTMLElement).hidden);
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
