import { readAmount } from './amount';
import type { Question } from './questions';
import type { Town } from './sun';

/** Which of the three calculators a calculation belongs to. */
export type Kind = 'home' | 'society' | 'business';

/** Answers by the names of their questions, as fields, shared links and content/ give them. */
export type GivenAnswers = Readonly<Record<string, number | string | undefined>>;

/** What tells the electricity use of a connection, and its load. */
export interface EnergyAnswers {
  /** The mean electricity bill of twelve months in ₹. */
  bill: number;
  /** The units (kWh) of a month, which count instead of the bill. Homes alone are asked for them. */
  units?: number;
  /** The sanctioned load in kW; it follows from the bill when left out. */
  load?: number;
}

interface SharedAnswers extends EnergyAnswers {
  /** The area of the roof without shade in sq ft, if it is known. */
  area?: number;
  city: Town;
  /** The size of the solar plant in whole kW; the suggested size when left out. */
  kw?: number;
}

/** The default answers to a calculator's questions. */
export const defaultAnswers = (questions: readonly Question[]): GivenAnswers =>
  Object.fromEntries(questions.map(({ name, default: answer }) => [name, answer]));

/** The answers about use and load among those given. */
export const energyAnswers = (given: GivenAnswers): EnergyAnswers => ({
  bill: needed(given, 'bill'),
  units: numberIn(given, 'units'),
  load: numberIn(given, 'load'),
});

const sharedAnswers = (given: GivenAnswers): SharedAnswers => ({
  ...energyAnswers(given),
  area: numberIn(given, 'area'),
  city: `${given.city}`,
  kw: numberIn(given, 'kw'),
});

/** What reads the answers that each calculator computes with, by the names of their questions. */
const readers = {
  home: (given: GivenAnswers) => ({
    ...sharedAnswers(given),
    kind: optionIn(given, 'kind', 'urban', 'rural'),
    /** The length of the bank loan in years, and its interest in per cent a year. */
    loan: needed(given, 'loan'),
    rate: needed(given, 'rate'),
    /** Whether the state's subsidy is deducted from the price. */
    state: optionIn(given, 'state', 'on', 'off'),
  }),
  society: (given: GivenAnswers) => ({
    ...sharedAnswers(given),
    flats: needed(given, 'flats'),
    /** The price of a unit in ₹, as printed on the bill of the meter that all residents share. */
    rate: needed(given, 'rate'),
    /** The size in kW of solar plants that residents own; the society's subsidy is reduced by it. */
    residents: needed(given, 'residents'),
  }),
  business: (given: GivenAnswers) => ({
    ...sharedAnswers(given),
    kind: optionIn(given, 'kind', 'industry', 'shop'),
    /** The share of the electricity use that falls into daylight, in per cent. */
    day: needed(given, 'day'),
    /** The days in a week on which the business does not work. */
    off: needed(given, 'off'),
    /** What the electricity company pays for a unit fed into the grid, in ₹. */
    feed: needed(given, 'feed'),
    /** The tax on the profit of the business, in per cent. */
    tax: needed(given, 'tax'),
    /** Whether the business takes input tax credit for the GST on the solar plant. */
    gst: optionIn(given, 'gst', 'on', 'off'),
  }),
};

/** The answers that each calculator computes with. */
export type Answers = { [K in Kind]: ReturnType<(typeof readers)[K]> };

const readersByKind: { [K in Kind]: (given: GivenAnswers) => Answers[K] } = readers;

/**
 * The answers that a calculator computes with.
 * @throws Error where one is missing, or is none that the calculator knows: the questions of content/ then lack it
 */
export const answersOf = <K extends Kind>(kind: K, given: GivenAnswers): Answers[K] => readersByKind[kind](given);

function numberIn(given: GivenAnswers, name: string): number | undefined {
  const answer = given[name];
  return typeof answer === 'string' ? readAmount(answer) : answer;
}

function needed(given: GivenAnswers, name: string): number {
  const number = numberIn(given, name);
  if (number === undefined) throw new Error(`The answer to "${name}" is ${given[name]}; expected a number.`);
  return number;
}

function optionIn<Option extends string>(given: GivenAnswers, name: string, ...options: Option[]): Option {
  const option = options.find((each) => each === given[name]);
  if (option === undefined)
    throw new Error(`The answer to "${name}" is ${given[name]}; expected ${options.join(' or ')}.`);
  return option;
}
