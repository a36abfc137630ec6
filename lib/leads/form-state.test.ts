/** @jest-environment node */
import {
  type Effect,
  type Facts,
  firstState,
  type LeadFormEvent,
  type FormState,
  nextState,
  type SendRequest,
  sendResult,
  showsEnquiry,
} from './form-state';
import type { KeptEnquiry, SendRecord, Stage } from './outbox';
import type { FailureKind, SendOutcome } from './send';

const asha = { message: 'Name: Asha' };
const kumari = { message: 'Name: Asha Kumari' };
const empty = { message: 'Name: N/A' };

const kept = (more: Partial<KeptEnquiry> = {}): KeptEnquiry => ({
  id: '1',
  form: 'landing',
  stage: 'unknown',
  params: asha,
  asked: 0,
  until: 0,
  tries: 0,
  ...more,
});
const record: SendRecord = { during: kept() };
const sent: SendOutcome = { sent: true };
const failed = (kind: FailureKind, pause = 0): SendOutcome => ({ sent: false, cause: 'status 500', kind, pause });

const request = (params = asha, more: Partial<SendRequest> = {}): SendRequest => ({
  params,
  noConsent: false,
  trapped: false,
  ...more,
});
const submit = (params = asha, more: Partial<SendRequest> = {}): LeadFormEvent => ({
  type: 'submit',
  request: request(params, more),
});
const answered = (
  outcome: SendOutcome,
  params = asha,
  more: { record?: SendRecord; claimed?: boolean } = {},
): LeadFormEvent => ({
  type: 'answered',
  outcome,
  params,
  record,
  claimed: true,
  ...more,
});

/** A fake form for tests: it has content, and a device that keeps enquiries. */
class TestForm {
  state: FormState = firstState;
  effects: Effect[] = [];
  current: Facts['current'] = asha;
  stages: Record<string, Stage> = {};

  /**
   * Applies events to the form.
   * @returns the status that the form shows afterwards
   */
  take(...events: LeadFormEvent[]) {
    for (const event of events) {
      const fieldsKey = this.state.fieldsKey;
      [this.state, this.effects] = nextState(this.state, event, { current: this.current, stages: this.stages });
      // Empties the fields when their key changes, as React does.
      if (this.state.fieldsKey !== fieldsKey) this.current = empty;
    }
    return this.state.status;
  }

  /** The side effects that the last event had on the form. */
  get done() {
    return this.effects.map((effect) => {
      if (effect.do === 'alert') return `alert ${effect.text}`;
      return effect.do === 'finishSend' ? `finish as ${effect.result}` : effect.do;
    });
  }
}

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('a press on send', () => {
  test('sends the lead that the form holds', () => {
    expect(form.take(submit())).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([{ do: 'send', params: asha }]);
  });

  test('during a send sends nothing', () => {
    form.take(submit());
    expect(form.take(submit(kumari))).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([]);
  });

  test('without the consent marks the consent box, then alerts, and removes the early “Sending…”', () => {
    expect(form.take(submit(asha, { noConsent: true }))).toEqual({ step: 'idle' });
    expect(form.done).toEqual(['markConsent', 'alert consent', 'unmark']);
  });

  test('with a lead that is too large sends nothing and names the longest field', () => {
    expect(form.take(submit(asha, { tooLong: 'name' }))).toEqual({ step: 'tooLong', field: 'name' });
    expect(form.done).toEqual(['unmark']);
  });

  test('with the honeypot filled in has to be repeated once', () => {
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
    expect(form.done).toEqual(['unmark']);
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'sending' });
  });

  test('has to be repeated once again for another enquiry', () => {
    form.take(submit(asha, { trapped: true }), submit(asha, { trapped: true }), answered(sent));
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
  });

  test('checks the consent first, then the size of the lead, then the honeypot', () => {
    form.take(submit(asha, { noConsent: true, tooLong: 'name', trapped: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(submit(asha, { tooLong: 'name', trapped: true })).step).toBe('tooLong');
  });

  test('after a success sends again at once', () => {
    form.take(submit(), answered(sent));
    expect(form.take(submit())).toEqual({ step: 'sending' });
  });
});

