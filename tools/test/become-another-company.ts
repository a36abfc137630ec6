import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, writeFiles } from '../setup/files';

/** A town where no company works. */
const TOWN = 'Suryanagar';

/** The facts of the other company, by their names in content/facts/company.ts. */
const COMPANY = {
  name: 'Purvanchal Saur Urja Rooftop Solar Installations',
  legalName: 'Purvanchal Saur Urja Rooftop Solar Installations Private Limited',
  phone: '+91 98765 43210',
  email: 'namaste@purvanchal-saur.test',
  whatsapp: '+91 91234 56789',
  leadInbox: 'enquiries@purvanchal-saur.test',
};

/** The text replacements in each file: `$&` stands for the text that was found, `№` for a number of its own. */
const EDITS: [file: string, what: RegExp, by: string][] = [
  ...Object.entries(COMPANY).map(([field, value]): [string, RegExp, string] => [
    'content/facts/company.ts',
    new RegExp(`^  ${field}: .*,$`, 'm'),
    `  ${field}: '${value}',`,
  ]),
  ['content/en/company.ts', /(?<=hours = \{ text: ).*(?=, approved)/, "'Every day, 7 am to 9 pm'"],
  ['content/en/cities.ts', /cities: \[/, `$&'${TOWN}', `],
  ['content/en/news.ts', /(?<=\btitle: ).*(?=,$)/gm, "'What the paper wrote about roof №'"],
  ['content/en/projects.ts', /(?<=\btitle: ).*(?=,$)/gm, `'A roof in ${TOWN} №'`],
  ['content/en/testimonials.ts', /(?<=\btext: ).*(?=,$)/gm, "'It works as they said, and my bill is number №'"],
  ['content/en/testimonials.ts', /(?<=\bauthor: ).* (★+).(?=,$)/gm, `'Customer №, ${TOWN}, 4 kW $1'`],
  ['content/en/faq.ts', /questions: \[/, `$&{ question: 'Do you come to ${TOWN}?', answer: 'Yes, every week.' },`],
];

/** Samples that an owner of the site may have replaced already. */
const REAL_WORDS: [what: RegExp, by: string][] = [
  [/,?\s*sample: true/g, ''],
  [/https:\/\/example\.com/g, 'https://paper.test'],
  [/supplied: null/g, "supplied: 'Supplied №'"],
];

/** The files of a page that is copied under another name, to add one more page to the site. */
const COPIED = ['content/en/pages/careers.ts', 'components/pages/Careers.tsx', 'app/(en)/careers/page.tsx'];

const inWarranty = (text: string) =>
  text.replace(/careers(?!-roof|Roof)/g, 'warranty').replaceAll('Careers', 'Warranty');

const SECOND_LANGUAGE = {
  'content/hi/words.ts': `export { toy as hi } from '../../components/pages/toy-language.fixture';\n`,
  // As they are written, for what is made from them: share cards and guides.
  'content/language-files.ts': `import { english } from './en/english';
import { siteLanguages } from './facts/languages';

export const languageFiles = siteLanguages.map((language) => ({ ...english, ...language }));
`,
};

/**
 * Changes a project as a new owner would: another company, one more town, real words in place of samples, one more
 * question and one more page. Then puts the English words in other letters in the place of the Hindi ones, which would
 * be older than their English, with a route for each English one.
 * @returns the files that were changed or added, by their path in it
 * @throws Error where a file no longer has the text to change
 */
export function becomeAnotherCompany(root: string): string[] {
  const changed = new Set<string>();
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    writeFiles(root, [[file, text]]);
    changed.add(file);
  };
  const filesUnder = (folder: string) => filesIn(path.join(root, folder)).map((name) => path.join(folder, name));
  let count = 0;
  const numbered = (text: string) => text.replaceAll('№', () => String(++count));

  for (const file of filesUnder('content').filter((name) => /^content\/(en|facts)\/.*(?<!\.test)\.ts$/.test(name))) {
    const real = REAL_WORDS.reduce((text, [what, by]) => text.replace(what, by), read(file));
    if (real !== read(file)) write(file, numbered(real));
  }
  for (const [file, what, by] of EDITS) {
    const text = read(file);
    if (text.search(what) < 0) throw new Error(`${file}: there is no ${what}; tools/test/become-another-company.ts.`);
    write(file, numbered(text.replace(what, by)));
  }
  for (const file of COPIED) write(inWarranty(file), inWarranty(read(file)));
  // Changes each sentence of the copied page, because no two pages may have the same title.
  const sentences = /(?<=['`])(?=[A-Z][^'`]* )/g;
  write(inWarranty(COPIED[0]!), read(inWarranty(COPIED[0]!)).replace(sentences, 'Our word: '));

  for (const words of ['hi', 'generated/pages-hi.ts', 'generated/towns-hi.ts'])
    rmSync(path.join(root, 'content', words), { recursive: true, force: true });
  for (const [file, text] of Object.entries(SECOND_LANGUAGE)) write(file, text);
  for (const route of filesUnder('app/(en)').filter((name) => /\b(page|layout)\.tsx$/.test(name)))
    write(
      route.replace('(en)', 'hi'),
      read(route)
        .replace('content/en/words', 'content/hi/words')
        .replaceAll('latin-font', 'devanagari-font')
        .replaceAll('latinFont', 'devanagariFont')
        .replace(/\ben\b/g, 'hi'),
    );
  return [...changed];
}
