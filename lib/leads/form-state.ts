import { isSameLead, type Lead } from './lead';
import type { OutboxRecord } from './outbox-record';
import type { FailedSend, SendOutcome } from './send';

/** `pressAgain`: the honeypot was filled in, so send has to be pressed a second time. */
export type LeadStatus =
  | { step: 'idle' | 'sending' | 'pressAgain' }
  | { step: 'tooLong'; field: string }
  | Failed
  | { step: 'waiting'; id: string; lead: Lead }
  /** `arrived`: accepted after a failed or postponed send. `edited`: the form was changed after the send. */
  | { step: 'sent' | 'arrived'; lead: Lead; edited: boolean };

export interface Failed {
  step: 'failed';
  lead: Lead;
  /** Whether an earlier version of this enquiry has arrived. */
  earlier: boolean;
  /** Whether the mail service would refuse the same enquiry again. */
  refused: boolean;
  doubt: boolean;
  /** Whether something such as an ad blocker probably stops the requests. */
  blocked: boolean;
  /** Whether the form offers to send the enquiry later. `full`: the device could not store it. */
  wait: 'no' | 'offered' | 'full';
  /** Milliseconds before the outbox may send the enquiry. */
  pause: number;
}

export const firstState = {
  status: { step: 'idle' } as LeadStatus,
  /** When this number changes, React replaces the fields by empty ones. */
  fieldsKey: 0,
  askedAgain: false,
  unanswered: 0,
  /** The versions of this enquiry in the outbox, any of which may have arrived. */
  versions: [] as readonly { id: string; lead: Lead }[],
};
export type FormState = typeof firstState;

export const showsEnquiry = ({ step }: LeadStatus) =>
  ['sending', 'failed', 'waiting', 'sent', 'arrived'].includes(step);

export interface SendRequest {
  lead: Lead;
  /** Whether the consent is missing; false if the browser checks the consent. */
  noConsent: boolean;
  /** The name of the longest field, if the lead is too large to be sent. */
  tooLong?: string;
  trapped: boolean;
}

export type LeadFormEvent =
  | { type: 'submit' | 'waitAsked'; request: SendRequest }
  | { type: 'answered'; id: string; lead: Lead; outcome: SendOutcome }
  /** `id` is missing if the device could not store the lead. */
  | { type: 'savedInOutbox'; lead: Lead; id?: string }
  /** `sentFromOutbox`: the outbox has sent a lead that the form still holds. */
  | { type: 'outboxChanged' | 'sentFromOutbox' | 'cleared' };

export interface Surroundings {
  /** Undefined if the form is no longer in the page. */
  current?: Lead;
  stages: Readonly<Record<string, OutboxRecord['stage']>>;
}

/** `dismissSent` closes the outbox notice, because the form itself says that the enquiry was sent. */
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

const clear = ({ fieldsKey }: FormState, status: LeadStatus, ...effects: Effect[]): Transition => [
  { ...firstState, status, fieldsKey: fieldsKey + 1 },
  [{ do: 'dropDraft' }, ...effects],
];

/** Keeps a form that was changed after the send, because the new answers have not been sent. */
function showAccepted(state: FormState, surroundings: Surroundings, step: 'sent' | 'arrived', lead: Lead): Transition {
  const edited = surroundings.current !== undefined && !isSameLead(surroundings.current, lead);
  return (edited ? show : clear)(state, { step, lead, edited }, { do: 'dismissSent' });
}

const arrivedVersions = ({ versions }: FormState, { stages }: Surroundings) =>
  versions.filter(({ id }) => stages[id] === 'sent').map(({ lead }) => lead);

function prevent(state: FormState, { noConsent, tooLong, trapped }: SendRequest): Transition | undefined {
  if (noConsent) return [state, [{ do: 'markConsent' }, { do: 'alert', text: 'consent' }, { do: 'removeSendingMark' }]];
  if (tooLong) return show(state, { step: 'tooLong', field: tooLong }, { do: 'removeSendingMark' });
  // Asks for a second press, because a browser's autofill may have filled in the honeypot.
  if (trapped && !state.askedAgain)
    return show({ ...state, askedAgain: true }, { step: 'pressAgain' }, { do: 'removeSendingMark' });
  return undefined;
}

function accepted(before: FormState, surroundings: Surroundings, id: string, lead: Lead): Transition {
  // Removes the earlier versions from the outbox, which would otherwise ask the visitor to send them.
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
    // The form was emptied when this enquiry began to wait, so text in the form belongs to another enquiry.
    if (stage === 'sent')
      return show(state, { step: 'arrived', lead: status.lead, edited: false }, { do: 'dismissSent' });
  }
  const arrived = arrivedVersions(state, surroundings);
  if (arrived.length === 0 || status.step !== 'failed') return [state, []];
  // Says that an earlier version has arrived, if the last version has not.
  if (!arrived.some((lead) => isSameLead(lead, status.lead)))
    return status.earlier ? [state, []] : show(state, { ...status, earlier: true });
  return showAccepted(state, surroundings, 'arrived', status.lead);
}

/** Returns the next state and its effects. The page carries out `dropDraft` first, and the other effects in order. */
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
      // Shows no status, because the outbox notice says that the enquiry was sent.
      if (status.step === 'idle') return clear(state, status);
      return showAccepted(state, surroundings, 'arrived', surroundings.current);
    case 'cleared':
      return clear(state, { step: 'idle' });
  }
}
