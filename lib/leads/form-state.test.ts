/** @jest-environment node */
import {
  type Effect,
  type Facts,
  recordOutcome,
  firstState,
  type FormEvent,
  type FormState,
  nextState,
  type Request,
  type SendRecord,
  showsEnquiry,
} from './form-state';
import type { KeptEnquiry, Stage } from './outbox';
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
const written: SendRecord = { during: kept() };
const sent: SendOutcome = { sent: true };
const failed = (kind: FailureKind, pause = 0): SendOutcome => ({ sent: false, cause: 'status 500', kind, pause });

const request = (params = asha, more: Partial<Request> = {}): Request => ({
  params,
  noConsent: false,
  trapped: false,
  ...more,
});
const submit = (params = asha, more: Partial<Request> = {}): FormEvent => ({
  type: 'submit',
  request: request(params, more),
});
const answered = (
  outcome: SendOutcome,
  params = asha,
  more: { record?: SendRecord; claimed?: boolean } = {},
): FormEvent => ({
  type: 'answered',
  outcome,
  params,
  record: written,
  claimed: true,
  ...more,
});

/** A form for tests, in place of the page: it holds words, and a device that keeps enquiries. */
class TestForm {
  state: FormState = firstState;
  effects: Effect[] = [];
  current: Facts['current'] = asha;
  stages: Record<string, Stage> = {};

  /**
   * Lets events happen to the form.
   * @returns what the form shows afterwards
   */
  take(...events: FormEvent[]) {
    for (const event of events) {
      const fieldsKey = this.state.fieldsKey;
      [this.state, this.effects] = nextState(this.state, event, { current: this.current, stages: this.stages });
      // Empties the fields when the form's state asks for a new set of them.
      if (this.state.fieldsKey !== fieldsKey) this.current = empty;
    }
    return this.state.status;
  }

  get done() {
    return this.effects.map((effect) => ('text' in effect ? `alert ${effect.text}` : effect.do));
  }
}

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('a press on send', () => {
  test('sends what the form holds', () => {
    expect(form.take(submit())).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([{ do: 'send', params: asha }]);
  });

  test('sends nothing while a send is under way', () => {
    form.take(submit());
    expect(form.take(submit(kumari))).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([]);
  });

  test('without consent marks the consent box, then alerts, and removes the mark of an early press', () => {
    expect(form.take(submit(asha, { noConsent: true }))).toEqual({ step: 'idle' });
    expect(form.done).toEqual(['markConsent', 'alert consent', 'unmark']);
  });

  test('of a lead that is too large names the longest field', () => {
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

  test('is stopped for want of consent before its size is looked at, and for its size before the trap', () => {
    form.take(submit(asha, { noConsent: true, tooLong: 'name', trapped: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(submit(asha, { tooLong: 'name', trapped: true })).step).toBe('tooLong');
  });

  test('after a success sends again at once', () => {
    form.take(submit(), answered(sent));
    expect(form.take(submit())).toEqual({ step: 'sending' });
  });
});

describe('a success', () => {
  test('clears the form, forgets its draft, tells the page and then the visitor', () => {
    form.take(submit());
    expect(form.take(answered(sent))).toEqual({ step: 'sent', params: asha, edited: false });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['finishSent', 'announce', 'dropDraft', 'dismissSent', 'alert success']);
  });

  test('keeps what was changed meanwhile, with its draft', () => {
    form.take(submit());
    form.current = kumari;
    expect(form.take(answered(sent))).toEqual({ step: 'sent', params: asha, edited: true });
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).not.toContain('dropDraft');
  });

  test('of a form that is gone from the page counts as unchanged', () => {
    form.take(submit());
    form.current = undefined;
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent', edited: false });
  });

  test('removes the earlier versions that were in doubt, and settles its own record', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    const record = { during: kept({ id: '2', params: kumari }) };
    form.current = kumari;
    form.take(answered(sent, kumari, { record }));
    expect(form.effects.slice(0, 2)).toEqual([
      { do: 'remove', id: '1' },
      { do: 'finishSent', record },
    ]);
  });

  test('of a retry with the same words removes nothing besides', () => {
    form.take(submit(), answered(failed('unknown')), submit());
    form.take(answered(sent));
    expect(form.done).not.toContain('remove');
  });

  test('on a device that keeps nothing touches no record', () => {
    form.take(submit(), answered(sent, asha, { record: undefined, claimed: false }));
    expect(form.done).toEqual(['announce', 'dropDraft', 'dismissSent', 'alert success']);
  });
});

describe('a failure', () => {
  const failure = { step: 'failed', params: asha, earlier: false, doubt: false, wait: 'no', pause: 0 };

  test('keeps every word, logs the cause, and tells the visitor last', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toEqual(failure);
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).toEqual(['finishUnsent', 'log', 'alert failure']);
    expect(form.effects).toContainEqual({ do: 'log', cause: 'status 500' });
  });

  test('that is certain may wait on the device, for as long as the service asks for', () => {
    form.take(submit());
    expect(form.take(answered(failed('unsent', 30_000)))).toEqual({ ...failure, wait: 'offered', pause: 30_000 });
  });

  test('that the service would repeat is not offered to wait', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toMatchObject({ wait: 'no' });
  });

  test('that leaves a doubt says so, keeps the record as one in doubt, and is not offered to wait', () => {
    form.take(submit());
    expect(form.take(answered(failed('unknown')))).toEqual({ ...failure, doubt: true });
    expect(form.done).toEqual(['finishUnknown', 'log', 'alert failure']);
  });

  test('of words that were kept already, or on a device that keeps nothing, is not offered to wait', () => {
    form.take(submit());
    const record = { before: kept({ stage: 'waiting' }), during: kept() };
    expect(form.take(answered(failed('unsent'), asha, { record }))).toMatchObject({ wait: 'no' });
    form.take(submit());
    expect(form.take(answered(failed('unsent'), asha, { record: undefined }))).toMatchObject({ wait: 'no' });
    expect(form.done).toEqual(['log', 'alert failure']);
  });

  test('of words that were in doubt before leaves them in doubt', () => {
    form.take(submit());
    const record = { before: kept(), during: kept() };
    expect(form.take(answered(failed('unsent'), asha, { record }))).toMatchObject({ doubt: false, wait: 'no' });
    expect(form.done).toEqual(['finishUnknown', 'log', 'alert failure']);
  });

  test('of a retry ends the doubt of the first failure in the words that are shown', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    expect(form.take(answered(failed('refused'), kumari))).toMatchObject({ doubt: false });
  });
});

