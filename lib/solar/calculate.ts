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

/** Computes the answer of one of the three calculators, or the reason why it has no figures. */
export const calculate = <K extends Kind>(kind: K, facts: SolarFacts, answers: Answers[K]): Outcome<K> | Refused =>
  calculators[kind](facts, answers);

/**
 * Computes an answer that the words of a page count on.
 * @throws Error where the calculator has no figures for it
 */
export function calculated<K extends Kind>(kind: K, facts: SolarFacts, answers: Answers[K]): Outcome<K> {
  const outcome = calculate(kind, facts, answers);
  if ('refused' in outcome)
    throw new Error(`The calculator for "${kind}" has no figures for ₹${answers.bill} a month: ${outcome.refused}.`);
  return outcome;
}
