import { commercial } from './facts/forms/commercial';
import type { FieldDescription, FieldName, FormDescription } from './facts/forms/description';
import { housing } from './facts/forms/housing';
import { landing } from './facts/forms/landing';
import { tabbed } from './facts/forms/tabbed';
import type { LanguageFiles, RawPages } from './read';
import { claims } from './schemas/claims';
import type { RawFacts, RawPage, RawWords } from './schemas/content-files';

/** For tests: the invented content of a whole site, as short as the schemas allow. */

const drawing = { src: '/pictures/roof.svg', width: 800, height: 600, alt: 'A roof' };
const action = { text: 'Ask us', href: 'go-solar' } as const;
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const filmFiles = {
  poster: drawing,
  wide: { av1: '/films/roof.mp4', h264: '/films/roof.mp4' },
  phone: { av1: '/films/roof.mp4', h264: '/films/roof.mp4' },
};
const film = { pause: 'Pause', play: 'Play', ...filmFiles };
const filmFacts = { files: filmFiles, uploaded: '2025-01-31' };
const filmWords = { name: 'A roof', description: 'A roof in the sun.' };

const detail = { text: 'Here', approved: null };
const confirmed = { asOf: '2025-01-31', approved: null };
const ofEachClaim = <Item>(item: Item) =>
  Object.fromEntries(Object.keys(claims.keyType.enum).map((key) => [key, item])) as Record<
    keyof RawWords['claims'],
    Item
  >;

const solarFigure = {
  value: 6,
  unit: 'a unit',
  source: 'order',
  asOf: '2025-01-31',
  confidence: 'high' as const,
  approved: 'published' as const,
};
const months = times(12, () => 4);
const usualBills = times(6, () => ({ bill: 100 }));

export const facts: RawFacts = {
  company: {
    name: 'Roof Co',
    legalName: 'Roof Private Limited',
    phone: '+91 98765 43210',
    email: 'ask@roof.test',
    whatsapp: '+91 91234 56789',
    leadInbox: 'leads@roof.test',
    social: times(3, (index) => ({ text: `Page ${index}`, href: `https://roof.test/${index}` as const })),
    browserColour: '#ffffff',
  },
  claims: ofEachClaim({ figure: '7', approved: null }),
  subsidies: {
    stateGrants: {
      years: '4',
      rows: [{ size: '1', share: '1%', central: '1', state: '1', monthly: '1', roof: '1' }],
      ...confirmed,
    },
    emiExamples: {
      interest: '7%',
      start: '10%',
      rows: [{ size: '1', cost: '1', start: '1', subsidy: '1', rest: '1', monthly: '1', months: '1' }],
      ...confirmed,
    },
    rule: { part: '60%', upTo: '2 kW', partAfter: '40%', cap: '3 kW', ...confirmed },
    hindi: {
      one: { size: '1', thousand: '1' },
      two: { size: '2', thousand: '2' },
      three: { size: '3', lakh: '3' },
      ...confirmed,
    },
  },
  howItGoes: {
    weeks: { from: '6', to: '10' },
    check: '1',
    installation: '2',
    inspection: '3',
    meter: '4',
    published: '2025-01-31',
    approved: null,
  },
  usualFigures: { payback: '4', cleaning: '3' },
  prices: { consultation: '0', guide: '0' },
  legal: { officerEmail: detail },
  films: { home: filmFacts, society: filmFacts },
  analytics: null,
  redirects: [],
  towns: {},
  otherTowns: { text: 'Others', supplied: null },
  solar: {
    tariff: { figures: { rate: solarFigure }, slabEnds: { urban: [], rural: [], smallShop: [], shop: [] } },
    sun: {
      figures: {},
      modelledDay: months,
      townSun: { mau: months },
    },
    prices: { figures: {} },
    grants: { figures: {} },
    loads: { figures: {} },
    asked: { home: [], society: [], business: [] },
    usualBills: { home: usualBills, society: usualBills, business: usualBills },
    estimates: times(5, () => ({ bill: 100 })),
    townSystems: [],
  },
};