describe('a success that comes after a send was given up', () => {
  const late: FormEvent = { type: 'acceptedLate', params: asha };
  const givenUp = () => form.take(submit(), answered(failed('unknown')));

  test('takes the place of the help and clears the form, without an alert', () => {
    givenUp();
    expect(form.take(late)).toEqual({ step: 'arrived', params: asha, edited: false });
    expect(form.done).toEqual(['announce', 'dropDraft', 'dismissSent']);
    expect(form.current).toBe(empty);
  });

  test('keeps what was changed since', () => {
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

  test('leaves the help for a later version, and says that the earlier one arrived', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari), answered(failed('refused'), kumari));
    expect(form.take(late)).toMatchObject({ step: 'failed', params: kumari, earlier: true });
    expect(form.done).toEqual(['announce']);
  });

  test('during a retry is told when the retry fails, without an alert', () => {
    givenUp();
    form.take(submit());
    expect(form.take(late)).toEqual({ step: 'sending' });
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: false });
    expect(form.done).toEqual(['finishUnknown', 'log', 'dropDraft', 'dismissSent']);
  });

  test('during a retry does not replace the success of the retry', () => {
    givenUp();
    form.take(submit(), late);
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent' });
    expect(form.done).toContain('alert success');
  });

  test('during a retry keeps what was changed since', () => {
    givenUp();
    form.take(submit(), late);
    form.current = kumari;
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: true });
  });

  test('during a retry with other words does not hide that the retry failed', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari), late);
    expect(form.take(answered(failed('unknown'), kumari))).toMatchObject({ step: 'failed', earlier: true });
  });

  test('after the visitor was told of another success changes nothing that is shown', () => {
    givenUp();
    form.take(submit(), answered(sent));
    expect(form.take(late)).toMatchObject({ step: 'sent' });
    expect(form.done).toEqual(['announce']);
  });

  test('of a form that is gone from the page is announced all the same', () => {
    givenUp();
    form.current = undefined;
    form.take(late);
    expect(form.done).toContain('announce');
  });
});

