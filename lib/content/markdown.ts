import type { PhrasingContent, RootContent } from 'mdast';
import { href } from './address';
import { type Context, parseIn } from './context';
import { parseMarkdown } from './parse';
import type { Block, Paragraph, ProseSection, SourceMark } from './prose';

export interface WrittenSection extends ProseSection {
  line: number;
  /** The line of the file on which each block begins. */
  lines: number[];
}

export interface MarkdownProblem {
  line: number;
  message: string;
}

interface Kind {
  /** An example of a heading for error messages. If the example has `{#`, every heading needs an id. */
  heading: string;
  /** Whether text may stand before the first heading. */
  hasOpening?: boolean;
  /**
   * Returns the blocks for a paragraph such as `{form-table-landing}`, or an error message.
   * @returns undefined for an ordinary paragraph
   */
  special?: (text: string) => Block[] | string | undefined;
  /**
   * Returns the items for a list item such as `{other-pages}`.
   * @param list the whole list, as JSON
   * @returns undefined for an ordinary item
   */
  item?: (text: string, list: string) => Paragraph[] | undefined;
  /** Returns the number of the source that `[^id]` refers to, or undefined if there is none. */
  mark?: (id: string) => number | undefined;
  /** Without a context, links to pages do not become addresses. */
  context?: Context;
}

const HEADING = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/;
const MARK = /\[\^([\w-]+)\]/;

/** Splits Markdown into sections at headings of the second level. */
export function readMarkdown(
  markdown: string,
  { heading: example, hasOpening = false, special, item, mark, context }: Kind,
): { sections: WrittenSection[]; problems: MarkdownProblem[] } {
  const sections: WrittenSection[] = hasOpening ? [{ blocks: [], lines: [], line: 1 }] : [];
  const problems: MarkdownProblem[] = [];
  const report = (node: RootContent, message: string) => problems.push({ line: startLine(node), message });

  for (const node of parseMarkdown(markdown).children) {
    if (node.type === 'heading') {
      const [, heading, id] = HEADING.exec(plain(node.children)) ?? [];
      if (node.depth === 2 && heading && (id !== undefined || !example.includes('{#')))
        sections.push({ ...(id && { id }), heading, blocks: [], lines: [], line: startLine(node) });
      else report(node, `expected a heading such as "${example}"`);
      continue;
    }
    const section = sections.at(-1);
    if (!section) {
      report(node, 'expected a heading before the first paragraph');
      continue;
    }
    const blocks = blocksOf(node, section);
    section.blocks.push(...blocks);
    section.lines.push(...blocks.map(() => startLine(node)));
  }
  return { sections, problems };

  function blocksOf(node: RootContent, section: WrittenSection): Block[] {
    if (node.type === 'paragraph') {
      const text = plain(node.children);
      const source = markdown.slice(node.position!.start.offset, node.position!.end.offset);
      if (source.startsWith('|')) return tableOf(node, source, section);
      const instead = special?.(text);
      if (typeof instead === 'string') report(node, instead);
      if (instead !== undefined) return typeof instead === 'string' ? [] : instead;
      return text === '' ? [] : [paragraph(node.children)];
    }
    if (node.type === 'list') {
      const written = JSON.stringify(node);
      const items = node.children.flatMap((one) => {
        const [first] = one.children;
        if (first?.type !== 'paragraph' || one.children.length > 1) {
          report(node, 'expected one paragraph in each item of a list');
          return [];
        }
        return item?.(plain(first.children), written) ?? [paragraph(first.children)];
      });
      return [node.ordered ? { steps: items } : { list: items }];
    }
    report(node, 'expected a heading, a paragraph, a list or a table');
    return [];
  }

  /** The paragraph before a table becomes the caption of the table. */
  function tableOf(node: RootContent, source: string, { blocks, lines }: WrittenSection): Block[] {
    const [columns = [], , ...rows] = source.split('\n').map((row) => {
      const cells = row.trim().replace(/^\||\|$/g, '');
      return cells.split('|').map((cell) => cell.trim());
    });
    const caption = blocks.at(-1);
    const isCaption = typeof caption === 'string' || Array.isArray(caption);
    if (!isCaption) report(node, 'expected a paragraph before a table, which says what the table shows');
    if (columns.length < 2 || rows.length === 0 || rows.some((row) => row.length !== columns.length))
      report(node, 'expected two columns or more, one row or more, and as many cells in each row as there are columns');
    const [link] = source.match(/\[[^\]]*\]\([^)]*\)/) ?? [];
    if (link) report(node, `expected no link in a table, got ${JSON.stringify(link)}`);
    if (!isCaption) return [];
    blocks.pop();
    lines.pop();
    const marks = [caption].flat().filter((piece) => typeof piece === 'object' && 'mark' in piece);
    const table = { caption: plainText(caption), columns, rows };
    return [{ table, ...(marks.length > 0 && { marks: marks as SourceMark[] }) }];
  }

  function paragraph(children: PhrasingContent[]): Paragraph {
    const parts: Exclude<Paragraph, string> = [];
    const add = (text: string) => {
      if (typeof parts.at(-1) === 'string') parts[parts.length - 1] += text;
      else if (text !== '') parts.push(text);
    };
    for (const child of children) {
      if (child.type === 'link') {
        const target = parseIn(context, href, child.url);
        if (target.success) parts.push({ text: plain(child.children), href: target.data });
        else report(child, target.error.issues[0]!.message);
      } else if (child.type === 'strong' && mark) parts.push({ strong: plain(child.children) });
      else if (child.type === 'text' && mark) marked(child, mark);
      else add(plain([child]));
    }
    return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;

    function marked(child: PhrasingContent, numberOf: NonNullable<Kind['mark']>) {
      plain([child])
        .split(MARK)
        .forEach((piece, index) => {
          if (index % 2 === 0) return add(piece);
          const number = numberOf(piece);
          if (number !== undefined) parts.push({ mark: number });
          else report(child, `expected the id of a source of this article, got ${JSON.stringify(piece)}`);
        });
    }
  }
}

/** Returns the text of a paragraph without formatting and source numbers. */
export const plainText = (paragraph: Paragraph): string =>
  [paragraph]
    .flat()
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'mark' in piece ? '' : 'strong' in piece ? piece.strong : piece.text;
    })
    .join('')
    .trim();

const startLine = (node: RootContent) => node.position?.start.line ?? 1;

const plain = (children: readonly PhrasingContent[]): string =>
  children
    .map((child) => {
      if ('children' in child) return plain(child.children as PhrasingContent[]);
      if (child.type === 'break') return ' ';
      return 'value' in child ? child.value.replaceAll('\n', ' ') : '';
    })
    .join('');
