/** @jest-environment node */
import path from 'node:path';
import { housing } from '../../lib/leads/descriptions.fixture';
import { loadEmailTemplate, parseEmailTemplate, renderEmail, type Email } from './email-template';
import { COMMERCIAL, HOUSING, LANDING, TABBED } from './preview.fixture';

const shipped = () => loadEmailTemplate(path.resolve('content/email-template.txt'));
const bodyOf = (body: string, params: Parameters<typeof renderEmail>[1]) =>
  renderEmail({ subject: '', replyTo: '', body }, params).body;

test('the body of an e-mail has each value as typed, without expanding {{tags}} in a value, and nothing for a missing one', () => {
  expect(
    bodyOf('{{ name }}|{{missing}}|{{constructor}}|{{agree}}', { name: '{{agree}} $& $1', agree: true, nothing: null }),
  ).toBe('{{agree}} $& $1|||true');
});

test('an e-mail has a section {{#name}} if name has a value, and a section {{^name}} if that value is empty, false, 0 or missing', () => {
  const body = '{{#city}}in {{city}}{{/city}}{{^city}}nowhere{{/city}}';
  expect(bodyOf(body, { city: 'Agra' })).toBe('in Agra');
  for (const city of ['', false, null, 0]) expect(bodyOf(body, { city })).toBe('nowhere');
  expect(bodyOf(body, {})).toBe('nowhere');
});

test('the site’s e-mail template names each field of the housing form', async () => {
  const { body } = await shipped();
  expect(housing.fields.map(({ name }) => name).filter((name) => !body.includes(`{{${name}}}`))).toEqual([]);
});

test('a section of an e-mail template may contain another section', () => {
  const body = '{{#agreed}}City: {{city}}{{^city}}N/A{{/city}}{{/agreed}}';
  expect(bodyOf(body, { agreed: true, city: '' })).toBe('City: N/A');
  expect(bodyOf(body, { city: 'Agra' })).toBe('');
});

test('a value that looks like a tag of an e-mail template, such as {{#city}}, prints as it was typed', () => {
  expect(bodyOf('{{name}}{{#name}}!{{/name}}', { name: '{{^city}}x{{/city}}' })).toBe('{{^city}}x{{/city}}!');
});

test('in the subject of an e-mail, {{name}} is escaped for HTML, as in EmailJS; {{{name}}}, and {{name}} in the body, are not', () => {
  const template: Email = { subject: '{{name}} {{{name}}}', replyTo: '', body: '{{name}}' };
  expect(renderEmail(template, { name: "O'Neil & <Co>" })).toMatchObject({
    subject: "O&#39;Neil &amp; &lt;Co&gt; O'Neil & <Co>",
    body: "O'Neil & <Co>",
  });
});

test('a line break in a value cannot add a header to an e-mail', () => {
  const template: Email = { subject: 'From {{name}}', replyTo: '{{mail}}', body: '' };
  const email = renderEmail(template, { name: 'a\r\nBcc: b@example.com', mail: 'a@example.com\nX: y' });
  expect(email.subject).toBe('From a Bcc: b@example.com');
  expect(email.replyTo).toBe('a@example.com X: y');
});

test('an e-mail template may have notes with # and Windows line ends, and is refused without a subject', () => {
  const template = parseEmailTemplate('# note\r\nSubject: Hi {{name}}\r\n\r\nBody\r\n');
  expect(template).toEqual({ subject: 'Hi {{name}}', replyTo: '', body: 'Body' });
  expect(() => parseEmailTemplate('Hello\n\nBody')).toThrow('Subject');
});

test.each(['{{#name}}never ended', '{{#a}}{{#b}}{{/a}}{{/b}}', '{{#if name}}x{{/if}}', '{{name', '{{/name}}'])(
  'an e-mail template with %j is refused, because a tag lacks its beginning or end, or is unknown to EmailJS',
  (body) => {
    expect(() => parseEmailTemplate(`Subject: Hi\n\n${body}`)).toThrow(/"\{\{.+" is no complete tag/);
  },
);

test('the error about an unreadable e-mail template names the file', async () => {
  await expect(loadEmailTemplate('/nowhere/template.txt')).rejects.toThrow('/nowhere/template.txt');
});

test.each([
  ['landing', LANDING, 'Asha Verma'],
  ['commercial', COMMERCIAL, 'Ravi'],
  ['go-solar', TABBED, 'Meena'],
])(
  'for the %s form, the site’s e-mail template prints an opening sentence and only the message, with the name in the subject',
  async (_, params, name) => {
    const { subject, body } = renderEmail(await shipped(), params);
    expect(subject).toMatch(/^Website enquiry: /);
    expect(subject).toContain(name);
    expect(body).toBe(`A new enquiry has come in from the website.\n\n${params.message}`);
  },
);

test('the site’s e-mail template prints every field of the housing form, N/A for empty ones, and the name and society in the subject', async () => {
  const { subject, body } = renderEmail(await shipped(), HOUSING);
  expect(subject).toBe('Website enquiry: आशा 🌞, Ganga Vihar');
  expect(body.split('\n').slice(2)).toEqual([
    'Housing society: Ganga Vihar',
    'Name: आशा 🌞',
    'Pin code: 221005',
    'City: N/A',
    'WhatsApp: 98765 43210',
    'Electricity bill: N/A',
    'Designation: Resident',
    'AGM approval: We already have AGM approval',
    'Terms agreed: true',
  ]);
});

test('the site’s e-mail template prints the source of a lead if the lead has a lead_source', async () => {
  for (const params of [LANDING, HOUSING])
    expect(renderEmail(await shipped(), { ...params, lead_source: 'landing=/x' }).body).toMatch(/\n\nlanding=\/x$/);
});

test('the site’s e-mail template sets the visitor’s address as Reply-To if there is one', async () => {
  const template = await shipped();
  expect(renderEmail(template, LANDING).replyTo).toBe('asha@example.com');
  expect(renderEmail(template, HOUSING).replyTo).toBe('');
});
