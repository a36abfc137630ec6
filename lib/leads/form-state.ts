import { isSameLead, type Lead } from './lead';
import type { OutboxRecord } from './outbox-record';
import type { FailedSend, SendOutcome } from './send';

/** What a lead form shows about its enquiry. `pressAgain`: the honeypot was filled in, so send needs a second press. */
export type LeadStatus =
  | { step: 'idle' | 'sending' | 'pressAgain' }
  | { step: 'tooLong'; field: string }
  | Failed
  | { step: 'waiting'; id: string; lead: Lead }
  /**
   * `arrived`: the send had failed or was put off, and the mail service accepted the lead later.
   * `edited`: the form was changed after this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; lead: Lead; edited: boolean };

export interface Failed {
  step: 'failed';
  lead: Lead;
  /** Whether an earlier version of this enquiry has arrived after all. */
  earlier: boolean;
  /** Whether the mail service would refuse the same enquiry again. */
  refused: boolean;
  doubt: boolean;
  /** Whether the mail service gave no answer at all to two sends in a row, as when an ad blocker stops it. */
  blocked: boolean;
  /**
   * Whether the form offers to send the enquiry later. It does so only if the enquiry was certainly not accepted,
   * because the outbox sends without asking again.
   * `full`: the visitor agreed, but the device has no room.
   */
  wait: 'no' | 'offered' | 'full';
  /** How long the outbox has to wait before it sends the enquiry, in milliseconds. */
  pause: number;
}

export const firstState = {
  status: { step: 'idle' } as LeadStatus,
  /** The React key of the form's fields. A new number makes React replace them with empty fields. */
  fieldsKey: 0,
  askedAgain: false,
  unanswered: 0,
  /** The versions of this enquiry that the outbox keeps, because they may have arrived. */
  versions: [] as readonly { id: string; lead: Lead }[],
};
export type FormState = typeof firstState;

export const showsEnquiry = ({ step }: LeadStatus) =>
  ['sending', 'failed', 'waiting', 'sent', 'arrived'].includes(step);

export interface SendRequest {
  lead: Lead;
  /** Whether the consent is missing, in a form whose consent is checked by the script and not by the browser. */
  noConsent: boolean;
  /** The name of the longest field, if the lead is too large to be sent. */
  tooLong?: string;
  trapped: boolean;
}

export type LeadFormEvent =
  /** `waitAsked`: the visitor has asked to send the enquiry later. */
  | { type: 'submit' | 'waitAsked'; request: SendRequest }
  /** A send has ended. `id` is that of the lead's record in the outbox. */
  | { type: 'answered'; id: string; lead: Lead; outcome: SendOutcome }
  /** The lead was stored in the outbox. `id` is missing if the device had no room. */
  | { type: 'savedInOutbox'; lead: Lead; id?: string }
  /** `sentFromOutbox`: a lead was sent from the outbox, and the form still holds the same lead. */
  | { type: 'outboxChanged' | 'sentFromOutbox' | 'cleared' };

export interface Surroundings {
  /** The lead in the form now, if the form is still in the page. */
  current?: Lead;
  stages: Readonly<Record<string, OutboxRecord['stage']>>;
}

/** What the page has to do, in order. `dismissSent` closes notices of sent enquiries: the form says the same. */
export type Effect =
  | { do: 'send'; lead: Lead }
  | { do: 'addWaiting'; lead: Lead; pause: number }
  | { do: 'alert'; text: 'consent' | 'success' | 'failure' }
  | { do: 'log'; cause: string }
  | { do: 'dropDraft' | 'removeSendingMark' | 'markConsent' | 'dismissSent' }
  | { do: 'remove'; id: string };

type Transition = [state: FormState, effects: Effect[]];

const show = (state: FormState, status: LeadStatus, ...effects: Effect[]): Transition => [
  { ...state, status },
  effects,
];

/** Empties the form. The next lead counts as another enquiry. */
const clear = ({ fieldsKey }: FormState, status: LeadStatus, ...effects: Effect[]): Transition => [
  { ...firstState, status, fieldsKey: fieldsKey + 1 },
  [{ do: 'dropDraft' }, ...effects],
];

/** Clears the form unless it was changed since this version of the enquiry was sent. */
function showAccepted(state: FormState, surroundings: Surroundings, step: 'sent' | 'arrived', lead: Lead): Transition {
  const edited = surroundings.current !== undefined && !isSameLead(surroundings.current, lead);
  return (edited ? show : clear)(state, { step, lead, edited }, { do: 'dismissSent' });
}

const arrivedVersions = ({ versions }: FormState, { stages }: Surroundings) =>
  versions.filter(({ id }) => stages[id] === 'sent').map(({ lead }) => lead);

