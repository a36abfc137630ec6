import { languages } from '../site';
import { articlePage, articleSlugs, pageOf } from '../../lib/pages';
import { documentOf, hrefs, nodeOf, visibleTextOf, wordsOf } from './documents';

const articles = languages.flatMap((site) =>
  articleSlugs(site).map((slug) => {
    const page = articlePage(site, slug);
    return { address: page.address, site, page, article: page.article, built: documentOf(page.address) };
  }),
);

test.each(languages)('/learn lists the question of each article as a link to the article: $language.lang', (site) => {
  const list = documentOf(pageOf(site, 'learn').address);
  const listed = [...list.querySelectorAll('main h2 a')].map((link) => [wordsOf(link), link.getAttribute('href')]);
  const inLanguage = articles.filter((one) => one.site === site);
  expect(listed).toEqual(inLanguage.map(({ article, address }) => [article.question, address]));
});

test.each(articles)(
  '$address shows its question, sources with years, related articles and next step, and a copy button if it has a letter',
  ({ page, article, built }) => {
    expect(wordsOf(built.querySelector('h1'))).toBe(article.question);
    const sources = [...built.querySelectorAll('[aria-labelledby=sources] li')].map(wordsOf);
    expect(sources).toEqual(article.sources.map(() => expect.stringMatching(/\d{4}/)));
    expect(hrefs(built, '[aria-labelledby=related] a')).toEqual(article.related.map(({ href }) => href));
    expect(hrefs(built, '[aria-labelledby=next-step] a')).toEqual([page.ctaBand.action.href]);
    expect(built.querySelectorAll('[data-copy]')).toHaveLength(article.letter ? 1 : 0);
  },
);

test.each(articles)(
  '$address has no unfilled placeholder, no footnote mark without a target, and structured data with its question and date',
  ({ page, article, built }) => {
    for (const mark of hrefs(built, 'main sup a')) expect(built.querySelector(mark)).not.toBeNull();
    expect(/[{}]|NaN|undefined|\[\^|::/.exec(visibleTextOf(built.querySelector('main')!))).toBeNull();
    expect(nodeOf(built, 'Article')).toMatchObject({ headline: article.question, dateModified: page.updated });
  },
);

test.each(articles)('$address needs React only for an enquiry on the device', ({ built }) => {
  expect(built.querySelector('#late-scripts')!.getAttribute('data-needed')).toBe('device');
});