describe('a successful send of a form', () => {
  test('clears the form and its draft, and ends with the alert', () => {
    form.take(submit());
    expect(form.take(answered(sent))).toEqual({ step: 'sent', params: asha, edited: false });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['finish as sent', 'announce', 'dropDraft', 'dismissSent', 'alert success']);
  });

  test('keeps what was changed in the form during the send, with its draft', () => {
    form.take(submit());
    form.current = kumari;
    expect(form.take(answered(sent))).toEqual({ step: 'sent', params: asha, edited: true });
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).not.toContain('dropDraft');
  });

  test('of a form that was removed from the page counts as unchanged', () => {
    form.take(submit());
    form.current = undefined;
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent', edited: false });
  });

  test('removes the records of earlier versions with an unknown outcome, and finishes its own record', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    const record = { during: kept({ id: '2', params: kumari }) };
    form.current = kumari;
    form.take(answered(sent, kumari, { record }));
    expect(form.effects.slice(0, 2)).toEqual([
      { do: 'remove', id: '1' },
      { do: 'finishSend', result: 'sent', record },
    ]);
  });

  test('of a retry with the same lead removes no other record', () => {
    form.take(submit(), answered(failed('unknown')), submit());
    form.take(answered(sent));
    expect(form.done).not.toContain('remove');
  });

  test('on a device that stores nothing changes no record', () => {
    form.take(submit(), answered(sent, asha, { record: undefined, claimed: false }));
    expect(form.done).toEqual(['announce', 'dropDraft', 'dismissSent', 'alert success']);
  });
});

describe('a failed send of a form', () => {
  const failure = { step: 'failed', params: asha, earlier: false, doubt: false, wait: 'no', pause: 0 };

  test('keeps what was typed, logs the cause, and ends with the alert', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toEqual(failure);
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).toEqual(['finish as unsent', 'log', 'alert failure']);
    expect(form.effects).toContainEqual({ do: 'log', cause: 'status 500' });
  });

  test('of a lead that is certainly unsent offers to keep it and send it later, after the pause', () => {
    form.take(submit());
    expect(form.take(answered(failed('unsent', 30_000)))).toEqual({ ...failure, wait: 'offered', pause: 30_000 });
  });

  test('of a lead that the mail service refused does not offer to send it later', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toMatchObject({ wait: 'no' });
  });

  test('with an unknown outcome says so, records it, and does not offer to send the lead later', () => {
    form.take(submit());
    expect(form.take(answered(failed('unknown')))).toEqual({ ...failure, doubt: true });
    expect(form.done).toEqual(['finish as unknown', 'log', 'alert failure']);
  });

  test('of a lead that is kept already, or on a device that stores nothing, does not offer to send it later', () => {
    form.take(submit());
    const record = { before: kept({ stage: 'waiting' }), during: kept() };
    expect(form.take(answered(failed('unsent'), asha, { record }))).toMatchObject({ wait: 'no' });
    form.take(submit());
    expect(form.take(answered(failed('unsent'), asha, { record: undefined }))).toMatchObject({ wait: 'no' });
    expect(form.done).toEqual(['log', 'alert failure']);
  });

  test('of a lead whose outcome was unknown before leaves its record unknown', () => {
    form.take(submit());
    const record = { before: kept(), during: kept() };
    expect(form.take(answered(failed('unsent'), asha, { record }))).toMatchObject({ doubt: false, wait: 'no' });
    expect(form.done).toEqual(['finish as unknown', 'log', 'alert failure']);
  });

  test('of a changed lead does not show the doubt about the first version', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    expect(form.take(answered(failed('refused'), kumari))).toMatchObject({ doubt: false });
  });
});

