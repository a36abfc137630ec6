import { z } from 'zod';
import { text } from './text';

const told = z.strictObject({ heading: text, text });
const toSend = told.extend({ send: text });

/** The schema of the words about leads in the outbox. */
export const outboxWords = z.strictObject({
  label: text,
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
