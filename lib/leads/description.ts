import { names } from '../content/names';

/** `choice` is a row of buttons, `list` a drop-down list, and every other kind a text field. */
export const fieldKinds = names('personName organisation phone phoneAsText pin town email text choice list');

/** The upper end of the bills in an option, in ₹ a month: `below` is excluded, `upTo` included. */
export interface BillRange {
  below?: number;
  upTo?: number;
}

export interface FieldDescription {
  /** Drafts and leads hold the answer under this name, so the name must never be changed. */
  name: string;
  kind: (typeof fieldKinds)[number];
  /** `marked`: the field looks required, but may stay empty. */
  required?: true | 'marked';
  initial?: string;
  /** The name of the field before this one in the form, if the message has a different order. */
  askedAfter?: string;
  /** The label in the message to the company, not the label on the page. */
  sentAs: string;
  /** If missing, the field is in all tabs of the form. */
  tabs?: readonly string[];
  options?: readonly string[];
  /** One range for each option, in ascending order. */
  bills?: readonly BillRange[];
}

/** Labels and options are sent as written here, whatever the language of the page. */
export interface FormDescription {
  name: 'landing' | 'commercial' | 'housing' | 'tabbed';
  /** `fields`: each answer is a parameter of the e-mail; `message`: all answers are one text. */
  sent: 'fields' | 'message';
  /** The fields that hold the sender's name and e-mail address. */
  sender?: { name: string; email: string };
  /** What refuses a form without consent: the browser, or a script with an alert. */
  consent: 'browser' | 'alert';
  outcome: 'page' | 'alert';
  tabs?: { sentAs: string; names: Readonly<Record<string, string>> };
  /** In the order in which the answers are sent. */
  fields: readonly FieldDescription[];
}
