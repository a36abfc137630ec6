import { defaultAnswers } from '@/lib/solar/answers';
import type { Assumptions } from '@/lib/solar/facts';
import type { Outcome } from '@/lib/solar/outcome';
import type { ReadCase, SharedCase } from '@/lib/solar/shared-link';
import { rupeesText } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';
import { type AnyOutcome, assumptionsIn, type Calculation, type Edits, fieldOf, type Result } from './calculation';
import { type Fields, type Problems, readFields } from '../fields/read-fields';

export interface Status {
  problems: Problems;
  sentence: string;
  /** `earlier`: the figures of the last usable answers. `none`: no figures for these answers. */
  figures: 'current' | 'earlier' | 'none';
}

const ALL_WELL: Status = { problems: {}, sentence: '', figures: 'current' };

export interface CalculatorState<O extends AnyOutcome = Outcome> {
  fields: Fields;
  /** The names of the fields that the visitor has changed or the address has set; not a load that is estimated. */
  set: ReadonlySet<string>;
  /** The estimated load in kW. */
  estimate: number | undefined;
  result: Result<O>;
  shared: SharedCase;
  status: Status;
  /** Shown later, because a half-typed number is not a mistake. */
  nextStatus: Status | undefined;
  announced: Result<O> | undefined;
  awake: boolean;
}

export type CalculatorEvent =
  /** `typed` has the fields that were changed before React started. */
  | { type: 'opened'; link?: ReadCase; typed?: Fields }
  | { type: 'typed'; name: string; text: string }
  | { type: 'left'; name?: string }
  /** No answer has changed for one second. */
  | { type: 'paused' }
  /** No answer has changed for two seconds. */
  | { type: 'rested' }
  /** Resets the assumptions, not the answers. */
  | { type: 'reset' };

export function firstState<O extends AnyOutcome>(calculation: Calculation<O>): CalculatorState<O> {
  const { tool, questions, facts } = calculation;
  const raw = defaultAnswers(questions);
  const outcome = tool.outcomeOf({ ...facts, assumptions: valuesFor(calculation) }, raw, new Set());
  if ('refused' in outcome || 'unusable' in outcome) throw new Error('The default answers have no figures.');
  return {
    fields: fieldsFor(calculation),
    set: new Set(),
    estimate: tool.estimatedLoad?.(facts.loads, raw),
    result: { outcome, raw, edits: {} },
    shared: { answers: {}, edits: {} },
    status: ALL_WELL,
    nextStatus: undefined,
    announced: undefined,
    awake: false,
  };
}

export const hasEstimatedLoad = ({ set, estimate }: Pick<CalculatorState, 'set' | 'estimate'>) =>
  !set.has('load') && estimate !== undefined;

export function nextCalculatorState<O extends AnyOutcome>(
  calculation: Calculation<O>,
  state: CalculatorState<O>,
  event: CalculatorEvent,
): CalculatorState<O> {
  switch (event.type) {
    case 'opened':
      return afterOpening(calculation, { ...state, awake: true }, event.typed ?? {}, event.link);
    case 'typed': {
      const { name, text } = event;
      const linked = calculation.tool.linked?.(name, text, state.fields);
      // Empties the units field, because units would count instead of the new bill.
      const fields = { ...state.fields, ...(name === 'bill' && { units: '' }), ...linked, [name]: text };
      const set = new Set(state.set).add(name);
      if (!calculation.tool.estimatedLoad || name !== 'load' || text.trim() !== '')
        return answered(calculation, { ...state, fields, set });
      set.delete('load');
      const next = answered(calculation, { ...state, fields, set });
      // An emptied load field stays empty, because the visitor may be about to type another load.
      return { ...next, fields };
    }
    case 'left':
      return event.name === 'load' ? withEstimate(calculation, saidNow(state)) : saidNow(state);
    case 'rested':
      return withEstimate(calculation, saidNow(state));
    case 'paused':
      return state.nextStatus || state.status.figures !== 'current' ? state : { ...state, announced: state.result };
    case 'reset': {
      const { assumptions, prefix } = calculation;
      const ours = assumptionsIn(assumptions).map(([id, { value }]) => [fieldOf(id, prefix), String(value)]);
      return answered(calculation, { ...state, fields: { ...state.fields, ...Object.fromEntries(ours) } });
    }
  }
}

