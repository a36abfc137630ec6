/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export type Part = Html | string | number | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Markup from a template. Every value is escaped unless it is {@link Html} itself; `undefined` and `false` are nothing,
 * and a list is its members. A value within a tag stands in quotes.
 */
export function html(pieces: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(pieces.map((piece, at) => piece + (at < values.length ? markup(values[at]) : '')).join(''));
}

function markup(value: Part): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markup).join('');
  return String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
