import type { FieldDescription, FormDescription } from '@/content/facts/forms/description';
import type { LeadValues } from './values';

/** The key of the tab's storage under which a calculator leaves its answers for the next lead form. */
const KEY = 'from-calculator';

/** The answers of a calculator that a lead form can use: a month's bill in ₹, and the id of the town. */
interface CalculatorAnswers {
  bill?: number;
  city?: string;
}

/** Leaves the answers of a calculator for the next lead form of this tab. Does nothing where storage is blocked. */
export function saveCalculatorAnswers(answers: CalculatorAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Storing a calculator's answers throws where storage is blocked; the form then opens empty.
  }
}

/**
 * Takes the answers that a calculator has left for a lead form. They are removed, so that they are used once.
 * @param towns what each town is called in the page's language, by its id
 * @returns values for the fields of this form; undefined where nothing was left, or where the form asks for no bill
 */
export function takeCalculatorAnswers(
  form: FormDescription,
  towns: Readonly<Record<string, string>>,
): LeadValues | undefined {
  const answers = form.fields.some(asksForBill) ? take() : undefined;
  if (!answers) return undefined;
  const { bill, city = '' } = answers;
  const values = form.fields.map((field) => [field.name, valueFor(field, bill, towns[city])] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const asksForBill = ({ name }: FieldDescription) => /bill$/i.test(name);

function take(): CalculatorAnswers | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return (text && (JSON.parse(text) as CalculatorAnswers | null)) || undefined;
  } catch {
    // Reading a calculator's answers fails where storage is blocked or holds something that is no JSON.
    return undefined;
  }
}

function valueFor(field: FieldDescription, bill: number | undefined, town: string | undefined): string | undefined {
  if (field.kind === 'town') return town;
  return asksForBill(field) && typeof bill === 'number'
    ? field.options?.find((option) => isInRange(option, bill))
    : undefined;
}

/**
 * Whether a bill lies below the end of a range such as "< ₹1500", "₹1500 - ₹2500" or "> ₹8000". The first such range of
 * an ascending list holds the bill.
 */
function isInRange(range: string, bill: number): boolean {
  const end = Number(range.replaceAll(',', '').match(/\d+/g)?.at(-1));
  if (range.startsWith('>')) return true;
  return range.startsWith('<') ? bill < end : bill <= end;
}
