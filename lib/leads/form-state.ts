import type { TemplateParams } from './messages';
import { type Kept, sameWords, type Stage } from './outbox';
import type { SendOutcome, Unaccepted } from './send';

/** What a lead form shows of its enquiry. */
export type LeadState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /** The field that no person sees was filled in: the next press sends. */
  | { step: 'again' }
  | Failed
  /** Kept on the device, to be sent from there. */
  | { step: 'waiting'; id: string; params: TemplateParams }
  /**
   * `arrived`: a send that was given up turned out to have been accepted.
   * `edited`: the form has been changed since this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; params: TemplateParams; edited: boolean };

export interface Failed {
  step: 'failed';
  params: TemplateParams;
  /** An earlier version of this enquiry, which was given up, has arrived; this one has not. */
  earlier: boolean;
  /** Nobody knows whether it has been accepted. */
  doubt: boolean;
  /** Whether it may wait on the device: it has certainly not been accepted. `full`: the device has no room for it. */
  wait: 'no' | 'offered' | 'full';
  /** How long the service is left alone until then. In milliseconds. */
  pause: number;
}

export interface FormState {
  shown: LeadState;
  /** Counts the sets of fields: a new number is a new, empty set. */
  round: number;
  /** A version that the service accepted after its send had been given up. */
  acceptedLate?: TemplateParams;
  /** The visitor has been asked once to press send again. */
  askedAgain: boolean;
  /** Versions of this enquiry that may have arrived: the end of their send is not known to this page. */
  inDoubt: readonly { id: string; params: TemplateParams }[];
}

export const firstState: FormState = { shown: { step: 'idle' }, round: 0, askedAgain: false, inDoubt: [] };

/** Whether a form tells what has become of its enquiry: the notice of kept enquiries on the same page then need not. */
export const tellsOfEnquiry = ({ step }: LeadState): boolean =>
  step === 'sending' || step === 'failed' || step === 'waiting' || step === 'sent' || step === 'arrived';

/** A press on send: what it would send, and the reasons not to. */
export interface Request {
  params: TemplateParams;
  /** The consent is missing, and the browser does not ask for it. */
  noConsent: boolean;
  /** The longest field of a lead that is too large to be sent. */
  tooLong?: string;
  /** The field that no person sees was filled in. */
  trapped: boolean;
}

/** A lead as it was kept before its send, if it was, and as it is kept during the send. */
export interface SendRecord {
  before?: Kept;
  during: Kept;
}

export type FormEvent =
  | { type: 'submit'; request: Request }
  /** The send has ended. Without a record the device kept nothing of it. `own`: no other page has taken the record over. */
  | { type: 'answered'; params: TemplateParams; outcome: SendOutcome; record?: SendRecord; own: boolean }
  /** The service has accepted a send that had been given up. */
  | { type: 'acceptedLate'; params: TemplateParams }
  | { type: 'waitAsked'; request: Request }
  /** What was to wait has been kept under this id; without one the device has no room. */
  | { type: 'kept'; params: TemplateParams; id?: string }
  | { type: 'deviceChanged' }
  /** This or another page has sent these words from the device. */
  | { type: 'sentFromDevice'; params: TemplateParams }
  | { type: 'cleared' };

/** What is true when an event comes. */
export interface Facts {
  /** What the form holds, as it would be sent; undefined once the form is gone from the page. */
  held?: TemplateParams;
  /** The stage of each enquiry on the device, by its id. */
  stages: Readonly<Record<string, Stage>>;
}

/** What has to be done, in this order. */
export type Effect =
  | { do: 'send'; params: TemplateParams }
  | { do: 'keepToWait'; params: TemplateParams; pause: number }
  | { do: 'alert'; text: 'consent' | 'success' | 'failure' }
  | { do: 'log'; cause: string }
  /** Tells the page that a lead of this form was sent. */
  | { do: 'announce' }
  | { do: 'dropDraft' }
  /** Takes away the mark of a press on send that came before React ran. */
  | { do: 'unmark' }
  | { do: 'markConsent' }
  /** The form has said that these arrived: the notice of kept enquiries need not. */
  | { do: 'putAwaySent' }
  | { do: 'remove'; id: string }
  | { do: 'settleSent' | 'settleBack' | 'release'; record: SendRecord };

