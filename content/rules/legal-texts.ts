import { unknownPage } from '../../lib/content/address';
import type { Context } from '../../lib/content/context';
import { type MarkdownProblem, readMarkdown, type WrittenSection } from '../../lib/content/markdown';
import { didYouMean } from '../../lib/content/nearest';
import { differences } from '../../lib/content/pairs';
import type { Paragraph, Table } from '../../lib/content/prose';
import { type AllFiles, entriesOf, type MarkdownFile } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';
import { namesIn } from '../../lib/content/resolve';
import { untranslated } from './translations';

interface Fillings {
  table: (form: string) => Table | undefined;
  otherPages: (written: string) => Paragraph[];
}

type WrittenLegalSection = WrittenSection & { id: string; heading: string };

export const readLegalText = (markdown: string, { table, otherPages }: Fillings, context?: Context) =>
  readMarkdown(markdown, {
    heading: '## In short {#in-short}',
    special: (text) => {
      const form = /^\{form-table-(\w+)\}$/.exec(text)?.[1];
      if (form === undefined) return undefined;
      const rows = table(form);
      return rows ? [{ table: rows }] : `expected the name of a form, got ${JSON.stringify(form)}`;
    },
    item: (text, list) => (text === '{other-pages}' ? otherPages(list) : undefined),
    ...(context && { context }),
  }) as { sections: WrittenLegalSection[]; problems: MarkdownProblem[] };

const LINK = /\]\(([a-z][a-z0-9-]*)(?:#[^)]*)?\)/g;
const NO_TABLE = { caption: '', columns: [], rows: [] };

export const legalTextRule = (files: AllFiles): Problem[] =>
  entriesOf(files.values, 'pages/*').flatMap(([page, value]) => {
    const { legalText } = Object(value) as { legalText?: { sections?: { id?: string }[] } };
    const ids = Array.isArray(legalText?.sections) ? legalText.sections.map(({ id }) => String(id)) : [];
    return legalText ? legalProblems(page, ids, files) : [];
  });

function legalProblems(page: string, ids: readonly string[], files: AllFiles): Problem[] {
  const forms = files.entries('forms/');
  const read = files.markdown(`legal/${page}`).map((file) => ({ file, ...sectionsOf(file, forms) }));
  const first = new Map(read[0]?.sections.map((section) => [section.id, section.text]));
  return read.flatMap(({ file, sections, problems }, index) => {
    const name = `legal/${page}/${file.language.code}.md`;
    const at = (line: number, message: string): Problem => ({ file: name, path: [line], message });
    if (file.written === undefined) return at(1, 'expected this file');
    const found = sections.map(({ id }) => id);
    const last = file.written.trimEnd().split('\n').length;
    return [
      ...problems.map(({ line, message }) => at(line, message)),
      ...sections
        .filter(({ id }, index) => !ids.includes(id) || found.indexOf(id) !== index)
        .map(({ id, line }) =>
          at(line, `expected one of the sections that content/pages/${page}.yaml lists, each once, got ${id}`),
        ),
      ...ids
        .filter((id) => !found.includes(id))
        .map((id) => at(last, `expected a section {#${id}}, which content/pages/${page}.yaml lists`)),
      ...sections.flatMap(({ id, text, line }) =>
        index === 0
          ? []
          : differences(first.get(id) ?? text, text, untranslated, file.language.script).map((m) => at(line, m)),
      ),
      ...unknownNames(file.filled, files, /^(other-pages|form-table-\w+)$/).map(({ line, message }) =>
        at(line, message),
      ),
    ];
  });
}

/** @param own a pattern for names in braces that are allowed, although they are no facts */
export const unknownNames = (
  filled: string,
  { routes, facts }: Pick<AllFiles, 'routes' | 'facts'>,
  own?: RegExp,
): MarkdownProblem[] =>
  numberedLines(filled).flatMap(({ text, line }) => [
    ...namesIn(text)
      .filter((name) => !own?.test(name))
      .map((name) => ({ line, message: `expected no {${name}}: no fact has this name${didYouMean(name, facts)}` })),
    ...[...text.matchAll(LINK)]
      .filter(([, id]) => !Object.hasOwn(routes, id!))
      .map(([, id]) => ({ line, message: unknownPage(id!, Object.keys(routes)) })),
  ]);

const numberedLines = (text: string) => text.split('\n').map((text, index) => ({ text, line: index + 1 }));

function sectionsOf({ written = '', filled }: MarkdownFile, forms: readonly string[]) {
  const { sections, problems } = readLegalText(filled, {
    table: (form) => (forms.includes(form) ? NO_TABLE : undefined),
    otherPages: () => [],
  });
  const writtenLines = numberedLines(written);
  return {
    problems,
    sections: sections.map(({ id, line }, index) => ({
      id,
      line,
      text: writtenLines
        .slice(line - 1, (sections[index + 1]?.line ?? Infinity) - 1)
        .map(({ text }) => text.replace(/\{#.*\}$/, ''))
        .join('\n'),
    })),
  };
}
