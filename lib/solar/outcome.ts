import type { Refused, SolarFacts } from './facts';
import type { Case, Kind, Values } from './figures';
import { businessAnswer } from './business';
import { homeAnswer } from './home';
import { loadOf } from './load';
import { societyAnswer } from './society';
import type { Question } from './shared-case';
import { total, type Town } from './sun';
import type { Bill } from './tariff';

/**
 * The unit of a figure in a calculator's answer. Whether rupees are meant a month, or kg a year, the figure's label
 * says. A `bill` is rupees that the electricity company pays if there are less than none.
 */
export type Unit = 'rupees' | 'bill' | 'years' | 'kW' | 'units' | 'kg';

/** One figure of a calculator's answer. `value` is undefined for a payback that takes longer than 25 years. */
export interface Figure {
  value: number | undefined;
  unit: Unit;
}

/** The answer of a calculator in the form in which the page shows it, the same for all three calculators. */
export interface Outcome {
  /** The figures of a calculator's answer, by the name that each has in the page's HTML. */
  figures: Record<string, Figure>;
  kw: number;
  /** The sanctioned load in kW that was computed with: the visitor's, or the one that follows from the bill. */
  load: number;
  /** The largest solar plant that the visitor may choose, in kW. */
  largest: number;
  before: Bill;
  /** The mean monthly electricity bill with solar, over twelve months. */
  after: Bill;
  /** The payment for solar units that nobody uses, in ₹ a month. */
  paid: number;
  /** The units (kWh) that the solar plant makes in each month, January first. `use` is the use in each month. */
  made: number[];
  use: number;
  /** The balance of the investment at the end of each of 25 years, in ₹: savings minus all costs so far. */
  balance: Record<Case, number[]>;
  /** The bank loan of a home, in ₹. */
  loan?: number;
  /** Whether a home pays the lifeline rate, the low rate for small users. */
  lifeline?: boolean;
  /** Whether the bill of a shop is below its minimum charge. */
  belowLeast?: boolean;
  /** Whether a business uses most of its electricity by night. */
  byNight?: boolean;
}

/**
 * Computes the answer of one of the three calculators.
 * @param values an answer to every question that may not stay empty; without a load, it follows from the bill
 */
export function outcomeOf(kind: Kind, facts: SolarFacts, values: Values): Outcome | Refused {
  const load = loadOf(facts.loads, kind, values);
  if (load === undefined) return { refused: 'supply at 11 kV', fixed: 0 };
  const outcome = { home, society, business }[kind](facts, { ...values, load });
  return 'refused' in outcome ? outcome : { ...outcome, load };
}

/** An answer before the load that it was computed with is noted in it. */
type WithoutLoad = Omit<Outcome, 'load'>;

/** The default answers to a calculator's questions. */
export const usualValues = (questions: Question[]): Values =>
  Object.fromEntries(questions.map(({ name, usual }) => [name, usual]));

const rupees = (value: number): Figure => ({ value, unit: 'rupees' });
const years = (value: number | undefined): Figure => ({ value, unit: 'years' });

function home(facts: SolarFacts, values: Values): WithoutLoad | Refused {
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
      'bill-after': { value: answer.after.total - answer.paid, unit: 'bill' },
      'saving-low': rupees(saving.low),
      'saving-high': rupees(saving.high),
      'payback-likely-without-state': years(answer.paybackWithoutState),
      made: { value: total(made), unit: 'units' },
      co2: { value: answer.co2, unit: 'kg' },
    },
  };
}

function society(facts: SolarFacts, values: Values): WithoutLoad | Refused {
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
      'bill-after': { value: answer.after.total - answer.paid, unit: 'bill' },
      'saving-per-flat': rupees(answer.saving.likely / flats),
      'share-per-flat': rupees(net / flats),
    },
  };
}

function business(facts: SolarFacts, values: Values): WithoutLoad | Refused {
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

/** Reads the answers to questions that all three calculators ask. */
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

/** The figures that the answers of all three calculators have in common. */
const shared = ({ kw, units, cost, before, saving, course }: Common): Record<string, Figure> => ({
  kw: { value: kw, unit: 'kW' },
  units: { value: units, unit: 'units' },
  cost: rupees(cost),
  'bill-before': rupees(before.total),
  saving: rupees(saving.likely),
  'payback-low': years(course.low.payback),
  'payback-likely': years(course.likely.payback),
  'payback-high': years(course.high.payback),
  'gain-low': rupees(course.low.gain),
  'gain-likely': rupees(course.likely.gain),
  'gain-high': rupees(course.high.gain),
});
