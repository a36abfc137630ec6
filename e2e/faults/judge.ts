import { isDeepStrictEqual } from 'node:util';
import type { LeadForm } from '../lead-forms';

/** An enquiry that the device keeps. */
export interface Kept {
  stage: string;
  params: Record<string, unknown>;
}

/** The state of page, device and inbox when a visit is over. */
export interface Found {
  copies: Record<string, unknown>[];
  requests: number;
  presses: number;
  /** How many of the answers that were typed still stand in the form. */
  words: { there: number; of: number };
  kept: Kept[];
  draft: boolean;
  alerts: string[];
  told: string[];
  /** Covered controls of the form, with the width of the window. */
  covered: string[];
  address: string;
}

/** How a fault has to end. */
export interface Expected {
  /** `each request`: one copy for each request, since the browser repeats some (see `repeatedByBrowser`). */
  copies: number | 'each request';
  /** Where the typed words have to be: in the form, kept on the device, deleted, or in any of these. */
  words: 'form' | 'device' | 'gone' | 'anywhere';
  /** Sentences of which each has to be told. */
  told?: RegExp[];
  /** Sentences of which none may be told. */
  untold?: RegExp[];
  /** Nobody can know whether it arrived: the visitor is told so. */
  doubt?: boolean;
  /** Chromium itself repeats a request that was cut off on a connection that it had used before; no page can stop it. */
  repeatedByBrowser?: boolean;
}

export const FAILED =
  /^(Error sending the request|Error submitting the enquiry|Form submission failed|Failed to send form)/;
const WORDS_HERE = /^What you typed is still here$/;
export const RESTORED = /^Restored from last time/;
export const MAY_HAVE = /^It may have reached us/;
export const SENT = /^Sent Your enquiry/;
export const ARRIVED = /^It did arrive/;

/** The service has certainly not accepted it, so the page may not say that it could have arrived. */
export const unsent: Expected = {
  copies: 0,
  words: 'form',
  told: [FAILED, WORDS_HERE],
  untold: [/may have reached us/i],
};
/** Nobody can know whether it arrived, and the page says so. */
export const inDoubt = (copies: number): Expected => ({
  copies,
  words: 'form',
  told: [FAILED, WORDS_HERE],
  doubt: true,
});
/** The page sent it later without a press, and its form says so. */
export const sentOnce: Expected = {
  copies: 1,
  words: 'gone',
  told: [ARRIVED],
  untold: [MAY_HAVE, /^Waiting|waits on this device/],
};
export const accepted: Expected = { copies: 1, words: 'gone', told: [/^What happens next$/], untold: [FAILED] };

/** Sentences that say that an enquiry has reached the company. */
const SAYS_ARRIVED = [
  /^Your request has been sent$/,
  /It did arrive/,
  /(^| )Sent( |$)(?!it)/,
  /(?<!it )has reached us/i,
  /What happens next/,
];
const DOUBT = /may have reached us|could not confirm/i;
const CERTAINLY_NOT = /^Not sent/;
const WAITS = /waits on this device|Waiting to be sent/;

const holds = (told: readonly string[], words: RegExp) => told.some((text) => words.test(text));

/** The rules that hold after every fault: the words are never lost, never sent more than once a press, the page says nothing untrue, and nothing covers the form. */
function brokenRules(found: Found, lead: LeadForm, limit: number): string[] {
  const { copies, presses, words, kept, told, alerts, covered, address } = found;
  const inForm = words.there === words.of;
  const onDevice = kept.some(({ stage, params }) => stage !== 'sent' && isDeepStrictEqual(params, lead.params));
  const saidArrived = [...SAYS_ARRIVED, new RegExp(`^${lead.success}$`)].some((pattern) =>
    holds([...told, ...alerts], pattern),
  );
  const rules: [boolean, string][] = [
    [copies.length === 0 && !inForm && !onDevice && !found.draft, 'no copy arrived, and the words are lost'],
    [copies.length > limit, `${copies.length} copies arrived of ${presses} presses`],
    [copies.some((copy) => !isDeepStrictEqual(copy, lead.params)), 'a copy is not what was typed'],
    [saidArrived && copies.length === 0, 'it is said to have arrived, and did not'],
    [holds(told, WAITS) && !kept.some(({ stage }) => stage === 'waiting'), 'it is said to wait, and does not'],
    [holds(told, CERTAINLY_NOT) && copies.length > 0, 'it is said not to have been sent, and was'],
    [holds(told, /What you typed is still here/) && !inForm, 'its words are said to be there, and are not'],
    [covered.length > 0, `covered: ${covered.join('; ')}`],
    [/[?#]/.test(address), `the address is ${address}`],
  ];
  return rules.flatMap(([broken, sentence]) => (broken ? sentence : []));
}

function missed(found: Found, expected: Expected, lead: LeadForm): string[] {
  const { words, kept, told, alerts } = found;
  const all = [...told, ...alerts];
  const places = {
    form: words.there === words.of,
    device: kept.some(({ stage, params }) => stage !== 'sent' && isDeepStrictEqual(params, lead.params)),
    anywhere: true,
    gone: words.there === 0 && kept.every(({ stage }) => stage === 'sent') && !found.draft,
  };
  const copies = expected.copies === 'each request' ? found.requests : expected.copies;
  return [
    ...(found.copies.length === copies ? [] : [`${found.copies.length} copies arrived, expected ${copies}`]),
    ...(places[expected.words] ? [] : [`the words are not where they should be: ${expected.words}`]),
    ...(expected.doubt && !holds(all, DOUBT) ? ['nobody says that it may have arrived'] : []),
    ...(expected.told ?? []).filter((words) => !holds(all, words)).map((words) => `not told: ${String(words)}`),
    ...(expected.untold ?? []).filter((words) => holds(all, words)).map((words) => `told: ${String(words)}`),
  ];
}

/** Lists what is wrong after a fault. */
export function problemsOf(found: Found, expected: Expected, lead: LeadForm): string[] {
  const limit = expected.repeatedByBrowser ? Math.max(found.presses, found.requests) : found.presses;
  const tooMany = found.requests > limit;
  return [
    ...brokenRules(found, lead, limit),
    ...missed(found, expected, lead),
    ...(tooMany ? [`${found.requests} requests went out of ${found.presses} presses`] : []),
  ];
}
