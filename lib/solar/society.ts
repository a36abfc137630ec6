import type { Answers } from './answers';
import { connectionOf, type Refused } from './connection';
import type { SolarFacts } from './facts';
import { netMetering } from './metering';
import { billAfter, type Outcome, rupees, sharedFigures, sharedOutcome } from './outcome';
import { plantFor } from './plant';
import { largePrice } from './price';
import { societySubsidy } from './subsidy';
import { societyTariff } from './tariff';

export function societyOutcome(facts: SolarFacts, answers: Answers['society']): Outcome<'society'> | Refused {
  const { assumptions } = facts;
  const { flats, residents } = answers;
  const tariff = societyTariff(assumptions, answers.rate);
  const connection = connectionOf('society', facts, answers, () => tariff, assumptions['left-over']);
  if ('refused' in connection) return connection;
  const subsidyFor = (kw: number) => societySubsidy(assumptions, kw, flats, residents);
  const plant = plantFor(facts, {
    connection,
    town: answers.city,
    kw: answers.kw,
    suitedTo: (perKw) => Math.round((connection.use * 12) / perKw),
    priceOf: (kw) => largePrice(assumptions, 'society', kw),
    subsidyFor,
    meter: netMetering,
  });
  const { net } = plant.cashflow.likely;
  return {
    kind: 'society',
    ...sharedOutcome(plant, connection),
    figures: {
      ...sharedFigures(plant, connection),
      subsidy: rupees(subsidyFor(plant.kw)),
      'net-cost': rupees(net),
      'bill-after': billAfter(plant),
      'saving-per-flat': rupees(plant.saving.likely / flats),
      'share-per-flat': rupees(net / flats),
    },
  };
}
