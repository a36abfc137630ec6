import type { LeadValues } from '@/lib/leads/values';
import { type Control, controls, holds, initialValue, isRadio } from './draft-fields';

/**
 * Fills fields of a form with what its visitor has set in a calculator, and fills them anew when that changes. A field
 * that the visitor has answered herself, or that holds something else than what was filled in here, stays as it is.
 */
export function prefill(form: HTMLFormElement) {
  /** What was filled into each field, by its name. */
  let filled: LeadValues = {};
  /** The names of the fields that the visitor has changed herself, even if she emptied them. */
  const own = new Set<string>();

  return {
    /** Whether a value stands in its field because it was filled in here. */
    isFilled: (name: string, value: string) => filled[name] === value && !own.has(name),

    /** Marks the field that an event changed as the visitor's own. Filling in fires no event. */
    markOwn({ target }: Event) {
      own.add((target as Control).name);
    },

    /** Fills in these values; a field that was filled and has none of them gets what it held at first. */
    fill(values: LeadValues) {
      const all = controls(form);
      for (const name of new Set([...Object.keys(filled), ...Object.keys(values)])) {
        const fields = all.filter((control) => control.name === name);
        const held = fields.find(holds)?.value ?? '';
        const first = fields.map(initialValue).find(Boolean) ?? '';
        const next = values[name] ?? first;
        // What a browser has restored on the way back was filled in before.
        if (own.has(name) || ![filled[name] ?? first, next].includes(held)) continue;
        for (const field of fields) {
          if (isRadio(field)) field.checked = field.value === next;
          else field.value = next;
        }
        filled = { ...filled, [name]: next };
      }
    },

    /** Forgets everything when the form has been emptied. */
    reset() {
      filled = {};
      own.clear();
    },
  };
}

export type Prefill = ReturnType<typeof prefill>;
