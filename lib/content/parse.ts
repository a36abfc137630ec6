import { fromMarkdown } from 'mdast-util-from-markdown';
import { LineCounter, parseDocument } from 'yaml';

/** How many parsed texts to keep: more than content/ has, so that a reading of content/ can reuse all of the last. */
const LIMIT = 1000;

const caches = ((globalThis as { parsedTexts?: Record<string, Map<string, unknown>> }).parsedTexts ??= {});

/**
 * Caches the result of a function for each text, because few texts change between two readings of content/.
 * @param name of a cache that outlives this module, which `npm run dev` loads anew after each change of content
 */
export function memoize<Parsed>(parse: (text: string) => Parsed, name?: string): (text: string) => Parsed {
  const known = (name === undefined ? new Map() : (caches[name] ??= new Map())) as Map<string, Parsed>;
  return (text) => {
    const parsed = known.get(text) ?? parse(text);
    // Moves the text to the end of the map, so that the text that was used longest ago is removed first.
    known.delete(text);
    known.set(text, parsed);
    if (known.size > LIMIT) known.delete(known.keys().next().value!);
    return parsed;
  };
}

/** Parses YAML into a document with its lines. All callers share it: code that changes a document parses its own. */
export const parseYaml = memoize((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }), lines };
}, 'YAML');

/** Parses Markdown into a tree. All callers with the same text share the tree, so none may change it. */
export const parseMarkdown = memoize((text) => fromMarkdown(text), 'Markdown');
