import { landing } from './descriptions.fixture';
import {
  type Effect,
  type Surroundings,
  firstState,
  type FormState,
  type LeadFormEvent,
  nextState,
  type SendRequest,
} from './form-state';
import { leadOf } from './lead';
import type { FailureKind, SendOutcome } from './send';

export const asha = leadOf(landing, { fullName: 'Asha' });
export const kumari = leadOf(landing, { fullName: 'Asha Kumari' });
export const empty = leadOf(landing, {});

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
export const answered = (outcome: SendOutcome, lead = asha, id = '1'): LeadFormEvent => ({
  type: 'answered',
  id,
  outcome,
  lead,
});

/** `stages` has the stage of each lead in the outbox, by id. */
export class TestForm {
  state: FormState = firstState;
  effects: Effect[] = [];
  current: Surroundings['current'] = asha;
  stages: Record<string, Surroundings['stages'][string]> = {};

  take(...events: LeadFormEvent[]) {
    for (const event of events) {
      const fieldsKey = this.state.fieldsKey;
      // The outbox keeps each lead whose outcome is unknown.
      if (event.type === 'answered' && !event.outcome.sent && event.outcome.kind === 'unknown')
        this.stages[event.id] ??= 'unknown';
      [this.state, this.effects] = nextState(this.state, event, { current: this.current, stages: this.stages });
      // React empties the form when `fieldsKey` changes.
      if (this.state.fieldsKey !== fieldsKey) this.current = empty;
    }
    return this.state.status;
  }

  get done() {
    return this.effects.map((effect) => {
      return effect.do === 'alert' ? `alert ${effect.text}` : effect.do;
    });
  }
}
