import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import type { Assumption } from '@/content/schemas/solar';
import type { RawAnswers } from '@/lib/solar/answers';
import type { Refused } from '@/lib/solar/connection';
import type { Assumptions, FixedFacts, Loads, SolarFacts } from '@/lib/solar/facts';
import type { AssumptionId } from '@/lib/solar/names';
import type { Figure, Outcome } from '@/lib/solar/outcome';
import type { Question } from '@/lib/solar/questions';
import { EDIT } from '@/lib/solar/shared-link';

export type AssumptionContent = Pick<Assumption, 'name' | 'value' | 'unit' | 'range' | 'isPrinted'>;

export type UsedAssumptions = Readonly<Partial<Record<AssumptionId, AssumptionContent>>>;

export interface AssumptionSource {
  name: string;
  href?: string;
  date: string;
  ids: AssumptionId[];
}

export interface AnyOutcome {
  figures: Readonly<Record<string, Figure>>;
}

export interface Unusable {
  unusable: Readonly<Record<string, string>>;
}

export interface Tool<O extends AnyOutcome> {
  problemsIn?: (raw: RawAnswers) => Unusable['unusable'];
  outcomeOf: (facts: SolarFacts, raw: RawAnswers, set: ReadonlySet<string>) => O | Refused | Unusable;
  basisOf: (result: Result<O>) => Record<string, string | number>;
  /** Returns the texts of the fields that change with the named field. */
  linked?: (name: string, text: string, fields: Readonly<Record<string, string>>) => Record<string, string>;
  /** Returns kW, or undefined if the connection would need a supply at 11 kV. */
  estimatedLoad?: (loads: Loads, raw: RawAnswers) => number | undefined;
}

export interface Calculation<O extends AnyOutcome = Outcome> {
  tool: Tool<O>;
  questions: Question[];
  content: CalculatorContent['questions'];
  assumptions: UsedAssumptions;
  facts: FixedFacts;
  labels: Pick<CalculatorLabels, 'problems' | 'refused' | 'setLoad'>;
  /** The prefix of assumptions in field names and shared links; `a-` if left out. */
  prefix?: string;
}

export type Edits = Partial<Assumptions>;

export interface Result<O extends AnyOutcome = Outcome> {
  outcome: O;
  raw: RawAnswers;
  edits: Edits;
}

export interface ResultProps<O extends AnyOutcome = Outcome> {
  labels: CalculatorLabels;
  result: Result<O>;
  assumptions: UsedAssumptions;
  /** The ids of the fields behind the figures, for the `for` attribute of `output`. */
  from: string;
}

export const assumptionsIn = (assumptions: UsedAssumptions) =>
  Object.entries(assumptions) as [AssumptionId, AssumptionContent][];

export const fieldOf = (id: AssumptionId, prefix = EDIT) => prefix + id;
