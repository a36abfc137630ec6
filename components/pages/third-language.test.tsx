import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { articlePage, articleSlugs, townPage } from '@/lib/pages';
import { pageMetadata, siteMetadata, sitemapEntries } from '@/lib/metadata';
import { Document } from '../layout/Document/Document';
import { AboutUs } from './AboutUs';
import { Article } from './Article';
import { Careers } from './Careers';
import { DrawRoof } from './DrawRoof';
import { CheckBill } from './CheckBill';
import { Commercial } from './Commercial';
import { CompareQuotes } from './CompareQuotes';
import { GoSolar } from './GoSolar';
import { GuideDownload } from './GuideDownload';
import { Home } from './Home';
import { HousingSociety } from './HousingSociety';
import { KnowMore } from './KnowMore';
import { Landing } from './Landing';
import { Learn } from './Learn';
import { LegalPage } from './LegalPage';
import { NotFound } from './NotFound';
import { Residential } from './Residential';
import { RooftopSolar } from './RooftopSolar';
import { SolarCalculator } from './SolarCalculator';
import { Subsidies } from './Subsidies';
import { Town } from './Town';
import { toy } from './toy-language.fixture';

const { notFound, pages } = toy;
const drawn: Record<string, ReactNode> = {
  landing: <Landing site={toy} />,
  home: <Home site={toy} />,
  residential: <Residential site={toy} />,
  'housing-society': <HousingSociety site={toy} />,
  commercial: <Commercial site={toy} />,
  aboutus: <AboutUs site={toy} />,
  'solar-calculator': <SolarCalculator site={toy} kind="home" />,
  'solar-calculator-society': <SolarCalculator site={toy} kind="society" />,
  'solar-calculator-business': <SolarCalculator site={toy} kind="business" />,
  'solar-calculator-check-bill': <CheckBill site={toy} />,
  'solar-calculator-compare-quotes': <CompareQuotes site={toy} />,
  'solar-calculator-roof': <DrawRoof site={toy} />,
  'rooftop-solar': <RooftopSolar site={toy} />,
  ...Object.fromEntries(
    Object.keys(toy.towns).map((id) => [townPage(toy, id).id, <Town site={toy} town={id} key={id} />]),
  ),
  learn: <Learn site={toy} />,
  ...Object.fromEntries(
    articleSlugs(toy).map((slug) => [articlePage(toy, slug).id, <Article site={toy} slug={slug} key={slug} />]),
  ),
  subsidies: <Subsidies site={toy} />,
  'go-solar': <GoSolar site={toy} />,
  guidedownload: <GuideDownload site={toy} />,
  knowmore: <KnowMore site={toy} />,
  careers: <Careers site={toy} />,
  'privacy-policy': <LegalPage site={toy} id="privacy-policy" />,
  'terms-of-service': <LegalPage site={toy} id="terms-of-service" />,
  'tnc-goodzero': <LegalPage site={toy} id="tnc-goodzero" />,
  accessibility: <LegalPage site={toy} id="accessibility" />,
};

function open(page: ReactNode): globalThis.Document {
  const html = renderToStaticMarkup(
    <Document site={toy} analytics={null}>
      {page}
    </Document>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const LATIN = /[a-z]{2,}/i;

/** Returns the texts with Latin words: nobody has translated them, because the third language has no Latin letters. */
function untranslated(page: globalThis.Document): string[] {
  page.querySelectorAll('script, style, noscript, [lang=en]').forEach((element) => element.remove());
  const attributes = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder', 'data-pause', 'data-play'];
  const spoken = attributes.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
  );
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (texts.nextNode()) seen.push(texts.currentNode.textContent!);
  return [...spoken, ...seen].filter(
    (words) => LATIN.test(words.replace(/\bkW\b|https:\S+/g, '')) && !words.includes('@'),
  );
}

const addresses = (page: globalThis.Document) =>
  [...page.querySelectorAll('a[href^="/"]:not([hreflang])')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !href.startsWith('/guides/'));

const ids = (page: globalThis.Document) => [...page.querySelectorAll('[id]')].map(({ id }) => id);

// No code may depend on the number of languages.
describe.each(Object.entries(pages).filter(([name]) => name in drawn))(
  'the page %s in an invented third language',
  (name, page) => {
    const document = open(drawn[name]);
    const addressUnder = (prefix: string) =>
      `https://www.example.com${prefix}${page.route === '/' && prefix ? '' : page.route}`;

    test('a page in a third language has the code of the language in `lang`, and links without `hreflang` lead to pages in the language', () => {
      expect(document.documentElement.lang).toBe('xxx-IN');
      expect(addresses(document).length).toBeGreaterThan(5);
      expect(addresses(document).filter((href) => !/^\/xxx(\/|#|$)/.test(href))).toEqual([]);
    });

    test('header and menu of a page in a third language link to the same page in English', () => {
      const links = [...document.querySelectorAll('a[hreflang=en]')];
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['English', page.route],
        ['English', page.route],
      ]);
    });

    test('no id occurs twice on a page', () => {
      expect(ids(document).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
    });

    test('metadata and structured data give the language and the address of a page', () => {
      const graph = document.querySelector('script[type="application/ld+json"]')!.textContent!;
      const webPage = JSON.parse(graph)['@graph'].find((node: { '@type': string }) => node['@type'] === 'WebPage');
      expect(webPage).toMatchObject({ inLanguage: 'xxx-IN', url: addressUnder('/xxx') });
      expect(pageMetadata(page, toy).openGraph).toMatchObject({ url: addressUnder('/xxx'), locale: 'xxx_IN' });
    });

    test('metadata gives the address of a page in each language, unless another page is canonical', () => {
      const languages = {
        ...Object.fromEntries(
          [toy.language, ...toy.language.others].map(({ lang, prefix }) => [lang, addressUnder(prefix)]),
        ),
        'x-default': addressUnder(''),
      };
      const hasCanonical = 'canonical' in page.seo;
      expect(pageMetadata(page, toy).alternates).toMatchObject({
        canonical: hasCanonical ? expect.anything() : addressUnder('/xxx'),
      });
      expect(pageMetadata(page, toy).alternates?.languages).toEqual(hasCanonical ? undefined : languages);
    });

    test('a page in a language with digits of its own shows the digits 0 to 9', () => {
      expect(document.body.textContent).not.toMatch(/[०-९]/);
    });

    // Stands last, because untranslated() removes elements that the tests above read.
    test('in a language without Latin letters, text and labels of a page have no Latin words but kW, addresses and text marked as English', () => {
      expect(untranslated(document)).toEqual([]);
    });
  },
);

test('in a language without Latin letters, the 404 page has no Latin words but kW, addresses and text marked as English', () => {
  const document = open(<NotFound site={toy} />);
  expect(notFound.title).not.toMatch(LATIN);
  expect(untranslated(document)).toEqual([]);
});

test("a date is written in the script of the page's language", () => {
  expect(open(drawn['privacy-policy']).querySelector('main time')!.textContent).toMatch(
    /^\d+ \p{Script=Devanagari}+ \d{4}$/u,
  );
});

test('a third language has its pages in the sitemap and a manifest of its own', () => {
  expect(sitemapEntries(toy).map(({ url }) => url)).toContain('https://www.example.com/xxx/home');
  expect(siteMetadata(toy).manifest).toBe('/xxx/manifest.webmanifest');
});

test('the page on subsidies in a third language links to the same page in Hindi', () => {
  const link = open(drawn.subsidies).querySelector('main a[hreflang=hi]');
  expect(link!.getAttribute('href')).toBe('/hi/subsidies');
});
