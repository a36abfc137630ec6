import type { TemplateParams } from './messages';
import { type Kept, sameWords, type Stage } from './outbox';
import type { SendOutcome, Unaccepted } from './send';

/** What a lead form shows of its enquiry. */
export type LeadState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /** The honeypot was filled in: the visitor is asked to press send again, and the next press sends. */
  | { step: 'again' }
  | Failed
  /** The enquiry is kept in the outbox, to be sent from there. */
  | { step: 'waiting'; id: string; params: TemplateParams }
  /**
   * `arrived`: a send that was given up turned out to have been accepted.
   * `edited`: the form has been changed since this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; params: TemplateParams; edited: boolean };

export interface Failed {
  step: 'failed';
  params: TemplateParams;
  /**
   * Whether an earlier version of this enquiry, whose send was given up, has arrived. The version that failed has not.
   */
  earlier: boolean;
  /** Whether the enquiry may have been accepted: its send ended without a clear answer. */
  doubt: boolean;
  /**
   * Whether the enquiry may wait in the outbox because it has certainly not been accepted. `full`: the device has no
   * room for it.
   */
  wait: 'no' | 'offered' | 'full';
  /** How long the mail service is left alone before an enquiry that waits is sent, in milliseconds. */
  pause: number;
}

export interface FormState {
  shown: LeadState;
  /** The number of the current set of form fields: a new number means a new, empty set. */
  round: number;
  /** A version of the enquiry that the mail service accepted after its send had been given up. */
  acceptedLate?: TemplateParams;
  /** Whether the visitor has been asked once to press send again. */
  askedAgain: boolean;
  /** Versions of this enquiry that may have arrived, because this page does not know how their send ended. */
  inDoubt: readonly { id: string; params: TemplateParams }[];
}

export const firstState: FormState = { shown: { step: 'idle' }, round: 0, askedAgain: false, inDoubt: [] };

/**
 * Whether a form shows what has become of its enquiry, so that the notice of kept enquiries on the same page need not.
 */
export const tellsOfEnquiry = ({ step }: LeadState): boolean =>
  step === 'sending' || step === 'failed' || step === 'waiting' || step === 'sent' || step === 'arrived';

/** A press on send: the lead that it would send, and the reasons not to send it. */
export interface Request {
  params: TemplateParams;
  /** Whether the consent is missing in a form whose consent the browser does not require. */
  noConsent: boolean;
  /** The longest field of a lead that is too large to be sent. */
  tooLong?: string;
  /** Whether the honeypot, a field that no person sees, was filled in. */
  trapped: boolean;
}

/** A lead's record in the outbox from before its send, if there was one, and during the send. */
export interface SendRecord {
  before?: Kept;
  during: Kept;
}

export type FormEvent =
  | { type: 'submit'; request: Request }
  /**
   * A send has ended. Without `record` the device kept nothing of it. `own`: no other page has taken the record over.
   */
  | { type: 'answered'; params: TemplateParams; outcome: SendOutcome; record?: SendRecord; own: boolean }
  /** The mail service has accepted a send that had been given up. */
  | { type: 'acceptedLate'; params: TemplateParams }
  | { type: 'waitAsked'; request: Request }
  /** An enquiry that is to wait has been kept in the outbox under this id; without an id the device had no room. */
  | { type: 'kept'; params: TemplateParams; id?: string }
  | { type: 'deviceChanged' }
  /** This or another page has sent these words from the outbox. */
  | { type: 'sentFromDevice'; params: TemplateParams }
  | { type: 'cleared' };

/** Facts that a form's next state depends on, besides the event itself. */
export interface Facts {
  /** What the form holds, as it would be sent; undefined once the form has been removed from the page. */
  held?: TemplateParams;
  /** The stage of each enquiry in the outbox, by its id. */
  stages: Readonly<Record<string, Stage>>;
}

