import { z } from 'zod';
import { folders, modelOf } from '../../content/model';
import { articleRule } from '../../content/rules/articles';
import { factNames, sumOfFacts } from '../../content/rules/facts';
import { legalTextRule } from '../../content/rules/legal-texts';
import { missingFiles, tooFewFiles } from '../../content/rules/missing-files';
import { exampleTownRule } from '../../content/rules/towns';
import { unreadFacts } from '../../content/rules/unread-facts';
import { claimsFile } from '../../content/schemas/entries';
import { areaFile } from '../../content/schemas/sections';
import { estimates, fact, townSystems } from '../../content/schemas/solar';
import { town } from '../../content/schemas/towns';
import type { ContentFiles } from '../../lib/content/files';
import { languagesFile, type SiteLanguage } from '../../lib/content/language';
import { source } from '../../lib/content/parts';
import { type Model, readFiles } from '../../lib/content/read-files';
import { entryOf, text } from '../../lib/content/text';

const sourcedFact = fact.extend({ usedBy: z.array(z.string()).optional() });

const none = z.strictObject({});

const smallFiles = {
  company: z.strictObject({ name: text, legalName: text }),
  'blocks/faq': z.strictObject({ heading: text, answers: z.array(text) }),
  'blocks/news': z.strictObject({ heading: text }),
  'blocks/phone': z.strictObject({ heading: text }),
  'blocks/ways': z.strictObject({ heading: text }),
  'blocks/town-pages': z.strictObject({ costs: town.shape.costs, companies: z.record(z.string(), text) }),
  'facts/claims': claimsFile,
  'facts/guide-sources': none,
  'facts/steps': none,
  'facts/subsidies': none,
  'facts/typical': none,
  'facts/estimates': estimates,
  'facts/names': factNames,
  'facts/prices': z.strictObject({ facts: z.strictObject({ 'home-3-kw': sourcedFact, 'home-4-kw': sourcedFact }) }),
  'facts/sources': z.record(z.string(), source),
  'facts/sums': z.record(z.string(), sumOfFacts),
  'facts/sun': z.strictObject({ facts: z.strictObject({ 'sun-low': sourcedFact }), modelledTown: entryOf('towns/') }),
  'facts/town-systems': townSystems,
  'facts/units': z.record(z.string(), text),
  'site/area': areaFile,
  'site/languages': languagesFile,
} as const;

const { 'articles/*/article': article, 'forms/*': form, ...others } = folders;
const smallFolders = {
  'articles/*/article': article,
  'forms/*': form,
  'news/*': others['news/*'],
  'pages/*': others['pages/*'],
  'projects/*': others['projects/*'],
  'towns/*': others['towns/*'],
} as const;

const smallModel: Model<typeof smallFiles, typeof smallFolders, SiteLanguage> = {
  ...modelOf(false),
  files: smallFiles,
  folders: smallFolders,
  derived: () => ({}),
  rules: [
    (all) => tooFewFiles(all, { news: { shown: 2, section: 'blocks/news' } }),
    (all) => missingFiles(all, ['forms/landing']),
    exampleTownRule,
    legalTextRule,
    articleRule,
    unreadFacts,
  ],
};

export const readSmallContent = (files: ContentFiles) =>
  readFiles(files, smallModel, (route) => !route.endsWith('/nowhere'));

/** Makes words that no other text has, by writing numbers from `first` on with letters in place of digits. */
export const ownWords = (letters: string, first: number, count = 400) =>
  Array.from({ length: count }, (_, index) =>
    String(first + index).replace(/\d/g, (digit) => letters[Number(digit)]!),
  ).join(' ');
export const LATIN = 'abcdefghij';
export const DEVANAGARI = 'कखगघचछजटठड';

const head = (number: number) => `seo:
  name: { en: Page ${number}, hi: पेज ${number} }
  title:
    en: Title ${number}
    hi: शीर्षक ${number}
  description: { en: About ${number}, hi: बात ${number} }
  card:
    kicker: { en: Read, hi: पढ़िए }
    heading: { en: Heading ${number}, hi: नाम ${number} }
    layout: band
    surface: dawn
    pictures: [/pictures/skyline.svg]
    alt: { en: Roofs at sunrise, hi: सुबह की छतें }
updated: 2026-11-23
`;

const page = (number: number, address: string) => `address: ${address}
${head(number)}hero:
  heading: { en: Solar, hi: सोलर }
  text: { en: Roofs, hi: छतें }
`;

