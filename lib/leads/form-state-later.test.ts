/** @jest-environment node */
import { answered, asha, empty, failed, kumari, request, sent, submit, TestForm } from './form-state.fixture';
import type { LeadFormEvent, SendRequest } from './form-state';

let form: TestForm;
beforeEach(() => {
  form = new TestForm();
});

describe('a success that comes after a send was given up', () => {
  const late: LeadFormEvent = { type: 'acceptedLate', lead: asha };
  const givenUp = () => form.take(submit(), answered(failed('unknown')));

  test('replaces the failure and clears the form, without an alert', () => {
    givenUp();
    expect(form.take(late)).toEqual({ step: 'arrived', lead: asha, edited: false });
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
    expect(form.take(late)).toMatchObject({ step: 'failed', lead: kumari, earlier: true });
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
  const ask = (lead = asha, more: Partial<SendRequest> = {}): LeadFormEvent => ({
    type: 'waitAsked',
    request: request(lead, more),
  });
  const savedInOutbox: LeadFormEvent = { type: 'savedInOutbox', lead: asha, id: '7' };

  test('is kept as the form holds it now', () => {
    mayWait();
    form.take(ask(kumari));
    expect(form.effects).toEqual([{ do: 'addWaiting', lead: kumari, pause: 30_000 }]);
  });

  test('clears the form once it is kept', () => {
    mayWait();
    form.take(ask());
    expect(form.take(savedInOutbox)).toEqual({ step: 'waiting', id: '7', lead: asha });
    expect(form.current).toBe(empty);
    expect(form.done).toEqual(['dropDraft']);
  });

  test('stays in the form where the device has no room', () => {
    mayWait();
    expect(form.take(ask(), { type: 'savedInOutbox', lead: asha })).toMatchObject({ step: 'failed', wait: 'full' });
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
      form.take(ask(), savedInOutbox);
      form.stages = { '7': 'waiting' };
    });
    const change: LeadFormEvent = { type: 'outboxChanged' };

    test('is shown as waiting until the outbox changes', () => {
      expect(form.take(change)).toMatchObject({ step: 'waiting' });
    });

    test('is shown in the form as arrived, and what was typed since stays', () => {
      form.current = kumari;
      form.stages = { '7': 'sent' };
      expect(form.take(change)).toEqual({ step: 'arrived', lead: asha, edited: false });
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
  const sentThere: LeadFormEvent = { type: 'sentFromOutbox' };

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
