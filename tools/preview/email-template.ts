import { readFile } from 'node:fs/promises';
import type { TemplateParams } from './lead-store';

/** The parts of the e-mail template in `content/email-template.txt`, or of an e-mail made from it. */
export type Email = { subject: string; replyTo: string; body: string };

/**
 * Matches the tags of EmailJS's template language: `{{#name}}…{{/name}}` prints its content if the value is not empty,
 * `{{^name}}…{{/name}}` if it is empty, `{{name}}` prints the value and `{{{name}}}` prints it without HTML escaping.
 * https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
const TAG = /\{\{([#^])\s*(\w+)\s*\}\}([\s\S]*?)\{\{\/\s*\2\s*\}\}|\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g;

const FILE = /^(?:#.*\n)*Subject: (.+)\n(?:Reply-To: (.*)\n)?\n([\s\S]*)$/;

/**
 * Reads an e-mail template. Lines that start with `#` are notes for whoever sets up the EmailJS dashboard; `Subject:`
 * and `Reply-To:`, an empty line and the body follow.
 * @throws Error if the subject is missing or a tag is not part of the template language
 */
export function parseEmailTemplate(text: string): Email {
  const [, subject, replyTo = '', body = ''] = FILE.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!subject) throw new Error('An e-mail template needs a "Subject: …" line and an empty line before its body.');
  const strange = [subject, replyTo, body].map(strangeTag).find(Boolean);
  if (strange)
    throw new Error(
      `"${strange}" is no complete tag: expected {{name}}, {{{name}}}, or {{#name}} or {{^name}} with a {{/name}} after it.`,
    );
  return { subject, replyTo, body: body.trimEnd() };
}

/** Finds the first tag of an e-mail template that EmailJS's template language does not have. */
function strangeTag(text: string): string | undefined {
  const rest = text.replace(TAG, (_, kind?: string, __?: string, inner = '') =>
    kind ? (strangeTag(inner) ?? '') : '',
  );
  return /\{\{.{0,40}/.exec(rest)?.[0];
}

/** Reads the e-mail template in a file. @throws Error that names the file */
export async function loadEmailTemplate(file: string): Promise<Email> {
  try {
    return parseEmailTemplate(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`The e-mail template ${file} cannot be used: ${(error as Error).message}`);
  }
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** Fills in a part of an e-mail template. @param escape how `{{name}}` escapes a value */
function fill(text: string, params: TemplateParams, escape = (value: string) => value): string {
  const valueOf = (name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : '');
  // Replaces all tags of an e-mail template in one pass, so that text in a value is never read as a tag.
  return text.replace(TAG, (_, kind?: string, section = '', inner = '', bare?: string, escaped = '') => {
    if (kind) return Boolean(valueOf(section)) === (kind === '#') ? fill(inner, params, escape) : '';
    return bare ? String(valueOf(bare)) : escape(String(valueOf(escaped)));
  });
}

/**
 * Fills in an e-mail template as EmailJS does: a missing variable is empty, and tags in a value are not expanded. The
 * body is plain text as a mail program shows it, without HTML escaping. A subject is not HTML, so the escaping stays
 * visible in it.
 */
export function renderEmail(template: Email, params: TemplateParams = {}): Email {
  const line = (text: string) => fill(text, params, escapeHtml).replace(/\s+/g, ' ').trim();
  return {
    subject: line(template.subject),
    replyTo: line(template.replyTo),
    body: fill(template.body, params).trimEnd(),
  };
}