const carousel = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Back',
  next: 'On',
  goTo: 'To {n}',
};
const claim = { figure: '7', text: 'roofs' };
const steps = {
  id: 'way',
  heading: 'The way',
  steps: times(2, (index) => ({ title: `Step ${index}`, text: 'We come.' })),
};
const cards = { id: 'cards', heading: 'Cards', cards: times(2, (index) => ({ title: `Card ${index}`, text: 'Sun.' })) };
const trio = { heading: 'Three', items: times(3, () => ({ icon: 'sun' as const, title: 'Sun', text: 'It shines.' })) };
const service = {
  name: 'Solar',
  type: 'Solar',
  audience: 'All',
  text: 'We build.',
  offers: [{ name: 'Visit', text: 'Free.' }],
};
const stats = { heading: 'Figures', figures: [claim, claim] };
const tiles = {
  heading: 'Ways',
  tiles: times(3, () => ({ title: 'Homes', text: 'For homes.', href: 'home' as const, picture: drawing })),
};
const next = { heading: 'And now', text: 'Ask us.', action };
const promo = { heading: 'Guide', points: ['Size'], action: { ...action, about: 'about roofs' }, cover: drawing };
const form = { id: 'form', heading: 'Ask', line: 'One line.', promises: [{ icon: 'sun' as const, text: 'Free' }] };
const table = { caption: 'Sizes', columns: ['Size', 'Cost'], rows: [['1', '2']] };
const figures = { id: 'sizes', heading: 'Sizes', line: 'In short.', table, asOf: '2025-01-31' };
const hindi = {
  heading: 'Scheme',
  intro: 'In short.',
  amounts: { heading: 'Amounts', list: times(3, () => ({ size: '1', amount: '2', inEnglish: '2 for 1' })) },
  who: { heading: 'Who', list: ['You'] },
  steps: { heading: 'Steps', list: ['One', 'Two'] },
  ask: { heading: 'Ask', text: 'Us.', call: 'Call', whatsapp: 'Write', greeting: 'Hello' },
  note: 'A note.',
  portal: { text: 'Portal', href: 'https://portal.test' as const },
  asOf: '2025-01-31',
};
const rule = {
  heading: 'Rule',
  text: 'It pays',
  rule: ['a part'],
  note: 'A note.',
  asOf: '2025-01-31',
};

const faq: RawWords['faq'] = {
  heading: 'Questions',
  line: 'Ask us.',
  action,
  label: 'Topics',
  categories: times(3, (index) => ({
    name: `Topic ${index}`,
    questions: times(2, (question) => ({ question: `Question ${question}?`, answer: 'Yes.' })),
  })),
};

const reviews = times(10, (index) => ({ text: 'It works.', author: `Customer ${index} ★★★★★` }));
const testimonials = {
  variant: 'home' as const,
  heading: 'They say',
  label: 'Reviews',
  rating: '{stars} of 5',
  readMore: 'More',
  reviews,
};

const chapter = {
  title: 'Size',
  lead: 'In short.',
  sheets: [[{ heading: 'Size', blocks: [{ kind: 'text' as const, text: 'Measure it.' }] }]],
};
const titled = { title: 'Words', text: 'About words.' };
const guide: RawWords['guides']['home'] = {
  file: 'roofs.pdf',
  cover: 'home',
  kicker: 'Free',
  title: 'Roofs',
  subtitle: 'For all.',
  description: 'A guide.',
  updated: '2025-01-31',
  dated: '31 January 2025',
  contents: { heading: 'Inside', text: 'Read on.', chapters: 'Chapter', reading: titled, promise: titled },
  chapters: [chapter],
  back: {
    words: { heading: 'Words', items: [titled] },
    sources: { heading: 'Sources', text: 'There.', items: [{ ...titled, href: 'https://law.test' }] },
  },
  next: {
    heading: 'Call',
    text: 'Us.',
    steps: [titled],
    call: 'Call',
    whatsapp: 'Write',
    email: 'Mail',
    small: 'Small.',
  },
};

