import postcss, { type Declaration } from 'postcss';

const ASKED = /var\((--[\w-]+)\)/g;

/**
 * Style sheets in which each property of the site's own that is set once and for all, on `:root` and nowhere else, has given
 * way to its value: what the design calls by a name for people's sake need not be said by it to a phone.
 *
 * @param styleSheets the text of each; a property may be set in one and asked for in another
 * @param isKept whether a property is to stay, as one that scripts set
 * @returns the same, in the same order
 */
export function withConstantProperties(styleSheets: string[], isKept: (property: string) => boolean): string[] {
  const roots = styleSheets.map((text) => postcss.parse(text));
  const set = new Map<string, Declaration[]>();
  for (const root of roots)
    root.walkDecls(
      /^--/,
      (declaration) => void set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]),
    );
  // One that is asked for with a value to fall back on has its reasons.
  const askedWithFallback = new Set(
    styleSheets.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\s*,/g)].map(([, name]) => name!)),
  );
  const constants = new Map<string, string>();
  const withValues = (value: string) => value.replace(ASKED, (whole, name: string) => constants.get(name) ?? whole);
  for (let known = -1; known < constants.size;) {
    known = constants.size;
    for (const [name, [declaration, ...others]] of set) {
      if (others.length > 0 || !isForAll(declaration!) || isKept(name) || askedWithFallback.has(name)) continue;
      const value = withValues(declaration!.value);
      if (!value.includes('var(')) constants.set(name, value);
    }
  }
  for (const root of roots) {
    root.walkDecls(
      (declaration) =>
        void (constants.has(declaration.prop)
          ? declaration.remove()
          : (declaration.value = withValues(declaration.value))),
    );
    root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
  }
  return roots.map(String);
}

const isForAll = ({ parent, important }: Declaration) =>
  parent?.type === 'rule' &&
  (parent as postcss.Rule).selector === ':root' &&
  parent.parent?.type === 'root' &&
  !important;
