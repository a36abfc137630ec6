import type { Language, OtherLanguage } from '@/lib/content/language';

export function addressIn(
  { prefix }: Pick<OtherLanguage, 'prefix'>,
  address: string,
  own: Pick<Language, 'prefix'>,
): string {
  const route = address.slice(own.prefix.length).replace(/^\/(?=#|$)/, '');
  return prefix || !/^(#|$)/.test(route) ? prefix + route : `/${route}`;
}

/**
 * Returns the addresses of a page by `hreflang`, with `x-default` for the language without a prefix.
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
