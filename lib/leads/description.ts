import { names } from '../content/names';

/**
 * How a question is answered: `choice` is a row of buttons, `list` is a drop-down list, and all others are text fields
 * that differ in their keyboard and autofill. A field of the kind `text` has no autofill.
 */
export const fieldKinds = names('personName organisation phone phoneAsText pin town email text choice list');

/** The monthly bills in ₹ that an answer stands for: below or up to an amount. The highest answer has no limit. */
export interface BillRange {
  below?: number;
  upTo?: number;
}

export interface FieldDescription {
  /** Leads are sent with this name, so it must never be changed. */
  name: string;
  kind: (typeof fieldKinds)[number];
  /** `marked`: the question looks required, but the form can be sent without an answer. */
  required?: true | 'marked';
  initial?: string;
  /** The question after which the form asks this one, if the message has a different order. */
  askedAfter?: string;
  /** The label of an answer in the message to the company. */
  label: string;
  /** The tabs of the form that ask this question. If missing, all tabs ask it. */
  tabs?: readonly string[];
  /** The values that are sent for the options. The visitor chooses one option. */
  options?: readonly string[];
  /** The range of bills of each option in ascending order, for the question about the electricity bill. */
  bills?: readonly BillRange[];
}

/** What a form asks. Labels and options are sent exactly as the form's file has them, whatever the page's language. */
export interface FormDescription {
  name: 'landing' | 'commercial' | 'housing' | 'tabbed';
  /** `fields`: each answer is a parameter of the e-mail; `message`: all answers are lines of one text. */
  sent: 'fields' | 'message';
  /** The fields with the sender's name and e-mail address. */
  sender?: { name: string; email: string };
  /** Whether the browser or an alert of the script refuses to send the form without consent. */
  consent: 'browser' | 'alert';
  /** Whether the form says in the page or in an alert that a lead was sent or not. */
  outcome: 'page' | 'alert';
  tabs?: { label: string; names: Readonly<Record<string, string>> };
  /** The questions, in the order in which their answers are sent. */
  fields: readonly FieldDescription[];
}
