import type { Context } from '../../lib/content/context';
import { type MarkdownProblem, plainText, readMarkdown, type WrittenSection } from '../../lib/content/markdown';
import { numbersIn } from '../../lib/content/pairs';
import { got } from '../../lib/content/got';
import type { Block, Paragraph } from '../../lib/content/prose';
import { type AllFiles, entriesOf, type MarkdownFile } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';
import { isFields, namesIn } from '../../lib/content/resolve';
import { unknownNames } from './legal-texts';
import { countUniqueRuns } from './unique-runs';

interface ArticleFiles {
  slug: string;
  article: unknown;
  texts: MarkdownFile[];
}

/** Accepts any value, because rules also read articles that the schema has refused. */
export const sourceIds = (sources: unknown): string[] =>
  Array.isArray(sources)
    ? sources.map((one) => (typeof one === 'string' ? one : String((one as { id?: unknown })?.id)))
    : [];

/** Reads the text of an article. A mark such as [^id] becomes the place of the id in `sources`, counted from 1. */
export const readArticle = (markdown: string, sources: readonly string[], context?: Context) =>
  readMarkdown(markdown, {
    heading: '## How long does it take?',
    hasOpening: true,
    special: (text) => (text === '::drawing' ? [{ place: 'drawing' }] : undefined),
    mark: (id) => sources.indexOf(id) + 1 || undefined,
    ...(context && { context }),
  });

/** In every language, an article must have at least this many sequences of five words that no other article has. */
const OWN_RUNS = 300;

export function articleRule(files: AllFiles): Problem[] {
  const articles = entriesOf(files.values, 'articles/*/article').map(([slug, article]) => ({
    slug,
    article,
    texts: files.markdown(folderOf(slug)),
  }));
  const slugs = articles.map(({ slug }) => slug);
  return [...articles.flatMap((article) => articleProblems(article, slugs, files)), ...withTooFewRuns(articles)];
}

const folderOf = (slug: string) => `articles/${slug}`;

function articleProblems({ slug, article, texts }: ArticleFiles, slugs: readonly string[], files: AllFiles): Problem[] {
  const { sources, related, drawing } = (isFields(article) ? article : {}) as Record<string, unknown>;
  const ids = sourceIds(sources);
  const known = files.entries('facts/sources');
  const read = texts.map((text) => ({
    ...text,
    ...readArticle(text.written ?? '', ids),
    // Reads the text with facts filled in, because the address of a link may be a fact such as {whatsapp-link}.
    problems: readArticle(text.filled, ids).problems,
  }));
  const [first] = read;
  const drawingSources = isFields(drawing) && Array.isArray(drawing.sources) ? drawing.sources.map(String) : [];
  const marked = new Set(read.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(marksOf))));
  const problems: Problem[] = [];
  const report = (path: PropertyKey[], message: string) =>
    problems.push({ file: `${folderOf(slug)}/article`, path, message });
  ids.forEach((id, index) => {
    const path = ['sources', index];
    if (typeof (sources as unknown[])[index] === 'string' && !known.includes(id))
      report(path, `expected an id of content/facts/sources.yaml, or a source with a name, ${got(id)}`);
    if (ids.indexOf(id) !== index) report(path, 'expected each source once');
    if (!marked.has(index + 1) && !drawingSources.includes(id))
      report(path, `expected a mark [^${id}] in the text, or a drawing that names this source`);
  });
  drawingSources.forEach((id, index) => {
    if (!ids.includes(id))
      report(
        ['drawing', 'sources', index],
        `expected one of the sources of this article (${ids.join(', ')}), ${got(id)}`,
      );
  });
  const others = slugs.filter((one) => one !== slug);
  (Array.isArray(related) ? related : []).forEach((other, index) => {
    if (!others.includes(String(other)))
      report(['related', index], `expected another article (${others.join(', ')}), ${got(String(other))}`);
  });
  return [
    ...problems,
    ...read.flatMap(({ language, written, filled, sections, problems }) => {
      const at = (line: number, message: string): Problem => ({
        file: `${folderOf(slug)}/${language.code}.md`,
        path: [line],
        message,
      });
      if (written === undefined) return [at(1, 'expected this file: the prose of the article in this language')];
      return [
        ...[
          ...problems,
          ...unknownNames(filled, files),
          ...withoutSource(sections),
          ...misplacedDrawing(sections, drawing !== undefined),
        ].map(({ line, message }) => at(line, message)),
        ...(isOpening(sections) ? [] : [at(1, 'expected the answer first: a paragraph before the first heading')]),
        ...(first!.written === undefined || first!.language === language
          ? []
          : unlike(written, sections, first!.written, first!.sections).map((message) => at(1, message))),
      ];
    }),
  ];
}

