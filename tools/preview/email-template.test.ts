/** @jest-environment node */
import path from 'node:path';
import { loadEmailTemplate, parseEmailTemplate, renderEmail, type Email } from './email-template';
import { COMMERCIAL, HOUSING, LANDING, TABBED } from './preview.fixture';

const shipped = () => loadEmailTemplate(path.resolve('content/email-template.txt'));

test('a value is filled in once, and never expanded itself', () => {
  const template: Email = { subject: '{{name}}', replyTo: '', body: '{{ name }}|{{missing}}|{{constructor}}|{{agree}}' };
  const email = renderEmail(template, { name: '{{agree}} $& $1', agree: true, nothing: null });
  expect(email.body).toBe('{{agree}} $& $1|||true');
});

test('a line break in a value cannot add a header', () => {
  const template: Email = { subject: 'From {{name}}', replyTo: '{{mail}}', body: '' };
  const email = renderEmail(template, { name: 'a\r\nBcc: b@example.com', mail: 'a@example.com\nX: y' });
  expect(email.subject).toBe('From a Bcc: b@example.com');
  expect(email.replyTo).toBe('a@example.com X: y');
});

test('notes and Windows line ends are read past; a template without a subject is refused', () => {
  const template = parseEmailTemplate('# note\r\nSubject: Hi {{name}}\r\n\r\nBody\r\n');
  expect(template).toEqual({ subject: 'Hi {{name}}', replyTo: '', body: 'Body' });
  expect(() => parseEmailTemplate('Hello\n\nBody')).toThrow('Subject');
});

test('a template that cannot be read is named', async () => {
  await expect(loadEmailTemplate('/nowhere/template.txt')).rejects.toThrow('/nowhere/template.txt');
});

test('the shipped template prints the whole message of each text form', async () => {
  const template = await shipped();
  for (const params of [LANDING, COMMERCIAL, TABBED]) {
    const { subject, body } = renderEmail(template, params);
    expect(subject).toMatch(/^New website enquiry/);
    expect(body).toContain(params.message);
    expect(body + subject).not.toContain('{{');
  }
});

test('the shipped template answers to the visitor’s address when there is one', async () => {
  const template = await shipped();
  expect(renderEmail(template, LANDING).replyTo).toBe('asha@example.com');
  expect(renderEmail(template, HOUSING).replyTo).toBe('');
});

test('the shipped template prints every housing field', async () => {
  const { subject, body } = renderEmail(await shipped(), HOUSING);
  expect(subject).toBe('New website enquiry आशा 🌞 Ganga Vihar');
  for (const line of [
    'Housing society: Ganga Vihar',
    'Name: आशा 🌞',
    'Pin code: 221005',
    'City: ',
    'WhatsApp: 98765 43210',
    'Electricity bill: ',
    'Designation: Resident',
    'AGM approval: We already have AGM approval',
    'Terms agreed: true',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
});
