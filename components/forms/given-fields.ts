import type { LeadValues } from '@/lib/leads/values';
import { type Control, controls, holds, initialValue, isRadio } from './draft-fields';

/**
 * Fills a form in with what its visitor has set in a calculator, and follows when that changes. A field that the visitor
 * has answered herself, or that holds something else than what was given here, stays as it is.
 */
export function givenFields(form: HTMLFormElement) {
  /** What was given to each field, by its name. */
  let given: LeadValues = {};
  /** The names of the fields that the visitor has changed herself, even if she emptied them. */
  const own = new Set<string>();

  return {
    /** Whether a value stands in its field because it was given. */
    gave: (name: string, value: string) => given[name] === value && !own.has(name),

    /** Marks the field that an event changed as the visitor's own. Values that are given here fire no events. */
    leave({ target }: Event) {
      own.add((target as Control).name);
    },

    /** Gives the fields these values; what was given before and is given no more is taken back. */
    give(values: LeadValues) {
      const all = controls(form);
      for (const name of new Set([...Object.keys(given), ...Object.keys(values)])) {
        const fields = all.filter((control) => control.name === name);
        const held = fields.find(holds)?.value ?? '';
        const first = fields.map(initialValue).find(Boolean) ?? '';
        const next = values[name] ?? first;
        // What a browser has restored on the way back was given before.
        if (own.has(name) || ![given[name] ?? first, next].includes(held)) continue;
        for (const field of fields) {
          if (isRadio(field)) field.checked = field.value === next;
          else field.value = next;
        }
        given = { ...given, [name]: next };
      }
    },

    /** Forgets everything when the form has been emptied. */
    forget() {
      given = {};
      own.clear();
    },
  };
}

export type GivenFields = ReturnType<typeof givenFields>;
