import type { Language, OtherLanguage } from '@/lib/content/language';

/** The address of a page in another language: `/hi/home` for `/home`. A part such as `#form` is kept. */
export function addressIn(
  { prefix }: Pick<OtherLanguage, 'prefix'>,
  address: string,
  own: Pick<Language, 'prefix'>,
): string {
  const route = address.slice(own.prefix.length).replace(/^\/(?=#|$)/, '');
  return prefix || !/^(#|$)/.test(route) ? prefix + route : `/${route}`;
}

/**
 * The addresses of a page by each language's `hreflang`. `x-default` is the address without a prefix, for readers of
 * all other languages. Undefined if the site has only one language.
 */
export function addressesByLanguage(address: string, language: Language): Record<string, string> | undefined {
  if (language.others.length === 0) return undefined;
  const all = [language, ...language.others]
    .map((version) => ({ ...version, address: addressIn(version, address, language) }))
    .sort((one, other) => one.prefix.localeCompare(other.prefix));
  return Object.fromEntries([
    ...all.map(({ lang, address }) => [lang, address]),
    ...all.filter(({ prefix }) => prefix === '').map(({ address }) => ['x-default', address]),
  ]);
}
