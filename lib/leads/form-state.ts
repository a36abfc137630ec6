import type { OutboxEntry, SendRecord, SendResult, Stage } from './outbox-entry';
import { isSameLead, type Lead } from './lead';
import type { FailedSend, SendOutcome } from './send';

/** The status of an enquiry as its lead form shows it. */
export type LeadStatus =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /** The honeypot was filled in: the visitor is asked to press send again, and the next press sends. */
  | { step: 'pressAgain' }
  | Failed
  /** The enquiry is kept in the outbox, to be sent from there. */
  | { step: 'waiting'; id: string; lead: Lead }
  /**
   * `arrived`: a send that was given up turned out to have been accepted.
   * `edited`: the form has been changed since this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; lead: Lead; edited: boolean };

export interface Failed {
  step: 'failed';
  lead: Lead;
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
  status: LeadStatus;
  /** The key of the form's fields: a new number makes React replace them with empty ones. */
  fieldsKey: number;
  /** A version of the enquiry that the mail service accepted after its send had been given up. */
  acceptedLate?: Lead;
  /** Whether the visitor has been asked once to press send again. */
  askedAgain: boolean;
  /** Versions of this enquiry that may have arrived, because this page does not know the outcome of their send. */
  inDoubt: readonly { id: string; lead: Lead }[];
}

export const firstState: FormState = { status: { step: 'idle' }, fieldsKey: 0, askedAgain: false, inDoubt: [] };

/** Whether a form shows the status of its enquiry, so that the notice of kept enquiries on the same page need not. */
export const showsEnquiry = ({ step }: LeadStatus): boolean =>
  step === 'sending' || step === 'failed' || step === 'waiting' || step === 'sent' || step === 'arrived';

/** What a press on send asks for: the lead to send, and the reasons not to send it. */
export interface SendRequest {
  lead: Lead;
  /** Whether the consent is missing in a form whose consent the browser does not require. */
  noConsent: boolean;
  /** The longest field of a lead that is too large to be sent. */
  tooLong?: string;
  /** Whether the honeypot, a field that no person sees, was filled in. */
  trapped: boolean;
}

export type LeadFormEvent =
  | { type: 'submit'; request: SendRequest }
  /**
   * A send has ended. Without `record` the device kept nothing of it. `claimed`: no other page has taken the record
   * over since this page claimed it.
   */
  | { type: 'answered'; lead: Lead; outcome: SendOutcome; record?: SendRecord; claimed: boolean }
  /** The mail service has accepted a send that had been given up. */
  | { type: 'acceptedLate'; lead: Lead }
  /** The visitor has asked to keep the enquiry and to send it later. */
  | { type: 'waitAsked'; request: SendRequest }
  /** An enquiry has been kept in the outbox under this id to be sent later; without an id the device had no room. */
  | { type: 'savedInOutbox'; lead: Lead; id?: string }
  | { type: 'outboxChanged' }
  /** This page or another has sent from the outbox the lead that the form holds now. */
  | { type: 'sentFromOutbox' }
  | { type: 'cleared' };

/** The facts on which a form's next state depends, besides its state and the event. */
export interface Facts {
  /** The lead that the form would send now; undefined once the form has been removed from the page. */
  current?: Lead;
  /** The stage of each enquiry in the outbox, by its id. */
  stages: Readonly<Record<string, Stage>>;
}

/** A side effect of a form's new state. The page carries the effects out in the given order. */
export type Effect =
  | { do: 'send'; lead: Lead }
  | { do: 'addWaiting'; lead: Lead; pause: number }
  | { do: 'alert'; text: 'consent' | 'success' | 'failure' }
  | { do: 'log'; cause: string }
  /** Dispatches the event `lead-sent`, for the measuring of visits. */
  | { do: 'announce' }
  | { do: 'dropDraft' }
  /** Removes "Sending…" from a form whose send was pressed before React ran. */
  | { do: 'removeSendingMark' }
  /** Shows an error at the consent box. */
  | { do: 'markConsent' }
  /** Dismisses the notices of sent enquiries, because the form has already said that they arrived. */
  | { do: 'dismissSent' }
  | { do: 'remove'; id: string }
  /** Records the result of a send in the outbox. */
  | { do: 'finishSend'; result: SendResult; record: SendRecord };

