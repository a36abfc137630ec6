import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, visit } from 'yaml';
import { filesIn, writeFiles } from '../../tools/system/files';
import { inDevanagari, inOtherLetters } from './toy-language';

const pair = (en: string, hi: string) => ({ en, hi });

const TOWN = pair('Suryanagar', 'सूर्यनगर');

/** A field that ends with `+` adds an entry to a list. `count` is the number of the file among those that match. */
const VALUES: [files: RegExp, values: (count: number) => Record<string, unknown>][] = [
  [
    /^company\.yaml$/,
    () => ({
      name: 'Purvanchal Saur Urja Rooftop Solar Installations',
      shortName: 'Purvanchal Saur',
      legalName: 'Purvanchal Saur Urja Rooftop Solar Installations Private Limited',
      phone: '+91 98765 43210',
      email: 'namaste@purvanchal-saur.test',
      whatsapp: '+91 91234 56789',
      leadInbox: 'enquiries@purvanchal-saur.test',
      'hours.text': pair('Every day, 7 am to 9 pm', 'हर दिन, सुबह 7 से रात 9 बजे तक'),
    }),
  ],
  [/^site\/area\.yaml$/, () => ({ 'others.+': TOWN })],
  [/^site\/redirects\.yaml$/, () => ({ '+': { from: '/about-us.html', to: '/aboutus' } })],
  [/^facts\/prices\.yaml$/, () => ({ 'facts.home-3-kw.value': 187000 })],
  // Changes the headline of this page, because the specification does not fix it.
  [/^pages\/learn\.yaml$/, () => ({ 'hero.heading': pair('Ask about solar', 'सोलर के बारे में पूछिए') })],
  [
    /^forms\/landing\.yaml$/,
    () => ({
      'fields.+': {
        ...{ name: 'landmark', kind: 'text', sentAs: 'Landmark' },
        label: pair('Landmark near your house', 'घर के पास की कोई पहचान'),
        purpose: pair('To find your house', 'ताकि हम आपका घर ढूँढ सकें'),
      },
    }),
  ],
  [/^news\//, (count) => ({ title: pair(`What the paper wrote about roof ${count}`, `छत ${count} पर अख़बार की ख़बर`) })],
  [/^projects\//, (count) => ({ title: pair(`A roof in {town}, number ${count}`, `{town} की छत, नंबर ${count}`) })],
  [
    /^reviews\//,
    (count) => ({
      name: pair(`Customer ${count}`, `ग्राहक ${count}`),
      text: pair(`It works as they said, and my bill is number ${count}`, `जैसा कहा था वैसा चलता है, बिल नंबर ${count}`),
    }),
  ],
  [
    /^blocks\/faq\.yaml$/,
    () => ({
      'categories.0.questions.+': {
        question: pair(`Do you come to ${TOWN.en}?`, `क्या आप ${TOWN.hi} आते हैं?`),
        answer: pair('Yes, every week.', 'जी हाँ, हर हफ़्ते।'),
      },
    }),
  ],
  [
    /^pages\/warranty\.yaml$/,
    () => ({
      'seo.title': pair('Our word: what we promise for every roof', 'हमारा वादा: हर छत के लिए हमारी ज़िम्मेदारी'),
      'seo.description': pair(
        'What we promise for panels, inverter and our own work, for how many years, and whom to call when one fails.',
        'पैनल, इन्वर्टर और हमारे काम पर कितने साल का वादा है, और कुछ ख़राब हो जाए तो किसे फोन करना है।',
      ),
      'seo.card.heading': pair('What do we promise?', 'हमारा वादा क्या है?'),
      'seo.card.alt': pair('What do we promise? A roof with helmet and tools', 'हमारा वादा क्या है? छत, हेलमेट और औज़ार'),
    }),
  ],
];

const PAGE = ['content/pages/careers.yaml', 'components/pages/Careers.tsx', 'app/(en)/careers/page.tsx'];
const COPIED = [...PAGE, 'app/[lang]/careers/page.tsx'];

const inWarranty = (text: string) => text.replace(/careers(?!-roof)/g, 'warranty').replaceAll('Careers', 'Warranty');

function addPages(root: string): void {
  const copy = (from: string, to: string, change: (text: string) => string) =>
    writeFiles(root, [[`content/${to}`, change(readFileSync(path.join(root, 'content', from), 'utf8'))]]);
  const newWords = (order: number, name?: object) => (text: string) => {
    const document = parseDocument(text);
    visit(document, {
      Map: (_, map) => {
        const english = map.get('en');
        if (typeof english !== 'string') return undefined;
        map.set('en', inOtherLetters(english));
        map.set('hi', inDevanagari(english));
        return visit.SKIP;
      },
    });
    document.set('order', order);
    document.setIn(['seo', 'card', 'heading'], document.createNode(pair(`It is new: ${order}`, `यह नया है: ${order}`)));
    if (name) document.set('name', document.createNode(name));
    return document.toString({ lineWidth: 0 });
  };
  const newTown = newWords(99, pair('Chandpur', 'चाँदपुर'));
  copy('towns/jaunpur.yaml', 'towns/chandpur.yaml', (text) => newTown(text.replace('city=jaunpur', 'city=chandpur')));
  const [old, added] = ['articles/care-and-warranty', 'articles/what-is-new'];
  copy(`${old}/article.yaml`, `${added}/article.yaml`, newWords(98));
  copy(`${old}/en.md`, `${added}/en.md`, inOtherLetters);
  copy(`${old}/en.md`, `${added}/hi.md`, inDevanagari);
  for (const [language, words] of Object.entries(pair('This is new.', 'यह नया है।')))
    copy(`legal/accessibility/${language}.md`, `legal/accessibility/${language}.md`, (text) => `${text}\n${words}\n`);
}

/** Changes a project as a new owner would, by most recipes of docs/everyday.md. */
export function becomeAnotherCompany(root: string): void {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFiles(root, [[file, text]]);
  for (const file of COPIED) write(inWarranty(file), inWarranty(read(file)));
  addPages(root);

  const yaml = filesIn(path.join(root, 'content')).filter((name) => name.endsWith('.yaml'));
  for (const file of yaml.map((name) => `content/${name}`)) {
    const real = read(file)
      .replace(/^ *sample: true\n/gm, '')
      .replaceAll('https://example.com', 'https://paper.test')
      .replace(/(?<=supplied: )null$/gm, (_, at) => `{ en: Supplied ${at}, hi: मिल गया ${at} }`);
    write(file, real);
  }
  for (const [files, values] of VALUES) {
    const found = yaml.filter((name) => files.test(name)).map((name) => `content/${name}`);
    if (found.length === 0) throw new Error(`content/ has no ${files}: see e2e/owner/become-another-company.ts.`);
    for (const [index, file] of found.entries()) {
      const content = parseDocument(read(file));
      for (const [field, value] of Object.entries(values(index + 1))) {
        const keys = field.split('.');
        if (keys.at(-1) === '+') content.addIn(keys.slice(0, -1), content.createNode(value));
        else content.setIn(keys, value);
      }
      write(file, content.toString({ lineWidth: 0 }));
    }
  }
}
