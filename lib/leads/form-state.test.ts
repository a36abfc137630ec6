/** @jest-environment node */
import { answered, asha, failed, entry, kumari, sent, submit, TestForm } from './form-state.fixture';
import { firstState, type FormState, nextState, sendResult, showsEnquiry } from './form-state';

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('a press on send', () => {
  test('sends the lead that the form holds', () => {
    expect(form.take(submit())).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([{ do: 'send', lead: asha }]);
  });

  test('during a send sends nothing', () => {
    form.take(submit());
    expect(form.take(submit(kumari))).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([]);
  });

  test('without the consent marks the consent box, then alerts, and removes the early “Sending…”', () => {
    expect(form.take(submit(asha, { noConsent: true }))).toEqual({ step: 'idle' });
    expect(form.done).toEqual(['markConsent', 'alert consent', 'removeSendingMark']);
  });

  test('with a lead that is too large sends nothing and names the longest field', () => {
    expect(form.take(submit(asha, { tooLong: 'name' }))).toEqual({ step: 'tooLong', field: 'name' });
    expect(form.done).toEqual(['removeSendingMark']);
  });

  test('with the honeypot filled in has to be repeated once', () => {
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
    expect(form.done).toEqual(['removeSendingMark']);
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
    expect(form.take(answered(sent))).toEqual({ step: 'sent', lead: asha, edited: false });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['finish as sent', 'announce', 'dropDraft', 'dismissSent', 'alert success']);
  });

  test('keeps what was changed in the form during the send, with its draft', () => {
    form.take(submit());
    form.current = kumari;
    expect(form.take(answered(sent))).toEqual({ step: 'sent', lead: asha, edited: true });
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
    const record = { during: entry({ id: '2' }) };
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
  const failure = { step: 'failed', lead: asha, earlier: false, doubt: false, wait: 'no', pause: 0 };

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
    const record = { before: entry({ stage: 'waiting' }), during: entry() };
    expect(form.take(answered(failed('unsent'), asha, { record }))).toMatchObject({ wait: 'no' });
    form.take(submit());
    expect(form.take(answered(failed('unsent'), asha, { record: undefined }))).toMatchObject({ wait: 'no' });
    expect(form.done).toEqual(['log', 'alert failure']);
  });

  test('of a lead whose outcome was unknown before leaves its record unknown', () => {
    form.take(submit());
    const record = { before: entry(), during: entry() };
    expect(form.take(answered(failed('unsent'), asha, { record }))).toMatchObject({ doubt: false, wait: 'no' });
    expect(form.done).toEqual(['finish as unknown', 'log', 'alert failure']);
  });

  test('of a changed lead does not show the doubt about the first version', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    expect(form.take(answered(failed('refused'), kumari))).toMatchObject({ doubt: false });
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
