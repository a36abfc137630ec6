import { readAmount } from './amount';
import type { Question } from './questions';
import type { Town } from './sun';

export type Kind = 'home' | 'society' | 'business';

export type RawAnswers = Readonly<Record<string, number | string | undefined>>;

export interface EnergyAnswers {
  /** In ₹ a month, on average over a year. */
  bill: number;
  /** The units (kWh) used in a month, which count in place of the bill. */
  units?: number;
  /** The sanctioned load in kW; estimated if undefined. */
  load?: number;
}

interface SharedAnswers extends EnergyAnswers {
  /** The unshaded area of the roof in sq ft. */
  area?: number;
  city: Town;
  /** The size of the plant in whole kW; suggested if undefined. */
  kw?: number;
}

export const defaultAnswers = (questions: readonly Question[]): RawAnswers =>
  Object.fromEntries(questions.map(({ name, default: answer }) => [name, answer]));

export const energyAnswers = (raw: RawAnswers): EnergyAnswers => ({
  bill: needed(raw, 'bill'),
  units: numberIn(raw, 'units'),
  load: numberIn(raw, 'load'),
});

const sharedAnswers = (raw: RawAnswers): SharedAnswers => ({
  ...energyAnswers(raw),
  area: numberIn(raw, 'area'),
  city: `${raw.city}`,
  kw: numberIn(raw, 'kw'),
});

const readers = {
  home: (raw: RawAnswers) => ({
    ...sharedAnswers(raw),
    kind: optionIn(raw, 'kind', 'urban', 'rural'),
    /** In years. */
    loan: needed(raw, 'loan'),
    rate: needed(raw, 'rate'),
    /** Whether the state subsidy is deducted from the price. */
    state: optionIn(raw, 'state', 'on', 'off'),
    /** The hours between 6:00 and 18:00 with electricity; all twelve if undefined. */
    supply: numberIn(raw, 'supply'),
  }),
  society: (raw: RawAnswers) => ({
    ...sharedAnswers(raw),
    flats: needed(raw, 'flats'),
    /** The price of a unit (kWh) in ₹ on the bill of the shared meter. */
    rate: needed(raw, 'rate'),
    /** The total size of the residents' own plants, in kW. */
    residents: needed(raw, 'residents'),
  }),
  business: (raw: RawAnswers) => ({
    ...sharedAnswers(raw),
    kind: optionIn(raw, 'kind', 'industry', 'shop'),
    /** The share of electricity used in daylight, in per cent. */
    day: needed(raw, 'day'),
    /** The days a week on which the business is closed. */
    off: needed(raw, 'off'),
    /** What the electricity company pays for a unit (kWh), in ₹. */
    feed: needed(raw, 'feed'),
    /** The tax rate on profit, in per cent. */
    tax: needed(raw, 'tax'),
    /** Whether the business can claim input tax credit for the GST on the plant. */
    gst: optionIn(raw, 'gst', 'on', 'off'),
  }),
};

export type Answers = { [K in Kind]: ReturnType<(typeof readers)[K]> };

const readersByKind: { [K in Kind]: (raw: RawAnswers) => Answers[K] } = readers;

/** @throws Error if a required number is missing or unreadable, or if an option is not allowed */
export const answersOf = <K extends Kind>(kind: K, raw: RawAnswers): Answers[K] => readersByKind[kind](raw);

export function numberIn(raw: RawAnswers, name: string): number | undefined {
  const answer = raw[name];
  return typeof answer === 'string' ? readAmount(answer) : answer;
}

export function needed(raw: RawAnswers, name: string): number {
  const number = numberIn(raw, name);
  if (number === undefined) throw new Error(`The answer to "${name}" is ${raw[name]}; expected a number.`);
  return number;
}

export function optionIn<Option extends string>(raw: RawAnswers, name: string, ...options: Option[]): Option {
  const option = options.find((each) => each === raw[name]);
  if (option === undefined)
    throw new Error(`The answer to "${name}" is ${raw[name]}; expected ${options.join(' or ')}.`);
  return option;
}
