import type { TemplateParams } from './lead';

/**
 * Where a visit came from, in one line of at most 300 characters, kept since the visit's first page. It names the
 * landing path, the host of the referrer where that is another site, and the five campaign parameters, but nothing else
 * of the query. Where storage is blocked, it is read from the address of the current page.
 *
 * PageScript also writes this function into each page as text (LeadSource), so it may use nothing from outside itself.
 */
export function leadSource(): string {
  const KEY = 'lead-source';
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored) return stored;
  } catch {
    // Reading storage throws where the browser blocks it.
  }
  const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const query = new URLSearchParams(location.search);
  // Reads the referrer's host by a pattern, because Safari has URL.canParse only from version 17.
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
    // Writing to storage throws where it is blocked or full.
  }
  return line;
}

/**
 * Adds `lead_source`, which says where the visit came from, to a lead. Nothing is added unless the site is built with
 * NEXT_PUBLIC_LEAD_SOURCE=1.
 */
export function withLeadSource(params: TemplateParams): TemplateParams {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? { ...params, lead_source: leadSource() } : params;
}

/**
 * Whether two leads are sent alike, apart from `lead_source`, which differs between two visits although the visitor
 * typed the same.
 */
export function areSameParams(one: TemplateParams, other: TemplateParams): boolean {
  const typed = (params: TemplateParams) => JSON.stringify({ ...params, lead_source: undefined });
  return typed(one) === typed(other);
}
