import type { Text } from './texts';

const NAMES: Readonly<Record<string, string>> = {
  alt: 'what the picture shows',
  asOf: 'day on which the source said it',
  card: 'share card',
  categories: 'topics',
  href: 'where it leads',
  img: 'picture',
  kw: 'size in kW',
  on: 'day',
  order: 'place in the list',
  seo: 'search results and shared links',
  updated: 'day of the last change',
};

const wordsOf = (key: string) =>
  NAMES[key] ??
  (/^[a-z]+([A-Z][a-z]*)+$/.test(key) ? key.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase() : key);
const singular = (words: string) => words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `questions[1].caption` becomes "question 2" and "caption". */
const wordsOfField = (field: string): string[] =>
  field.split('.').flatMap((part) => {
    const [key = '', ...numbers] = part.split(/\[(\d+)\]/).filter(Boolean);
    const [first, ...inner] = numbers.map((number) => Number(number) + 1);
    return [first ? `${singular(wordsOf(key))} ${first}` : wordsOf(key), ...inner.map((number) => `part ${number}`)];
  });

/** The name of a text within its file, such as "Question 2, caption". */
export const nameOf = ({ field }: Pick<Text, 'field'>) => sentence(wordsOfField(field).join(', '));

/** The section of a page, such as "Video hero"; undefined if none. */
export const sectionOf = ({ field }: Pick<Text, 'field'>) => {
  const [first = '', ...inner] = field.split('.');
  return inner.length > 0 ? sentence(wordsOf(first.replace(/\[\d+\]/g, ''))) : undefined;
};

const ENTRIES: Readonly<Record<string, string>> = { news: 'report', projects: 'project', reviews: 'review' };

/** A title for people, such as "Hero slider" for `blocks/hero-slider.yaml`. */
export function titleOf(file: string): string {
  const entry = ENTRIES[file.split('/')[0]!];
  const name = file.replace(/^.*?\/|\/(article\.yaml|\w+\.md)$|\.(yaml|txt)$/g, '').replaceAll(/[-/]/g, ' ');
  return sentence(entry ? `${entry} ${name}` : name);
}

/** A name for people, such as "Home: Video hero, heading". */
export const labelOf = (text: Pick<Text, 'file' | 'field'>) =>
  titleOf(text.file) + (text.field === '' ? '' : `: ${nameOf(text)}`);
