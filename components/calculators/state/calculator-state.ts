import { answersOf, defaultAnswers, energyAnswers } from '@/lib/solar/answers';
import { calculate, calculated } from '@/lib/solar/calculate';
import type { Assumptions } from '@/lib/solar/facts';
import { loadOf } from '@/lib/solar/load';
import type { Figure } from '@/lib/solar/outcome';
import type { ReadCase, SharedCase } from '@/lib/solar/shared-link';
import { rupeesText, wholeRupees } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';
import { assumptionsIn, type Calculation, type Edits, fieldOf, type Result } from './calculation';
import { type Fields, type Problems, readFields } from '../fields/read-fields';

/** What a calculator says beside its figures or instead of them, and whether it has figures to show. */
export interface Status {
  problems: Problems;
  sentence: string;
  /** `earlier`: the figures of earlier answers, because a current answer is unusable. */
  figures: 'current' | 'earlier' | 'none';
}

const ALL_WELL: Status = { problems: {}, sentence: '', figures: 'current' };

export interface CalculatorState {
  fields: Fields;
  /** The names of the fields that were set by the visitor, on this page or through the address. */
  set: ReadonlySet<string>;
  /** The load in kW that follows from the bill. It is undefined for a bill so large that it means a supply at 11 kV. */
  estimate: number | undefined;
  result: Result;
  /** The answers and changed assumptions that the address contains, or will contain in a moment. */
  shared: SharedCase;
  status: Status;
  /**
   * The status to show once the visitor has left the field or stopped typing, because a half-typed number is not a
   * mistake.
   */
  nextStatus: Status | undefined;
  /** The last result whose main figures were announced to screen readers. */
  announced: Result | undefined;
  awake: boolean;
}

export type CalculatorEvent =
  /** React has started, or the address has changed. `typed` has the fields that were changed before React started. */
  | { type: 'opened'; link?: ReadCase; typed?: Fields }
  | { type: 'typed'; name: string; text: string }
  /** The visitor has left a field, or pressed Enter in it. */
  | { type: 'left'; name?: string }
  /** The visitor has typed nothing for one second. */
  | { type: 'paused' }
  /** The visitor has typed nothing for two seconds. */
  | { type: 'rested' }
  /** The visitor has asked for our assumptions again. */
  | { type: 'reset' };

/** The state for which the page is built: the worked example. */
export function firstState(calculation: Calculation): CalculatorState {
  const { kind, questions, facts } = calculation;
  const raw = defaultAnswers(questions);
  const outcome = calculated(kind, { ...facts, assumptions: valuesFor(calculation) }, answersOf(kind, raw));
  return {
    fields: fieldsFor(calculation),
    set: new Set(),
    estimate: outcome.load,
    result: { outcome, raw, edits: {} },
    shared: { answers: {}, edits: {} },
    status: ALL_WELL,
    nextStatus: undefined,
    announced: undefined,
    awake: false,
  };
}

/** Whether the load in its field follows from the bill, because the visitor has not set another load. */
export const hasEstimatedLoad = ({ set, estimate }: CalculatorState) => !set.has('load') && estimate !== undefined;

export const basisOf = ({ outcome: { before, load } }: Result) => ({ bill: wholeRupees(before.total), load });

/** Decides what a calculator shows after an event. It reads neither the page nor the clock nor the address. */
export function nextCalculatorState(
  calculation: Calculation,
  state: CalculatorState,
  event: CalculatorEvent,
): CalculatorState {
  switch (event.type) {
    case 'opened':
      return afterOpening(calculation, { ...state, awake: true }, event.typed ?? {}, event.link);
    case 'typed': {
      const { name, text } = event;
      // Empties the units when the bill is changed, because units would count instead of the new bill.
      const fields = { ...state.fields, ...(name === 'bill' && { units: '' }), [name]: text };
      const set = new Set(state.set).add(name);
      // An emptied load follows from the bill again. Its field stays empty for the visitor to type.
      if (name !== 'load' || text.trim() !== '') return answered(calculation, { ...state, fields, set });
      set.delete('load');
      const next = answered(calculation, { ...state, fields, set });
      return { ...next, fields };
    }
    case 'left':
      return event.name === 'load' ? withEstimate(saidNow(state)) : saidNow(state);
    case 'rested':
      return withEstimate(saidNow(state));
    case 'paused':
      return state.nextStatus || state.status.figures !== 'current' ? state : { ...state, announced: state.result };
    case 'reset': {
      const ours = assumptionsIn(calculation.assumptions).map(([id, { value }]) => [fieldOf(id), String(value)]);
      return answered(calculation, { ...state, fields: { ...state.fields, ...Object.fromEntries(ours) } });
    }
  }
}

