import type { OutboxEntry, SendRecord, SendResult, Stage } from './outbox-entry';
import { isSameLead, type Lead } from './lead';
import type { FailedSend, SendOutcome } from './send';

/** What a lead form shows about its enquiry. */
export type LeadStatus =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /**
   * The honeypot was filled in. The form asks the visitor to press send once more, and the next press sends the lead.
   */
  | { step: 'pressAgain' }
  | Failed
  /** The enquiry is in the outbox and will be sent from there. */
  | { step: 'waiting'; id: string; lead: Lead }
  /**
   * `arrived`: the send was given up, but the mail service accepted the lead later.
   * `edited`: the form was changed after this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; lead: Lead; edited: boolean };

export interface Failed {
  step: 'failed';
  lead: Lead;
  /**
   * Whether an earlier version of this enquiry, whose send was given up, has arrived after all. The version that failed
   * has not arrived.
   */
  earlier: boolean;
  /** Whether the enquiry may have been accepted, because its send ended without a clear answer. */
  doubt: boolean;
  /**
   * Whether the form offers to put the enquiry into the outbox. It does so only if the enquiry was certainly not
   * accepted. `full`: the visitor agreed, but the device has no room for it.
   */
  wait: 'no' | 'offered' | 'full';
  /** How long to wait before an enquiry from the outbox is sent to the mail service, in milliseconds. */
  pause: number;
}

export interface FormState {
  status: LeadStatus;
  /** The React key of the form's fields. A new number makes React replace them with empty fields. */
  fieldsKey: number;
  /** A version of the enquiry that the mail service accepted after the send was given up. */
  acceptedLate?: Lead;
  /** Whether the form has already asked the visitor to press send once more. */
  askedAgain: boolean;
  /** Versions of this enquiry that may have arrived, because the outcome of their send is unknown to this page. */
  inDoubt: readonly { id: string; lead: Lead }[];
}

export const firstState: FormState = { status: { step: 'idle' }, fieldsKey: 0, askedAgain: false, inDoubt: [] };

/**
 * Whether a form shows the status of its enquiry. The outbox notice on the same page then stays hidden.
 */
export const showsEnquiry = ({ step }: LeadStatus): boolean =>
  step === 'sending' || step === 'failed' || step === 'waiting' || step === 'sent' || step === 'arrived';

/** A press on the send button: the lead to send, and possible reasons not to send it. */
export interface SendRequest {
  lead: Lead;
  /** Whether the consent is missing, in a form whose consent the script checks and not the browser. */
  noConsent: boolean;
  /** The name of the longest field, if the lead is too large to be sent. */
  tooLong?: string;
  /** Whether the honeypot was filled in, a field that people cannot see but programs fill in. */
  trapped: boolean;
}

export type LeadFormEvent =
  | { type: 'submit'; request: SendRequest }
  /**
   * A send has ended. `record` is missing if the device could not store the lead. `claimed` is false if another page
   * has started to send the lead of the same record meanwhile.
   */
  | { type: 'answered'; lead: Lead; outcome: SendOutcome; record?: SendRecord; claimed: boolean }
  /** The mail service has accepted a lead after its send was given up. */
  | { type: 'acceptedLate'; lead: Lead }
  /** The visitor has asked to send the enquiry later. */
  | { type: 'waitAsked'; request: SendRequest }
  /** The enquiry was stored in the outbox with this id. The id is missing if the device had no room. */
  | { type: 'savedInOutbox'; lead: Lead; id?: string }
  | { type: 'outboxChanged' }
  /** This page or another one has sent a lead from the outbox, and the form still holds the same lead. */
  | { type: 'sentFromOutbox' }
  | { type: 'cleared' };

/** What a form's next state depends on, besides its current state and the event. */
export interface Facts {
  /** The lead that the form holds now. Undefined if the form was removed from the page. */
  current?: Lead;
  /** The stage of each enquiry in the outbox, by the enquiry's id. */
  stages: Readonly<Record<string, Stage>>;
}

/** A side effect of a new state. The page carries out the side effects of a state in order. */
export type Effect =
  | { do: 'send'; lead: Lead }
  | { do: 'addWaiting'; lead: Lead; pause: number }
  | { do: 'alert'; text: 'consent' | 'success' | 'failure' }
  | { do: 'log'; cause: string }
  /** Dispatches the event `lead-sent`, which a script that counts visits can listen to. */
  | { do: 'announce' }
  | { do: 'dropDraft' }
  /** Removes the text "Sending…" from a form whose send button was pressed before React had started. */
  | { do: 'removeSendingMark' }
  /** Shows an error at the consent box. */
  | { do: 'markConsent' }
  /** Dismisses the notices of sent enquiries, because the form itself shows that they arrived. */
  | { do: 'dismissSent' }
  | { do: 'remove'; id: string }
  /** Records the result of a send in the outbox. */
  | { do: 'finishSend'; result: SendResult; record: SendRecord };

