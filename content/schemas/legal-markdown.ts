import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PhrasingContent, RootContent } from 'mdast';
import { href } from './address';
import type { TableContent } from './figures-table';
import type { LegalBlock, LegalParagraph } from './legal';

/** One section of a legal text, as its Markdown has it. */
export interface WrittenSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
  /** The line on which its heading stands. */
  line: number;
}

/** A mistake in a Markdown file, with the line on which it stands. */
export interface MarkdownFinding {
  line: number;
  message: string;
}

interface Fillings {
  /** The table of what a form asks: `{form-table-landing}` in a paragraph of its own. */
  table: (form: string) => TableContent | undefined;
  /** The pages that a list does not name, each as a link: `{other-pages}` in an item of its own. */
  otherPages: (written: string) => LegalParagraph[];
}

const HEADING = /^(.*?)\s*\{#([a-z0-9-]+)\}$/;

/**
 * Reads a legal text: sections under headings of the second level, each with an id behind it in braces; paragraphs, lists,
 * numbered steps and links.
 */
export function readLegalText(
  markdown: string,
  { table, otherPages }: Fillings,
): { sections: WrittenSection[]; findings: MarkdownFinding[] } {
  const sections: WrittenSection[] = [];
  const findings: MarkdownFinding[] = [];
  const report = (node: RootContent, message: string) => findings.push({ line: lineOf(node), message });

  for (const node of fromMarkdown(markdown).children) {
    if (node.type === 'heading') {
      const [, heading, id] = HEADING.exec(plain(node.children)) ?? [];
      if (node.depth === 2 && id !== undefined)
        sections.push({ id, heading: heading!, blocks: [], line: lineOf(node) });
      else report(node, 'expected a heading such as "## In short {#in-short}"');
      continue;
    }
    const section = sections.at(-1);
    if (!section) report(node, 'expected a heading before the first paragraph');
    else section.blocks.push(...blocksOf(node));
  }
  return { sections, findings };

  function blocksOf(node: RootContent): LegalBlock[] {
    if (node.type === 'paragraph') {
      const text = plain(node.children);
      const form = /^\{form-table-(\w+)\}$/.exec(text)?.[1];
      if (form !== undefined) {
        const rows = table(form);
        if (!rows) report(node, `expected the name of a form, got ${JSON.stringify(form)}`);
        return rows ? [{ table: rows }] : [];
      }
      return text === '' ? [] : [paragraph(node.children)];
    }
    if (node.type === 'list') {
      const written = JSON.stringify(node);
      const items = node.children.flatMap((item) => {
        const [first] = item.children;
        if (first?.type !== 'paragraph' || item.children.length > 1) {
          report(node, 'expected one paragraph in each item of a list');
          return [];
        }
        return plain(first.children) === '{other-pages}' ? otherPages(written) : [paragraph(first.children)];
      });
      return [node.ordered ? { steps: items } : { list: items }];
    }
    report(node, 'expected a heading, a paragraph or a list');
    return [];
  }

  function paragraph(children: PhrasingContent[]): LegalParagraph {
    const parts: Exclude<LegalParagraph, string> = [];
    for (const child of children) {
      const last = parts.at(-1);
      if (child.type === 'link') {
        const target = href.safeParse(child.url);
        if (target.success) parts.push({ text: plain(child.children), href: target.data });
        else report(child as unknown as RootContent, target.error.issues[0]!.message);
      } else if (typeof last === 'string') parts[parts.length - 1] = last + plain([child]);
      else parts.push(plain([child]));
    }
    return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
  }
}

const lineOf = (node: RootContent) => node.position?.start.line ?? 1;

/** The words of a piece of Markdown, without its marks. A line break is a space. */
const plain = (children: readonly PhrasingContent[]): string =>
  children
    .map((child) => {
      if ('children' in child) return plain(child.children as PhrasingContent[]);
      if (child.type === 'break') return ' ';
      return 'value' in child ? child.value.replaceAll('\n', ' ') : '';
    })
    .join('');
