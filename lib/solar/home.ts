import type { Answers } from './answers';
import { connectionOf, type Refused } from './connection';
import type { SolarFacts } from './facts';
import { instalment } from './loan';
import { netMetering } from './metering';
import { billAfter, type Outcome, rupees, sharedFigures, sharedOutcome, units, years } from './outcome';
import { plantFor } from './plant';
import { homePrice } from './price';
import { centralSubsidy, stateSubsidy } from './subsidy';
import { DAYLIGHT_HOURS, total } from './sun';
import { homeTariff } from './tariff';

export function homeOutcome(facts: SolarFacts, answers: Answers['home']): Outcome<'home'> | Refused {
  const { assumptions, limits, slabEnds } = facts;
  const tariff = homeTariff(assumptions, slabEnds, answers.kind);
  const most = limits['home-largest'];
  const found = connectionOf('home', facts, answers, () => tariff, assumptions['left-over'], most);
  if ('refused' in found) return found;
  const connection = {
    ...found,
    largestSuggested: Math.min(most, found.largestSuggested),
    largest: Math.min(most, found.largest),
  };
  const subsidies = (kw: number, price: number) => {
    const central = Math.min(price, centralSubsidy(facts, kw));
    return { central, state: answers.state === 'on' ? Math.min(price - central, stateSubsidy(facts, kw)) : 0 };
  };
  const plant = plantFor(facts, {
    connection,
    town: answers.city,
    supply: answers.supply,
    kw: answers.kw,
    suitedTo: (perKw) => Math.round((connection.use * 12) / perKw),
    priceOf: (kw) => homePrice(assumptions, kw),
    subsidyFor(kw, price) {
      const { central, state } = subsidies(kw, price);
      return central + state;
    },
    meter: netMetering,
  });
  const { kw, price, saving, cashflow } = plant;
  const { central, state } = subsidies(kw, price);
  const downPayment = (price * assumptions[kw <= limits['small-plant'] ? 'down-small' : 'down-large']) / 100;
  const emiOf = (loan: number) => rupees(instalment(Math.max(0, loan), answers.rate, answers.loan * 12));
  return {
    kind: 'home',
    ...sharedOutcome(plant, connection),
    lifeline: connection.load <= limits['lifeline-load'] && connection.use <= limits['lifeline-units'],
    supply: answers.supply ?? DAYLIGHT_HOURS,
    figures: {
      ...sharedFigures(plant, connection),
      'central-subsidy': rupees(central),
      'state-subsidy': rupees(state),
      'net-cost': rupees(cashflow.likely.net),
      'net-cost-without-state': rupees(price - central),
      'down-payment': rupees(downPayment),
      emi: emiOf(price - central - state - downPayment),
      'emi-before': emiOf(price - downPayment),
      'bill-after': billAfter(plant),
      'saving-low': rupees(saving.low),
      'saving-high': rupees(saving.high),
      'payback-likely-without-state': years(plant.likelyWith(central).payback),
      made: units(total(plant.made)),
      co2: { value: plant.co2, unit: 'kg' },
    },
  };
}
