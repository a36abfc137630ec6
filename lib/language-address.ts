import type { Language, OtherLanguage } from '@/lib/content/language';

/**
 * Returns the address of the same page in another language, for example `/hi/home` for `/home`.
 * @param address the page's address in its own language; it may end with a place on the page, such as `#form`
 */
export function addressIn(
  { prefix }: Pick<OtherLanguage, 'prefix'>,
  address: string,
  own: Pick<Language, 'prefix'>,
): string {
  const route = address.slice(own.prefix.length).replace(/^\/(?=#|$)/, '');
  return prefix || !/^(#|$)/.test(route) ? prefix + route : `/${route}`;
}

/**
 * Returns the addresses of a page in all languages, by the `hreflang` of the language. `x-default` is the English page,
 * for readers of all other languages.
 * @returns undefined if the site has only one language
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
