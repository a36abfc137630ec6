import { languages } from '../site-words';
import { articlePage, articleSlugs } from '../../lib/article-pages';
import { pageOf } from '../../lib/page-of';
import { documentOf, hrefs } from './documents';

const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const articles = languages.flatMap((words) =>
  articleSlugs(words).map((slug) => {
    const page = articlePage(words, slug);
    return { address: page.address, words, page, built: documentOf(page.address) };
  }),
);

test.each(languages)(
  'the list has each article by its question, and every footer leads to it: $language.lang',
  (words) => {
    const { address } = pageOf(words, 'learn');
    const built = documentOf(address);
    const listed = [...built.querySelectorAll('main h2 a')].map((link) => [wordsOf(link), link.getAttribute('href')]);
    const inLanguage = articles.filter((article) => article.words === words);
    expect(listed).toEqual(inLanguage.map(({ page }) => [page.article.question, page.address]));
    expect(hrefs(documentOf(words.language.home), 'footer a')).toContain(address);
  },
);

describe.each(articles)('$address', ({ page, built }) => {
  const { article } = page;

  test('answers its question, then ends with its sources, other articles and one next step', () => {
    expect(wordsOf(built.querySelector('h1'))).toBe(article.question);
    const sources = [...built.querySelectorAll('[aria-labelledby=sources] li')];
    expect(sources).toHaveLength(article.sources.length);
    for (const source of sources) expect(wordsOf(source)).toMatch(/\d{4}/);
    for (const mark of hrefs(built, 'main sup a')) expect(built.querySelector(mark)).not.toBeNull();
    expect(hrefs(built, '[aria-labelledby=related] a')).toEqual(article.related.map(({ href }) => href));
    expect(hrefs(built, '[aria-labelledby=next-step] a')).toEqual([page.next.action.href]);
    const main = built.querySelector('main')!.cloneNode(true) as Element;
    main.querySelectorAll('script').forEach((script) => script.remove());
    expect(/[{}]|NaN|undefined|\[\^|::/.exec(wordsOf(main))).toBeNull();
  });

  test('needs React for nothing', () => {
    expect(built.querySelector('#late-scripts')!.getAttribute('data-needed')).toBe('device');
    expect(built.querySelectorAll('[data-copy]')).toHaveLength(article.letter ? 1 : 0);
  });

  test('tells search engines of an article of the company and of the way to it, and of no questions', () => {
    const data: Record<string, unknown>[] = JSON.parse(
      built.querySelector('script[type="application/ld+json"]')!.textContent!,
    )['@graph'];
    expect(data.find((node) => node['@type'] === 'Article')).toMatchObject({
      headline: article.question,
      datePublished: article.published,
      dateModified: page.updated,
    });
    const trail = data.find((node) => node['@type'] === 'BreadcrumbList') as { itemListElement: unknown[] };
    expect(trail.itemListElement).toHaveLength(3);
    expect(data.some((node) => node['@type'] === 'FAQPage')).toBe(false);
  });
});
