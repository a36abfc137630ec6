import { z } from 'zod';
import { text, textNaming } from '../../lib/words/text';

const told = z.strictObject({ heading: text, text });
const toSend = told.extend({ send: text });

/** The schema of the words about leads in the outbox. */
export const outboxWords = z.strictObject({
  label: text,
  asked: textNaming('when'),
  sending: told,
  waiting: toSend,
  stopped: toSend,
  unknown: toSend,
  sent: told,
  /** Until when the device keeps an enquiry. */
  keptUntil: textNaming('date'),
  remove: text,
  close: text,
});

export type OutboxWords = z.output<typeof outboxWords>;
