import { readContent } from '@/content/read';
import { contentFiles } from '@/tools/check-content/site-content';
import { inDevanagari, toyLanguage, withToyLanguage } from '@/e2e/owner/toy-language';

/** The fields that may have one text for all languages. */
const SAME_TEXT_FIELDS =
  /^(name|legalName|shortName|text|title|heading|label|largeText|unit|format|columns|rows|size|amount|whatsapp)$/;
const ID = /^[a-z][A-Za-z0-9-]*$/;
/** Puts into Devanagari a text that all languages share, so that a Latin word left on a page is an untranslated one. */
function brand(text: string, key: string, file: string): string {
  if (file === 'facts/units.yaml') return inDevanagari(text);
  const hasSameTexts = !/^(facts\/(?!units|claims)|site\/languages)/.test(file);
  return hasSameTexts && SAME_TEXT_FIELDS.test(key) && !ID.test(text) ? inDevanagari(text) : text;
}

export const toy = readContent(withToyLanguage(contentFiles(), brand)).languages.find(
  (site) => site.language.code === toyLanguage.code,
)!;
