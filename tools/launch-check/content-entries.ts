import { isMap, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { factTexts } from '../../content/rules/facts';
import { parseFiles, type Spot } from '../../lib/content/files';
import type { SiteLanguage } from '../../lib/content/language';
import { resolver, spotOf, valueAt } from '../../lib/content/resolve';
import { contentFiles } from '../check-content/site-content';

export interface Entry extends Spot {
  value: unknown;
  node?: Node | null;
  where: string;
}

export type Content = ReturnType<typeof readEntries>;

export const around = ({ file, path }: Spot): Spot => ({ file, path: path.slice(0, -1) });

export function readEntries(root: string) {
  const files = contentFiles(root);
  const { values } = parseFiles(files);
  const languages = (values.get('site/languages') ?? []) as SiteLanguage[];
  const codes = languages.map(({ code }) => code);
  const [first = ''] = codes;
  const raw = (spot: Spot) => valueAt(values, spot);

  // Fills in only facts, because an approval of a text does not cover other values, such as the phone number.
  const facts = factTexts(values.get('facts/names'), {
    read: (place) => english.read(place),
    raw: (place) => (place.startsWith('facts/') ? raw(spotOf(place)) : undefined),
    locales: Object.fromEntries(languages.map(({ code, locale }) => [code, locale])),
  });
  const english = resolver(values, first, codes, facts, []);

  /** The English words of a legal page's section are in Markdown, not in YAML. */
  function wordsAt(spot: Spot): unknown {
    const words = english.value(raw(spot), spot);
    const isSection = spot.file.startsWith('pages/') && /^legalText\.sections\.\d+$/.test(spot.path.join('.'));
    if (!isSection) return words;
    const file = `${spot.file.replace('pages/', 'legal/')}/${first}.md`;
    const sections = String(english.value(values.get(file), { file, path: [] })).split(/^## /m);
    const section = sections.find((text) => text.includes(`{#${(words as { id: string }).id}}`)) ?? '';
    return { heading: section.split('{#')[0]!.trim(), text: section.replace(/\s+/g, ' ').trim() };
  }

  const entries = Object.entries(files).flatMap(([name, text]): Entry[] => {
    const where = (line: number) => `content/${name}:${line}`;
    if (name.endsWith('.md'))
      return text.split('\n').map((value, index) => ({ file: name, path: [], value, where: where(index + 1) }));
    const file = name.replace(/\.yaml$/, '');
    const lines = new LineCounter();
    const inside = (node: unknown, path: PropertyKey[]): Entry[] =>
      childrenOf(node).flatMap(([key, start, child]) => {
        const at = { file, path: [...path, key] };
        const { line } = lines.linePos(start.range![0]);
        return [{ ...at, value: raw(at), node: child, where: where(line) }, ...inside(child, at.path)];
      });
    return inside(parseDocument(text, { lineCounter: lines, stringKeys: true }).contents, []);
  });
  return { entries, wordsAt };
}

function childrenOf(node: unknown): [key: PropertyKey, start: Node, child: Node | null][] {
  if (isMap<Scalar<string>, Node | null>(node))
    return node.items.map(({ key, value }) => [key.value, key, value ?? null]);
  return isSeq<Node>(node) ? node.items.map((item, index) => [index, item, item]) : [];
}
