import type { Language } from '@/content/schemas/language';

/**
 * The address of a page in a language: `/home` is `/hi/home` in Hindi, and `/` is `/hi`.
 * @param route the address of the page in English
 */
export function addressIn({ prefix }: Pick<Language, 'prefix'>, route: string): string {
  return prefix && route === '/' ? prefix : prefix + route;
}
