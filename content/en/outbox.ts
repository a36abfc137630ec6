import { replyTime } from './company';
import type { RawWords } from '../schemas/content-files';

/** The words of the notice about enquiries that are kept on the visitor's device until they have been sent. */
export const outbox = {
  label: 'Your enquiries on this device',
  asked: 'Your enquiry of {when}',
  keptUntil: 'It is deleted from this device on {date}.',
  sending: { heading: 'Sending your enquiry…', text: 'Please leave this page open for a moment.' },
  waiting: {
    heading: 'Waiting to be sent',
    text: 'It goes by itself as soon as it can, while you are online. After 24 hours you are asked first.',
    send: 'Send now',
  },
  stopped: { heading: 'Not sent', text: 'You can send it now, or remove it.', send: 'Send now' },
  unknown: {
    heading: 'It may have reached us',
    text: `No clear answer came back when it was sent. We answer ${replyTime.text}; if you hear nothing, send it again.`,
    send: 'Send again',
  },
  sent: { heading: 'Sent', text: `It has reached us. A solar adviser answers you ${replyTime.text}.` },
  remove: 'Remove',
  close: 'Close',
} satisfies RawWords['outbox'];