export type Step = [state: FormState, effects: Effect[]];

/**
 * What becomes of the record of a lead after its send: it has been `sent`, is put `back` as it was before, or stays in `doubt`.
 * A doubt from before stays: that an enquiry was refused now does not tell whether it had arrived then.
 */
export function fateOf(outcome: SendOutcome, before?: Pick<Kept, 'stage'>): 'sent' | 'back' | 'doubt' {
  if (outcome.sent) return 'sent';
  return outcome.reach === 'unknown' || before?.stage === 'unknown' ? 'doubt' : 'back';
}

/** Empties the form: what is sent from now on is another enquiry. */
const renewed = (state: FormState, shown: LeadState): FormState => ({
  ...state,
  shown,
  round: state.round + 1,
  askedAgain: false,
  inDoubt: [],
});

const holds = (facts: Facts, params: TemplateParams) => facts.held !== undefined && sameWords(facts.held, params);

/** Whether another page has sent meanwhile what was left in doubt here. */
const hasArrived = ({ inDoubt }: FormState, { stages }: Facts, params: TemplateParams) =>
  inDoubt.some((version) => stages[version.id] === 'sent' && sameWords(version.params, params));

/** A version has been accepted: the form is cleared, unless something was changed since, which stays. */
function accept(state: FormState, facts: Facts, step: 'sent' | 'arrived', params: TemplateParams): Step {
  const edited = facts.held !== undefined && !holds(facts, params);
  const shown: LeadState = { step, params, edited };
  return edited
    ? [{ ...state, shown }, [{ do: 'putAwaySent' }]]
    : [renewed(state, shown), [{ do: 'dropDraft' }, { do: 'putAwaySent' }]];
}

/** The step for a request that must not be sent: the reason is shown. Undefined where nothing prevents the send. */
function stop(state: FormState, { noConsent, tooLong, trapped }: Request): Step | undefined {
  if (noConsent) return [state, [{ do: 'markConsent' }, { do: 'alert', text: 'consent' }, { do: 'unmark' }]];
  if (tooLong) return [{ ...state, shown: { step: 'tooLong', field: tooLong } }, [{ do: 'unmark' }]];
  // A program, or a browser's autofill gone wrong: nothing is dropped, a person only has to press once more.
  if (trapped && !state.askedAgain)
    return [{ ...state, shown: { step: 'again' }, askedAgain: true }, [{ do: 'unmark' }]];
  return undefined;
}

/** What becomes of the record of a send on the device. */
function settle(state: FormState, { outcome, record, own }: Extract<FormEvent, { type: 'answered' }>): Step {
  if (!record) return [state, []];
  const { id, params } = record.during;
  const doubted: FormState = { ...state, inDoubt: [...state.inDoubt, { id, params }] };
  switch (fateOf(outcome, record.before)) {
    case 'sent': {
      const others = state.inDoubt.filter((version) => version.id !== id);
      return [
        state,
        [...others.map((other) => ({ do: 'remove', id: other.id }) as const), { do: 'settleSent', record }],
      ];
    }
    case 'doubt':
      return [doubted, [{ do: 'release', record }]];
    case 'back':
      // Another page has taken it over: only that page knows how it ends.
      return [own ? state : doubted, [{ do: 'settleBack', record }]];
  }
}

function fail(state: FormState, params: TemplateParams, { reach, pause }: Unaccepted, record?: SendRecord): FormState {
  const earlier = state.acceptedLate !== undefined && !sameWords(state.acceptedLate, params);
  // Only what was certainly not accepted may wait, and be sent without another press.
  const mayWait = record !== undefined && record.before === undefined && reach === 'unsent';
  const doubt = reach === 'unknown';
  return { ...state, shown: { step: 'failed', params, earlier, doubt, wait: mayWait ? 'offered' : 'no', pause } };
}

