import type { Answers } from './answers';
import { lessLaterCosts, paybackOf } from './cashflow';
import { connectionOf, type Refused } from './connection';
import type { Assumptions, SolarFacts } from './facts';
import { netBilling } from './metering';
import { type Outcome, rupees, sharedFigures, sharedOutcome, units, years } from './outcome';
import { plantFor } from './plant';
import { largePrice } from './price';
import { total } from './sun';
import { businessTariff } from './tariff';

export function businessOutcome(facts: SolarFacts, answers: Answers['business']): Outcome<'business'> | Refused {
  const { assumptions } = facts;
  const { kind, feed, tax } = answers;
  const connection = connectionOf('business', facts, answers, (load) => businessTariff(facts, kind, load), feed);
  if ('refused' in connection) return connection;
  const { use, load } = connection;
  const shareByDay = answers.day / 100;
  const daysOpen = 1 - answers.off / 7;
  const plant = plantFor(facts, {
    connection,
    town: answers.city,
    kw: answers.kw,
    suitedTo: (perKw) => Math.floor((use * 12 * shareByDay) / (perKw * daysOpen)),
    // A business that takes no input tax credit pays the GST itself.
    priceOf: (kw) => largePrice(assumptions, 'business', kw) * (answers.gst === 'on' ? 1 : 1 + assumptions.gst / 100),
    subsidyFor: () => 0,
    meter: (made, by) => netBilling(made, by, shareByDay, daysOpen),
  });
  const { price, firstYear } = plant;
  const writtenOff = depreciationOf(price, assumptions.depreciation, facts.limits['years-counted']);
  const taxed = plant.cashflow.likely.savings.map(
    (saving, index) => (saving * (100 - tax) + writtenOff[index]! * tax) / 100,
  );
  return {
    kind: 'business',
    ...sharedOutcome(plant, connection),
    belowLeast:
      kind === 'shop' && firstYear.bills.some((bill, month) => bill.total < minimumChargeOf(assumptions, month) * load),
    byNight: answers.day < 50,
    figures: {
      ...sharedFigures(plant, connection),
      'fed-in': units(firstYear.fedIn),
      depreciation: rupees((total(writtenOff) * tax) / 100),
      'payback-after-tax': years(paybackOf(price, lessLaterCosts(facts, price, taxed))),
    },
  };
}

/**
 * The minimum charge in ₹ a month per kW of sanctioned load.
 * @param month 0 for April
 */
const minimumChargeOf = (assumptions: Assumptions, month: number) =>
  assumptions[month < 6 ? 'shop-least-summer' : 'shop-least-winter'];

/**
 * The depreciation of each year in ₹, by the declining-balance method.
 * @param rate in per cent of the remaining value
 */
const depreciationOf = (price: number, rate: number, years: number): number[] =>
  Array.from({ length: years }, (_, index) => price * (rate / 100) * (1 - rate / 100) ** index);
