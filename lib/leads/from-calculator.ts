import type { FieldDescription, FormDescription } from '@/content/schemas/lead-forms';
import type { LeadValues } from './values';

/** The key of the tab's storage under which the estimator leaves its answers for a lead form on another page. */
const KEY = 'from-calculator';
/** The key of its plan, a string in quotation marks, which show-left-plan.ts reads too. */
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

/** What the lead form of this page was told last. */
let told: CalculatorAnswers = {};
const listeners = new Set<() => void>();

/** Tells the lead form of this page what the visitor has set; everything that was told before is replaced. */
export function tellForm(answers: CalculatorAnswers): void {
  told = answers;
  listeners.forEach((listener) => listener());
}

export const toldAnswers = (): CalculatorAnswers => told;
export const toldPlan = (): string | undefined => told.plan;

/**
 * Listens to what the lead form of this page is told.
 * @returns a function that ends it
 */
export function onToldAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Leaves answers for the next lead form of this tab, on another page. Does nothing where storage is blocked. */
export function leaveAnswers({ plan, ...answers }: CalculatorAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
    sessionStorage.setItem(PLAN_KEY, JSON.stringify(plan));
  } catch {
    // Storing the answers throws where storage is blocked; the form then opens empty.
  }
}

/**
 * Tells the lead form of this page what another page has left for it, and removes that, so that it is used once. A form
 * that asks for no bill leaves it for another.
 */
export function takeLeftAnswers(form: FormDescription): void {
  if (!form.fields.some(asksForBill)) return;
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    const plan: unknown = JSON.parse(sessionStorage.getItem(PLAN_KEY) ?? '0');
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(PLAN_KEY);
    const { bill, city } = (JSON.parse(text) ?? {}) as Record<keyof CalculatorAnswers, unknown>;
    tellForm({
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
