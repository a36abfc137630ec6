import { mailLink, phoneLink, whatsappLink } from './address';
import { type FactTexts, isFields } from './resolve';

/** Reads the value at a place of content/ in a language. */
type Read = (place: string, language: string) => unknown;

/** What facts are made from that stands in no file. */
export interface Settings {
  /** The locale of each language, by its code. */
  locales: Readonly<Record<string, string>>;
  /** Whether a lead says where its visit came from: NEXT_PUBLIC_LEAD_SOURCE. */
  leadSource: boolean;
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A day in words, with spaces at which no line breaks: "21 November 2026". */
export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale === 'hi-IN' ? 'hi-IN-u-nu-latn' : locale, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');

/** A figure of the calculators as a text shows it: rupees with their sign, anything else as a number alone. */
const figureText = ({ value, unit }: { value: number; unit: string }) => {
  const digits = Number.isInteger(value) || !unit.startsWith('₹') ? undefined : 2;
  const number = value.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 4 });
  return unit.startsWith('₹') ? `₹${number}` : number;
};

/** Default answers to questions of the calculators that a text may name, with their units. */
const DEFAULTS = { 'home-rate': '%', 'society-rate': '₹', 'society-flats': '', 'business-day': '%' };

/** The first towns as one phrase: "Varanasi, Chandauli and Jaunpur". Intl writes a comma before और, which Hindi has not. */
const phrase = (names: string[], locale: string) =>
  new Intl.ListFormat(locale.replace('en-IN', 'en-GB')).format(names).replace(', और ', ' और ');

/**
 * The facts that a text of content/ may name in braces, by their names. docs/everyday.md lists them.
 * @param read gives the value at a place in a language
 * @param keys gives the keys of the value at a place
 */
export function factTexts(read: Read, keys: (place: string) => string[], settings: Settings): FactTexts {
  const facts = new Map<string, (language: string) => unknown>();
  const at = (name: string, place: string) => facts.set(name, (language) => read(place, language));
  const made = (name: string, make: (language: string) => unknown) => facts.set(name, make);
  const inText = (place: string, language: string) => String(read(place, language));

  at('company-name', 'company#name');
  at('legal-name', 'company#legalName');
  at('company-phone', 'company#phone');
  at('company-email', 'company#email');
  at('company-whatsapp', 'company#whatsapp');
  made('phone-link', (language) => phoneLink(inText('company#phone', language)));
  made('whatsapp-link', (language) => whatsappLink(inText('company#whatsapp', language)));
  made('email-link', (language) => mailLink(inText('company#email', language)));
  made('officer-email-link', (language) => mailLink(inText('company#details.officerEmail.text', language)));
  at('hours', 'company#hours.text');
  at('reply-time', 'company#replyTime.text');
  for (const key of keys('company#details'))
    at(key === 'address' ? 'company-address' : kebab(key), `company#details.${key}.text`);

  for (const id of keys('facts/claims')) {
    const place = `facts/claims#${id}`;
    at(id, `${place}.value`);
    at(`${id}-words`, `${place}.text`);
  }
  at('rating-reviews', 'facts/claims#rating.reviews');
  at('savings-years', 'facts/claims#savings.years');

  for (const [prefix, table] of [
    ['grants', 'state-grants'],
    ['loan', 'emi-examples'],
  ] as const)
    for (const row of keys(`facts/subsidies#${table}.rows`))
      for (const key of keys(`facts/subsidies#${table}.rows.${row}`))
        at(`${prefix}-${row}-${key}`, `facts/subsidies#${table}.rows.${row}.${key}`);
  at('grants-emi-years', 'facts/subsidies#state-grants.years');
  at('loan-interest', 'facts/subsidies#emi-examples.interest');
  at('loan-down-payment', 'facts/subsidies#emi-examples.start');
  for (const key of ['part', 'upTo', 'partAfter', 'cap']) at(`rule-${kebab(key)}`, `facts/subsidies#rule.${key}`);
  at('scheme-1kw-thousand', 'facts/subsidies#hindi.one.thousand');
  at('scheme-2kw-thousand', 'facts/subsidies#hindi.two.thousand');
  at('scheme-3kw-lakh', 'facts/subsidies#hindi.three.lakh');
  for (const [name, key] of Object.entries({
    grants: 'state-grants',
    loans: 'emi-examples',
    rule: 'rule',
    scheme: 'hindi',
  })) {
    at(`as-of-${name}`, `facts/subsidies#${key}.asOf`);
    made(`as-of-${name}-in-words`, (language) =>
      dayInWords(inText(`facts/subsidies#${key}.asOf`, language), settings.locales[language]!),
    );
  }

  at('weeks-from', 'facts/steps#weeks.from');
  at('weeks-to', 'facts/steps#weeks.to');
  for (const key of ['check', 'installation', 'inspection', 'meter']) at(`days-${key}`, `facts/steps#${key}`);
  at('usual-payback', 'facts/usual#payback');
  at('usual-cleaning', 'facts/usual#cleaning');

  for (const file of ['tariff', 'sun', 'prices', 'grants', 'loads', 'limits'])
    for (const id of keys(`facts/${file}#figures`))
      made(id === 'area' ? 'area-per-kw' : id, (language) =>
        figureText(read(`facts/${file}#figures.${id}`, language) as never),
      );

  for (const kind of keys('facts/tariff#slabEnds'))
    for (const index of keys(`facts/tariff#slabEnds.${kind}`).map(Number)) {
      const end = (language: string) => Number(read(`facts/tariff#slabEnds.${kind}.${index}`, language));
      made(`${kebab(kind)}-end-${index + 1}`, (language) => figureText({ value: end(language), unit: '' }));
      made(`${kebab(kind)}-begin-${index + 2}`, (language) => figureText({ value: end(language) + 1, unit: '' }));
    }
  for (const [name, unit] of Object.entries(DEFAULTS)) {
    const [kind, question] = name.split('-');
    made(`usual-${name}`, (language) => {
      const questions = read(`facts/questions#${kind}`, language);
      const all: unknown[] = Array.isArray(questions) ? questions : [];
      const found = all.find((one) => isFields(one) && one.name === question);
      const { default: value } = (found ?? {}) as { default?: unknown };
      return typeof value === 'number' ? figureText({ value, unit }) : `{usual-${name}}`;
    });
  }

  made('first-towns', (language) =>
    phrase((read('places#names', language) as string[]).slice(0, 5), settings.locales[language]!),
  );
  measuring();
  return facts;

  /** The sentences of the privacy policy that depend on whether visits are counted, and on what a lead says. */
  function measuring() {
    const counted = keys('site/analytics').length > 0;
    for (const key of keys('site/measuring')) {
      const isOn = ['sent', 'reading'].includes(key) ? settings.leadSource : counted;
      made(
        `measuring-${kebab(key)}`,
        (language) => read(`site/measuring#${key}.${isOn ? 'on' : 'off'}`, language) ?? '',
      );
    }
    // Sentences that name the service are read, though not shown, while there is none.
    const ofService = (
      name: string,
      make: (service: { name: string; does: string; policy: string; script: string }) => string,
    ) => made(name, (language) => (counted ? make(read('site/analytics', language) as never) : 'nobody'));
    ofService('analytics-name', ({ name }) => name);
    ofService('analytics-does', ({ does }) => does);
    ofService('analytics-policy', ({ policy }) => policy);
    ofService('analytics-host', ({ script }) => new URL(script).host);
  }
}
