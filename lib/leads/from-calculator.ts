import type { FieldDescription, FormDescription } from '@/content/schemas/lead-forms';
import { billQuestion, rangeOf } from './bill-question';
import type { LeadValues } from './values';

/** The key in session storage for the answers that are passed to another page. */
const KEY = 'from-calculator';
/** The key in session storage for the solar plan, a JSON string. */
export const PLAN_KEY = 'left-plan';

/**
 * What a visitor has entered in a calculator or the estimator and a lead form can use. Values of an example are never
 * included.
 */
export interface CalculatorAnswers {
  /** The electricity bill in ₹ a month. */
  bill?: number;
  /** The id of the town. */
  city?: string;
  /** The computed solar plan as a sentence in the language of the page. */
  plan?: string;
}

/** The answers that a calculator on this page has passed to the lead form. */
let passed: CalculatorAnswers = {};
const listeners = new Set<() => void>();

/** Passes the visitor's answers to the lead form of this page. They replace all answers that were passed before. */
export function passToForm(answers: CalculatorAnswers): void {
  passed = answers;
  listeners.forEach((listener) => listener());
}

export const passedAnswers = (): CalculatorAnswers => passed;
export const passedPlan = (): string | undefined => passed.plan;

/**
 * Calls a function whenever a calculator passes answers to the lead form of this page.
 * @returns a function that stops the calls
 */
export function onPassedAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Stores answers for the lead form of the page that the visitor opens next. Does nothing if the browser blocks storage.
 */
export function passToNextPage({ plan, ...answers }: CalculatorAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
    if (plan === undefined) sessionStorage.removeItem(PLAN_KEY);
    else sessionStorage.setItem(PLAN_KEY, JSON.stringify(plan));
  } catch {
    // Ignores the error that a blocked storage throws. The form on the next page is then empty.
  }
}

/**
 * Passes the answers that the previous page has stored to the lead form of this page, and removes them from storage.
 * Leaves them in storage if the form does not ask for a bill.
 */
export function takeFromLastPage(form: FormDescription): void {
  if (!billQuestion(form)) return;
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    const plan: unknown = JSON.parse(sessionStorage.getItem(PLAN_KEY) ?? '0');
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(PLAN_KEY);
    const { bill, city } = (JSON.parse(text) ?? {}) as Record<keyof CalculatorAnswers, unknown>;
    passToForm({
      bill: typeof bill === 'number' ? bill : undefined,
      city: typeof city === 'string' ? city : undefined,
      plan: typeof plan === 'string' ? plan : undefined,
    });
  } catch {
    // Ignores the error of a blocked storage, or of a stored text that is not JSON.
  }
}

/**
 * The values with which a calculator's answers fill in the fields of a lead form.
 * @param towns the name of each town in the language of the page, by the town's id
 */
export function valuesFrom(
  { bill, city = '' }: CalculatorAnswers,
  form: FormDescription,
  towns: Readonly<Record<string, string>>,
): LeadValues {
  const values = form.fields.map((field) => [field.name, valueFor(field, bill, towns[city])] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function valueFor(field: FieldDescription, bill: number | undefined, town: string | undefined): string | undefined {
  if (field.kind === 'town') return town;
  if (bill === undefined || !field.bills) return undefined;
  return field.options?.[rangeOf(bill, field.bills)];
}