/** A form's next state, and the side effects that go with it. */
export type Transition = [state: FormState, effects: Effect[]];

/**
 * The result of a send as the outbox records it. A lead whose earlier send ended without a clear answer stays `unknown`
 * even when the mail service refuses it now, because it may have arrived before.
 */
export function sendResult(outcome: SendOutcome, before?: Pick<OutboxEntry, 'stage'>): SendResult {
  if (outcome.sent) return 'sent';
  return outcome.kind === 'unknown' || before?.stage === 'unknown' ? 'unknown' : 'unsent';
}

/** Empties the form, so that what is sent from now on is another enquiry. */
const emptied = (state: FormState, status: LeadStatus): FormState => ({
  ...state,
  status,
  fieldsKey: state.fieldsKey + 1,
  askedAgain: false,
  inDoubt: [],
});

/** Whether a form still holds the lead that was sent. */
const isUnchanged = (facts: Facts, lead: Lead) => facts.current !== undefined && isSameLead(facts.current, lead);

/** Whether another page has meanwhile sent an enquiry whose outcome this form does not know. */
const wasSentElsewhere = ({ inDoubt }: FormState, { stages }: Facts, lead: Lead) =>
  inDoubt.some((version) => stages[version.id] === 'sent' && isSameLead(version.lead, lead));

/** Shows that a version of the enquiry was accepted, and clears the form unless it was changed since. */
function showAccepted(state: FormState, facts: Facts, step: 'sent' | 'arrived', lead: Lead): Transition {
  const edited = facts.current !== undefined && !isUnchanged(facts, lead);
  const status: LeadStatus = { step, lead, edited };
  return edited
    ? [{ ...state, status }, [{ do: 'dismissSent' }]]
    : [emptied(state, status), [{ do: 'dropDraft' }, { do: 'dismissSent' }]];
}

/** Shows why a lead must not be sent yet; undefined where nothing prevents the send. */
function prevent(state: FormState, { noConsent, tooLong, trapped }: SendRequest): Transition | undefined {
  if (noConsent) return [state, [{ do: 'markConsent' }, { do: 'alert', text: 'consent' }, { do: 'removeSendingMark' }]];
  if (tooLong) return [{ ...state, status: { step: 'tooLong', field: tooLong } }, [{ do: 'removeSendingMark' }]];
  // Asks for one more press when the honeypot was filled in, because a browser's autofill may have done that as well as
  // a program.
  if (trapped && !state.askedAgain)
    return [{ ...state, status: { step: 'pressAgain' }, askedAgain: true }, [{ do: 'removeSendingMark' }]];
  return undefined;
}

/** Has the result of a send recorded in the outbox, and notes in the form's state which versions may have arrived. */
function finish(
  state: FormState,
  { lead, outcome, record, claimed }: Extract<LeadFormEvent, { type: 'answered' }>,
): Transition {
  if (!record) return [state, []];
  const { id } = record.during;
  const result = sendResult(outcome, record.before);
  const finishSend: Effect = { do: 'finishSend', result, record };
  if (result === 'sent') {
    const others = state.inDoubt.filter((version) => version.id !== id);
    return [state, [...others.map((other) => ({ do: 'remove', id: other.id }) as const), finishSend]];
  }
  // Leaves the enquiry in doubt when another page has taken its record over, because only that page knows the outcome of
  // its own send.
  const isInDoubt = result === 'unknown' || !claimed;
  return [isInDoubt ? { ...state, inDoubt: [...state.inDoubt, { id, lead }] } : state, [finishSend]];
}

function showFailure(state: FormState, lead: Lead, { kind, pause }: FailedSend, record?: SendRecord): FormState {
  const earlier = state.acceptedLate !== undefined && !isSameLead(state.acceptedLate, lead);
  // Offers to wait only for an enquiry that was certainly not accepted, since it is then sent without another press.
  const mayWait = record !== undefined && record.before === undefined && kind === 'unsent';
  const doubt = kind === 'unknown';
  return { ...state, status: { step: 'failed', lead, earlier, doubt, wait: mayWait ? 'offered' : 'no', pause } };
}