function afterOpening(
  calculation: Calculation,
  state: CalculatorState,
  typed: Fields,
  link?: ReadCase,
): CalculatorState {
  const names = Object.keys(typed);
  if (!link) {
    const next = { ...state, fields: { ...state.fields, ...typed }, set: new Set(names) };
    return names.length > 0 ? answered(calculation, next) : state;
  }
  const { answers, edits, ignored, newer } = link;
  const { newer: madeLater, ignored: notRead } = calculation.labels.problems;
  const fields = { ...fieldsFor(calculation, link), ...typed };
  const set = new Set([...Object.keys(answers), ...names]);
  const at = { ...state, fields, set, shared: { answers, edits } };
  const sentence = newer ? madeLater : ignored.length > 0 ? notRead : '';
  const next = saidNow(answered(calculation, at, sentence));
  const tooLarge = next.status.problems.kw;
  if (!tooLarge) return next;
  return saidNow(answered(calculation, { ...at, fields: { ...fields, kw: '' } }, newer ? madeLater : tooLarge));
}

/** Shows at once the status that would wait until the visitor leaves the field. */
function saidNow(state: CalculatorState): CalculatorState {
  const { nextStatus: status, announced } = state;
  if (!status) return state;
  // Removes the announced figures when there are none, because screen readers would still find the announcement.
  return { ...state, status, nextStatus: undefined, announced: status.figures === 'none' ? undefined : announced };
}

/** Writes the load that follows from the bill into its field, unless the visitor has set another load. */
function withEstimate(state: CalculatorState): CalculatorState {
  const load = String(state.estimate ?? '');
  return state.set.has('load') || state.fields.load === load ? state : { ...state, fields: { ...state.fields, load } };
}

/**
 * Computes the result for the fields. Figures are shown at once; a message that explains why there are none waits.
 * @param notice a sentence to show beside the figures
 */
function answered(calculation: Calculation, state: CalculatorState, notice = ''): CalculatorState {
  const { kind, facts } = calculation;
  const isSet = state.set.has('load');
  const read = readFields(calculation, isSet ? state.fields : { ...state.fields, load: '' });
  const next =
    isSet || read.problems.bill || read.problems.units
      ? state
      : withEstimate({ ...state, estimate: loadOf(facts.loads, kind, energyAnswers(read.raw)) });
  const found = resultOf(calculation, read, isSet);
  if ('outcome' in found) {
    const answers = Object.entries(found.raw).flatMap(([name, value]) =>
      value !== undefined && state.set.has(name) ? [[name, value] as const] : [],
    );
    return {
      ...next,
      result: found,
      shared: { answers: Object.fromEntries(answers), edits: found.edits },
      status: { ...ALL_WELL, sentence: notice },
      nextStatus: undefined,
    };
  }
  const earlier = fill(calculation.labels.problems.kept, basisOf(state.result));
  const sentence = found.sentence || [...new Set(Object.values(found.problems)), earlier].join(' ');
  return { ...next, nextStatus: { ...found, sentence } };
}

function resultOf(
  { kind, assumptions, facts, labels }: Calculation,
  { raw, edits, problems }: ReturnType<typeof readFields>,
  isLoadSet: boolean,
): Result | Status {
  const unusable = (named: Problems): Status => ({ problems: named, sentence: '', figures: 'earlier' });
  if (Object.keys(problems).length > 0) return unusable(problems);
  const outcome = calculate(kind, { ...facts, assumptions: valuesFor({ assumptions }, edits) }, answersOf(kind, raw));
  if ('refused' in outcome) {
    const sentence = fill(labels.refused[outcome.refused], { fixed: rupeesText(outcome.fixed) });
    const isUnknown = outcome.refused === 'supply at 11 kV' && !isLoadSet;
    return { problems: {}, sentence: isUnknown ? `${sentence} ${labels.setLoad}` : sentence, figures: 'none' };
  }
  if (Number(raw.kw) > outcome.largest) {
    return unusable({ kw: fill(labels.problems.tooLarge, { largest: outcome.largest }) });
  }
  if (Object.values<Figure>(outcome.figures).some(({ value = 0 }) => !Number.isFinite(value))) {
    const edited = assumptionsIn(assumptions).filter(([id]) => id in edits);
    return unusable(Object.fromEntries(edited.map(([id]) => [fieldOf(id), labels.problems.impossible])));
  }
  return { outcome, raw, edits };
}

/** The text of each field for a case. A field for which the case has no answer gets its default. */
function fieldsFor(
  { questions, assumptions }: Calculation,
  { answers, edits }: SharedCase = { answers: {}, edits: {} },
): Fields {
  return Object.fromEntries([
    ...questions.map(({ name, default: initial }) => [name, String(answers[name] ?? initial ?? '')]),
    ...assumptionsIn(assumptions).map(([id, { value }]) => [fieldOf(id), String(edits[id] ?? value)]),
  ]);
}

/** The value of each assumption that the calculator uses: the visitor's if there is one, otherwise ours. */
const valuesFor = ({ assumptions }: Pick<Calculation, 'assumptions'>, edits: Edits = {}) => {
  const ours = assumptionsIn(assumptions).map(([id, { value }]) => [id, value]);
  return { ...Object.fromEntries(ours), ...edits } as Assumptions;
};