describe('an enquiry that is to wait', () => {
  const mayWait = () => form.take(submit(), answered(failed('unsent', 30_000)));
  const ask = (params = asha, more: Partial<Request> = {}): FormEvent => ({
    type: 'waitAsked',
    request: request(params, more),
  });
  const isKept: FormEvent = { type: 'kept', params: asha, id: '7' };

  test('is kept as it stands in the form now', () => {
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

  test('keeps its words in the form where the device has no room', () => {
    mayWait();
    expect(form.take(ask(), { type: 'kept', params: asha })).toMatchObject({ step: 'failed', wait: 'full' });
    expect(form.current).toBe(asha);
  });

  test('needs what a send needs', () => {
    mayWait();
    form.take(ask(asha, { noConsent: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(ask(asha, { tooLong: 'name' })).step).toBe('tooLong');
  });

  test('waits only after a failure', () => {
    form.take(ask());
    expect(form.effects).toEqual([]);
  });

  describe('and waits', () => {
    beforeEach(() => {
      mayWait();
      form.take(ask(), isKept);
      form.stages = { '7': 'waiting' };
    });
    const change: FormEvent = { type: 'outboxChanged' };

    test('is shown until something changes', () => {
      expect(form.take(change)).toMatchObject({ step: 'waiting' });
    });

    test('is said to have arrived, here and not in the notice, and what is typed since stays', () => {
      form.current = kumari;
      form.stages = { '7': 'sent' };
      expect(form.take(change)).toEqual({ step: 'arrived', params: asha, edited: false });
      expect(form.done).toEqual(['dismissSent']);
      expect(form.current).toBe(kumari);
    });

    test('is shown no more once it was removed', () => {
      form.stages = {};
      expect(form.take(change)).toEqual({ step: 'idle' });
    });
  });
});

describe('another page, or the notice of kept enquiries', () => {
  const change: FormEvent = { type: 'outboxChanged' };
  const sentThere: FormEvent = { type: 'sentFromOutbox', params: asha };

  test('that sent what was in doubt here clears the form, which says so', () => {
    form.take(submit(), answered(failed('unknown')));
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived', edited: false });
    expect(form.current).toBe(empty);
  });

  test('that sent the enquiry leaves other words in the form alone', () => {
    form.take(submit(), answered(failed('unknown')));
    form.current = kumari;
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'failed' });
    expect(form.take(sentThere)).toMatchObject({ step: 'failed' });
  });

  test('that sent the words of a failure clears them', () => {
    form.take(submit(), answered(failed('unsent')));
    expect(form.take(sentThere)).toMatchObject({ step: 'arrived' });
  });

  test('that sent the words of a draft clears them, and the notice says so', () => {
    expect(form.take(sentThere)).toEqual({ step: 'idle' });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('leaves a send under way alone', () => {
    form.take(submit());
    expect(form.take(sentThere)).toEqual({ step: 'sending' });
    expect(form.take(change)).toEqual({ step: 'sending' });
  });

  test('that has taken over a record leaves the end of it in doubt; once sent there it has arrived', () => {
    form.take(submit());
    expect(form.take(answered(failed('unsent'), asha, { claimed: false }))).toMatchObject({ step: 'failed' });
    expect(form.done).toContain('finishUnsent');
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived' });
  });

  test('that had taken over a record and sent it before this send failed makes it an arrival', () => {
    form.take(submit());
    form.stages = { '1': 'sent' };
    expect(form.take(answered(failed('unsent'), asha, { claimed: false }))).toMatchObject({ step: 'arrived' });
    expect(form.done).not.toContain('alert failure');
  });
});

test('clearing a form takes away its outcome, its draft and its doubts', () => {
  form.take(submit(), answered(failed('unknown')));
  expect(form.take({ type: 'cleared' })).toEqual({ step: 'idle' });
  expect(form.state).toMatchObject({ fieldsKey: 1, inDoubt: [], askedAgain: false });
  expect(form.done).toEqual(['dropDraft']);
});

test('a form tells of its enquiry from its send on, and not while it only asks for another press', () => {
  expect(showsEnquiry({ step: 'idle' })).toBe(false);
  expect(showsEnquiry({ step: 'pressAgain' })).toBe(false);
  expect(showsEnquiry({ step: 'sending' })).toBe(true);
});

test('a step changes nothing of the state that it is given', () => {
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
])('the record of a send that ended so (%j, before: %j) is: %s', (outcome, before, fate) => {
  expect(recordOutcome(outcome, before)).toBe(fate);
});