function answered(before: FormState, event: Extract<LeadFormEvent, { type: 'answered' }>, facts: Facts): Transition {
  const { lead, outcome, record } = event;
  const [state, effects] = finish(before, event);
  if (outcome.sent) {
    const [next, more] = showAccepted(state, facts, 'sent', lead);
    return [next, [...effects, { do: 'announce' }, ...more, { do: 'alert', text: 'success' }]];
  }
  effects.push({ do: 'log', cause: outcome.cause });
  const accepted = state.acceptedLate !== undefined && isSameLead(state.acceptedLate, lead);
  if (accepted || wasSentElsewhere(state, facts, lead)) {
    const [next, more] = showAccepted(state, facts, 'arrived', lead);
    return [next, [...effects, ...more]];
  }
  return [showFailure(state, lead, outcome, record), [...effects, { do: 'alert', text: 'failure' }]];
}

function acceptedLate(before: FormState, lead: Lead, facts: Facts): Transition {
  const state = { ...before, acceptedLate: lead };
  const { status } = state;
  const announce: Effect = { do: 'announce' };
  // Keeps showing the failure of a later version, which has not arrived.
  if (status.step === 'failed' && !isSameLead(status.lead, lead))
    return [{ ...state, status: { ...status, earlier: true } }, [announce]];
  if (status.step !== 'failed' && status.step !== 'idle') return [state, [announce]];
  const [next, effects] = showAccepted(state, facts, 'arrived', lead);
  return [next, [announce, ...effects]];
}

function outboxChanged(state: FormState, facts: Facts): Transition {
  const { status } = state;
  if (status.step === 'waiting') {
    const stage = facts.stages[status.id];
    if (stage === undefined) return [{ ...state, status: { step: 'idle' } }, []];
    // Keeps what the form holds now, which is another enquiry: the form was cleared when its last one was left to wait.
    if (stage === 'sent')
      return [{ ...state, status: { step: 'arrived', lead: status.lead, edited: false } }, [{ do: 'dismissSent' }]];
  }
  if (status.step === 'failed' && isUnchanged(facts, status.lead) && wasSentElsewhere(state, facts, status.lead))
    return showAccepted(state, facts, 'arrived', status.lead);
  return [state, []];
}

/**
 * Computes what a lead form shows next, and the side effects to carry out. It is pure: only its caller touches the page,
 * the clock, the device and the mail service.
 */
export function nextState(state: FormState, event: LeadFormEvent, facts: Facts): Transition {
  const { status } = state;
  switch (event.type) {
    case 'submit':
      if (status.step === 'sending') return [state, []];
      return (
        prevent(state, event.request) ?? [
          { ...state, status: { step: 'sending' } },
          [{ do: 'send', lead: event.request.lead }],
        ]
      );
    case 'answered':
      return answered(state, event, facts);
    case 'acceptedLate':
      return acceptedLate(state, event.lead, facts);
    case 'waitAsked':
      if (status.step !== 'failed') return [state, []];
      return (
        prevent(state, event.request) ?? [state, [{ do: 'addWaiting', lead: event.request.lead, pause: status.pause }]]
      );
    case 'savedInOutbox':
      if (event.id !== undefined)
        return [emptied(state, { step: 'waiting', id: event.id, lead: event.lead }), [{ do: 'dropDraft' }]];
      return [status.step === 'failed' ? { ...state, status: { ...status, wait: 'full' } } : state, []];
    case 'outboxChanged':
      return outboxChanged(state, facts);
    case 'sentFromOutbox':
      if (status.step === 'sending' || !facts.current) return [state, []];
      // Only clears a form that has shown no status of its enquiry: the notice of kept enquiries says that it was sent.
      return status.step === 'idle'
        ? [emptied(state, status), [{ do: 'dropDraft' }]]
        : showAccepted(state, facts, 'arrived', facts.current);
    case 'cleared':
      return [emptied(state, { step: 'idle' }), [{ do: 'dropDraft' }]];
  }
}
