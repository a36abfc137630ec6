import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import type { Assumption } from '@/content/schemas/solar';
import type { RawAnswers } from '@/lib/solar/answers';
import type { Refused } from '@/lib/solar/connection';
import type { Assumptions, FixedFacts, Loads, SolarFacts } from '@/lib/solar/facts';
import type { AssumptionId } from '@/lib/solar/names';
import type { Figure, Outcome } from '@/lib/solar/outcome';
import type { Question } from '@/lib/solar/questions';
import { EDIT } from '@/lib/solar/shared-link';

/** An assumption as a visitor reads it, with its unit written out. */
export type AssumptionContent = Pick<Assumption, 'name' | 'value' | 'unit' | 'range' | 'isPrinted'>;

export type UsedAssumptions = Readonly<Partial<Record<AssumptionId, AssumptionContent>>>;

export interface AssumptionSource {
  name: string;
  href?: string;
  date: string;
  ids: AssumptionId[];
}

/** What every calculator computes at least: figures, by their names. */
export interface AnyOutcome {
  figures: Readonly<Record<string, Figure>>;
}

/** The messages about answers that are wrong only together with others, by the name of the field. */
export interface Unusable {
  unusable: Readonly<Record<string, string>>;
}

/** In what one calculator differs from another. Its questions and words are data. */
export interface Tool<O extends AnyOutcome> {
  /** The message for each field whose answer contradicts that of another. The answers to other fields may be unusable. */
  problemsIn?: (raw: RawAnswers) => Unusable['unusable'];
  /** Computes the outcome. `set` has the names of the answers that are the visitor's own. */
  outcomeOf: (facts: SolarFacts, raw: RawAnswers, set: ReadonlySet<string>) => O | Refused | Unusable;
  /** The values of the placeholders in the sentence that says for which answers a result is. */
  basisOf: (result: Result<O>) => Record<string, string | number>;
  /** The texts of other fields that change together with this one, such as lengths with their unit. */
  linked?: (name: string, text: string, fields: Readonly<Record<string, string>>) => Record<string, string>;
  /** Estimates the sanctioned load in kW until the visitor sets it. Left out if the calculator estimates no load. */
  estimatedLoad?: (loads: Loads, raw: RawAnswers) => number | undefined;
}

export interface Calculation<O extends AnyOutcome = Outcome> {
  tool: Tool<O>;
  questions: Question[];
  /** The words of the questions. */
  content: CalculatorContent['questions'];
  assumptions: UsedAssumptions;
  facts: FixedFacts;
  labels: Pick<CalculatorLabels, 'problems' | 'refused' | 'setLoad'>;
  /** The prefix of assumptions in the names of fields and in a shared link; `a-` by default. */
  prefix?: string;
}

export type Edits = Partial<Assumptions>;

export interface Result<O extends AnyOutcome = Outcome> {
  outcome: O;
  raw: RawAnswers;
  edits: Edits;
}

/** The props of every part of the result. `from` has the ids of the fields from which its figures are computed. */
export interface ResultProps<O extends AnyOutcome = Outcome> {
  labels: CalculatorLabels;
  result: Result<O>;
  assumptions: UsedAssumptions;
  from: string;
}

export const assumptionsIn = (assumptions: UsedAssumptions) =>
  Object.entries(assumptions) as [AssumptionId, AssumptionContent][];

/** The name of an assumption's field, which is also its name in a shared link. */
export const fieldOf = (id: AssumptionId, prefix = EDIT) => prefix + id;
