import type { Refused, SolarFacts } from './facts';
import type { Case } from './figures';
import { businessAnswer } from './business';
import { homeAnswer } from './home';
import { societyAnswer } from './society';
import type { Question } from './shared-case';
import { total, type Town } from './sun';
import type { Bill } from './tariff';

export type Kind = 'home' | 'society' | 'business';

/** What a figure is counted in. Months of rupees and years of kg are said by its label. */
export type Unit = 'rupees' | 'years' | 'kW' | 'units' | 'kg';

/** One figure of an answer. No value: it never comes, as a payback longer than 25 years. */
export interface Figure {
  value: number | undefined;
  unit: Unit;
}

/** What a calculator shows. */
export interface Outcome {
  /** By the name that each has on the page. */
  figures: Record<string, Figure>;
  kw: number;
  /** The largest plant that may be chosen. */
  largest: number;
  before: Bill;
  /** The mean of twelve months. */
  after: Bill;
  /** Paid for units that the plant makes and nobody uses, a month in ₹. */
  paid: number;
  /** kWh that the plant makes in each month, January first, and that are used in each. */
  made: number[];
  use: number;
  /** What has been gained at the end of each of 25 years, in ₹. */
  balance: Record<Case, number[]>;
  /** Loan of a home, in ₹. */
  loan?: number;
  /** The home pays the lifeline rate. */
  lifeline?: boolean;
  /** The bill of a shop falls below its minimum charge. */
  belowLeast?: boolean;
}

/** Answers by the names of the questions: a number, an option, or nothing. */
export type Values = Record<string, number | string | undefined>;

/**
 * What a calculator answers.
 * @param values an answer to every question that may not be empty
 */
export function outcomeOf(kind: Kind, facts: SolarFacts, values: Values): Outcome | Refused {
  return { home, society, business }[kind](facts, values);
}

/** The answers before anybody has given one. */
export const usualValues = (questions: Question[]): Values =>
  Object.fromEntries(questions.map(({ name, usual }) => [name, usual]));

const rupees = (value: number): Figure => ({ value, unit: 'rupees' });
const years = (value: number | undefined): Figure => ({ value, unit: 'years' });

function home(facts: SolarFacts, values: Values): Outcome | Refused {
  const answer = homeAnswer(facts, {
    use: values.units === undefined ? { bill: Number(values.bill) } : { units: Number(values.units) },
    ...place(values),
    kind: values.kind as 'urban' | 'rural',
    years: Number(values.loan),
    rate: Number(values.rate),
    state: values.state === 'on',
  });
  if ('refused' in answer) return answer;
  const { course, saving, made, stateGrant } = answer;
  return {
    ...answer,
    ...common(answer),
    use: answer.units,
    figures: {
      ...shared(answer),
      'central-subsidy': rupees(answer.central),
      'state-subsidy': rupees(stateGrant),
      'net-cost': rupees(course.likely.net),
      'net-cost-without-state': rupees(answer.netWithoutState),
      'down-payment': rupees(answer.downPayment),
      emi: rupees(answer.emi),
      'bill-after': rupees(answer.after.total - answer.paid),
      'saving-low': rupees(saving.low),
      'saving-high': rupees(saving.high),
      'payback-likely-without-state': years(answer.paybackWithoutState),
      'gain-low': rupees(course.low.gain),
      'gain-high': rupees(course.high.gain),
      made: { value: total(made), unit: 'units' },
      co2: { value: answer.co2, unit: 'kg' },
    },
  };
}

function society(facts: SolarFacts, values: Values): Outcome | Refused {
  const flats = Number(values.flats);
  const answer = societyAnswer(facts, {
    flats,
    bill: Number(values.bill),
    rate: Number(values.rate),
    residents: Number(values.residents),
    ...place(values),
  });
  if ('refused' in answer) return answer;
  const { net } = answer.course.likely;
  return {
    ...answer,
    ...common(answer),
    use: answer.units,
    figures: {
      ...shared(answer),
      subsidy: rupees(answer.subsidy),
      'net-cost': rupees(net),
      'bill-after': rupees(answer.after.total - answer.paid),
      'saving-per-flat': rupees(answer.saving.likely / flats),
      'share-per-flat': rupees(net / flats),
    },
  };
}

function business(facts: SolarFacts, values: Values): Outcome | Refused {
  const answer = businessAnswer(facts, {
    kind: values.kind as 'industry' | 'shop',
    bill: Number(values.bill),
    day: Number(values.day),
    off: Number(values.off),
    feed: Number(values.feed),
    tax: Number(values.tax),
    gst: values.gst === 'on',
    ...place(values),
  });
  if ('refused' in answer) return answer;
  return {
    ...answer,
    ...common(answer),
    use: answer.units,
    figures: {
      ...shared(answer),
      'fed-in': { value: answer.fedIn, unit: 'units' },
      depreciation: rupees(answer.depreciation),
      'payback-after-tax': years(answer.paybackAfterTax),
    },
  };
}

/** What every calculator asks. */
const place = (values: Values) => ({
  load: Number(values.load),
  area: values.area === undefined ? undefined : Number(values.area),
  town: values.city as Town,
  kw: values.kw === undefined ? undefined : Number(values.kw),
});

type Answer = Exclude<ReturnType<typeof societyAnswer>, Refused>;
type Common = Pick<Answer, 'kw' | 'units' | 'cost' | 'before' | 'saving' | 'course'>;

const common = ({ course }: Common) => ({
  balance: { low: course.low.balance, likely: course.likely.balance, high: course.high.balance },
});

/** What every calculator answers. */
const shared = ({ kw, units, cost, before, saving, course }: Common): Record<string, Figure> => ({
  kw: { value: kw, unit: 'kW' },
  units: { value: units, unit: 'units' },
  cost: rupees(cost),
  'bill-before': rupees(before.total),
  saving: rupees(saving.likely),
  'payback-low': years(course.low.payback),
  'payback-likely': years(course.likely.payback),
  'payback-high': years(course.high.payback),
  'gain-likely': rupees(course.likely.gain),
});
