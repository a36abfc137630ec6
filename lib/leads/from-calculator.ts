import type { FieldDescription, FormDescription } from '@/content/facts/forms/description';
import type { LeadValues } from './values';

/** Where a calculator leaves what a lead form can use of its answers, until the next form takes it. */
const KEY = 'from-calculator';

/** What a calculator leaves for a form: a month's bill in ₹, and the id of the town. */
interface Carried {
  bill?: number;
  city?: string;
}

/** Leaves the answers of a calculator for the next lead form of this tab. Does nothing where storage is blocked. */
export function carryToForm(carried: Carried): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // The form opens unfilled.
  }
}

/**
 * Takes what a calculator has left, so that it is used once.
 *
 * @param towns what each town is called in the page's language, by its id
 * @returns values for the fields of this form; undefined where nothing was left, or where the form asks for no bill
 */
export function takeCarried(form: FormDescription, towns: Readonly<Record<string, string>>): LeadValues | undefined {
  const carried = form.fields.some(asksForBill) ? take() : undefined;
  if (!carried) return undefined;
  const { bill, city = '' } = carried;
  const values = form.fields.map((field) => [field.name, valueFor(field, bill, towns[city])] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const asksForBill = ({ name }: FieldDescription) => /bill$/i.test(name);

function take(): Carried | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return (text && (JSON.parse(text) as Carried | null)) || undefined;
  } catch {
    // Storage is blocked, or something else wrote there.
    return undefined;
  }
}

function valueFor(field: FieldDescription, bill: number | undefined, town: string | undefined): string | undefined {
  if (field.kind === 'town') return town;
  return asksForBill(field) && typeof bill === 'number'
    ? field.options?.find((option) => holds(option, bill))
    : undefined;
}

/** Whether a bill lies in a range, such as "< ₹1500", "₹1500 - ₹2500" or "> ₹8000", or below its end: ranges are in order. */
function holds(range: string, bill: number): boolean {
  const end = Number(range.replaceAll(',', '').match(/\d+/g)?.at(-1));
  if (range.startsWith('>')) return true;
  return range.startsWith('<') ? bill < end : bill <= end;
}
