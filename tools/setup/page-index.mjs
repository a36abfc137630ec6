import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const ROUTES = 'app/(en)';
/** The beginning of the names of the files with the words of towns. */
const TOWN = 'rooftop-solar-';
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
  for (const code of languages) {
    const [ids, files] = [idsOf(code), `the files in content/${code}/pages/`];
    writeList('pages', code, ids, files, camel);
    // Lists the pages of towns apart from the other pages too: words of the site that name a town import them.
    const towns = ids.filter((id) => id.startsWith(TOWN));
    const townLine = (/** @type {string} */ id) => `${keyOf(id.slice(TOWN.length))}: ${camel(id)}`;
    writeList('towns', code, towns, `${files} whose names begin with ${TOWN}`, townLine);
  }
  write('content/generated/routes.ts', routes());
}

/** @param {string} code the code of a language, for example `en` */
const idsOf = (code) =>
  readdirSync(`content/${code}/pages`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** @type {(name: string, code: string, ids: string[], from: string, line: (id: string) => string) => void} */
function writeList(name, code, ids, from, line) {
  const imports = ids.map((id) => `import { ${camel(id)} } from '../${code}/pages/${id}';\n`).join('');
  const lines = ids.map((id) => `  ${line(id)},\n`).join('');
  write(`content/generated/${name}-${code}.ts`, `${written(from)}${imports}\nexport const ${name} = {\n${lines}};\n`);
}

/**
 * Finds the address of each page. Its route file names the words of the page: `en.pages.goSolar`. A folder such as
 * `rooftop-solar/[town]` shows every page whose file of words has a name that begins with `rooftop-solar-`.
 */
function routes() {
  const ids = idsOf('en');
  /** @type {(id: string, route: string) => string} */
  const line = (id, route) => `  ${keyOf(id)}: '${route}',\n`;
  const lines = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])page\.tsx$/.test(name))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
    .sort()
    .flatMap((route) => {
      const [, above] = /^(.*)\/\[\w+\]$/.exec(route) ?? [];
      if (above !== undefined) {
        const start = `${above.slice(1).replaceAll('/', '-')}-`;
        return ids.filter((id) => id.startsWith(start)).map((id) => line(id, `${above}/${id.slice(start.length)}`));
      }
      const [, page] = /\ben\.pages\.(\w+)/.exec(readFileSync(`${ROUTES}${route}/page.tsx`, 'utf8')) ?? [];
      return page ? [line(kebab(page), route)] : [];
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
const keyOf = (id) => (id.includes('-') ? `'${id}'` : id);
/** @param {string} id */
const camel = (id) => id.replace(/-./g, (found) => found.slice(1).toUpperCase());
/** @param {string} name */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
