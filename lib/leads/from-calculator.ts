import type { FieldDescription, FormDescription } from './description';
import { deviceStore, parseJson } from './device';
import { billQuestion } from './questions';
import type { LeadValues } from './values';

const KEY = 'from-calculator';
export const PLAN_KEY = 'left-plan';

const visit = deviceStore(() => window.sessionStorage);

/** What a calculator passes to a lead form: the visitor's answers, but no example values. */
export interface CalculatorAnswers {
  /** In ₹ a month. */
  bill?: number;
  city?: string;
  /** The result of the calculator as a text in the language of the page. */
  plan?: string;
}

let passed: CalculatorAnswers = {};
const listeners = new Set<() => void>();

export function passToForm(answers: CalculatorAnswers): void {
  passed = answers;
  listeners.forEach((listener) => listener());
}

export const passedAnswers = () => passed;
export const passedPlan = () => passed.plan;

export function onPassedAnswers(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function passToNextPage({ plan, ...answers }: CalculatorAnswers): void {
  if (!visit.set(KEY, JSON.stringify(answers))) return;
  if (plan === undefined) visit.remove(PLAN_KEY);
  else visit.set(PLAN_KEY, JSON.stringify(plan));
}

/** Takes over the answers to the calculator of the previous page if the form asks for a bill. */
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
 * Returns the form's values for bill and town.
 * @param towns names in the language of the page, by the town's id
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
  const values = form.fields.map((field) => [field.name, valueFor(field)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as LeadValues;
}