const picture = '{ src: /pictures/roof.svg, width: 8, height: 6, decorative: true }';

const news = (day: string) => `title: { en: A report, hi: एक ख़बर }
date: ${day}
link: https://example.com/report
image: ${picture}
`;

const townNamed = (number: number, order: number) => `order: ${order}
name: { en: Town ${number}, hi: शहर ${number} }
${head(number)}company: east
picture: skyline
latitude: 25
sun: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
netMeter: { text: { en: Days for a meter, hi: मीटर के दिन }, supplied: null }
hero:
  heading: { en: Solar here, hi: यहाँ सोलर }
  text: { en: 'Solar in {town}', hi: '{town} में सोलर' }
town:
  costs:
    en: 'It costs {net3}. ${ownWords(LATIN, number * 1000)}'
    hi: 'कीमत {net3} है। ${ownWords(DEVANAGARI, number * 1000)}'
  sun: [{ en: Much sun, hi: बहुत धूप }]
  supply: { en: One company, hi: एक कंपनी }
  place: { heading: { en: The town, hi: शहर }, paragraphs: [{ en: It is old, hi: पुराना है }] }
  questions:
    - { question: { en: Why?, hi: क्यों? }, answer: { en: So, hi: ऐसे } }
    - { question: { en: How?, hi: कैसे? }, answer: { en: So, hi: ऐसे } }
    - { question: { en: When?, hi: कब? }, answer: { en: Soon, hi: जल्द } }
`;

export const articleNamed = (number: number, related: readonly string[]): Record<string, string> => ({
  [`articles/${articleName(number)}/article.yaml`]: `order: ${number}
${head(10 + number)}published: 2026-11-23
question: { en: Why?, hi: क्यों? }
short: { en: So, hi: ऐसे }
picture: ${picture}
sources:
  - ours
related:
${related.map((name) => `  - ${name}\n`).join('')}ctaBand:
  heading: { en: Next, hi: आगे }
  text: { en: Ask us, hi: हमसे पूछिए }
  action: { text: { en: Ask, hi: पूछिए }, href: careers }
`,
  [`articles/${articleName(number)}/en.md`]: `The answer, after 12 days, for {sum-both}.[^ours] ${ownWords(LATIN, number * 1000)}

## Why?

So [there](careers#more).
`,
  [`articles/${articleName(number)}/hi.md`]: `जवाब 12 दिन में, {sum-both}।[^ours] ${ownWords(DEVANAGARI, number * 1000)}

## क्यों?

ऐसे [यहाँ](careers#more)।
`,
});
export const articleName = (number: number) => `article-${String.fromCharCode(96 + number)}`;
const ARTICLES = [1, 2, 3].map(articleName);

const price = (kw: number, rupees: number) => `  home-${kw}-kw:
    name: { en: Price of ${kw} kW, hi: ${kw} kW की कीमत }
    value: ${rupees}
    unit: ₹
    source: ours
    asOf: 2026-11-21
    confidence: high
    approved: null
`;

