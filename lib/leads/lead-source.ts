import type { TemplateParams } from './lead';

/**
 * Describes the first page of the visit, or the current page if the browser blocks storage, for example
 * "landing=/home, utm_source=mail". Uses nothing outside the function, because InlineScript copies only the function's
 * code.
 */
export function leadSource(): string {
  const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  function describe() {
    const query = new URLSearchParams(location.search);
    // Safari before version 17 lacks URL.canParse.
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

export function withLeadSource(params: TemplateParams): TemplateParams {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? { ...params, lead_source: leadSource() } : params;
}

/** Ignores `lead_source`, which can differ even if the visitor typed the same answers. */
export function areSameParams(one: TemplateParams, other: TemplateParams): boolean {
  const typed = (params: TemplateParams) => JSON.stringify({ ...params, lead_source: undefined });
  return typed(one) === typed(other);
}
