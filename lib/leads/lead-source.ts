import type { TemplateParams } from './lead';

/**
 * Describes in one line of at most 300 characters where the visitor came from, as seen from the first page of the
 * visit: its path, the host of the referring site, and the five campaign parameters, but no other parameter of the
 * address. If storage is blocked, the line describes the current page. InlineScript also writes this function into each
 * page as text, so it may use nothing from outside itself.
 */
export function leadSource(): string {
  const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  function describe() {
    const query = new URLSearchParams(location.search);
    // Takes the referrer's host by a pattern, because Safari before version 17 lacks URL.canParse.
    const referrer = /^https?:\/\/([^/?#]*)/.exec(document.referrer)?.[1] ?? '';
    const parts = [
      ['landing', location.pathname],
      ['referrer', referrer === location.host ? '' : referrer],
      ...['source', 'medium', 'campaign', 'term', 'content'].map((name) => [`utm_${name}`, query.get(`utm_${name}`)]),
    ].flatMap(([name, value]) => {
      const text = cut((value ?? '').replace(/[\s\p{C}]+/gu, ' ').trim(), 80);
      return text ? `${name}=${text}` : [];
    });
    return cut(parts.join(', '), 300);
  }
  try {
    return (sessionStorage['lead-source'] ||= describe());
  } catch {
    return describe();
  }
}

/** Adds `lead_source` if the site was built with NEXT_PUBLIC_LEAD_SOURCE=1. */
export function withLeadSource(params: TemplateParams): TemplateParams {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? { ...params, lead_source: leadSource() } : params;
}

/** Compares all but `lead_source`, which can differ between two visits even if the visitor typed the same answers. */
export function areSameParams(one: TemplateParams, other: TemplateParams): boolean {
  const typed = (params: TemplateParams) => JSON.stringify({ ...params, lead_source: undefined });
  return typed(one) === typed(other);
}
