import { screen, within } from '@testing-library/dom';
import type * as descriptions from '../../../lib/leads/descriptions.fixture';
import type { Lead } from '../lead-store';
import type { TemplateParams } from '../send-body';
import { leadCard } from './lead-card';

jest.mock('../../content/site-content', () => {
  const described = jest.requireActual<typeof descriptions>('../../../lib/leads/descriptions.fixture');
  const forms = Object.fromEntries(Object.entries(described).map(([name, form]) => [name, { form }]));
  return { siteContent: () => ({ languages: [{ forms }] }) };
});

const template = {
  subject: 'From {{{name}}}{{{from_name}}}',
  replyTo: '{{{from_email}}}',
  body: '{{message}}{{name}}',
};
const sendBody = (template_params: TemplateParams) => ({
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params,
});
const LANDING = { from_name: 'Asha', from_email: '', message: 'Name: Asha\nWhatsApp: 98765 43210' };
const landing: Lead = { id: 'x', receivedAt: '2026-11-21T09:30:00.123Z', form: 'landing', body: sendBody(LANDING) };

/** Shows the card of a lead from the landing page that differs by these values. */
function card(lead: Partial<Lead>): HTMLElement {
  document.body.innerHTML = leadCard({ ...landing, ...lead }, template);
  return screen.getByRole('article');
}

test('markup and scripts in a lead are shown as the text they are', () => {
  const text = '<script>window.ran = true</script><img src=x onerror="window.ran = true">';
  card({ page: text, body: sendBody({ ...LANDING, from_name: text, from_email: text, message: text }) });
  expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(3);
  expect(document.querySelector('script, img')).toBeNull();
  expect(window).not.toHaveProperty('ran');
});

test('the card of a lead says which form it is from, which page, and whether it is new', () => {
  const heading = () => screen.getByRole('heading');
  card({ page: '/residential', receivedAt: 'now' });
  expect(heading()).toHaveTextContent('New Landing now from /residential');
  card({ read: true, form: 'housing' });
  expect(heading()).toHaveTextContent(/^Housing society .*2026/);
  expect(screen.getByRole('article')).toHaveAccessibleName(/^Housing society .*2026/);
});

test('the card of a lead has its phone number in European digits, as a link that calls it', () => {
  const named = card({ form: 'housing', body: sendBody({ housingSociety: 'Ganga Vihar', whatsapp: '९८७६५ ४३२१०' }) });
  expect(within(named).getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  const nameless = card({ body: sendBody({ ...LANDING, message: 'Name: Asha' }) });
  expect(within(nameless).queryByRole('link')).toBeNull();
  expect(nameless).toHaveTextContent('no number given');
});

test('the card of a lead has what was sent as JSON', () => {
  const json = card({}).querySelector('details pre')!.textContent;
  expect(JSON.parse(json)).toMatchObject({ form: 'landing', body: { template_params: LANDING } });
});

test('the button of a lead offers the opposite of what it is, and says which lead it belongs to', () => {
  expect(within(card({})).getByRole('button', { name: 'Mark as read' })).toHaveAccessibleDescription(/^New Landing/);
  expect(within(card({ read: true })).getByRole('button', { name: 'Mark as unread' })).toBeVisible();
});