/** A side effect of a form's new state, to be carried out by the page in the given order. */
export type Effect =
  | { do: 'send'; params: TemplateParams }
  | { do: 'keepToWait'; params: TemplateParams; pause: number }
  | { do: 'alert'; text: 'consent' | 'success' | 'failure' }
  | { do: 'log'; cause: string }
  /** Tells the page that a lead of this form was sent. */
  | { do: 'announce' }
  | { do: 'dropDraft' }
  /** Removes the mark of a press on send from before React ran. */
  | { do: 'unmark' }
  | { do: 'markConsent' }
  /** Hides the notices of these enquiries, because the form has already said that they arrived. */
  | { do: 'putAwaySent' }
  | { do: 'remove'; id: string }
  | { do: 'settleSent' | 'settleBack' | 'release'; record: SendRecord };

export type Step = [state: FormState, effects: Effect[]];

/**
 * What becomes of a lead's record in the outbox after its send: the lead has been `sent`, the record is put `back` as
 * it was before, or the lead stays in `doubt`. An earlier doubt stays: a refusal now does not tell whether the enquiry
 * arrived before.
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

/** Whether another page has meanwhile sent an enquiry that this form left in doubt. */
const hasArrived = ({ inDoubt }: FormState, { stages }: Facts, params: TemplateParams) =>
  inDoubt.some((version) => stages[version.id] === 'sent' && sameWords(version.params, params));

/** Clears the form when a version of its enquiry has been accepted, unless the form was changed since. */
function accept(state: FormState, facts: Facts, step: 'sent' | 'arrived', params: TemplateParams): Step {
  const edited = facts.held !== undefined && !holds(facts, params);
  const shown: LeadState = { step, params, edited };
  return edited
    ? [{ ...state, shown }, [{ do: 'putAwaySent' }]]
    : [renewed(state, shown), [{ do: 'dropDraft' }, { do: 'putAwaySent' }]];
}

/** The state that shows why a lead must not be sent; undefined where nothing prevents the send. */
function stop(state: FormState, { noConsent, tooLong, trapped }: Request): Step | undefined {
  if (noConsent) return [state, [{ do: 'markConsent' }, { do: 'alert', text: 'consent' }, { do: 'unmark' }]];
  if (tooLong) return [{ ...state, shown: { step: 'tooLong', field: tooLong } }, [{ do: 'unmark' }]];
  // Asks for one more press when the honeypot was filled in, by a program or by a browser's autofill gone wrong.
  // Nothing is dropped.
  if (trapped && !state.askedAgain)
    return [{ ...state, shown: { step: 'again' }, askedAgain: true }, [{ do: 'unmark' }]];
  return undefined;
}

/** Decides what becomes of a lead's record in the outbox after its send. */
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
      // Leaves the enquiry in doubt when another page has taken its record over: only that page knows how its send
      // ends.
      return [own ? state : doubted, [{ do: 'settleBack', record }]];
  }
}

function fail(state: FormState, params: TemplateParams, { reach, pause }: Unaccepted, record?: SendRecord): FormState {
  const earlier = state.acceptedLate !== undefined && !sameWords(state.acceptedLate, params);
  // Offers to wait only for an enquiry that was certainly not accepted, since it is then sent without another press.
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
  // Keeps showing the failure of a later version, which has not arrived.
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
    // Keeps what the form holds now: it was cleared when its enquiry was left to wait, so these words are another
    // enquiry.
    if (stage === 'sent')
      return [{ ...state, shown: { step: 'arrived', params: shown.params, edited: false } }, [{ do: 'putAwaySent' }]];
  }
  if (shown.step === 'failed' && holds(facts, shown.params) && hasArrived(state, facts, shown.params))
    return accept(state, facts, 'arrived', shown.params);
  return [state, []];
}

/**
 * Computes what a lead form shows next, and the side effects to carry out. It touches nothing itself: the page, the
 * clock, the device and the mail service are the caller's.
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
      // Leaves the news to the notice of kept enquiries where the form has shown nothing of its enquiry.
      return shown.step === 'idle'
        ? [renewed(state, shown), [{ do: 'dropDraft' }]]
        : accept(state, facts, 'arrived', event.params);
    case 'cleared':
      return [renewed(state, { step: 'idle' }), [{ do: 'dropDraft' }]];
  }
}
