import { fromMarkdown } from 'mdast-util-from-markdown';
import { LineCounter, parseDocument } from 'yaml';

/** More than the texts of content/, with facts and without, so that one reading takes what the last one parsed. */
const KEPT = 1000;

/** Keeps what a function has made of each text, since reading content/ anew meets few texts that have changed. */
export function kept<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (text) => {
    const parsed = known.get(text) ?? parse(text);
    // What was asked for last stands last, and what nobody asks for any more goes first.
    known.delete(text);
    known.set(text, parsed);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    return parsed;
  };
}

/** YAML as a document with its lines. All readers of a text share it: whoever changes a document parses it alone. */
export const parsedYaml = kept((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }), lines };
});

/** Markdown as a tree. All readers of a text share it, and none changes it. */
export const parsedMarkdown = kept((text) => fromMarkdown(text));
