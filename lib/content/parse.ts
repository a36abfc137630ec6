import { fromMarkdown } from 'mdast-util-from-markdown';
import { LineCounter, parseDocument } from 'yaml';

/** More than the number of files in content/, so that no file leaves the cache between two readings of the site. */
const LIMIT = 1000;

const caches = ((globalThis as { parsedTexts?: Record<string, Map<string, unknown>> }).parsedTexts ??= {});

/**
 * Caches the result for each text, because few texts change between two readings.
 * @param name if given, the cache outlives this module, which `npm run dev` reloads
 */
export function memoize<Parsed>(parse: (text: string) => Parsed, name?: string): (text: string) => Parsed {
  const known = (name === undefined ? new Map() : (caches[name] ??= new Map())) as Map<string, Parsed>;
  return (text) => {
    const parsed = known.get(text) ?? parse(text);
    // Moves the text to the end, because a full cache drops its first entry.
    known.delete(text);
    known.set(text, parsed);
    if (known.size > LIMIT) known.delete(known.keys().next().value!);
    return parsed;
  };
}

/** The document is cached and shared, so callers must not change it. */
export const parseYaml = memoize((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }), lines };
}, 'YAML');

/** The tree is cached and shared, so callers must not change it. */
export const parseMarkdown = memoize((text) => fromMarkdown(text), 'Markdown');