const isOpening = ([opening]: readonly WrittenSection[]) =>
  typeof opening?.blocks[0] === 'string' || Array.isArray(opening?.blocks[0]);

function misplacedDrawing(sections: readonly WrittenSection[], hasDrawing: boolean) {
  const lines = sections.flatMap(({ blocks, lines }) => lines.filter((_, index) => 'place' in Object(blocks[index])));
  if (lines.length === (hasDrawing ? 1 : 0)) return [];
  const message = hasDrawing
    ? 'expected one line ::drawing, where the drawing of article.yaml stands'
    : 'expected no ::drawing: article.yaml has none';
  return [{ line: lines.at(-1) ?? 1, message }];
}

function paragraphsOf(block: Block): Paragraph[] {
  if (typeof block === 'string' || Array.isArray(block)) return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return 'table' in block ? [block.table.caption, ...block.table.columns, ...block.table.rows.flat()] : [];
}

const marksIn = (paragraph: Paragraph): number[] =>
  [paragraph].flat().flatMap((piece) => (typeof piece === 'object' && 'mark' in piece ? piece.mark : []));

const marksOf = (block: Block): number[] =>
  typeof block === 'object' && 'marks' in block
    ? block.marks!.map(({ mark }) => mark)
    : paragraphsOf(block).flatMap(marksIn);

const numbersInParagraphs = (paragraphs: readonly Paragraph[]) =>
  paragraphs.flatMap((one) => numbersIn(plainText(one)));

function withoutSource(sections: readonly WrittenSection[]) {
  function missing(line: number, numbers: readonly string[]): MarkdownProblem[] {
    const message = `expected a source of ${numbers.join(', ')}: a fact in braces, or a mark such as [^id] at the end of the paragraph`;
    return numbers.length === 0 ? [] : [{ line, message }];
  }
  const shown = sections.flatMap(({ blocks }) => numbersInParagraphs(blocks.flatMap(paragraphsOf)));
  return sections.flatMap(({ heading = '', line, blocks, lines }) => [
    ...missing(
      line,
      numbersIn(heading).filter((number) => !shown.includes(number)),
    ),
    ...blocks.flatMap((block, index) => {
      const before = blocks[index - 1];
      const isList = typeof block === 'object' && ('list' in block || 'steps' in block);
      const isCovered = isList && (typeof before === 'string' || Array.isArray(before)) && marksOf(before).length > 0;
      const isTable = typeof block === 'object' && 'table' in block;
      if (isCovered || (isTable && marksOf(block).length > 0)) return [];
      return missing(
        lines[index]!,
        numbersInParagraphs(paragraphsOf(block).filter((one) => marksIn(one).length === 0)),
      );
    }),
  ]);
}

function unlike(
  text: string,
  sections: readonly WrittenSection[],
  english: string,
  inEnglish: readonly WrittenSection[],
) {
  const numbers = (all: readonly WrittenSection[]) =>
    all.flatMap(({ heading = '', blocks }) => [
      ...numbersIn(heading),
      ...numbersInParagraphs(blocks.flatMap(paragraphsOf)),
    ]);
  return [
    ['numbers', numbers(inEnglish), numbers(sections)] as const,
    ['names in braces', namesIn(english), namesIn(text)] as const,
  ].flatMap(([what, wanted, got]) => {
    const list = (some: readonly string[], others: readonly string[]) =>
      [...new Set(some)].filter((one) => !others.includes(one)).join(', ') || 'none';
    const [less, more] = [list(wanted, got), list(got, wanted)];
    return less === more ? [] : `expected the ${what} of the English; missing here: ${less}; only here: ${more}`;
  });
}

function withTooFewRuns(articles: readonly ArticleFiles[]): Problem[] {
  const codes = [...new Set(articles.flatMap(({ texts }) => texts.map(({ language }) => language.code)))];
  return codes.flatMap((code) => {
    const inLanguage = articles.flatMap(({ slug, texts }) =>
      texts
        .filter(({ language, written }) => language.code === code && written !== undefined)
        .map(({ filled }) => ({ name: slug, text: filled })),
    );
    return countUniqueRuns(inLanguage).flatMap((count, index) => {
      const file = `${folderOf(inLanguage[index]!.name)}/${code}.md`;
      const message = `expected more of its own: ${OWN_RUNS} or more runs of five words that no other article has, got ${count}`;
      return count >= OWN_RUNS ? [] : { file, path: [1], message };
    });
  });
}