describe('a success that comes after a send was given up', () => {
  const late: LeadFormEvent = { type: 'acceptedLate', params: asha };
  const givenUp = () => form.take(submit(), answered(failed('unknown')));

  test('replaces the failure and clears the form, without an alert', () => {
    givenUp();
    expect(form.take(late)).toEqual({ step: 'arrived', params: asha, edited: false });
    expect(form.done).toEqual(['announce', 'dropDraft', 'dismissSent']);
    expect(form.current).toBe(empty);
  });

  test('keeps what was changed in the form since', () => {
    givenUp();
    form.current = kumari;
    expect(form.take(late)).toMatchObject({ step: 'arrived', edited: true });
    expect(form.current).toBe(kumari);
  });

  test('is shown by a form that was cleared meanwhile', () => {
    givenUp();
    form.take({ type: 'cleared' });
    expect(form.take(late)).toMatchObject({ step: 'arrived' });
  });

  test('leaves the failure of a later version in place, and says that the earlier one arrived', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari), answered(failed('refused'), kumari));
    expect(form.take(late)).toMatchObject({ step: 'failed', params: kumari, earlier: true });
    expect(form.done).toEqual(['announce']);
  });

  test('during a retry is shown when the retry fails, without an alert', () => {
    givenUp();
    form.take(submit());
    expect(form.take(late)).toEqual({ step: 'sending' });
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: false });
    expect(form.done).toEqual(['finish as unknown', 'log', 'dropDraft', 'dismissSent']);
  });

  test('during a retry does not replace the success of the retry', () => {
    givenUp();
    form.take(submit(), late);
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent' });
    expect(form.done).toContain('alert success');
  });

  test('during a retry keeps what was changed in the form since', () => {
    givenUp();
    form.take(submit(), late);
    form.current = kumari;
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: true });
  });

  test('during a retry of a changed lead does not hide that the retry failed', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari), late);
    expect(form.take(answered(failed('unknown'), kumari))).toMatchObject({ step: 'failed', earlier: true });
  });

  test('changes nothing in a form that already shows a success', () => {
    givenUp();
    form.take(submit(), answered(sent));
    expect(form.take(late)).toMatchObject({ step: 'sent' });
    expect(form.done).toEqual(['announce']);
  });

  test('of a form that was removed from the page is announced all the same', () => {
    givenUp();
    form.current = undefined;
    form.take(late);
    expect(form.done).toContain('announce');
  });
});

