import type { DefaultTreeAdapterMap } from 'parse5';
import type { Element } from '../../postbuild/html';

const UNSEEN = new Set(['script', 'style', 'template', 'svg', 'noscript', 'head']);
/** Elements within a line: words on both sides of their edges may belong together. */
const WITHIN_A_LINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
]);

/** The words of an element as one line, without those of scripts, styles and drawings. */
export function visibleText(element: Element): string {
  return collect(element).replace(/\s+/g, ' ').trim();
}

function collect(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const name = 'tagName' in node ? node.tagName : '';
  if (UNSEEN.has(name)) return '';
  const text = node.childNodes.map(collect).join('');
  return !WITHIN_A_LINE.has(name) ? ` ${text} ` : text;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has, in any script. */
export function wordsIn(text: string): number {
  return Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}