const told = { heading: 'Told', text: 'So it is.' };
const toSend = { ...told, send: 'Send' };
const calculator: RawWords['calculator'] = {
  optional: '(optional)',
  estimate: 'estimated',
  setLoad: 'Set it.',
  billAtLoad: '{bill} {load}',
  paybacks: { range: '{shortest} to {longest}', open: '{shortest} to {never}' },
  answerFor: 'For {bill} and {load}.',
  noFigures: 'None.',
  ask: 'Ask us',
  withoutScripts: 'Needs scripts.',
  slider: 'Slide',
  opening: 'Opening',
  absent: 'The calculator is not loaded.',
  now: '{kw} saves {saving}, paid in {payback}.',
  units: { kW: 'kW', units: 'units', kg: 'kg', years: 'years', lakh: 'lakh', crore: 'crore' },
  never: 'never',
  paid: 'paid {rupees}',
  problems: {
    notANumber: 'A number: {example}.',
    range: '{least} to {most}.',
    step: '{below} or {above}.',
    tooLarge: '{largest} at most.',
    impossible: 'It cannot be.',
    kept: 'Still for {bill} and {load}.',
    ignored: 'Not read: {names}.',
    newer: 'Newer.',
  },
  refused: {
    'load under 1 kW': 'Small.',
    'roof under 100 sq ft': 'Small.',
    'supply at 11 kV': 'Large.',
    'fixed charge above bill': 'Wrong: {fixed}.',
  },
  onBill: { heading: 'On paper', title: 'Bill', places: [{ name: 'bill', line: 'To pay', text: 'Here.' }] },
  bill: {
    ...told,
    caption: 'Bill',
    columns: ['Line', 'Before', 'After'],
    slab: 'At {rate}',
    fixed: 'Fixed',
    surcharge: 'Fuel',
    duty: 'Duty',
    paid: 'Paid',
    total: 'All',
  },
  months: { ...told, caption: 'Months', month: 'Month', made: 'Made', used: 'Used', unit: 'Units' },
  years: { ...told, caption: 'Years', year: 'Year', low: 'Low', likely: 'Likely', high: 'High', unit: 'Lakh' },
  asTable: 'As a table',
  assumptions: {
    ...told,
    source: '{source}, {date}. {confidence}',
    confidence: { high: 'Sure.', medium: 'Likely.', low: 'Ask.', derived: 'Ours.' },
    ours: 'Ours',
  },
  keep: {
    heading: 'Keep',
    plan: 'Plan',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Not copied.',
    whatsapp: 'Write',
    print: 'Print',
    printed: '{date}, {company}, {phone}',
    again: 'Wieder: {address}',
  },
  figures: { rate: 'Rate' },
};

const outbox = {
  label: 'Kept',
  asked: 'Of {when}',
  keptUntil: 'On {date}.',
  sending: told,
  waiting: toSend,
  stopped: toSend,
  unknown: toSend,
  sent: told,
  remove: 'Remove',
  close: 'Close',
};

/**
 * For tests: the words that every page needs. Title, description and headline contain the given name, so that no two
 * pages have the same.
 */
const page = (name: string) => ({
  seo: {
    name,
    title: `Title of ${name}`,
    description: `About ${name}.`,
    card: {
      kicker: name,
      heading: `Heading of ${name}`,
      layout: 'side' as const,
      surface: 'dawn' as const,
      pictures: ['/pictures/roof.svg'],
      alt: 'A roof',
    },
  },
  updated: '2025-02-28',
});
const hero = { heading: 'Sun', text: 'It shines.' };
const filmHero = { ...hero, action, film };
const quote = { heading: 'They', quote: ['Yes.'], name: 'Somebody', role: 'Here', portrait: drawing };
const legal = (blocks: NonNullable<RawPage['legal']>['sections'][number]['blocks']) => ({
  contents: 'Here',
  inForce: { text: 'Since', date: '2025-01-31' },
  ask: {
    heading: 'Ask',
    text: 'Us.',
    ways: [{ icon: 'phone' as const, text: 'Call', href: 'tel:+919876543210' as const }],
  },
  sections: [{ id: 'first', heading: 'First', blocks, approved: null }],
});

const calculatorPage = {
  hero,
  calculator: {
    heading: 'Work it out',
    questions: { bill: { label: 'Bill', why: 'To know.' } },
    parts: times(2, () => ({ heading: 'Answer', figures: [{ name: 'kw', label: 'Plant' }] })),
    ranges: { heading: 'Cases', rows: [{ label: 'Saved', names: ['', 'saving', ''] }], text: 'Perhaps.' },
    groups: [{ heading: 'First', names: ['bill'] }],
    onBill: ['bill'],
    notes: { never: 'Never.' },
    check: 'Ask us',
    plan: 'Yours: {kw}, {cost}, {saving}',
    message: '{kw}, {cost}, {saving}, {payback} ({range}): {address}',
    promise: 'Not one.',
  },
  usualBills: { heading: 'Bills', caption: 'Bills', columns: times(5, () => 'Bill') },
  contents: { heading: 'Others', links: [] },
} satisfies Partial<RawPage>;