describe('an enquiry to be sent later', () => {
  const mayWait = () => form.take(submit(), answered(failed('unsent', 30_000)));
  const ask = (params = asha, more: Partial<SendRequest> = {}): LeadFormEvent => ({
    type: 'waitAsked',
    request: request(params, more),
  });
  const isKept: LeadFormEvent = { type: 'kept', params: asha, id: '7' };

  test('is kept as the form holds it now', () => {
    mayWait();
    form.take(ask(kumari));
    expect(form.effects).toEqual([{ do: 'addWaiting', params: kumari, pause: 30_000 }]);
  });

  test('clears the form once it is kept', () => {
    mayWait();
    form.take(ask());
    expect(form.take(isKept)).toEqual({ step: 'waiting', id: '7', params: asha });
    expect(form.current).toBe(empty);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('stays in the form where the device has no room', () => {
    mayWait();
    expect(form.take(ask(), { type: 'kept', params: asha })).toMatchObject({ step: 'failed', wait: 'full' });
    expect(form.current).toBe(asha);
  });

  test('needs consent and an allowed size, as a send does', () => {
    mayWait();
    form.take(ask(asha, { noConsent: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(ask(asha, { tooLong: 'name' })).step).toBe('tooLong');
  });

  test('is kept only after a send that failed', () => {
    form.take(ask());
    expect(form.effects).toEqual([]);
  });

  describe('that is kept', () => {
    beforeEach(() => {
      mayWait();
      form.take(ask(), isKept);
      form.stages = { '7': 'waiting' };
    });
    const change: LeadFormEvent = { type: 'outboxChanged' };

    test('is shown as waiting until the outbox changes', () => {
      expect(form.take(change)).toMatchObject({ step: 'waiting' });
    });

    test('is shown in the form as arrived, and what was typed since stays', () => {
      form.current = kumari;
      form.stages = { '7': 'sent' };
      expect(form.take(change)).toEqual({ step: 'arrived', params: asha, edited: false });
      expect(form.done).toEqual(['dismissSent']);
      expect(form.current).toBe(kumari);
    });

    test('is no longer shown once it was removed from the outbox', () => {
      form.stages = {};
      expect(form.take(change)).toEqual({ step: 'idle' });
    });
  });
});

describe('another page, or the notice of kept enquiries', () => {
  const change: LeadFormEvent = { type: 'outboxChanged' };
  const sentThere: LeadFormEvent = { type: 'sentFromOutbox', params: asha };

  test('that sent an enquiry whose outcome was unknown here clears this form, which says so', () => {
    form.take(submit(), answered(failed('unknown')));
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived', edited: false });
    expect(form.current).toBe(empty);
  });

  test('that sent an enquiry leaves this form alone when it holds another one', () => {
    form.take(submit(), answered(failed('unknown')));
    form.current = kumari;
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'failed' });
    expect(form.take(sentThere)).toMatchObject({ step: 'failed' });
  });

  test('that sent an enquiry clears this form, where its send had failed', () => {
    form.take(submit(), answered(failed('unsent')));
    expect(form.take(sentThere)).toMatchObject({ step: 'arrived' });
  });

  test('that sent an enquiry clears this form, which holds it as a draft; only the notice says so', () => {
    expect(form.take(sentThere)).toEqual({ step: 'idle' });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('changes nothing during a send from this form', () => {
    form.take(submit());
    expect(form.take(sentThere)).toEqual({ step: 'sending' });
    expect(form.take(change)).toEqual({ step: 'sending' });
  });

  test('that has taken over a record leaves the outcome unknown here until it has sent the enquiry', () => {
    form.take(submit());
    expect(form.take(answered(failed('unsent'), asha, { claimed: false }))).toMatchObject({ step: 'failed' });
    expect(form.done).toContain('finish as unsent');
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived' });
  });

  test('that took over a record and sent it makes the failure of this send an arrival', () => {
    form.take(submit());
    form.stages = { '1': 'sent' };
    expect(form.take(answered(failed('unsent'), asha, { claimed: false }))).toMatchObject({ step: 'arrived' });
    expect(form.done).not.toContain('alert failure');
  });
});

test('clearing a form removes its status, its draft and its versions in doubt', () => {
  form.take(submit(), answered(failed('unknown')));
  expect(form.take({ type: 'cleared' })).toEqual({ step: 'idle' });
  expect(form.state).toMatchObject({ fieldsKey: 1, inDoubt: [], askedAgain: false });
  expect(form.done).toEqual(['dropDraft']);
});

test('a form shows the status of its enquiry from its send on, and not while it only asks for another press', () => {
  expect(showsEnquiry({ step: 'idle' })).toBe(false);
  expect(showsEnquiry({ step: 'pressAgain' })).toBe(false);
  expect(showsEnquiry({ step: 'sending' })).toBe(true);
});

test('nextState does not change the state that it is given', () => {
  const before = Object.freeze({ ...firstState, inDoubt: Object.freeze([]) as FormState['inDoubt'] });
  nextState({ ...before, status: { step: 'sending' } }, answered(failed('unknown')), { stages: {} });
  expect(before).toEqual(firstState);
});

test.each([
  [sent, undefined, 'sent'],
  [failed('refused'), undefined, 'unsent'],
  [failed('unsent'), { stage: 'waiting' as const }, 'unsent'],
  [failed('unsent'), { stage: 'unknown' as const }, 'unknown'],
  [failed('unknown'), undefined, 'unknown'],
])('after the send outcome %j of a record that was %j, the outbox records: %s', (outcome, before, result) => {
  expect(sendResult(outcome, before)).toBe(result);
});
