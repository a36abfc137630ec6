/**
 * What a lead form asks and how it is sent, without the words of any language. What stands here as text is sent to the
 * company byte for byte, from a page in any language: options and labels in the message.
 */

/** How a question is answered: typed (the kinds differ in keyboard and autofill; `text` has no autofill), by buttons (`choice`) or from a `list`. */
export type FieldKind =
  'personName' | 'organisation' | 'phone' | 'phoneAsText' | 'pin' | 'town' | 'email' | 'text' | 'choice' | 'list';

export interface FieldDescription {
  name: string;
  kind: FieldKind;
  /** `true`: the browser sends no form without an answer. `marked`: the form says that it is needed, and is sent without. */
  required?: true | 'marked';
  /** What the answer is called in the message. */
  label: string;
  /** The answers that can be chosen. */
  options?: readonly string[];
  /** The option that is chosen at first; none when left out. */
  initial?: string;
  /** The tabs under which the question is asked; all when left out. */
  tabs?: readonly string[];
  /** The question after which this one is asked, where that is not the one before it in the message. */
  askedAfter?: string;
}

export interface FormDescription {
  name: 'landing' | 'commercial' | 'housing' | 'tabbed';
  /** What the mail service is given: each answer under the name of its field, or one message with a line for each. */
  sent: 'fields' | 'message';
  /** The fields that are also sent as the name and the e-mail address of the sender. */
  sender?: { name: string; email: string };
  /** Who stops a form without consent: the browser, or the form itself by an alert. */
  consent: 'browser' | 'alert';
  /** Where success and failure are told: in the page or by an alert. */
  outcome: 'page' | 'alert';
  /** The first line of the message: its label, and what it says for each tab. The first tab is open at first. */
  tabs?: { label: string; names: Readonly<Record<string, string>> };
  /** In the order in which they are sent. */
  fields: readonly FieldDescription[];
}

/** The names of the fields of a form. */
export type FieldName<Form extends FormDescription> = Form['fields'][number]['name'];
