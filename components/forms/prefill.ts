import type { LeadValues } from '@/lib/leads/values';
import { type Control, controls, holds, initialValue, setValue } from './field-values';

/** Fills fields of one form with what the visitor has set in a calculator, except fields that the visitor changed. */
export function prefill() {
  const filled: Record<string, string> = {};
  /** The names of the fields that the visitor has changed, even if they are empty now. */
  const own = new Set<string>();

  return {
    isFilled: (name: string, value: string) => filled[name] === value && !own.has(name),

    markOwn: ({ target }: Event) => void own.add((target as Control).name),

    /** Fills in the values. A field that was filled in before and has no value now gets its initial value back. */
    fill(form: HTMLFormElement, values: LeadValues) {
      for (const name of Object.keys({ ...filled, ...values })) {
        const fields = controls(form).filter((control) => control.name === name);
        const held = fields.find(holds)?.value ?? '';
        const first = fields.map(initialValue).find(Boolean) ?? '';
        const next = values[name] ?? first;
        // Leaves the visitor's own values. After a reload, a value that equals `next` counts as filled in, not as own.
        if (own.has(name) || ![filled[name] ?? first, next].includes(held)) continue;
        for (const field of fields) setValue(field, next);
        filled[name] = next;
      }
    },

    reset() {
      for (const name of Object.keys(filled)) delete filled[name];
      own.clear();
    },
  };
}
