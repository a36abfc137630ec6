/**
 * All languages in which the site is built, English first. The words of each are in content/, in a folder with the name
 * of its code, and each page of one leads to the same page in the others.
 */
export const siteLanguages = [
  { code: 'en', lang: 'en-IN', locale: 'en-IN', prefix: '', name: 'English' },
  { code: 'hi', lang: 'hi-IN', locale: 'hi-IN', prefix: '/hi', name: 'हिन्दी' },
] as const;
