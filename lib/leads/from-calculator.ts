import type { FieldDescription, FormDescription } from '@/content/schemas/lead-forms';
import type { LeadValues } from './values';

/** The key of the tab's storage for the answers that are passed to another page. */
const KEY = 'from-calculator';
/** The key of the plan among them, a string in quotation marks, which show-passed-plan.ts reads too. */
const PLAN_KEY = 'left-plan';

/** What a visitor has set in a calculator or the estimator, as far as a lead form can use it; never an example's value. */
export interface CalculatorAnswers {
  /** The electricity bill, in ₹ a month. */
  bill?: number;
  /** The id of the town. */
  city?: string;
  /** The solar plan that came out, in a sentence in the page's language. */
  plan?: string;
}

/** What a calculator has passed to the lead form of this page. */
let passed: CalculatorAnswers = {};
const listeners = new Set<() => void>();

/** Passes what the visitor has set to the lead form of this page, in place of what was passed before. */
export function passToForm(answers: CalculatorAnswers): void {
  passed = answers;
  listeners.forEach((listener) => listener());
}

export const passedAnswers = (): CalculatorAnswers => passed;
export const passedPlan = (): string | undefined => passed.plan;

/**
 * Listens to what calculators pass to the lead form of this page.
 * @returns a function that stops the listening
 */
export function onPassedAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes answers to the lead form of the page that is opened next. Does nothing where storage is blocked. */
export function passToNextPage({ plan, ...answers }: CalculatorAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
    sessionStorage.setItem(PLAN_KEY, JSON.stringify(plan));
  } catch {
    // Storing the answers throws where storage is blocked; the form then opens empty.
  }
}

/**
 * Passes the answers of the page that was open before to the lead form of this page, once. A form that asks for no bill
 * leaves them for another.
 */
export function takeFromLastPage(form: FormDescription): void {
  if (!form.fields.some(asksForBill)) return;
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
    // Reading the answers fails where storage is blocked or holds something that is no JSON.
  }
}

/**
 * The values that answers give the fields of a lead form.
 * @param towns what each town is called in the page's language, by its id
 */
export function valuesFrom(
  { bill, city = '' }: CalculatorAnswers,
  form: FormDescription,
  towns: Readonly<Record<string, string>>,
): LeadValues {
  const values = form.fields.map((field) => [field.name, valueFor(field, bill, towns[city])] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const asksForBill = ({ bills }: FieldDescription) => bills !== undefined;

function valueFor(field: FieldDescription, bill: number | undefined, town: string | undefined): string | undefined {
  if (field.kind === 'town') return town;
  if (bill === undefined || !field.bills) return undefined;
  return field.options?.[
    field.bills.findIndex(({ below = Infinity, upTo = Infinity }) => bill < below && bill <= upTo)
  ];
}
