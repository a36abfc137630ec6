import type { TemplateParams } from './lead';

/**
 * Describes in one line of at most 300 characters where the visitor came from. The line is stored on the first page of
 * the visit and used on all later pages. It has the path of that first page, the host of the referring site, and the
 * five campaign parameters, but no other parameter of the address. If storage is blocked, the line describes the
 * current page.
 *
 * The component PageScript also writes the source text of this function into each page, so the function must not use
 * anything defined outside it.
 */
export function leadSource(): string {
  const KEY = 'lead-source';
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored) return stored;
  } catch {
    // Ignores the error that reading throws when the browser blocks storage.
  }
  const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const query = new URLSearchParams(location.search);
  // Takes the referrer's host by a pattern, because Safari before version 17 lacks URL.canParse.
  const referrer = /^https?:\/\/([^/?#]*)/.exec(document.referrer)?.[1] ?? '';
  const parts = [
    ['landing', location.pathname],
    ['referrer', referrer === location.host ? '' : referrer],
    ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'].map((name) => [
      name,
      query.get(name) ?? '',
    ]),
  ].map(([name, value]) => [name, cut(value!.replace(/[\s\p{C}]+/gu, ' ').trim(), 80)]);
  const line = cut(
    parts
      .filter(([, value]) => value)
      .map((part) => part.join('='))
      .join(', '),
    300,
  );
  try {
    sessionStorage.setItem(KEY, line);
  } catch {
    // Ignores the error that writing throws when storage is blocked or full.
  }
  return line;
}

/**
 * Adds `lead_source`, the line from `leadSource`, to a lead. Adds nothing unless the site was built with
 * NEXT_PUBLIC_LEAD_SOURCE=1.
 */
export function withLeadSource(params: TemplateParams): TemplateParams {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? { ...params, lead_source: leadSource() } : params;
}

/**
 * Whether two leads are the same apart from `lead_source`, which can differ between two visits even if the visitor
 * typed the same answers.
 */
export function areSameParams(one: TemplateParams, other: TemplateParams): boolean {
  const typed = (params: TemplateParams) => JSON.stringify({ ...params, lead_source: undefined });
  return typed(one) === typed(other);
}
