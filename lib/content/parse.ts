import { fromMarkdown } from 'mdast-util-from-markdown';
import { LineCounter, parseDocument } from 'yaml';

/** More than the number of files in content/, so that a second reading finds every unchanged file in the cache. */
const LIMIT = 1000;

const caches = ((globalThis as { parsedTexts?: Record<string, Map<string, unknown>> }).parsedTexts ??= {});

/**
 * Caches the result for each text, because few texts change between two readings of content/.
 * @param name if given, the cache outlives this module, which `npm run dev` loads again after each change of content
 */
export function memoize<Parsed>(parse: (text: string) => Parsed, name?: string): (text: string) => Parsed {
  const known = (name === undefined ? new Map() : (caches[name] ??= new Map())) as Map<string, Parsed>;
  return (text) => {
    const parsed = known.get(text) ?? parse(text);
    // Moves the text to the end of the cache, because a full cache removes the first entry.
    known.delete(text);
    known.set(text, parsed);
    if (known.size > LIMIT) known.delete(known.keys().next().value!);
    return parsed;
  };
}

/** All callers with the same text share the document, so no caller may change the document. */
export const parseYaml = memoize((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }), lines };
}, 'YAML');

/** All callers with the same text share the tree, so no caller may change the tree. */
export const parseMarkdown = memoize((text) => fromMarkdown(text), 'Markdown');
