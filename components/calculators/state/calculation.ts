import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Assumption } from '@/content/schemas/solar';
import type { RawAnswers, Kind } from '@/lib/solar/answers';
import type { Assumptions, FixedFacts } from '@/lib/solar/facts';
import type { AssumptionId } from '@/lib/solar/names';
import type { Outcome } from '@/lib/solar/outcome';
import type { Question } from '@/lib/solar/questions';

/** An assumption as a visitor reads it, with its unit written out. */
export type AssumptionContent = Pick<Assumption, 'name' | 'value' | 'unit' | 'range' | 'isPrinted'>;

export type UsedAssumptions = Readonly<Partial<Record<AssumptionId, AssumptionContent>>>;

export interface AssumptionSource {
  name: string;
  href?: string;
  date: string;
  ids: AssumptionId[];
}

export interface Calculation {
  kind: Kind;
  questions: Question[];
  assumptions: UsedAssumptions;
  facts: FixedFacts;
  labels: Pick<CalculatorLabels, 'problems' | 'refused' | 'setLoad'>;
}

export type Edits = Partial<Assumptions>;

export interface Result {
  outcome: Outcome;
  raw: RawAnswers;
  edits: Edits;
}

/** What a part of the result shows. `from` has the ids of the fields from which its figures are computed. */
export interface ResultProps {
  labels: CalculatorLabels;
  result: Result;
  assumptions: UsedAssumptions;
  from: string;
}

export const assumptionsIn = (assumptions: UsedAssumptions) =>
  Object.entries(assumptions) as [AssumptionId, AssumptionContent][];

/** The name of an assumption's field, which is also its name in a shared link. */
export const fieldOf = (id: AssumptionId) => `a-${id}`;
