import { z } from 'zod';
import { text } from './text';

const told = z.strictObject({ heading: text, text });
const toSend = told.extend({ send: text });

/** The schema of the words about leads in the outbox. */
export const outboxWords = z.strictObject({
  label: text,
  /** Until when the device keeps an enquiry. */
  keptUntil: text.includes('{date}', 'expected {date} where the date goes'),
  asked: text.includes('{when}', 'expected {when} where the date and time go'),
  sending: told,
  waiting: toSend,
  stopped: toSend,
  unknown: toSend,
  sent: told,
  remove: text,
  close: text,
});

export type OutboxWords = z.output<typeof outboxWords>;
