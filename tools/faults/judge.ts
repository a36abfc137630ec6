import { isDeepStrictEqual } from 'node:util';
import type { LeadForm } from '../../e2e/lead-forms';
import type { Found } from './visit';

/** What a fault has to end in. */
export interface Expected {
  /** `each request`: one for each that the browser made of its own accord (see `repeatedByBrowser`). */
  copies: number | 'each request';
  /** Where what was typed has to be: in the form, on the device as an enquiry, nowhere any more, or wherever the browser has it. */
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

/** What says that an enquiry has reached the company. */
const ARRIVED = [
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

/** The rules that hold whatever happens: never no copy of the words, never one too many, never an untruth, and nothing lies over the form. */
function brokenRules(found: Found, lead: LeadForm, limit: number): string[] {
  const { copies, presses, words, kept, told, alerts, covered, address } = found;
  const inForm = words.there === words.of;
  const onDevice = kept.some(({ stage, params }) => stage !== 'sent' && isDeepStrictEqual(params, lead.params));
  const saidArrived = [...ARRIVED, new RegExp(`^${lead.success}$`)].some((pattern) =>
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

/** What is wrong with what was found after a fault; nothing where all is well. */
export function problemsOf(found: Found, expected: Expected, lead: LeadForm): string[] {
  const limit = expected.repeatedByBrowser ? Math.max(found.presses, found.requests) : found.presses;
  const tooMany = found.requests > limit;
  return [
    ...brokenRules(found, lead, limit),
    ...missed(found, expected, lead),
    ...(tooMany ? [`${found.requests} requests went out of ${found.presses} presses`] : []),
  ];
}
