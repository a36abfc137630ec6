import { answersOf, defaultAnswers } from './answers';
import { calculated } from './calculate';
import type { SolarFacts } from './facts';
import type { Outcome } from './outcome';
import type { Question } from './questions';
import { type PaybackLabels, rangeOfPaybacks, roundedRupees, roundedUnits, rupeesText } from './format';
import { monthDays, monthsOf1kW, total, type Town } from './sun';

/** The units (kWh) of 1 kW on an average day of each month in the likely scenario, from January on. */
export const dailyUnits = ({ assumptions, sun }: SolarFacts, town: Town): number[] =>
  monthsOf1kW(sun, town, assumptions['sun-likely']).map((units, month) => units / monthDays[month]!);

/** The units (kWh) of 1 kW in a year, in the likely scenario. */
export const yearlyUnits = ({ assumptions, sun }: SolarFacts, town: Town): number =>
  total(monthsOf1kW(sun, town, assumptions['sun-likely']));

export interface TownAnswer {
  /** The outcome of the home calculator for each plant, at urban rates. */
  systems: Outcome<'home'>[];
  /** The result of `dailyUnits`. */
  days: number[];
  /** By name, for example `rural-saving3` for the saving with 3 kW at rural rates. */
  figures: Record<string, string>;
}

/**
 * @param plants with size in kW and monthly bill in ₹
 * @param questions whose default answers are used, except for size, bill, town and kind of tariff
 * @throws Error if the calculator has no figures for a plant
 */
export function townAnswer(
  facts: SolarFacts,
  town: Town,
  plants: readonly { kw: number; bill: number }[],
  questions: readonly Question[],
  labels: PaybackLabels,
): TownAnswer {
  const answersTo = (kind: 'urban' | 'rural') =>
    plants.map((plant) =>
      calculated('home', facts, answersOf('home', { ...defaultAnswers(questions), ...plant, city: town, kind })),
    );
  const systems = answersTo('urban');
  const days = dailyUnits(facts, town);
  return { systems, days, figures: figuresFor(facts, town, systems, answersTo('rural'), labels) };
}

function figuresFor(
  facts: SolarFacts,
  town: Town,
  systems: Outcome<'home'>[],
  rural: Outcome<'home'>[],
  labels: PaybackLabels,
): Record<string, string> {
  const days = dailyUnits(facts, town);
  const named = (entries: [string, string][]): Record<string, string> => Object.fromEntries(entries);
  return {
    ...named(days.map((units, month) => [`day${month + 1}`, oneDecimal(units)])),
    ...named(days.map((units, month) => [`month${month + 1}`, roundedUnits(units * monthDays[month]!, 1)])),
    year: roundedUnits(yearlyUnits(facts, town), 10),
    best: oneDecimal(Math.max(...days)),
    least: oneDecimal(Math.min(...days)),
    ...named(systems.flatMap((system) => ofPlant(system, '', labels))),
    ...named(rural.flatMap((system) => ofPlant(system, 'rural-', labels))),
  };
}

const ofPlant = (system: Outcome<'home'>, prefix: string, labels: PaybackLabels): [string, string][] =>
  // Rounds the saving further than `townFigures`, because the texts name only a rough saving.
  Object.entries({ ...townFigures(system, labels), saving: roundedRupees(system.figures.saving.value, 2) }).map(
    ([name, text]) => [prefix + name + system.kw, text],
  );

export function townFigures({ figures }: Pick<Outcome<'home'>, 'figures'>, labels: PaybackLabels) {
  const central = figures['central-subsidy'].value;
  const state = figures['state-subsidy'].value;
  return {
    bill: rupeesText(figures['bill-before'].value),
    price: rupeesText(figures.cost.value),
    central: rupeesText(central),
    state: rupeesText(state),
    grants: rupeesText(central + state),
    net: rupeesText(figures['net-cost'].value),
    without: rupeesText(figures['net-cost-without-state'].value),
    down: rupeesText(figures['down-payment'].value),
    emi: rupeesText(figures.emi.value),
    emiBefore: rupeesText(figures['emi-before'].value),
    made: roundedUnits(figures.made.value, 10),
    saving: rupeesText(figures.saving.value),
    payback: rangeOfPaybacks(figures, labels),
  };
}

export const oneDecimal = (units: number) => units.toFixed(1);
