/** @jest-environment node */
import { answered, asha, empty, failed, kumari, request, sent, submit, TestForm } from './form-state.fixture';
import type { LeadFormEvent, SendRequest } from './form-state';

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('an enquiry that the mail service accepts after the form gave up waiting', () => {
  const givenUp = () => form.take(submit(), answered(failed('unknown')));
  const arrive = () => {
    form.stages['1'] = 'sent';
    return form.take({ type: 'outboxChanged' });
  };

  test('a form shows a failed enquiry as arrived without an alert, is cleared and closes the outbox notice, when the send succeeds late', () => {
    givenUp();
    expect(arrive()).toEqual({ step: 'arrived', lead: asha, edited: false });
    expect(form.done).toEqual(['dropDraft', 'dismissSent']);
    expect(form.current).toBe(empty);
  });

  test('a form keeps changes made after a failed send when the mail service accepts the enquiry late', () => {
    givenUp();
    form.current = kumari;
    expect(arrive()).toMatchObject({ step: 'arrived', edited: true });
    expect(form.current).toBe(kumari);
  });

  test('a form that was cleared after a failed send shows no status when the mail service accepts the enquiry late', () => {
    givenUp();
    form.take({ type: 'cleared' });
    expect(arrive()).toEqual({ step: 'idle' });
    expect(form.effects).toEqual([]);
  });

  test('a form shows a changed enquiry as failed, and the earlier version as arrived, when only the earlier version arrives', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari), answered(failed('refused'), kumari, '2'));
    expect(arrive()).toMatchObject({ step: 'failed', lead: kumari, earlier: true });
  });

  test('a retry goes on when the first send succeeds late; if the retry fails, the form shows the enquiry as arrived without an alert', () => {
    givenUp();
    form.take(submit());
    expect(arrive()).toEqual({ step: 'sending' });
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: false });
    expect(form.done).toEqual(['log', 'dropDraft', 'dismissSent']);
  });

  test('a form shows an enquiry as sent with an alert when the first send succeeds late and the retry succeeds too', () => {
    givenUp();
    form.take(submit());
    arrive();
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent' });
    expect(form.done).toContain('alert success');
  });

  test('a form keeps changes made during a retry when the first send succeeds late and the retry fails', () => {
    givenUp();
    form.take(submit());
    arrive();
    form.current = kumari;
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: true });
  });

  test('a form shows the failed send of a changed enquiry, and says that the first version arrived during that send', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari));
    arrive();
    expect(form.take(answered(failed('unknown'), kumari, '2'))).toMatchObject({ step: 'failed', earlier: true });
  });

  test('a form that shows the success of a retry does not change when the first send succeeds late too', () => {
    givenUp();
    form.take(submit(), answered(sent));
    expect(arrive()).toMatchObject({ step: 'sent' });
    expect(form.effects).toEqual([]);
  });
});

describe('an enquiry that the visitor asks to send later', () => {
  const mayWait = () => form.take(submit(), answered(failed('unsent', 30_000)));
  const ask = (lead = asha, more: Partial<SendRequest> = {}): LeadFormEvent => ({
    type: 'waitAsked',
    request: request(lead, more),
  });
  const savedInOutbox: LeadFormEvent = { type: 'savedInOutbox', lead: asha, id: '7' };

  test('a request to send an enquiry later passes the current values of the form and the waiting time to the outbox', () => {
    mayWait();
    form.take(ask(kumari));
    expect(form.effects).toEqual([{ do: 'addWaiting', lead: kumari, pause: 30_000 }]);
  });

  test('a form is cleared and shows the enquiry as waiting when the outbox has stored the enquiry', () => {
    mayWait();
    form.take(ask());
    expect(form.take(savedInOutbox)).toEqual({ step: 'waiting', id: '7', lead: asha });
    expect(form.current).toBe(empty);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('a form keeps the values and reports a full device if the outbox cannot store the enquiry', () => {
    mayWait();
    expect(form.take(ask(), { type: 'savedInOutbox', lead: asha })).toMatchObject({ step: 'failed', wait: 'full' });
    expect(form.current).toBe(asha);
  });

  test('an enquiry can be stored for later only with consent and within the size limit', () => {
    mayWait();
    form.take(ask(asha, { noConsent: true }));
    expect(form.done).toContain('alert consent');
    expect(form.take(ask(asha, { tooLong: 'name' })).step).toBe('tooLong');
  });

  test('a form that has sent nothing ignores a request to send the enquiry later', () => {
    form.take(ask());
    expect(form.effects).toEqual([]);
  });

  describe('a form whose enquiry waits in the outbox', () => {
    beforeEach(() => {
      mayWait();
      form.take(ask(), savedInOutbox);
      form.stages = { '7': 'waiting' };
    });
    const change: LeadFormEvent = { type: 'outboxChanged' };

    test('a form shows an enquiry as waiting while the outbox keeps the enquiry', () => {
      expect(form.take(change)).toMatchObject({ step: 'waiting' });
    });

    test('a form shows an enquiry as arrived when the outbox has sent the enquiry, keeps newly typed values, and closes the outbox notice', () => {
      form.current = kumari;
      form.stages = { '7': 'sent' };
      expect(form.take(change)).toEqual({ step: 'arrived', lead: asha, edited: false });
      expect(form.done).toEqual(['dismissSent']);
      expect(form.current).toBe(kumari);
    });

    test('a form shows no status after the enquiry was removed from the outbox', () => {
      form.stages = {};
      expect(form.take(change)).toEqual({ step: 'idle' });
    });
  });
});

describe('an enquiry that another page or the outbox notice has sent', () => {
  const change: LeadFormEvent = { type: 'outboxChanged' };
  const sentThere: LeadFormEvent = { type: 'sentFromOutbox' };

  test('a form is cleared and shows an enquiry of unknown outcome as arrived when another page has sent the enquiry', () => {
    form.take(submit(), answered(failed('unknown')));
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived', edited: false });
    expect(form.current).toBe(empty);
  });

  test('a form shows a failed enquiry as arrived but keeps a later change when another page has sent the enquiry', () => {
    form.take(submit(), answered(failed('unknown')));
    form.current = kumari;
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived', edited: true });
    expect(form.current).toBe(kumari);
  });

  test('a form shows a failed enquiry as arrived after the outbox has sent the enquiry', () => {
    form.take(submit(), answered(failed('unsent')));
    expect(form.take(sentThere)).toMatchObject({ step: 'arrived' });
  });

  test('a form that holds the enquiry only as a draft is cleared without a status after the outbox has sent the enquiry', () => {
    expect(form.take(sentThere)).toEqual({ step: 'idle' });
    expect(form.state.fieldsKey).toBe(1);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('a form whose send is under way does not change when another page has sent the same enquiry', () => {
    form.take(submit());
    expect(form.take(sentThere)).toEqual({ step: 'sending' });
    expect(form.take(change)).toEqual({ step: 'sending' });
  });

  test('a form shows a failure while another page sends the enquiry, and shows the enquiry as arrived afterwards', () => {
    form.take(submit());
    form.stages = { '1': 'unknown' };
    expect(form.take(answered(failed('unsent')))).toMatchObject({ step: 'failed' });
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived' });
  });

  test('a form whose send fails shows the enquiry as arrived, without an alert, if another page has already sent the enquiry', () => {
    form.take(submit());
    form.stages = { '1': 'sent' };
    expect(form.take(answered(failed('unsent')))).toMatchObject({ step: 'arrived' });
    expect(form.done).not.toContain('alert failure');
  });
});
