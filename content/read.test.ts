/** @jest-environment node */
import { pageRoutes } from './generated/routes';
import { facts, toy } from './language.fixture';
import { lineOf } from './problems';
import { checkLanguage, type LanguageFiles, readWords } from './read';

/** Checks the toy language with some of its files replaced, and returns one line for each problem. */
const problemsWith = (words: object, otherFacts: object = {}) =>
  checkLanguage(
    { ...toy, words: { ...toy.words, ...words } as LanguageFiles['words'] },
    { ...facts, ...otherFacts },
  ).problems.map(lineOf);

const withPage = (key: keyof LanguageFiles['words']['pages'], change: object) => ({
  pages: { ...toy.words.pages, [key]: { ...toy.words.pages[key], ...change } },
});

test('content without a problem is read', () => {
  expect(problemsWith({})).toEqual([]);
});

test('all problems of all content files are reported at once, with file, page and field', () => {
  const { faq, teamAndJourney, guides, pages } = toy.words;
  const categories = faq.categories.with(1, { name: '', questions: faq.categories[1]!.questions });
  const goSolar = { ...pages.goSolar, form: { ...pages.goSolar.form, heading: '' } };
  const notFound = { ...toy.words.notFound, title: '' };
  expect(
    problemsWith(
      {
        faq: { ...faq, categories },
        teamAndJourney: { ...teamAndJourney, team: { ...teamAndJourney.team, line: '' } },
        guides: { ...guides, chapters: { ...guides.chapters, housingSociety: { roofSize: { title: 'Size' } } } },
        pages: { ...pages, goSolar },
        notFound,
      },
      { company: { ...facts.company, phone: '1' } },
    ),
  ).toEqual([
    expect.stringMatching(
      /^content\/facts\/company\.ts · page: every page that shows it · field: phone · expected a number of 8 to 15 digits/,
    ),
    'content/xx/faq.ts · page: every page that shows it · field: categories[1].name · expected some text, got ""',
    'content/xx/team-and-journey.ts · page: every page that shows it · field: team.line · expected some text, got ""',
    'content/xx/guides/housing-society/roof-size.ts · page: every page that shows it · field: lead · expected some text, nothing is there',
    expect.stringContaining(
      'content/xx/guides/housing-society/roof-size.ts · page: every page that shows it · field: sheets · ',
    ),
    'content/xx/not-found.ts · page: every page that shows it · field: title · expected some text, got ""',
    'content/xx/pages/go-solar.ts · page: /go-solar · field: form.heading · expected some text, got ""',
  ]);
});

test('a figure of the calculators without words for its name, unit or source is reported with its file', () => {
  const rate = { ...facts.solar.tariff.figures.rate!, source: 'rumour' };
  const grants = { figures: { bonus: { ...rate, unit: 'a roof', source: 'order' } } };
  const solar = { ...facts.solar, tariff: { ...facts.solar.tariff, figures: { rate } }, grants };
  expect(problemsWith({}, { solar })).toEqual([
    'content/facts/solar/tariff.ts · page: every page that shows it · field: figures.rate.source · expected one of the sources in figure-words.ts of each language, got "rumour"',
    'content/facts/solar/grants.ts · page: every page that shows it · field: figures.bonus · expected one of the figures in calculator.ts of each language, got "bonus"',
    'content/facts/solar/grants.ts · page: every page that shows it · field: figures.bonus.unit · expected one of the units in figure-words.ts of each language, got "a roof"',
  ]);
});

test('a question whose options a language has no words for is reported, though English needs none', () => {
  const { housing } = toy.words.forms;
  const { designation } = housing.fields;
  const fields = { ...housing.fields, designation: { label: designation.label } };
  const forms = { forms: { ...toy.words.forms, housing: { ...housing, fields } } };
  expect(problemsWith(forms)).toEqual([
    'content/xx/forms.ts · page: every page that shows it · field: housing.fields.designation.options · expected words for "Management committee member", "Resident", "Builder", "Facility Manager", nothing is there',
  ]);
  const english = { ...toy, prefix: '', words: { ...toy.words, ...forms } as LanguageFiles['words'] };
  expect(checkLanguage(english, facts).problems).toEqual([]);
});

