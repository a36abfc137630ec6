import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsIn } from '../../lib/content/files';
import { parseYaml } from '../../lib/content/parse';
import { namesIn } from '../../lib/content/resolve';
import { ALL, type Text, type Texts } from './texts';

interface PageTexts {
  route: string;
  file: string;
  textsOfOtherFiles: ReadonlySet<string>;
  otherFiles: ReadonlySet<string>;
  hasCalculator: boolean;
}

const firstOf = ({ parts }: Text) => Object.values(parts)[0]!;
/** Such a text hardly ever stands in two files by chance. */
const SENTENCE = /^(?=.*\s).{12}/s;

const known = new WeakMap<Texts, PageTexts[]>();

/** @returns [] while the content has mistakes */
export function pageTexts(project: string, texts: Texts): PageTexts[] {
  const [site] = texts.languages;
  if (!site) return [];
  const found = known.get(texts) ?? Object.values(site.pages).map(readPage);
  known.set(texts, found);
  return found;

  function readPage(page: { address: string; file: string }): PageTexts {
    const file = page.file.replace('content/', '');
    const parts = [...partsTaken(project, routeFile(project, page.address))];
    const own = new Set(texts.list.filter((text) => ownFile(text.file) === file).map((text) => firstOf(text).shown));
    const taken = parts.map((part) => part.split('.').reduce<unknown>((value, key) => Object(value)[key], site));
    const shown = new Set([...textsIn(page).filter((text) => !own.has(text)), ...textsIn(taken)]);
    const files = texts.list.filter((text) => SENTENCE.test(firstOf(text).shown) && shown.has(firstOf(text).shown));
    return {
      ...{ route: page.address, file, textsOfOtherFiles: shown, otherFiles: new Set(files.map((text) => text.file)) },
      hasCalculator: parts.some((part) => part.startsWith('solar')),
    };
  }
}

function routeFile(project: string, address: string): string {
  let folder = path.join(project, 'app/(en)');
  for (const name of address.split('/').filter(Boolean)) {
    const any = readdirSync(folder).find((one) => one.startsWith('[')) ?? name;
    folder = path.join(folder, existsSync(path.join(folder, name)) ? name : any);
  }
  return path.join(folder, 'page.tsx');
}

/** The parts of `site` that a page and its components use, such as `testimonials.home`. */
function partsTaken(project: string, page: string): Set<string> {
  const parts = new Set<string>();
  const read = new Set<string>();
  const queue = [page, path.join(project, 'components/layout/Document/Document.tsx')];
  for (const file of queue) {
    if (read.has(file) || !existsSync(file)) continue;
    read.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, from] of source.matchAll(/^(?:import [^']*|\} )from '((?:@\/components|\.)[^']*)'/gm))
      queue.push(`${from!.startsWith('@') ? path.join(project, from!.slice(2)) : path.resolve(file, '..', from!)}.tsx`);
    for (const [, part] of source.matchAll(/\bsite\.(\w+(?:\.\w+)?)/g)) parts.add(part!);
    for (const [, one, other] of source.matchAll(/const \{([^=]*)\} = site;|\bsite: \{([^}:]*)\}/g))
      for (const part of (one ?? other)!.split(',')) parts.add(part.trim());
  }
  // Leaves out `site.pages`, because a page with the Estimator would otherwise count as showing the texts of all pages.
  parts.delete('pages');
  return parts;
}

const isEntry = ({ file }: Text) => /^(news|projects|reviews)\//.test(file);
/** The YAML file of an article or a legal page, for the Markdown file of the same page; any other file as it is. */
const ownFile = (file: string) =>
  file.replace(/^(articles\/[^/]+)\/\w+\.md$/, '$1/article.yaml').replace(/^legal\/([^/]+)\/\w+\.md$/, 'pages/$1.yaml');

/**
 * A page that shows one text of an entry counts as showing all texts of that entry, because pages join short texts, such
 * as the town, with others, where they are not found.
 */
const showsText = ({ textsOfOtherFiles, otherFiles }: PageTexts, text: Text) =>
  otherFiles.has(text.file) && (isEntry(text) || textsOfOtherFiles.has(firstOf(text).shown));

/** Sorts texts with the same words, of which some may describe a picture: the one that the page shows comes first. */
export function byVisibility<One extends Text>(found: readonly One[], page: PageTexts | undefined, isPicture: boolean) {
  const isElsewhere = (text: Text) => page !== undefined && ownFile(text.file) !== page.file && !showsText(page, text);
  const rank = (text: Text) =>
    (/^seo\.|^titleWithoutName/.test(text.field) ? 4 : 0) +
    (isElsewhere(text) ? 2 : 0) +
    (/\balt$/.test(text.field) === isPicture ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** The texts that a page shows from shared files; of the facts only the claims. */
export const sharedTexts = (page: PageTexts, { list }: Texts): Text[] =>
  list.filter(
    (text) => !/^(pages|towns|articles|legal|guides|facts\/(?!claims))/.test(text.file) && showsText(page, text),
  );

export function usedOn(text: Text, pages: readonly PageTexts[], texts: Texts): string[] {
  const own = pages.filter(({ file }) => file === ownFile(text.file));
  if (own.length > 0) return own.map(({ route }) => route);
  const routes = new Set(pages.filter((page) => showsText(page, text)).map(({ route }) => route));
  if (/^(facts\/|company)/.test(text.file)) for (const route of usedAsFact(text, pages, texts)) routes.add(route);
  return [...routes].sort();
}

function usedAsFact(text: Text, pages: readonly PageTexts[], texts: Texts): string[] {
  const { at } = firstOf(text);
  const path = ALL in text.parts ? at : at.slice(0, -1);
  const place = `${text.file.replace('.yaml', '')}#${path.join('.')}`;
  const users = texts.list.filter(
    (one) => one !== text && namesIn(firstOf(one).written).some((name) => texts.placesOf(name).has(place)),
  );
  const entry: unknown = parseYaml(texts.files[text.file]!).document.getIn(path.slice(0, -1));
  const isComputed = Object(entry).has?.('usedBy') && path.at(-1) === 'value';
  return [
    ...users.flatMap((user) => usedOn(user, pages, texts)),
    ...(isComputed ? pages.filter(({ hasCalculator }) => hasCalculator).map(({ route }) => route) : []),
  ];
}
