import type { Answers, Kind } from './answers';
import { businessOutcome } from './business';
import type { Refused } from './connection';
import type { SolarFacts } from './facts';
import { homeOutcome } from './home';
import type { Outcome } from './outcome';
import { societyOutcome } from './society';

const calculators: { [K in Kind]: (facts: SolarFacts, answers: Answers[K]) => Outcome<K> | Refused } = {
  home: homeOutcome,
  society: societyOutcome,
  business: businessOutcome,
};

export const calculate = <K extends Kind>(kind: K, facts: SolarFacts, answers: Answers[K]): Outcome<K> | Refused =>
  calculators[kind](facts, answers);

/** @throws Error if the calculator has no figures for these answers */
export function calculated<K extends Kind>(kind: K, facts: SolarFacts, answers: Answers[K]): Outcome<K> {
  const outcome = calculate(kind, facts, answers);
  if ('refused' in outcome)
    throw new Error(`The calculator for "${kind}" has no figures for ₹${answers.bill} a month: ${outcome.refused}.`);
  return outcome;
}