function afterOpening<O extends AnyOutcome>(
  calculation: Calculation<O>,
  state: CalculatorState<O>,
  allTyped: Fields,
  link?: ReadCase,
): CalculatorState<O> {
  const { load, ...others } = allTyped;
  const isEstimated = calculation.tool.estimatedLoad && load?.trim() === '';
  const typed = isEstimated ? others : allTyped;
  const names = Object.keys(typed);
  if (!link) {
    const next = { ...state, fields: withTyped(calculation, state.fields, typed), set: new Set(names) };
    return names.length > 0 ? answered(calculation, next) : state;
  }
  const { answers, edits, ignored, newer } = link;
  const { newer: madeLater, ignored: notRead } = calculation.labels.problems;
  // Leaves out the wrong answers, so that the rest of the shared link still counts.
  const openWithout = (wrong: Problems): CalculatorState<O> => {
    const right = Object.fromEntries(Object.entries(answers).filter(([name]) => !(name in wrong)));
    const fields = withTyped(calculation, fieldsFor(calculation, { answers: right, edits }), typed);
    const set = new Set([...Object.keys(right), ...names]);
    const isRead = ignored.length === 0 && Object.keys(wrong).length === 0;
    const sentence = [newer ? madeLater : isRead ? '' : notRead, ...namedProblems(calculation, wrong)].join(' ').trim();
    const next = saidNow(answered(calculation, { ...state, fields, set, shared: { answers: right, edits } }, sentence));
    const found = Object.entries(next.status.problems).filter(([name]) => name in right && !(name in typed));
    if (found.length > 0) return openWithout({ ...wrong, ...Object.fromEntries(found) });
    // Puts the wrong answers back, so that the visitor can correct them.
    const refused = Object.fromEntries(Object.keys(wrong).map((name) => [name, String(answers[name])]));
    return {
      ...next,
      fields: { ...next.fields, ...refused },
      set: new Set([...Object.keys(answers), ...names]),
      status: { ...next.status, problems: { ...next.status.problems, ...wrong } },
    };
  };
  return openWithout({});
}

function withTyped<O extends AnyOutcome>({ tool }: Calculation<O>, fields: Fields, typed: Fields): Fields {
  const linked = Object.entries(typed).map(([name, text]) => tool.linked?.(name, text, fields));
  return Object.assign({ ...fields }, ...linked, typed);
}

function saidNow<O extends AnyOutcome>(state: CalculatorState<O>): CalculatorState<O> {
  const { nextStatus: status, announced } = state;
  if (!status) return state;
  // Without figures, clears the announcement, because a screen reader could still read the old figures.
  return { ...state, status, nextStatus: undefined, announced: status.figures === 'none' ? undefined : announced };
}

function withEstimate<O extends AnyOutcome>({ tool }: Calculation<O>, state: CalculatorState<O>): CalculatorState<O> {
  if (!tool.estimatedLoad) return state;
  const load = String(state.estimate ?? '');
  return state.set.has('load') || state.fields.load === load ? state : { ...state, fields: { ...state.fields, load } };
}

