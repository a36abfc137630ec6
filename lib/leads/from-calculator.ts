import type { FieldDescription, FormDescription } from '@/content/schemas/lead-forms';
import { deviceStore, parseJson } from './device';
import { billQuestion } from './questions';
import type { LeadValues } from './values';

/** The key in session storage for the answers that are passed to another page. */
const KEY = 'from-calculator';
/** The key in session storage for the solar plan, a JSON string. */
export const PLAN_KEY = 'left-plan';

const visit = deviceStore(() => window.sessionStorage);

/** What a visitor has entered in a calculator or the estimator. Values of an example are never included. */
export interface CalculatorAnswers {
  /** In ₹ a month. */
  bill?: number;
  /** The id of the town. */
  city?: string;
  /** The computed solar plan as a sentence in the language of the page. */
  plan?: string;
}

/** The answers that a calculator on this page has passed to the lead form. */
let passed: CalculatorAnswers = {};
const listeners = new Set<() => void>();

/** Passes answers to the lead form of this page. They replace all answers that were passed before. */
export function passToForm(answers: CalculatorAnswers): void {
  passed = answers;
  listeners.forEach((listener) => listener());
}

export const passedAnswers = () => passed;
export const passedPlan = () => passed.plan;

/** @returns a function that stops the calls */
export function onPassedAnswers(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores answers for the lead form of the page that the visitor opens next. */
export function passToNextPage({ plan, ...answers }: CalculatorAnswers): void {
  if (!visit.set(KEY, JSON.stringify(answers))) return;
  if (plan === undefined) visit.remove(PLAN_KEY);
  else visit.set(PLAN_KEY, JSON.stringify(plan));
}

/** Passes on what the previous page has stored, and removes it. Leaves it if the form does not ask for a bill. */
export function takeFromLastPage(form: FormDescription): void {
  const text = visit.get(KEY);
  if (text === null || !billQuestion(form)) return;
  const { bill, city } = (parseJson(text) ?? {}) as Record<keyof CalculatorAnswers, unknown>;
  const plan = parseJson(visit.get(PLAN_KEY));
  visit.remove(KEY);
  visit.remove(PLAN_KEY);
  passToForm({
    bill: typeof bill === 'number' ? bill : undefined,
    city: typeof city === 'string' ? city : undefined,
    plan: typeof plan === 'string' ? plan : undefined,
  });
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
  function valueFor({ kind, bills, options }: FieldDescription) {
    if (kind === 'town') return towns[city];
    if (bill === undefined || !bills) return undefined;
    return options?.[bills.findIndex(({ below = Infinity, upTo = Infinity }) => bill < below && bill <= upTo)];
  }
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = valueFor(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}