const pages = {
  landing: { ...page('landing'), videoHero: filmHero, next },
  home: { ...page('home'), videoHero: filmHero, questions: trio, next },
  residential: {
    ...page('residential'),
    slider: {
      id: 'slider',
      label: 'Slides',
      slides: times(3, () => ({ heading: 'Sun', text: 'It shines.', picture: drawing })),
    },
    reviews: { heading: 'Two', rating: '{stars} of 5', readMore: 'More', reviews: reviews.slice(0, 2) },
    faq,
    next,
  },
  housingSociety: {
    ...page('housingSociety'),
    videoHero: filmHero,
    director: quote,
    howItWorks: steps,
    paysFor: cards,
    stats,
    guarantee: { heading: 'Word', text: 'Given.', points: [titled], picture: drawing, action, approved: null },
    quality: cards,
    faq: { ...faq, action: { text: 'Ask us', href: 'go-solar#housing' } },
    next,
    form,
    guide: promo,
  },
  commercial: { ...page('commercial'), hero, director: quote, form, features: cards, stats, next },
  aboutus: { ...page('aboutus'), hero, beliefs: trio, next },
  subsidies: {
    ...page('subsidies'),
    hero,
    asOfLabel: 'As on',
    hindi,
    hindiAsOfLabel: 'As on',
    rule,
    stateGrants: figures,
    emiExamples: figures,
    sources: {
      heading: 'Sources',
      paragraphs: ['There.'],
      portal: { text: 'See', link: { text: 'portal', href: 'https://portal.test' } },
      asOf: '2025-01-31',
    },
    sourcesAsOfLabel: 'As on',
    next,
  },
  goSolar: { ...page('goSolar'), form, ready: cards },
  guidedownload: {
    ...page('guidedownload'),
    hero,
    guides: {
      heading: 'Guides',
      line: 'Free.',
      guides: [
        {
          title: 'Roofs',
          text: 'For all.',
          cover: drawing,
          contentsHeading: 'Inside',
          contents: ['Size'],
          file: '/guides/roofs.pdf',
          download: 'Take it',
          format: 'PDF',
        },
      ],
    },
    next,
  },
  knowmore: {
    ...page('knowmore'),
    hero,
    contents: { heading: 'Here', links: [] },
    promises: times(4, (index) => ({
      id: `promise-${index}`,
      heading: 'Promise',
      picture: drawing,
      meaning: ['Much.'],
      limits: { heading: 'Not', points: ['Storms'] },
    })),
    next,
  },
  careers: { ...page('careers'), hero, back: { text: 'Back', href: 'landing' }, next },
  solarCalculator: { ...page('solarCalculator'), ...calculatorPage },
  solarCalculatorSociety: { ...page('solarCalculatorSociety'), ...calculatorPage },
  solarCalculatorBusiness: { ...page('solarCalculatorBusiness'), ...calculatorPage },
  privacyPolicy: { ...page('privacyPolicy'), hero, legal: legal(['Text.']) },
  termsOfService: { ...page('termsOfService'), hero, legal: legal(['Text.']) },
  tncGoodzero: { ...page('tncGoodzero'), hero, legal: legal(['Text.']) },
  accessibility: {
    ...page('accessibility'),
    hero,
    legal: legal([
      [
        { text: 'First', href: 'landing' },
        { text: 'Homes', href: 'home' },
        { text: 'A house', href: 'residential' },
        { text: 'Societies', href: 'housing-society' },
        { text: 'Businesses', href: 'commercial' },
        { text: 'About', href: 'aboutus' },
        { text: 'Subsidies', href: 'subsidies' },
        { text: 'Ask', href: 'go-solar' },
        { text: 'Guides', href: 'guidedownload' },
        { text: 'More', href: 'knowmore' },
        { text: 'Work', href: 'careers' },
        { text: 'Sums', href: 'solar-calculator' },
        { text: 'Sums of many', href: 'solar-calculator-society' },
        { text: 'Sums of shops', href: 'solar-calculator-business' },
        { text: 'Privacy', href: 'privacy-policy' },
        { text: 'Terms', href: 'terms-of-service' },
        { text: 'Plan', href: 'tnc-goodzero' },
      ],
    ]),
  },
} satisfies Record<string, RawPage>;

