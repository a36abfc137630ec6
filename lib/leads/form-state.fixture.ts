import { landing } from './descriptions.fixture';
import {
  type Effect,
  type Facts,
  firstState,
  type FormState,
  type LeadFormEvent,
  nextState,
  type SendRequest,
} from './form-state';
import type { OutboxEntry, SendRecord, Stage } from './outbox-entry';
import { leadOf } from './lead';
import type { FailureKind, SendOutcome } from './send';

export const asha = leadOf(landing, { fullName: 'Asha' });
export const kumari = leadOf(landing, { fullName: 'Asha Kumari' });
export const empty = leadOf(landing, {});

export const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: '1',
  form: 'landing',
  stage: 'unknown',
  params: {},
  asked: 0,
  until: 0,
  tries: 0,
  ...more,
});
export const record: SendRecord = { during: entry() };
export const sent: SendOutcome = { sent: true };
export const failed = (kind: FailureKind, pause = 0): SendOutcome => ({
  sent: false,
  cause: 'status 500',
  kind,
  pause,
});

export const request = (lead = asha, more: Partial<SendRequest> = {}): SendRequest => ({
  lead,
  noConsent: false,
  trapped: false,
  ...more,
});
export const submit = (lead = asha, more: Partial<SendRequest> = {}): LeadFormEvent => ({
  type: 'submit',
  request: request(lead, more),
});
export const answered = (
  outcome: SendOutcome,
  lead = asha,
  more: { record?: SendRecord; claimed?: boolean } = {},
): LeadFormEvent => ({
  type: 'answered',
  outcome,
  lead,
  record,
  claimed: true,
  ...more,
});

/** A fake form for tests. It holds a lead, and its device stores enquiries. */
export class TestForm {
  state: FormState = firstState;
  effects: Effect[] = [];
  current: Facts['current'] = asha;
  stages: Record<string, Stage> = {};

  /**
   * Applies events to the form one after the other.
   * @returns the status that the form shows after the last event
   */
  take(...events: LeadFormEvent[]) {
    for (const event of events) {
      const fieldsKey = this.state.fieldsKey;
      [this.state, this.effects] = nextState(this.state, event, { current: this.current, stages: this.stages });
      // Empties the form when `fieldsKey` changes, as React does with the real fields.
      if (this.state.fieldsKey !== fieldsKey) this.current = empty;
    }
    return this.state.status;
  }

  /** The names of the side effects of the last event, in order. */
  get done() {
    return this.effects.map((effect) => {
      if (effect.do === 'alert') return `alert ${effect.text}`;
      return effect.do === 'finishSend' ? `finish as ${effect.result}` : effect.do;
    });
  }
}
