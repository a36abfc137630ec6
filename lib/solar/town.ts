import { answersOf, defaultAnswers } from './answers';
import { calculated } from './calculate';
import type { SolarFacts } from './facts';
import type { Outcome } from './outcome';
import type { Question } from './questions';
import { type PaybackWords, rangeOfPaybacks, rupeesText } from './shown';
import { monthDays, monthsOf1kW, total, type Town } from './sun';

/** Units (kWh) that 1 kW makes on a day of each month in a town, January first, in the likely case. */
export const dailyUnits = ({ assumptions, sun }: SolarFacts, town: Town): number[] =>
  monthsOf1kW(sun, town, assumptions['sun-likely']).map((units, month) => units / monthDays[month]!);

/** Units that 1 kW makes in a year in a town, in the likely case. */
export const yearlyUnits = ({ assumptions, sun }: SolarFacts, town: Town): number =>
  total(monthsOf1kW(sun, town, assumptions['sun-likely']));

/** A plant of a size in kW, for a monthly bill in ₹. */
interface SizedBill {
  kw: number;
  bill: number;
}

/** What is worked out for the page of a town. */
export interface TownAnswer {
  /** What each of the plants costs and saves, at urban rates. */
  systems: Outcome<'home'>[];
  /** Units that 1 kW makes on a day of each month, January first. */
  days: number[];
  /** Figures by the names under which the words of the page show them: {@link figuresFor}. */
  figures: Record<string, string>;
}

/**
 * What the page of a town shows.
 * @param plants the size and the monthly bill in ₹ of each plant
 * @param questions the questions for a home, with the default answers to the rest
 * @param words how the language says paybacks
 * @throws Error where the calculator has no figures for a plant
 */
export function townAnswer(
  facts: SolarFacts,
  town: Town,
  plants: readonly SizedBill[],
  questions: readonly Question[],
  words: PaybackWords,
): TownAnswer {
  const answersTo = (kind: 'urban' | 'rural') =>
    plants.map((plant) =>
      calculated('home', facts, answersOf('home', { ...defaultAnswers(questions), ...plant, city: town, kind })),
    );
  const systems = answersTo('urban');
  const days = dailyUnits(facts, town);
  return { systems, days, figures: figuresFor(facts, town, plants, systems, answersTo('rural'), words) };
}

/**
 * The figures that the words of a town's page may show, as text. Of a plant of 3 kW: `bill3` (₹ a month), `price3`,
 * `central3`, `state3`, `grants3` (both), `net3`, `without3` (left to pay without the grant of the state), `down3`,
 * `emi3`, `made3` (units a year), `saving3` (₹ a month), `payback3` (from the hopeful to the cautious case: "1.9 to 3.9
 * years"), and `rural-saving3`, `rural-payback3` at village rates; the same of every other size. Of 1 kW: `year`
 * (units), `day1` to `day12` and `month1` to `month12` (units on a day of January, in all of January), `best` and
 * `least` (units on a day of those months).
 */
function figuresFor(
  facts: SolarFacts,
  town: Town,
  plants: readonly SizedBill[],
  systems: Outcome<'home'>[],
  rural: Outcome<'home'>[],
  words: PaybackWords,
): Record<string, string> {
  const days = dailyUnits(facts, town);
  const named = (entries: [string, string][]): Record<string, string> => Object.fromEntries(entries);
  return {
    ...named(days.map((units, month) => [`day${month + 1}`, tenths(units)])),
    ...named(days.map((units, month) => [`month${month + 1}`, whole(units * monthDays[month]!)])),
    year: whole(yearlyUnits(facts, town)),
    best: tenths(Math.max(...days)),
    least: tenths(Math.min(...days)),
    ...named(plants.map(({ kw, bill }) => [`bill${kw}`, rupeesText(bill)])),
    ...named(systems.flatMap((system) => ofPlant(system, '', words))),
    ...named(rural.flatMap((system) => ofPlant(system, 'rural-', words))),
  };
}

const ofPlant = (system: Outcome<'home'>, prefix: string, words: PaybackWords): [string, string][] =>
  Object.entries(figuresOf(system, words)).map(([name, text]) => [prefix + name + system.kw, text]);

/** The figures of one plant as text, by the names above without its size. */
export function figuresOf({ figures }: Pick<Outcome<'home'>, 'figures'>, words: PaybackWords) {
  const central = figures['central-subsidy'].value;
  const state = figures['state-subsidy'].value;
  return {
    price: rupeesText(figures.cost.value),
    central: rupeesText(central),
    state: rupeesText(state),
    grants: rupeesText(central + state),
    net: rupeesText(figures['net-cost'].value),
    without: rupeesText(figures['net-cost-without-state'].value),
    down: rupeesText(figures['down-payment'].value),
    emi: rupeesText(figures.emi.value),
    made: whole(figures.made.value),
    saving: rupeesText(figures.saving.value),
    payback: rangeOfPaybacks(figures, words),
  };
}

/** Units as text, with the commas of India. */
const whole = (units: number) => Math.round(units).toLocaleString('en-IN');

/** Units of a day as text, to one decimal. */
export const tenths = (units: number) => units.toFixed(1);