const formWords = {
  towns: {},
  requiredNote: 'Needed.',
  optional: '(optional)',
  wrong: { empty: 'Empty.', blank: 'Blank.', email: 'No address.', choice: 'Choose.', consent: 'Tick.' },
  consent: ['Yes to the ', { text: 'terms', href: 'terms-of-service' as const }],
  submit: 'Send',
  sending: 'Sending',
  success: 'Sent successfully',
  failure: 'Not sent',
  sent: 'Sent',
  notSent: 'Not sent',
  inDoubt: 'In doubt',
  next: { heading: 'Next', steps: ['We call.'] },
  number: { text: '{number}?', whatsapp: 'Write' },
  help: {
    heading: 'Help',
    doubt: 'In doubt.',
    text: 'Try.',
    textInDoubt: 'Try.',
    textToWait: 'Wait.',
    retry: 'Again',
    call: 'Call',
    whatsapp: 'Write',
    wait: 'Wait',
    waitPaused: 'Wait',
    full: 'Full.',
  },
  kept: { waiting: toSend, sending: told, stopped: toSend, unknown: toSend, keptUntil: 'On {date}.', remove: 'Remove' },
  arrived: told,
  restored: { text: 'Restored.', clear: 'Clear' },
  edited: 'Edited.',
  earlier: 'Earlier.',
  otherWays: {
    noScripts: 'No scripts.',
    stale: 'Old.',
    reload: 'Anew',
    text: 'Not ready.',
    call: 'Call',
    whatsapp: 'Write',
    email: 'Mail',
  },
  tooLong: 'Shorten {field}.',
  again: 'Again.',
  beforeLead: 'Ask:',
  greeting: 'Hello',
};
const wordsOfField = ({ kind, required, options }: FieldDescription) => ({
  label: 'Question',
  ...(/^phone|^pin$/.test(kind) && { hint: 'Right?' }),
  ...(required === 'marked' && { missing: 'Please choose.' }),
  ...(kind === 'list' && { placeholder: 'Amount' }),
  ...(options && { options: options.map((option) => `Wort für ${option}`) }),
});
/**
 * For tests: words for each question of a form. They follow from the form's description, so a new question needs no
 * change here.
 */
const fieldsOf = <Form extends FormDescription>({ fields }: Form) =>
  Object.fromEntries(fields.map((field) => [field.name, wordsOfField(field)])) as Record<
    FieldName<Form>,
    ReturnType<typeof wordsOfField>
  >;

