/** @jest-environment node */
import { answered, asha, failed, kumari, sent, submit, TestForm } from './form-state.fixture';
import type { SendOutcome } from './send';
import { firstState, type FormState, nextState, showsEnquiry } from './form-state';

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('pressing the send button', () => {
  test('a press on send sends the lead in the form', () => {
    expect(form.take(submit())).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([{ do: 'send', lead: asha }]);
  });

  test('a press on send does nothing while a send is under way', () => {
    form.take(submit());
    expect(form.take(submit(kumari))).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([]);
  });

  test('a press on send without consent marks the consent box, shows an alert, and removes “Sending…”', () => {
    expect(form.take(submit(asha, { noConsent: true }))).toEqual({ step: 'idle' });
    expect(form.done).toEqual(['markConsent', 'alert consent', 'removeSendingMark']);
  });

  test('a press on send with a lead that is too large sends nothing, names the longest field, and removes “Sending…”', () => {
    expect(form.take(submit(asha, { tooLong: 'name' }))).toEqual({ step: 'tooLong', field: 'name' });
    expect(form.done).toEqual(['removeSendingMark']);
  });

  test('a press on send with the honeypot filled in removes “Sending…” and asks for a second press, which sends the lead', () => {
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
    expect(form.done).toEqual(['removeSendingMark']);
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'sending' });
  });

  test('after a successful send has cleared the form, a press with the honeypot filled in asks for a second press again', () => {
    form.take(submit(asha, { trapped: true }), submit(asha, { trapped: true }), answered(sent));
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
  });

  test('a press on send checks the consent first, then the size of the lead, then the honeypot', () => {
    form.take(submit(asha, { noConsent: true, tooLong: 'name', trapped: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(submit(asha, { tooLong: 'name', trapped: true })).step).toBe('tooLong');
  });

  test('a press on send after a successful send sends the lead again', () => {
    form.take(submit(), answered(sent));
    expect(form.take(submit())).toEqual({ step: 'sending' });
  });
});

describe('a successful send', () => {
  test('a successful send clears the form, deletes the draft, closes the outbox notice, and shows an alert last', () => {
    form.take(submit());
    expect(form.take(answered(sent))).toEqual({ step: 'sent', lead: asha, edited: false });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['dropDraft', 'dismissSent', 'alert success']);
  });

  test('a successful send keeps the values and the draft of a form that was changed during the send', () => {
    form.take(submit());
    form.current = kumari;
    expect(form.take(answered(sent))).toEqual({ step: 'sent', lead: asha, edited: true });
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).not.toContain('dropDraft');
  });

  test('a successful send treats a form that is no longer in the page as unchanged', () => {
    form.take(submit());
    form.current = undefined;
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent', edited: false });
  });

  test('a successful send removes the record of an earlier version of the lead from the outbox', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    form.take(answered(sent, kumari, '2'));
    expect(form.effects[0]).toEqual({ do: 'remove', id: '1' });
  });

  test('a successful retry of an unchanged lead removes no record from the outbox', () => {
    form.take(submit(), answered(failed('unknown')), submit());
    form.take(answered(sent));
    expect(form.done).not.toContain('remove');
  });
});

describe('a failed send', () => {
  const answers = { refused: false, doubt: false, blocked: false };
  const failure = { step: 'failed', lead: asha, earlier: false, ...answers, wait: 'no', pause: 0 };

  test('a failed send keeps the values of the form, logs the cause, and shows an alert last', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toEqual({ ...failure, refused: true });
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).toEqual(['log', 'alert failure']);
    expect(form.effects).toContainEqual({ do: 'log', cause: 'status 500' });
  });

  test('a form offers to send a lead later, after the pause from the failed send, if the mail service has certainly not accepted the lead', () => {
    form.take(submit());
    expect(form.take(answered(failed('unsent', 30_000)))).toEqual({ ...failure, wait: 'offered', pause: 30_000 });
  });

  test('a form offers no later send if the mail service has refused the lead', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toMatchObject({ wait: 'no' });
  });

  test('a form shows a failed send with an unknown outcome as doubtful, and offers no later send', () => {
    form.take(submit());
    expect(form.take(answered(failed('unknown')))).toEqual({ ...failure, doubt: true });
    expect(form.done).toEqual(['log', 'alert failure']);
  });

  test.each(['waiting', 'stopped', 'unknown'] as const)(
    'a form offers no later send if the outbox already keeps the lead with the stage %s',
    (stage) => {
      form.take(submit());
      form.stages = { '1': stage };
      expect(form.take(answered(failed('unsent')))).toMatchObject({ doubt: false, wait: 'no' });
    },
  );

  test('a form shows a failed send as blocked only after two sends in a row without any answer', () => {
    const unreachable = { ...failed('unknown'), unreachable: true } as SendOutcome;
    form.take(submit());
    expect(form.take(answered(unreachable))).toMatchObject({ blocked: false });
    expect(form.take(submit(), answered(unreachable))).toMatchObject({ blocked: true });
    form.take(submit(), answered(failed('unsent')), submit());
    expect(form.take(answered(unreachable))).toMatchObject({ blocked: false });
  });

  test('a refused lead is not shown as doubtful, even if an earlier version may have arrived', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    expect(form.take(answered(failed('refused'), kumari))).toMatchObject({ doubt: false });
  });
});

test('clearing a form empties the fields and removes the status, the draft and the list of versions that may have arrived', () => {
  form.take(submit(), answered(failed('unknown')));
  expect(form.take({ type: 'cleared' })).toEqual({ step: 'idle' });
  expect(form.state).toMatchObject({ fieldsKey: 1, versions: [], askedAgain: false });
  expect(form.done).toEqual(['dropDraft']);
});

test('showsEnquiry returns true during a send, and false while the form is idle or asks for a second press', () => {
  expect(showsEnquiry({ step: 'idle' })).toBe(false);
  expect(showsEnquiry({ step: 'pressAgain' })).toBe(false);
  expect(showsEnquiry({ step: 'sending' })).toBe(true);
});

test('nextState does not modify the state in its argument', () => {
  const before = Object.freeze({ ...firstState, versions: Object.freeze([]) as FormState['versions'] });
  nextState({ ...before, status: { step: 'sending' } }, answered(failed('unknown')), { stages: {} });
  expect(before).toEqual(firstState);
});