/** A form's next state, and the side effects that belong to it. */
export type Transition = [state: FormState, effects: Effect[]];

/**
 * The result of a send as the outbox records it. After a send without a clear answer, a lead stays `unknown` even if
 * the mail service refuses it now, because the first send may have succeeded.
 */
export function sendResult(outcome: SendOutcome, before?: Pick<OutboxEntry, 'stage'>): SendResult {
  if (outcome.sent) return 'sent';
  return outcome.kind === 'unknown' || before?.stage === 'unknown' ? 'unknown' : 'unsent';
}

/** Empties the form. The next lead then counts as another enquiry. */
const emptied = (state: FormState, status: LeadStatus): FormState => ({
  ...state,
  status,
  fieldsKey: state.fieldsKey + 1,
  askedAgain: false,
  inDoubt: [],
});

/** Whether a form still holds the same lead that was sent. */
const isUnchanged = (facts: Facts, lead: Lead) => facts.current !== undefined && isSameLead(facts.current, lead);

/** Whether another page has sent this lead meanwhile, after its send from this page had an unknown outcome. */
const wasSentElsewhere = ({ inDoubt }: FormState, { stages }: Facts, lead: Lead) =>
  inDoubt.some((version) => stages[version.id] === 'sent' && isSameLead(version.lead, lead));

/** Shows that the mail service accepted a version of the enquiry. Clears the form unless it was changed since. */
function showAccepted(state: FormState, facts: Facts, step: 'sent' | 'arrived', lead: Lead): Transition {
  const edited = facts.current !== undefined && !isUnchanged(facts, lead);
  const status: LeadStatus = { step, lead, edited };
  return edited
    ? [{ ...state, status }, [{ do: 'dismissSent' }]]
    : [emptied(state, status), [{ do: 'dropDraft' }, { do: 'dismissSent' }]];
}

/** The state with the reason why a lead must not be sent yet. Undefined if the lead may be sent. */
function prevent(state: FormState, { noConsent, tooLong, trapped }: SendRequest): Transition | undefined {
  if (noConsent) return [state, [{ do: 'markConsent' }, { do: 'alert', text: 'consent' }, { do: 'removeSendingMark' }]];
  if (tooLong) return [{ ...state, status: { step: 'tooLong', field: tooLong } }, [{ do: 'removeSendingMark' }]];
  // Asks for one more press if the honeypot was filled in, because not only spam programs fill it in: a browser's
  // autofill may do so too.
  if (trapped && !state.askedAgain)
    return [{ ...state, status: { step: 'pressAgain' }, askedAgain: true }, [{ do: 'removeSendingMark' }]];
  return undefined;
}

/**
 * Records the result of a send in the outbox, and adds the lead to the versions that may have arrived if that is
 * unclear.
 */
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
  // Counts the enquiry as unclear if another page has started to send the same lead, because this page does not know
  // how that send ends.
  const isInDoubt = result === 'unknown' || !claimed;
  return [isInDoubt ? { ...state, inDoubt: [...state.inDoubt, { id, lead }] } : state, [finishSend]];
}

function showFailure(state: FormState, lead: Lead, { kind, pause }: FailedSend, record?: SendRecord): FormState {
  const earlier = state.acceptedLate !== undefined && !isSameLead(state.acceptedLate, lead);
  // Offers to send the enquiry later only if it was certainly not accepted. The outbox sends it without asking again,
  // so it could arrive twice otherwise.
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
  // Keeps showing the failure if the form has sent a later version since, because only the earlier version has arrived.
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
    // Keeps the values of the form: it was emptied when the enquiry was put into the outbox, so they belong to another
    // enquiry.
    if (stage === 'sent')
      return [{ ...state, status: { step: 'arrived', lead: status.lead, edited: false } }, [{ do: 'dismissSent' }]];
  }
  if (status.step === 'failed' && isUnchanged(facts, status.lead) && wasSentElsewhere(state, facts, status.lead))
    return showAccepted(state, facts, 'arrived', status.lead);
  return [state, []];
}

/**
 * Computes the next state of a lead form, and the side effects to carry out. It is a pure function: its caller does all
 * work with the page, the clock, the device and the mail service.
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
      // Only empties a form that shows no status, because the outbox notice already shows that the enquiry was sent.
      return status.step === 'idle'
        ? [emptied(state, status), [{ do: 'dropDraft' }]]
        : showAccepted(state, facts, 'arrived', facts.current);
    case 'cleared':
      return [emptied(state, { step: 'idle' }), [{ do: 'dropDraft' }]];
  }
}
