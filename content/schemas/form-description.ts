/**
 * The description of a lead form: what it asks and how it sends the answers, without the words of any language. Labels
 * and options are sent to the company exactly as written here, from pages in any language.
 */

/**
 * How a form's question is answered: typed (these kinds differ in keyboard and autofill; `text` has no autofill), by a
 * row of buttons (`choice`) or from a drop-down list (`list`).
 */
export type FieldKind =
  'personName' | 'organisation' | 'phone' | 'phoneAsText' | 'pin' | 'town' | 'email' | 'text' | 'choice' | 'list';

/** The bills that an option stands for, in ₹ a month: those below an amount, those up to one, or all that are left. */
export interface BillRange {
  below?: number;
  upTo?: number;
}

export interface FieldDescription {
  name: string;
  kind: FieldKind;
  /**
   * Whether a form's question needs an answer. With `true` the browser sends no form without it; with `marked` the
   * question is marked as required, but the form is sent without an answer too.
   */
  required?: true | 'marked';
  /** The label of an answer in the message to the company. */
  label: string;
  /** The options of a question of which the visitor chooses one. */
  options?: readonly string[];
  /** In the question for the electricity bill: the bills of each option, ascending. */
  bills?: readonly BillRange[];
  /** The option that is chosen at first; none when left out. */
  initial?: string;
  /** The tabs of the form that contain this question; all when left out. */
  tabs?: readonly string[];
  /** The question that stands before this one in the form, if that is not the one before it in the message. */
  askedAfter?: string;
}

export interface FormDescription {
  name: 'landing' | 'commercial' | 'housing' | 'tabbed';
  /** How the mail service gets a lead: each answer under the name of its field, or one message with a line for each. */
  sent: 'fields' | 'message';
  /** The fields of a form that the mail service also gets as name and e-mail address of the sender. */
  sender?: { name: string; email: string };
  /** What stops a form that is sent without consent: the browser, or the form's script with an alert. */
  consent: 'browser' | 'alert';
  /** Where the form tells whether a lead was sent: in the page, or in an alert. */
  outcome: 'page' | 'alert';
  /**
   * The tabs of a form. `label` and the name of the chosen tab are the first line of the message. The first tab is open
   * at first.
   */
  tabs?: { label: string; names: Readonly<Record<string, string>> };
  /** The fields of a form, in the order in which they are sent. */
  fields: readonly FieldDescription[];
}

/** The names of the fields of a form. */
