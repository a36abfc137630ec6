import type { Expected } from './judge';
import type { Meeting } from './mail-service';
import type { Visit } from './visit';

export interface Fault {
  name: string;
  /** Without JavaScript there are other words, and other ways to see them. */
  javaScript?: false;
  run: (visit: Visit) => Promise<void>;
  expected: Expected;
}

export const FAILED =
  /^(Error sending the request|Error submitting the enquiry|Form submission failed|Failed to send form)/;
const WORDS_HERE = /^What you typed is still here$/;
export const RESTORED = /^Restored from last time/;
export const MAY_HAVE = /^It may have reached us/;
export const SENT = /^Sent Your enquiry/;

/** Certainly not accepted: nobody is to be told of a doubt. */
export const unsent: Expected = {
  copies: 0,
  words: 'form',
  told: [FAILED, WORDS_HERE],
  untold: [/may have reached us/i],
};
export const inDoubt = (copies: number): Expected => ({
  copies,
  words: 'form',
  told: [FAILED, WORDS_HERE],
  doubt: true,
});
export const ARRIVED = /^It did arrive/;

/** It went by itself, and its form says so. */
export const sentOnce: Expected = {
  copies: 1,
  words: 'gone',
  told: [ARRIVED],
  untold: [MAY_HAVE, /^Waiting|waits on this device/],
};
export const accepted: Expected = { copies: 1, words: 'gone', told: [/^What happens next$/], untold: [FAILED] };

/** A service that meets the one send like this, and a visitor who looks at what the form says then. */
export const meeting = (name: string, meets: Meeting, expected: Expected): Fault => ({
  name,
  expected,
  async run(visit) {
    visit.meets(meets);
    await visit.ready();
    await visit.send();
  },
});