export const smallContent: Record<string, string> = {
  'company.yaml': 'name: Solar\nlegalName: Solar Limited\n',
  'blocks/faq.yaml': `heading: { en: Questions, hi: सवाल }
answers:
  - { en: '{staff} people', hi: '{staff} लोग' }
  - { en: 'In all {sum-both}, for 4 kW {home-4-kw}', hi: 'कुल {sum-both}, 4 kW पर {home-4-kw}' }
`,
  'blocks/news.yaml': 'heading: { en: News, hi: ख़बरें }\n',
  'blocks/phone.yaml': 'heading: { en: Phone, hi: फोन }\n',
  'blocks/ways.yaml': 'heading: { en: Ways, hi: तरीके }\n',
  'blocks/town-pages.yaml': `costs: { en: 'Costs in {town}', hi: '{town} में कीमत' }
companies: { east: { en: The eastern company, hi: पूर्वी कंपनी } }
`,
  'facts/claims.yaml': `staff:
  value: 700+
  text: { en: staff, hi: लोग }
  approved: null
`,
  ...Object.fromEntries(
    ['guide-sources', 'steps', 'subsidies', 'typical'].map((name) => [`facts/${name}.yaml`, '{}\n']),
  ),
  'facts/estimates.yaml': [500, 1500, 2500, 3500, 4500].map((bill) => `- bill: ${bill}\n`).join(''),
  'facts/names.yaml': `text:
  company-name: company#name
  legal-name: company#legalName
  '*': facts/claims#*.value
  '*-words': facts/claims#*.text
fact:
  '*': facts/prices#facts.*
sum:
  '*': facts/sums#*
`,
  'facts/prices.yaml': `facts:\n${price(3, 180_000)}${price(4, 235_000)}`,
  'facts/sources.yaml': "ours: { name: { en: Our own, hi: हमारा }, date: '2026' }\n",
  'facts/sums.yaml': 'sum-both: home-3-kw + home-4-kw\n',
  'facts/sun.yaml': `facts:
  sun-low:
    name: { en: Sun, hi: धूप }
    value: 1200
    unit: kWh
    source: ours
    asOf: 2026-11-21
    confidence: high
    approved: null
modelledTown: varanasi
`,
  'facts/town-systems.yaml': '- { kw: 1, bill: 1000 }\n- { kw: 3, bill: 3000 }\n',
  'facts/units.yaml': '₹: ₹\nkWh: kWh\n',
  'site/area.yaml': `state: { en: The state, hi: राज्य }
country: { name: { en: India, hi: भारत }, code: IN }
others: []
otherTowns: { text: { en: The others, hi: बाकी }, supplied: null }
more: { text: { en: More, hi: और }, href: careers }
`,
  'site/languages.yaml': `- { code: en, lang: en-IN, locale: en-IN, prefix: '', name: English, typeface: anek-latin }
- { code: hi, lang: hi-IN, locale: hi-IN, prefix: /hi, name: हिन्दी, typeface: anek-devanagari, script: Devanagari }
`,
  'forms/landing.yaml': `name: landing
sent: message
consent: browser
outcome: page
submit: { en: Send, hi: भेजिए }
success: { en: Sent, hi: भेजा गया }
failure: { en: Not sent, hi: नहीं भेजा गया }
fields:
  - name: phone
    kind: phone
    sentAs: Phone
    label: { en: Phone, hi: फोन }
    hint: { en: Ten digits, hi: दस अंक }
    purpose: { en: To call you, hi: फोन करने को }
  - name: bill
    kind: choice
    sentAs: Bill
    label: { en: Bill, hi: बिल }
    purpose: { en: To see the size, hi: साइज़ जानने को }
    options:
${[1000, 2000, 3000, 4000, undefined]
  .map(
    (end, index) => `      - value: '${index}'
        shown: { en: Range ${index}, hi: रेंज ${index} }
        bill: ${end ? `{ below: ${end} }` : '{}'}
`,
  )
  .join('')}`,
  'news/old.yaml': news('2026-01-01'),
  'news/new.yaml': news('2026-02-01'),
  'pages/aboutus.yaml': page(1, '/aboutus'),
  'pages/careers.yaml': `${page(2, '/careers')}goBack:
  text: { en: Back, hi: वापस }
  href: aboutus
`,
  'pages/terms.yaml': `${page(3, '/terms')}legalText:
  contents: { en: On this page, hi: इस पेज पर }
  inForce: { text: { en: Since, hi: कब से }, date: 2026-11-23 }
  ask:
    heading: { en: Ask, hi: पूछिए }
    text: { en: Ask us, hi: हमसे पूछिए }
    ways: [{ icon: mail, text: { en: Write, hi: लिखिए }, href: careers }]
  sections:
    - { id: in-short, approved: null }
    - { id: in-full, approved: null }
`,
  'legal/terms/en.md': '## In short {#in-short}\n\nShort, 5 lines.\n\n## In full {#in-full}\n\nMore.\n',
  'legal/terms/hi.md': '## थोड़े में {#in-short}\n\nछोटा, 5 लाइन।\n\n## पूरा {#in-full}\n\nऔर।\n',
  'projects/villa.yaml': `order: 1
title: { en: 'Villa in {town}', hi: '{town} की कोठी' }
town: varanasi
kw: 5
year: 2024
img: ${picture}
`,
  'towns/bhadohi.yaml': townNamed(22, 2),
  'towns/varanasi.yaml': townNamed(21, 1).replace('company:', 'example: true\ncompany:'),
  ...Object.assign(
    {},
    ...[1, 2, 3].map((number) =>
      articleNamed(
        number,
        ARTICLES.filter((name) => name !== articleName(number)),
      ),
    ),
  ),
};
