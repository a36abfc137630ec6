import type { Language, OtherLanguage } from '@/lib/content/language';

/** The address of a page, possibly with a place on it such as `#form`, in another language: `/hi/home` for `/home`. */
export function addressIn(
  { prefix }: Pick<OtherLanguage, 'prefix'>,
  address: string,
  own: Pick<Language, 'prefix'>,
): string {
  const route = address.slice(own.prefix.length).replace(/^\/(?=#|$)/, '');
  return prefix || !/^(#|$)/.test(route) ? prefix + route : `/${route}`;
}

/**
 * By the `hreflang` of each language. `x-default` is the page without a prefix, for readers of all other languages.
 * Undefined if the site has only one language.
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