const words = {
  company: { tagline: 'Power from above.', hours: detail, replyTime: detail },
  cities: { state: 'Plains', country: { name: 'Land', code: 'XX' }, cities: times(5, (index) => `Town ${index}`) },
  claims: ofEachClaim(claim),
  films: { pause: 'Pause', play: 'Play', home: filmWords, society: filmWords },
  interface: { fullStop: '.', breadcrumb: 'Breadcrumb', carousel },
  calculator,
  estimator: {
    heading: 'Your bill',
    choose: 'Choose.',
    saving: 'Saved',
    kw: 'Size',
    net: 'Price',
    emi: 'Loan',
    payback: 'Paid back',
    basis: '{bill} at {load}; {years} years at {rate}%',
    calculator: { text: 'Sums', href: 'solar-calculator' },
    form: 'My roof',
  },
  townPages: {
    costs: {
      heading: '{town}',
      caption: 'Costs',
      columns: times(8, (index) => `Column ${index}`),
      notes: [],
      action: 'More',
    },
    sun: { heading: '{town}', caption: 'Sun', columns: ['Month', 'Units'], source: 'A file' },
    supply: {
      heading: '{town}',
      company: '{company} in {town}',
      steps: [{ text: 'Ask' }, { text: 'Wait' }],
      days: 'In {town}',
      tariff: ['It costs.'],
    },
    plants: '{count} in {town}',
    plantsUnknown: '{town}?',
    source: 'From',
    sourcesOfTable: 'From',
    questions: '{town}?',
    projects: 'In {town}',
    form: { heading: 'In {town}', line: 'Ask.' },
    service: { name: 'In {town}', text: 'In {town}' },
    companies: {},
    sources: {},
  },
  figureWords: { units: { 'a unit': 'a unit' }, sources: { order: 'An order' } },
  outbox,
  navigation: {
    skip: 'Skip',
    menu: { open: 'Menu', close: 'Close', label: 'Main' },
    links: times(5, () => ({ text: 'Homes', href: 'home' as const })),
    action,
    bar: { label: 'Reach us', call: 'Call', whatsapp: 'Write', quote: 'Quote' },
    audiences: {
      anybody: { greeting: 'Hello', consultation: 'go-solar' },
      home: { greeting: 'Hello', consultation: 'go-solar' },
      society: { greeting: 'Hello', consultation: 'go-solar#housing' },
      business: { greeting: 'Hello', consultation: 'go-solar#commercial' },
    },
    outbox,
    footer: {
      label: 'Foot',
      groups: [],
      legal: [],
      contact: 'Talk',
      social: 'Follow',
      cities: { heading: 'Where', places: times(5, (index) => ({ text: `Town ${index}` })), all: action },
      copyright: '{year} Roof Co',
    },
  },
  stalePage: { text: 'Old.', kept: 'Kept.', reload: 'Reload' },
  solutionTiles: tiles,
  howItGoes: steps,
  credentials: { heading: 'Who', facts: [{ label: 'Office', supplied: null }] },
  trustedBy: { heading: 'Trusted', pause: 'Pause', logos: times(5, () => drawing) },
  faq,
  news: {
    heading: 'News',
    label: 'Reports',
    readMore: 'More',
    items: times(5, (index) => ({
      id: `report-${index}`,
      image: drawing,
      title: `Report ${index}`,
      date: '2025-01-31',
      link: 'https://paper.test' as const,
    })),
  },
  projects: {
    heading: 'Work',
    line: 'Ours.',
    label: 'Pictures',
    items: times(10, (index) => ({ img: drawing, title: `Project ${index}` })),
  },
  teamAndJourney: {
    team: {
      heading: 'Team',
      line: 'We.',
      items: times(6, () => ({ ...drawing, colSpan: 1 as const, rowSpan: 1 as const, direction: 'up' as const })),
    },
    journey: { heading: 'Then', line: 'And now.', items: [{ img: drawing, text: 'Founded' }] },
  },
  consultation: {
    heading: 'How',
    line: 'So.',
    label: 'Steps',
    slides: times(2, () => ({ picture: drawing, title: 'We come', text: 'To you.' })),
    then: 'Then.',
  },
  reach: { line: 'Call:', ways: [{ name: 'Phone', address: '1' }] },
  testimonials: { reviews, home: testimonials, housing: testimonials, commercial: testimonials },
  services: { home: service, society: service, commercial: service },
  heroSlides: pages.residential.slider,
  subsidies: { hindi, rule, tables: { stateGrants: figures, emiExamples: figures } },
  guides: {
    chapters: { home: { size: chapter }, housingSociety: { size: chapter } },
    home: guide,
    housingSociety: guide,
  },
  landingBlocks: {
    form,
    locations: { heading: 'Where', text: 'Here.', places: times(5, (index) => ({ text: `Town ${index}` })) },
    banner: { heading: 'Map', text: 'Here.', map: drawing },
    whoAreWe: stats,
    whyChooseUs: {
      heading: 'Why',
      benefits: times(2, () => ({ icon: 'sun' as const, figure: '7', claim: 'roofs', text: 'Sun.' })),
      action: { ...action, about: 'about us' },
    },
    guide: promo,
  },
  legal: {
    ask: legal(['']).ask,
    details: {
      name: 'Roof Private Limited',
      address: detail,
      officer: detail,
      officerEmail: detail,
      answerTime: detail,
      keepEnquiries: detail,
      keepLogs: detail,
      courts: detail,
    },
  },
  forms: {
    landing: {
      ...formWords,
      fields: fieldsOf(landing),
    },
    commercial: {
      ...formWords,
      consentAlert: 'Tick.',
      fields: fieldsOf(commercial),
    },
    housing: {
      ...formWords,
      consentAlert: 'Tick.',
      fields: fieldsOf(housing),
    },
    tabbed: {
      ...formWords,
      tabs: { label: 'For', names: { residential: 'Homes', housing: 'Societies', commercial: 'Businesses' } },
      fields: fieldsOf(tabbed),
      withoutNumber: {
        heading: 'No number',
        text: 'So:',
        whatsapp: 'Write',
        link: { text: 'or here', href: 'commercial' },
        steps: ['We write.'],
      },
    },
  },
  notFound: { title: 'Not here', hero, ways: tiles, next },
  // Casts the type, which asks for every page of the site: pages that are added later are missing here.
  pages: pages as unknown as RawPages,
} satisfies LanguageFiles['words'];

/** For tests: an invented language whose pages have a prefix in their addresses. */
export const toy: LanguageFiles = { code: 'xx', lang: 'xx-XX', locale: 'en-IN', prefix: '/xx', words };