/** If answers have no figures, their message waits in `nextStatus`, because the visitor may still be typing. */
function answered<O extends AnyOutcome>(
  calculation: Calculation<O>,
  state: CalculatorState<O>,
  notice = '',
): CalculatorState<O> {
  const { tool, facts, questions } = calculation;
  const isSet = !tool.estimatedLoad || state.set.has('load');
  const read = readFields(calculation, isSet ? state.fields : { ...state.fields, load: '' });
  const next =
    isSet || read.problems.bill || read.problems.units
      ? state
      : withEstimate(calculation, { ...state, estimate: tool.estimatedLoad!(facts.loads, read.raw) });
  const found = resultOf(calculation, read, state.set);
  const isShared = (name: string, value: number | string | undefined): value is number | string => {
    const question = questions.find((each) => each.name === name);
    const isEmpty = value === undefined || value === '';
    // Shares the empty answer for a removed thing, because the default answer would bring the thing back.
    return !question?.text && (!isEmpty || (question?.thing === true && question.default !== undefined));
  };
  if ('outcome' in found) {
    const answers = Object.entries(found.raw).flatMap(([name, value]) =>
      isShared(name, value) && state.set.has(name) ? [[name, value] as const] : [],
    );
    return {
      ...next,
      result: found,
      shared: { answers: Object.fromEntries(answers), edits: found.edits },
      status: { ...ALL_WELL, sentence: notice },
      nextStatus: undefined,
    };
  }
  const earlier = fill<string>(calculation.labels.problems.kept, tool.basisOf(state.result));
  const sentence = found.sentence || [...namedProblems(calculation, found.problems), earlier].join(' ');
  return { ...next, nextStatus: { ...found, sentence } };
}

function resultOf<O extends AnyOutcome>(
  { tool, assumptions, facts, labels, prefix }: Calculation<O>,
  { raw, edits, problems }: ReturnType<typeof readFields>,
  set: ReadonlySet<string>,
): Result<O> | Status {
  const unusable = (named: Problems): Status => ({ problems: named, sentence: '', figures: 'earlier' });
  const allProblems = { ...problems, ...tool.problemsIn?.(raw) };
  if (Object.keys(allProblems).length > 0) return unusable(allProblems);
  const outcome = tool.outcomeOf({ ...facts, assumptions: valuesFor({ assumptions }, edits) }, raw, set);
  if ('unusable' in outcome) return unusable(outcome.unusable);
  if ('refused' in outcome) {
    const sentence = fill(labels.refused[outcome.refused], { fixed: rupeesText(outcome.fixed) });
    const isUnknown = outcome.refused === 'supply at 11 kV' && !set.has('load');
    return { problems: {}, sentence: isUnknown ? `${sentence} ${labels.setLoad}` : sentence, figures: 'none' };
  }
  if (Object.values(outcome.figures).some(({ value = 0 }) => !Number.isFinite(value))) {
    const edited = assumptionsIn(assumptions).filter(([id]) => id in edits);
    return unusable(Object.fromEntries(edited.map(([id]) => [fieldOf(id, prefix), labels.problems.impossible])));
  }
  return { outcome, raw, edits };
}

function namedProblems<O extends AnyOutcome>(
  { questions, content, assumptions, prefix }: Calculation<O>,
  problems: Problems,
): string[] {
  const labels = Object.fromEntries([
    ...questions.map(({ name, words = name }) => [name, content[words]?.label]),
    ...assumptionsIn(assumptions).map(([id, { name }]) => [fieldOf(id, prefix), name]),
  ]);
  const texts = Object.entries(problems).map(([name, problem]) => `${labels[name]}: ${problem}`.replace('?: ', '? '));
  return [...new Set(texts)];
}

function fieldsFor(
  {
    questions,
    assumptions,
    prefix,
    tool,
  }: Pick<Calculation, 'questions' | 'assumptions' | 'prefix'> & { tool: Pick<Calculation['tool'], 'linked'> },
  { answers, edits }: SharedCase = { answers: {}, edits: {} },
): Fields {
  const defaults = Object.fromEntries(questions.map(({ name, default: initial }) => [name, String(initial ?? '')]));
  const linked = Object.entries(answers).map(([name, value]) => tool.linked?.(name, String(value), defaults));
  const initials: Fields = Object.assign(defaults, ...linked);
  return Object.fromEntries([
    ...questions.map(({ name }) => [name, String(answers[name] ?? initials[name])]),
    ...assumptionsIn(assumptions).map(([id, { value }]) => [fieldOf(id, prefix), String(edits[id] ?? value)]),
  ]);
}

const valuesFor = ({ assumptions }: Pick<Calculation, 'assumptions'>, edits: Edits = {}) => {
  const ours = assumptionsIn(assumptions).map(([id, { value }]) => [id, value]);
  return { ...Object.fromEntries(ours), ...edits } as Assumptions;
};