function answered(before: FormState, event: Extract<FormEvent, { type: 'answered' }>, facts: Facts): Step {
  const { params, outcome, record } = event;
  const [state, effects] = settle(before, event);
  if (outcome.sent) {
    const [next, more] = accept(state, facts, 'sent', params);
    return [next, [...effects, { do: 'announce' }, ...more, { do: 'alert', text: 'success' }]];
  }
  effects.push({ do: 'log', cause: outcome.cause });
  const accepted = state.acceptedLate !== undefined && sameWords(state.acceptedLate, params);
  if (accepted || hasArrived(state, facts, params)) {
    const [next, more] = accept(state, facts, 'arrived', params);
    return [next, [...effects, ...more]];
  }
  return [fail(state, params, outcome, record), [...effects, { do: 'alert', text: 'failure' }]];
}

function acceptedLate(before: FormState, params: TemplateParams, facts: Facts): Step {
  const state = { ...before, acceptedLate: params };
  const { shown } = state;
  const announce: Effect = { do: 'announce' };
  // What is shown is the failure of a later version, which has not arrived.
  if (shown.step === 'failed' && !sameWords(shown.params, params))
    return [{ ...state, shown: { ...shown, earlier: true } }, [announce]];
  if (shown.step !== 'failed' && shown.step !== 'idle') return [state, [announce]];
  const [next, effects] = accept(state, facts, 'arrived', params);
  return [next, [announce, ...effects]];
}

function deviceChanged(state: FormState, facts: Facts): Step {
  const { shown } = state;
  if (shown.step === 'waiting') {
    const stage = facts.stages[shown.id];
    if (stage === undefined) return [{ ...state, shown: { step: 'idle' } }, []];
    // The form was cleared when it was left to wait: what stands there now is another enquiry, and stays.
    if (stage === 'sent')
      return [{ ...state, shown: { step: 'arrived', params: shown.params, edited: false } }, [{ do: 'putAwaySent' }]];
  }
  if (shown.step === 'failed' && holds(facts, shown.params) && hasArrived(state, facts, shown.params))
    return accept(state, facts, 'arrived', shown.params);
  return [state, []];
}

/**
 * What a lead form shows next, and what has to be done for it. It touches nothing itself: the page, the clock, the device and
 * the service are the caller's.
 */
export function nextState(state: FormState, event: FormEvent, facts: Facts): Step {
  const { shown } = state;
  switch (event.type) {
    case 'submit':
      if (shown.step === 'sending') return [state, []];
      return (
        stop(state, event.request) ?? [
          { ...state, shown: { step: 'sending' } },
          [{ do: 'send', params: event.request.params }],
        ]
      );
    case 'answered':
      return answered(state, event, facts);
    case 'acceptedLate':
      return acceptedLate(state, event.params, facts);
    case 'waitAsked':
      if (shown.step !== 'failed') return [state, []];
      return (
        stop(state, event.request) ?? [state, [{ do: 'keepToWait', params: event.request.params, pause: shown.pause }]]
      );
    case 'kept':
      if (event.id !== undefined)
        return [renewed(state, { step: 'waiting', id: event.id, params: event.params }), [{ do: 'dropDraft' }]];
      return [shown.step === 'failed' ? { ...state, shown: { ...shown, wait: 'full' } } : state, []];
    case 'deviceChanged':
      return deviceChanged(state, facts);
    case 'sentFromDevice':
      if (shown.step === 'sending' || !holds(facts, event.params)) return [state, []];
      // Where the form has said nothing of it, the notice of kept enquiries does.
      return shown.step === 'idle'
        ? [renewed(state, shown), [{ do: 'dropDraft' }]]
        : accept(state, facts, 'arrived', event.params);
    case 'cleared':
      return [renewed(state, { step: 'idle' }), [{ do: 'dropDraft' }]];
  }
}
