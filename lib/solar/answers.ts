import { readAmount } from './amount';
import type { Question } from './questions';
import type { Town } from './sun';

/** The three calculators: for homes, housing societies and businesses. */
export type Kind = 'home' | 'society' | 'business';

/** A visitor's answers by the names of the questions, as form fields, shared links and content/ give them. */
export type GivenAnswers = Readonly<Record<string, number | string | undefined>>;

/** The answers from which the electricity use and the sanctioned load are computed. */
export interface EnergyAnswers {
  /** The average monthly electricity bill of a year, in ₹. */
  bill: number;
  /**
   * The units (kWh) used in a month. If given, they are used in place of the bill. Only the home calculator asks for
   * them.
   */
  units?: number;
  /** The sanctioned load in kW. If left out, it is estimated from the bill. */
  load?: number;
}

interface SharedAnswers extends EnergyAnswers {
  /** The area of the roof without shade, in sq ft. Undefined if the visitor does not know it. */
  area?: number;
  city: Town;
  /** The size of the solar plant in whole kW. If left out, the suggested size is used. */
  kw?: number;
}

/** Returns the default answers to a calculator's questions. */
export const defaultAnswers = (questions: readonly Question[]): GivenAnswers =>
  Object.fromEntries(questions.map(({ name, default: answer }) => [name, answer]));

/** Picks the answers about electricity use and sanctioned load. */
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

/** For each calculator, the function that reads its answers and checks their types. */
const readers = {
  home: (given: GivenAnswers) => ({
    ...sharedAnswers(given),
    kind: optionIn(given, 'kind', 'urban', 'rural'),
    /** The duration of the bank loan in years. */
    loan: needed(given, 'loan'),
    rate: needed(given, 'rate'),
    /** Whether the state subsidy is deducted from the price. */
    state: optionIn(given, 'state', 'on', 'off'),
  }),
  society: (given: GivenAnswers) => ({
    ...sharedAnswers(given),
    flats: needed(given, 'flats'),
    /** The price of a unit (kWh) in ₹, as printed on the bill of the meter that all residents share. */
    rate: needed(given, 'rate'),
    /** The total size in kW of solar plants that residents own. It reduces the subsidy of the society. */
    residents: needed(given, 'residents'),
  }),
  business: (given: GivenAnswers) => ({
    ...sharedAnswers(given),
    kind: optionIn(given, 'kind', 'industry', 'shop'),
    /** The share of the electricity that is used in daylight, in per cent. */
    day: needed(given, 'day'),
    /** The number of days in a week on which the business is closed. */
    off: needed(given, 'off'),
    /** The price in ₹ that the electricity company pays for a unit (kWh) fed into the grid. */
    feed: needed(given, 'feed'),
    /** The tax rate on the profit of the business, in per cent. */
    tax: needed(given, 'tax'),
    /** Whether the business can deduct the GST on the solar plant from the GST that it owes (input tax credit). */
    gst: optionIn(given, 'gst', 'on', 'off'),
  }),
};

/** The answers from which each calculator computes. */
export type Answers = { [K in Kind]: ReturnType<(typeof readers)[K]> };

const readersByKind: { [K in Kind]: (given: GivenAnswers) => Answers[K] } = readers;

/**
 * Reads and checks the answers from which a calculator computes.
 * @throws Error if an answer is missing or not allowed; the questions in content/ then do not fit the calculator
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
