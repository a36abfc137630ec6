import type { Text } from './texts';

/** What is shown instead of a key that does not say what the field is. Of other keys, the words are shown. */
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
const oneOf = (words: string) => words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The parts of a field's name as people say them: `questions[1].caption` is "question 2" and "caption". */
const partsOf = (field: string): string[] =>
  field.split('.').flatMap((part) => {
    const [key = '', ...numbers] = part.split(/\[(\d+)\]/).filter(Boolean);
    const [first, ...inner] = numbers.map((number) => Number(number) + 1);
    return [first ? `${oneOf(wordsOf(key))} ${first}` : wordsOf(key), ...inner.map((number) => `part ${number}`)];
  });

/** The name of a text in its file: "Question 2, caption". */
export const nameOf = ({ field }: Pick<Text, 'field'>) => sentence(partsOf(field).join(', '));

/** The part of a page to which a text belongs, such as "Video hero"; undefined for a text that stands alone. */
export const sectionOf = ({ field }: Pick<Text, 'field'>) => {
  const [first = '', ...inner] = field.split('.');
  return inner.length > 0 ? sentence(wordsOf(first.replace(/\[\d+\]/g, ''))) : undefined;
};

const ENTRIES: Readonly<Record<string, string>> = { news: 'report', projects: 'project', reviews: 'review' };

/**
 * What a file is about, such as "Hero slider" for `blocks/hero-slider.yaml`. An entry is called after its folder too,
 * "Project school", because there is a report of a school as well.
 */
export function titleOf(file: string): string {
  const entry = ENTRIES[file.split('/')[0]!];
  const name = file.replace(/^.*?\/|\/(article\.yaml|[a-z]{2}\.md)$|\.(yaml|txt)$/g, '').replaceAll(/[-/]/g, ' ');
  return sentence(entry ? `${entry} ${name}` : name);
}

/** The name of a text anywhere, "Home: Video hero, heading"; of a whole file, without a field, "Home". */
export const labelOf = (text: Pick<Text, 'file' | 'field'>) =>
  titleOf(text.file) + (text.field === '' ? '' : `: ${nameOf(text)}`);
