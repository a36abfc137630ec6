import { type ComponentType, createElement } from 'react';
import { readContent, type Site } from '@/content/read';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/pages';

// Goes through the bundler, so that `npm run dev` shows a changed file without a restart.
const folder = require.context('../content', true, /\.(yaml|md)$/);
const files = Object.fromEntries(
  folder.keys().map((path) => [path.replace(/^\.\//, ''), (folder(path) as { default: string }).default]),
);

export const { languages, analytics } = readContent(files, { leadSource: process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' });

/** The addresses of the first language have no prefix. */
export const [firstSite, ...otherSites] = languages as [Site, ...Site[]];

export interface RouteProps<Params = object> {
  params: Promise<Params & { lang?: string }>;
}

export const generateStaticParams = () => otherSites.map(({ language }) => ({ lang: language.prefix.slice(1) }));

export async function siteOf(params: RouteProps['params']): Promise<Site> {
  const { lang } = await params;
  return languages.find(({ language }) => language.prefix === (lang ? `/${lang}` : ''))!;
}

export const metadataOf =
  <Params>(id: string | ((params: Params) => string)) =>
  async ({ params }: RouteProps<Params>) => {
    const site = await siteOf(params);
    return pageMetadata(pageOf(site, typeof id === 'string' ? id : id(await params)), site);
  };

export function routeOf<const Props extends object>(
  Page: ComponentType<Props & { site: Site }>,
  props: Props = {} as Props,
) {
  return async function Route({ params }: RouteProps) {
    return createElement(Page, { ...props, ...(await params), site: await siteOf(params) });
  };
}
