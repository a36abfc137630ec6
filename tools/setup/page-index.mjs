import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const ROUTES = 'app/(en)';
/**
 * Writes the first line of a generated list of pages.
 * @param {string} from
 */
const written = (from) => `// Every command of package.json writes this file anew, from ${from}.\n`;

/**
 * Writes the lists of pages in content/generated/: the pages of each language from the files in its folder `pages`, and
 * their addresses from the folders of app/(en)/. A list that is already right is left alone.
 */
export function writePageIndex() {
  if (!existsSync(ROUTES)) return;
  const languages = readdirSync('content').filter((code) => existsSync(`content/${code}/pages`));
  for (const code of languages) write(`content/generated/pages-${code}.ts`, pagesOf(code));
  write('content/generated/routes.ts', routes());
}

/**
 * Writes the list of pages of a language.
 * @param {string} code the code of the language, for example `en`
 */
function pagesOf(code) {
  const ids = readdirSync(`content/${code}/pages`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  const imports = ids.map((id) => `import { ${camel(id)} } from '../${code}/pages/${id}';\n`).join('');
  const names = ids.map((id) => `  ${camel(id)},\n`).join('');
  return `${written(`the files in content/${code}/pages/`)}${imports}\nexport const pages = {\n${names}};\n`;
}

/** Finds the address of each page, whose route file names the words of the page: `en.pages.goSolar`. */
function routes() {
  const lines = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])page\.tsx$/.test(name) && !name.includes('['))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
    .sort()
    .flatMap((route) => {
      const [, page] = /\ben\.pages\.(\w+)/.exec(readFileSync(`${ROUTES}${route}/page.tsx`, 'utf8')) ?? [];
      const id = page && kebab(page);
      return id ? `  ${id.includes('-') ? `'${id}'` : id}: '${route}',\n` : [];
    });
  return `${written('the folders of app/(en)/')}export const pageRoutes = {\n${lines.join('')}} as const;\n`;
}

/**
 * Writes a file where its text has changed.
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** @param {string} id */
const camel = (id) => id.replace(/-./g, (found) => found.slice(1).toUpperCase());
/** @param {string} name */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