/** Returns what a form does instead of sending a lead, or undefined if the lead may be sent. */
function prevent(state: FormState, { noConsent, tooLong, trapped }: SendRequest): Transition | undefined {
  if (noConsent) return [state, [{ do: 'markConsent' }, { do: 'alert', text: 'consent' }, { do: 'removeSendingMark' }]];
  if (tooLong) return show(state, { step: 'tooLong', field: tooLong }, { do: 'removeSendingMark' });
  // Asks for one more press, because a browser's autofill may have filled the honeypot in too.
  if (trapped && !state.askedAgain)
    return show({ ...state, askedAgain: true }, { step: 'pressAgain' }, { do: 'removeSendingMark' });
  return undefined;
}

function accepted(before: FormState, surroundings: Surroundings, id: string, lead: Lead): Transition {
  // Removes the earlier versions that may have arrived, so that nobody is asked to send them again.
  const others = before.versions.filter((version) => version.id !== id);
  const removals = others.map((version): Effect => ({ do: 'remove', id: version.id }));
  const [state, effects] = showAccepted({ ...before, versions: [] }, surroundings, 'sent', lead);
  return [state, [...removals, ...effects, { do: 'alert', text: 'success' }]];
}

function afterFailure(
  before: FormState,
  surroundings: Surroundings,
  id: string,
  lead: Lead,
  outcome: FailedSend,
): Transition {
  const { kind, pause, cause } = outcome;
  const stage = surroundings.stages[id];
  const unanswered = outcome.unreachable ? before.unanswered + 1 : 0;
  const others = before.versions.filter((version) => version.id !== id);
  const state = { ...before, unanswered, versions: stage ? [...others, { id, lead }] : others };
  const log: Effect = { do: 'log', cause };
  const arrived = arrivedVersions(state, surroundings);
  if (arrived.some((version) => isSameLead(version, lead))) {
    const [next, effects] = showAccepted(state, surroundings, 'arrived', lead);
    return [next, [log, ...effects]];
  }
  const status: Failed = {
    step: 'failed',
    lead,
    earlier: arrived.length > 0,
    refused: kind === 'refused',
    doubt: kind === 'unknown',
    blocked: unanswered > 1,
    wait: kind === 'unsent' && !stage ? 'offered' : 'no',
    pause,
  };
  return show(state, status, log, { do: 'alert', text: 'failure' });
}

function outboxChanged(state: FormState, surroundings: Surroundings): Transition {
  const { status } = state;
  if (status.step === 'waiting') {
    const stage = surroundings.stages[status.id];
    if (!stage) return show(state, { step: 'idle' });
    // Does not empty the form: that was done when this enquiry was stored, so text in it now belongs to another one.
    if (stage === 'sent')
      return show(state, { step: 'arrived', lead: status.lead, edited: false }, { do: 'dismissSent' });
  }
  const arrived = arrivedVersions(state, surroundings);
  if (arrived.length === 0 || status.step !== 'failed') return [state, []];
  // Keeps showing the failure of a later version, because only an earlier one has arrived.
  if (!arrived.some((lead) => isSameLead(lead, status.lead)))
    return status.earlier ? [state, []] : show(state, { ...status, earlier: true });
  return showAccepted(state, surroundings, 'arrived', status.lead);
}

/** Returns the next state and what the page has to do. Uses neither page, clock, device nor mail service itself. */
export function nextState(state: FormState, event: LeadFormEvent, surroundings: Surroundings): Transition {
  const { status } = state;
  switch (event.type) {
    case 'submit':
      if (status.step === 'sending') return [state, []];
      return (
        prevent(state, event.request) ?? show(state, { step: 'sending' }, { do: 'send', lead: event.request.lead })
      );
    case 'waitAsked': {
      if (status.step !== 'failed') return [state, []];
      const { lead } = event.request;
      return prevent(state, event.request) ?? [state, [{ do: 'addWaiting', lead, pause: status.pause }]];
    }
    case 'answered': {
      const { id, lead, outcome } = event;
      return outcome.sent
        ? accepted(state, surroundings, id, lead)
        : afterFailure(state, surroundings, id, lead, outcome);
    }
    case 'savedInOutbox':
      if (event.id !== undefined) return clear(state, { step: 'waiting', id: event.id, lead: event.lead });
      return status.step === 'failed' ? show(state, { ...status, wait: 'full' }) : [state, []];
    case 'outboxChanged':
      return outboxChanged(state, surroundings);
    case 'sentFromOutbox':
      if (status.step === 'sending' || !surroundings.current) return [state, []];
      // Empties a form that shows no status, and still shows none: the outbox notice says that the enquiry was sent.
      if (status.step === 'idle') return clear(state, status);
      return showAccepted(state, surroundings, 'arrived', surroundings.current);
    case 'cleared':
      return clear(state, { step: 'idle' });
  }
}
