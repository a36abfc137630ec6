import { isMap, isScalar, parse, parseDocument, visit, type YAMLMap } from 'yaml';
import type { ContentFiles } from '../../lib/content/files';

/** Removes every language but English and Hindi, because tests write texts in these two alone. */
export function inTwoLanguages(files: ContentFiles): ContentFiles {
  const list = parse(files['site/languages.yaml']!) as { code: string }[];
  const others = list.slice(2).map(({ code }) => code);
  if (others.length === 0) return files;
  const isOther = (node: unknown) =>
    (isScalar(node) && others.includes(String(node.value))) ||
    (isMap(node) && others.includes(String(node.get('code'))));
  const without = (text: string) => {
    const document = parseDocument(text);
    visit(document, {
      Pair: (_, { key }, path) => (isOther(key) && (path.at(-1) as YAMLMap).has('en') ? visit.REMOVE : undefined),
      Map: (_, map) => (isOther(map) ? visit.REMOVE : undefined),
    });
    return document.toString({ lineWidth: 0 });
  };
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => !others.some((code) => file.endsWith(`/${code}.md`)))
      .map(([file, text]) => [file, file.endsWith('.yaml') ? without(text) : text]),
  );
}
