import { readFile } from 'node:fs/promises';
import type { TemplateParams } from './send-request';

/** The parts of `content/email-template.txt`, or of one e-mail made from it. */
export type Email = { subject: string; replyTo: string; body: string };

/**
 * Reads a template: lines starting with `#` are notes to whoever sets up the dashboard, then come
 * `Subject:` and `Reply-To:`, an empty line, and the body. Throws when there is no subject.
 */
export function parseEmailTemplate(text: string): Email {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  const end = lines.indexOf('');
  const headers = lines.slice(0, end).filter((line) => !line.startsWith('#'));
  const header = (name: string) => headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const subject = header('Subject');
  if (end < 0 || !subject) throw new Error('An e-mail template needs a "Subject: …" line and an empty line before its body.');
  return { subject, replyTo: header('Reply-To') ?? '', body: lines.slice(end + 1).join('\n').trimEnd() };
}

/** Reads the template of a file; rejects with a sentence that names the file. */
export async function loadEmailTemplate(file: string): Promise<Email> {
  try {
    return parseEmailTemplate(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`The e-mail template ${file} cannot be used: ${(error as Error).message}`);
  }
}

function fill(text: string, params: TemplateParams): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? String(params[name] ?? '') : '',
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Fills `{{name}}` variables as the service does: a missing one is empty, and a value is never itself expanded. */
export function renderEmail(template: Email, params: TemplateParams = {}): Email {
  return {
    subject: oneLine(fill(template.subject, params)),
    replyTo: oneLine(fill(template.replyTo, params)),
    body: fill(template.body, params),
  };
}