test('a problem in content that several files share is reported once, for the file that it comes from', () => {
  const faq = {
    ...toy.words.faq,
    categories: toy.words.faq.categories.with(0, {
      name: '',
      questions: toy.words.faq.categories[0]!.questions.slice(1),
    }),
  };
  const shown = withPage('residential', { faq: { ...faq, heading: 'Others' } });
  expect(problemsWith({ faq, ...shown })).toEqual([
    'content/xx/faq.ts · page: every page that shows it · field: categories[0].name · expected some text, got ""',
    'content/xx/faq.ts · page: every page that shows it · field: categories[0].questions · expected two questions or more',
  ]);
});

test('pages with the same title are reported together with problems within a page', () => {
  const { seo } = toy.words.pages.home;
  const words = withPage('aboutus', { seo: { ...toy.words.pages.aboutus.seo, title: seo.title } });
  const careers = { ...toy.words.pages.careers, updated: 'soon' };
  expect(problemsWith({ pages: { ...words.pages, careers } })).toEqual([
    'content/xx/pages/careers.ts · page: /careers · field: updated · expected a date written YYYY-MM-DD, got "soon"',
    'content/xx/pages/aboutus.ts · page: /aboutus · field: seo.title · expected a title of its own: content/xx/pages/home.ts has the same',
  ]);
});

test('the list of all pages is completed with pages that its words do not name', () => {
  const { accessibility } = toy.words.pages;
  const [section] = accessibility.legal.sections;
  const listing = (list: object[]) => ({
    ...accessibility,
    legal: { ...accessibility.legal, sections: [{ ...section!, blocks: [{ list, everyPage: true }] }] },
  });
  const named = Object.keys(pageRoutes)
    .filter((id) => id !== 'careers' && id !== 'accessibility')
    .map((id) => [{ text: id, href: id }]);
  const pages = { ...toy.words.pages, accessibility: listing(named) } as LanguageFiles['words']['pages'];
  const read = readWords({ ...toy, words: { ...toy.words, pages } }, facts);
  expect(read.pages.accessibility.legal.sections[0]!.blocks).toEqual([
    expect.objectContaining({
      list: [...named.map(() => [expect.anything()]), [{ text: 'careers', href: '/xx/careers' }]],
    }),
  ]);
});

test('reading content with a problem throws an error', () => {
  const words = { ...toy.words, reach: { line: '', ways: [] } };
  expect(() => readWords({ ...toy, words }, facts)).toThrow('content/xx/reach.ts');
});

test('in a language with a prefix, links to pages have the prefix, and other links do not', () => {
  const { navigation, pages, company, news } = readWords(toy, facts);
  expect(navigation.links[0]!.href).toBe('/xx/home');
  expect(navigation.audiences.society.consultation).toBe('/xx/go-solar#housing');
  expect(pages.careers.back.href).toBe('/xx');
  expect(pages.guidedownload.guides.guides[0]!.file).toBe('/guides/roofs.pdf');
  expect(news.items[0]!.link).toBe('https://paper.test');
  expect(company.phone.href).toBe('tel:+919876543210');
  expect(company.social[0]!.href).toBe('https://roof.test/0');
});

test('in a language without a prefix, links to pages have the plain address', () => {
  const { navigation, pages } = readWords({ ...toy, prefix: '' }, facts);
  expect(navigation.links[0]!.href).toBe('/home');
  expect(pages.careers.back.href).toBe('/');
});

test('a page has its address, its route (the same in every language) and the file of its words', () => {
  expect(readWords(toy, facts).pages.housingSociety).toMatchObject({
    id: 'housing-society',
    route: '/housing_society',
    file: 'content/xx/pages/housing-society.ts',
    seo: { title: 'Title of housingSociety' },
  });
});
