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

  test('the form shows the enquiry as arrived instead of failed, and is cleared without an alert', () => {
    givenUp();
    expect(arrive()).toEqual({ step: 'arrived', lead: asha, edited: false });
    expect(form.done).toEqual(['dropDraft', 'dismissSent']);
    expect(form.current).toBe(empty);
  });

  test('the form keeps the changes that were made in it since the send', () => {
    givenUp();
    form.current = kumari;
    expect(arrive()).toMatchObject({ step: 'arrived', edited: true });
    expect(form.current).toBe(kumari);
  });

  test('a form that was cleared since the send shows no status, because the outbox notice shows one', () => {
    givenUp();
    form.take({ type: 'cleared' });
    expect(arrive()).toEqual({ step: 'idle' });
    expect(form.effects).toEqual([]);
  });

  test('the form still shows the failure of a later version, and says that the earlier version arrived', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari), answered(failed('refused'), kumari, '2'));
    expect(arrive()).toMatchObject({ step: 'failed', lead: kumari, earlier: true });
  });

  test('if a retry was under way and then fails, the form shows the enquiry as arrived, without an alert', () => {
    givenUp();
    form.take(submit());
    expect(arrive()).toEqual({ step: 'sending' });
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: false });
    expect(form.done).toEqual(['log', 'dropDraft', 'dismissSent']);
  });

  test('if a retry was under way and succeeds too, the form shows the enquiry as sent, with an alert', () => {
    givenUp();
    form.take(submit());
    arrive();
    expect(form.take(answered(sent))).toMatchObject({ step: 'sent' });
    expect(form.done).toContain('alert success');
  });

  test('if a retry was under way and then fails, the form keeps the changes that were made since the retry', () => {
    givenUp();
    form.take(submit());
    arrive();
    form.current = kumari;
    expect(form.take(answered(failed('unknown')))).toMatchObject({ step: 'arrived', edited: true });
  });

  test('if a retry with a changed lead fails afterwards, the form shows its failure and that the first version arrived', () => {
    givenUp();
    form.current = kumari;
    form.take(submit(kumari));
    arrive();
    expect(form.take(answered(failed('unknown'), kumari, '2'))).toMatchObject({ step: 'failed', earlier: true });
  });

  test('a form that already shows the success of a retry does not change', () => {
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

  test('the enquiry is stored with the values that the form has when the visitor asks', () => {
    mayWait();
    form.take(ask(kumari));
    expect(form.effects).toEqual([{ do: 'addWaiting', lead: kumari, pause: 30_000 }]);
  });

  test('the form is cleared once the enquiry is stored in the outbox', () => {
    mayWait();
    form.take(ask());
    expect(form.take(savedInOutbox)).toEqual({ step: 'waiting', id: '7', lead: asha });
    expect(form.current).toBe(empty);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('the enquiry stays in the form if the device has no room for it', () => {
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

  test('an enquiry is stored in the outbox only after a failed send', () => {
    form.take(ask());
    expect(form.effects).toEqual([]);
  });

  describe('after the enquiry was stored in the outbox', () => {
    beforeEach(() => {
      mayWait();
      form.take(ask(), savedInOutbox);
      form.stages = { '7': 'waiting' };
    });
    const change: LeadFormEvent = { type: 'outboxChanged' };

    test('the form shows the enquiry as waiting', () => {
      expect(form.take(change)).toMatchObject({ step: 'waiting' });
    });

    test('the form shows the enquiry as arrived once it was sent, and keeps what was typed since', () => {
      form.current = kumari;
      form.stages = { '7': 'sent' };
      expect(form.take(change)).toEqual({ step: 'arrived', lead: asha, edited: false });
      expect(form.done).toEqual(['dismissSent']);
      expect(form.current).toBe(kumari);
    });

    test('the form no longer shows the enquiry once it was removed from the outbox', () => {
      form.stages = {};
      expect(form.take(change)).toEqual({ step: 'idle' });
    });
  });
});

describe('an enquiry that another page or the outbox notice has sent', () => {
  const change: LeadFormEvent = { type: 'outboxChanged' };
  const sentThere: LeadFormEvent = { type: 'sentFromOutbox' };

  test('a form whose send had an unknown outcome is cleared and shows the enquiry as arrived after another page has sent it', () => {
    form.take(submit(), answered(failed('unknown')));
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived', edited: false });
    expect(form.current).toBe(empty);
  });

  test('a form that was changed since its send keeps the change and says so when another page has sent the lead', () => {
    form.take(submit(), answered(failed('unknown')));
    form.current = kumari;
    form.stages = { '1': 'sent' };
    expect(form.take(change)).toMatchObject({ step: 'arrived', edited: true });
    expect(form.current).toBe(kumari);
  });

  test('a form whose send had failed shows the enquiry as arrived after the outbox has sent it', () => {
    form.take(submit(), answered(failed('unsent')));
    expect(form.take(sentThere)).toMatchObject({ step: 'arrived' });
  });

  test('a form that holds the enquiry only as a draft is cleared without a status after the outbox has sent it', () => {
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

  test('a form whose send fails shows the enquiry as arrived if another page has sent it meanwhile', () => {
    form.take(submit());
    form.stages = { '1': 'sent' };
    expect(form.take(answered(failed('unsent')))).toMatchObject({ step: 'arrived' });
    expect(form.done).not.toContain('alert failure');
  });
});
