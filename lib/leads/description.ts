import { names } from '../content/names';

/**
 * `choice` is a row of buttons, and `list` is a drop-down list. All other kinds are text fields, which differ in
 * keyboard and autofill.
 */
export const fieldKinds = names('personName organisation phone phoneAsText pin town email text choice list');

/**
 * The monthly bills in ₹ for which an option stands: from the end of the range before to less than `below`, or up to
 * and including `upTo`. The range of the highest bills has neither.
 */
export interface BillRange {
  below?: number;
  upTo?: number;
}

export interface FieldDescription {
  /** Drafts and leads hold the answer under this name, so the name must never be changed. */
  name: string;
  kind: (typeof fieldKinds)[number];
  /** `marked`: the question looks required, but the form can be sent without an answer. */
  required?: true | 'marked';
  initial?: string;
  /** The name of the question after which the form asks this one, if the message has a different order. */
  askedAfter?: string;
  /** The label in the message to the company, not the label on the page. */
  sentAs: string;
  /** If missing, all tabs of the form ask this question. */
  tabs?: readonly string[];
  options?: readonly string[];
  /** One range for each option, in ascending order. */
  bills?: readonly BillRange[];
}

/** A form sends labels and options as they are written here, whatever the language of the page. */
export interface FormDescription {
  name: 'landing' | 'commercial' | 'housing' | 'tabbed';
  /** `fields`: each answer is a parameter of the e-mail; `message`: all answers are lines of one text. */
  sent: 'fields' | 'message';
  /** The fields that hold the sender's name and e-mail address. */
  sender?: { name: string; email: string };
  /** What refuses to send the form without consent: the browser, or a script with an alert. */
  consent: 'browser' | 'alert';
  outcome: 'page' | 'alert';
  tabs?: { sentAs: string; names: Readonly<Record<string, string>> };
  /** In the order in which the answers are sent. */
  fields: readonly FieldDescription[];
}
