import { readFile } from 'node:fs/promises';
import type { TemplateParams } from './lead-store';

export type Email = { subject: string; replyTo: string; body: string };

/** The tags of EmailJS: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates */
const TAG = /\{\{([#^])\s*(\w+)\s*\}\}([\s\S]*?)\{\{\/\s*\2\s*\}\}|\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g;

const FILE = /^(?:#.*\n)*Subject: (.+)\n(?:Reply-To: (.*)\n)?\n([\s\S]*)$/;

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

function strangeTag(text: string): string | undefined {
  const rest = text.replace(TAG, (_, kind?: string, __?: string, inner = '') => (kind && strangeTag(inner)) ?? '');
  return /\{\{.{0,40}/.exec(rest)?.[0];
}

export async function loadEmailTemplate(file: string): Promise<Email> {
  try {
    return parseEmailTemplate(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`The e-mail template ${file} cannot be used: ${(error as Error).message}`);
  }
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

function fillTags(text: string, params: TemplateParams, escape = (value: string) => value): string {
  const valueOf = (name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : '');
  // In one pass, because a tag that somebody types into a form must stay text.
  return text.replace(TAG, (_, kind?: string, section = '', inner = '', bare?: string, escaped = '') => {
    if (kind) return Boolean(valueOf(section)) === (kind === '#') ? fillTags(inner, params, escape) : '';
    return bare ? String(valueOf(bare)) : escape(String(valueOf(escaped)));
  });
}

/** Fills in a template as EmailJS does. It escapes values in the body too, but mail programs show them unescaped. */
export function renderEmail(template: Email, params: TemplateParams = {}): Email {
  const line = (text: string) => fillTags(text, params, escapeHtml).replace(/\s+/g, ' ').trim();
  return {
    subject: line(template.subject),
    replyTo: line(template.replyTo),
    body: fillTags(template.body, params).trimEnd(),
  };
}
