import { type MarkdownFinding, readMarkdown, type WrittenSection } from './markdown';
import { lostPage } from './address';
import { didYouMean } from './nearest';
import { differences, type PairLanguage } from './pairs';
import type { Paragraph, Table } from './prose';
import { type Finding, namesIn } from './resolve';

interface Fillings {
  /** The table of what a form asks. It replaces `{form-table-landing}` in a paragraph of its own. */
  table: (form: string) => Table | undefined;
  /** Links to the pages that a list does not name. They replace `{other-pages}` in an item of its own. */
  otherPages: (written: string) => Paragraph[];
}

type WrittenLegalSection = WrittenSection & { id: string; heading: string };

/** Reads a legal text. The heading of each section ends with an id in braces. */
export const readLegalText = (markdown: string, { table, otherPages }: Fillings) =>
  readMarkdown(markdown, {
    heading: '## In short {#in-short}',
    special: (text) => {
      const form = /^\{form-table-(\w+)\}$/.exec(text)?.[1];
      if (form === undefined) return undefined;
      const rows = table(form);
      return rows ? [{ table: rows }] : `expected the name of a form, got ${JSON.stringify(form)}`;
    },
    item: (text, list) => (text === '{other-pages}' ? otherPages(list) : undefined),
  }) as { sections: WrittenLegalSection[]; findings: MarkdownFinding[] };

/** A legal text in one language. */
export interface LegalFile {
  language: PairLanguage;
  /** The text of the file as written; undefined if there is no file. */
  written?: string;
  /** The text of the file with names in braces replaced by facts. */
  filled: string;
}

/** The names that prose may use. */
export interface TextSite {
  /** The ids of the pages. */
  pages: readonly string[];
  /** The names of the facts. */
  facts: readonly string[];
  /** The names of the forms. */
  forms: readonly string[];
  /** The ids of the sources in facts/sources. */
  sources: readonly string[];
  /** Words that are the same in every language. */
  untranslated: ReadonlySet<string>;
}

const LINK = /\]\(([a-z][a-z0-9-]*)(?:#[^)]*)?\)/g;
const NO_TABLE = { caption: '', columns: [], rows: [] };

/**
 * Checks the files of a legal text: every language has each section that the page lists, once, and the texts of a
 * section have the same figures and names in braces in all languages.
 * @param page the name of the page's file in content/pages/
 * @param ids of the sections that the page lists
 */
export function legalFindings(
  page: string,
  ids: readonly string[],
  files: readonly LegalFile[],
  site: TextSite,
): Finding[] {
  const fileOf = ({ language }: LegalFile) => `legal/${page}/${language.code}.md`;
  const read = files.map((file) => ({ file, sections: sectionsOf(file, site) }));
  const first = new Map(read[0]!.sections.sections.map((section) => [section.id, section.text]));
  return read.flatMap(({ file, sections: { sections, findings } }) => {
    const at = (line: number, message: string): Finding => ({ file: fileOf(file), path: [line], message });
    if (file.written === undefined) return at(1, 'expected this file');
    const found = sections.map(({ id }) => id);
    const last = file.written.trimEnd().split('\n').length;
    return [
      ...findings.map(({ line, message }) => at(line, message)),
      ...sections
        .filter(({ id }, index) => !ids.includes(id) || found.indexOf(id) !== index)
        .map(({ id, line }) =>
          at(line, `expected one of the sections that content/pages/${page}.yaml lists, each once, got ${id}`),
        ),
      ...ids
        .filter((id) => !found.includes(id))
        .map((id) => at(last, `expected a section {#${id}}, which content/pages/${page}.yaml lists`)),
      ...sections.flatMap(({ id, text, line }) =>
        file === files[0]
          ? []
          : differences(first.get(id) ?? text, text, site.untranslated, file.language.script).map((m) => at(line, m)),
      ),
      ...lostNames(file.filled, site, /^(other-pages|form-table-\w+)$/).map(({ line, message }) => at(line, message)),
    ];
  });
}

/**
 * Finds names in braces that no fact has, and links to pages that do not exist.
 * @param filled a Markdown text with names in braces replaced by facts
 * @param own a pattern for the other names that this kind of text may use
 */
export const lostNames = (
  filled: string,
  { pages, facts }: Pick<TextSite, 'pages' | 'facts'>,
  own?: RegExp,
): MarkdownFinding[] =>
  lines(filled).flatMap(({ text, line }) => [
    ...namesIn(text)
      .filter((name) => !own?.test(name))
      .map((name) => ({ line, message: `expected no {${name}}: no fact has this name${didYouMean(name, facts)}` })),
    ...[...text.matchAll(LINK)]
      .filter(([, id]) => !pages.includes(id!))
      .map(([, id]) => ({ line, message: lostPage(id!, pages) })),
  ]);

const lines = (text: string) => text.split('\n').map((text, index) => ({ text, line: index + 1 }));

/** The sections of a text, each with its words as its file has them. */
function sectionsOf({ written = '', filled }: LegalFile, { forms }: TextSite) {
  const { sections, findings } = readLegalText(filled, {
    table: (form) => (forms.includes(form) ? NO_TABLE : undefined),
    otherPages: () => [],
  });
  const words = lines(written);
  return {
    findings,
    sections: sections.map(({ id, line }, index) => ({
      id,
      line,
      text: words
        .slice(line - 1, (sections[index + 1]?.line ?? Infinity) - 1)
        .map(({ text }) => text.replace(/\{#.*\}$/, ''))
        .join('\n'),
    })),
  };
}
