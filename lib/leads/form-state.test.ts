/** @jest-environment node */
import { answered, asha, failed, kumari, sent, submit, TestForm } from './form-state.fixture';
import type { SendOutcome } from './send';
import { firstState, type FormState, nextState, showsEnquiry } from './form-state';

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('pressing the send button', () => {
  test('a press sends the lead that the form holds', () => {
    expect(form.take(submit())).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([{ do: 'send', lead: asha }]);
  });

  test('a press during a send does nothing', () => {
    form.take(submit());
    expect(form.take(submit(kumari))).toEqual({ step: 'sending' });
    expect(form.effects).toEqual([]);
  });

  test('a press without consent marks the consent box, shows the alert, and removes “Sending…”', () => {
    expect(form.take(submit(asha, { noConsent: true }))).toEqual({ step: 'idle' });
    expect(form.done).toEqual(['markConsent', 'alert consent', 'removeSendingMark']);
  });

  test('a press with a lead that is too large sends nothing and names the longest field', () => {
    expect(form.take(submit(asha, { tooLong: 'name' }))).toEqual({ step: 'tooLong', field: 'name' });
    expect(form.done).toEqual(['removeSendingMark']);
  });

  test('a press with the honeypot filled in asks for a second press, and the second press sends the lead', () => {
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
    expect(form.done).toEqual(['removeSendingMark']);
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'sending' });
  });

  test('after a lead was sent, a press with the honeypot filled in again asks for a second press', () => {
    form.take(submit(asha, { trapped: true }), submit(asha, { trapped: true }), answered(sent));
    expect(form.take(submit(asha, { trapped: true }))).toEqual({ step: 'pressAgain' });
  });

  test('a press checks the consent first, then the size of the lead, then the honeypot', () => {
    form.take(submit(asha, { noConsent: true, tooLong: 'name', trapped: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(submit(asha, { tooLong: 'name', trapped: true })).step).toBe('tooLong');
  });

  test('a press after a success sends the lead again', () => {
    form.take(submit(), answered(sent));
    expect(form.take(submit())).toEqual({ step: 'sending' });
  });
});

describe('a successful send', () => {
  test('a success clears the form, deletes its draft, and shows the alert last', () => {
    form.take(submit());
    expect(form.take(answered(sent))).toEqual({ step: 'sent', lead: asha, edited: false });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['dropDraft', 'dismissSent', 'alert success']);
  });

  test("a success keeps the form's values and draft if the form was changed during the send", () => {
    form.take(submit());
    form.current = kumari;
    expect(form.take(answered(sent))).toEqual({ step: 'sent', lead: asha, edited: true });
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).not.toContain('dropDraft');
  });

  test('after a success, a form that was removed from the page counts as unchanged', () => {
    form.take(submit());
    form.current = undefined;
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent', edited: false });
  });

  test('when a lead is sent, the records of its earlier versions that may have arrived are removed', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    form.take(answered(sent, kumari, '2'));
    expect(form.effects[0]).toEqual({ do: 'remove', id: '1' });
  });

  test('nothing is removed from the outbox when a retry of the unchanged lead succeeds', () => {
    form.take(submit(), answered(failed('unknown')), submit());
    form.take(answered(sent));
    expect(form.done).not.toContain('remove');
  });
});

describe('a failed send', () => {
  const answers = { refused: false, doubt: false, blocked: false };
  const failure = { step: 'failed', lead: asha, earlier: false, ...answers, wait: 'no', pause: 0 };

  test('a failure keeps the values of the form, logs the cause, and shows the alert last', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toEqual({ ...failure, refused: true });
    expect(form.state.fieldsKey).toBe(0);
    expect(form.done).toEqual(['log', 'alert failure']);
    expect(form.effects).toContainEqual({ do: 'log', cause: 'status 500' });
  });

  test('a form offers to send a lead later, after a pause, if a failed send certainly left it unsent', () => {
    form.take(submit());
    expect(form.take(answered(failed('unsent', 30_000)))).toEqual({ ...failure, wait: 'offered', pause: 30_000 });
  });

  test('a form offers no later send if the mail service has refused the lead', () => {
    form.take(submit());
    expect(form.take(answered(failed('refused')))).toMatchObject({ wait: 'no' });
  });

  test('a failure with an unknown outcome is shown as doubtful, and offers no later send', () => {
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

  test('a failure is shown as blocked only if it is the second send in a row without any answer', () => {
    const unreachable = { ...failed('unknown'), unreachable: true } as SendOutcome;
    form.take(submit());
    expect(form.take(answered(unreachable))).toMatchObject({ blocked: false });
    expect(form.take(submit(), answered(unreachable))).toMatchObject({ blocked: true });
    form.take(submit(), answered(failed('unsent')), submit());
    expect(form.take(answered(unreachable))).toMatchObject({ blocked: false });
  });

  test('a refused lead is not shown as doubtful, even if an earlier version of it may have arrived', () => {
    form.take(submit(), answered(failed('unknown')), submit(kumari));
    form.current = kumari;
    expect(form.take(answered(failed('refused'), kumari))).toMatchObject({ doubt: false });
  });
});

test('clearing a form removes its status, its draft and its records of leads that may have arrived', () => {
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

test('nextState does not modify the state that it gets', () => {
  const before = Object.freeze({ ...firstState, versions: Object.freeze([]) as FormState['versions'] });
  nextState({ ...before, status: { step: 'sending' } }, answered(failed('unknown')), { stages: {} });
  expect(before).toEqual(firstState);
});
