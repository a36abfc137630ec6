import type { LeadValues } from '@/lib/leads/values';
import { type Control, controls, holds, initialValue, setValue } from './field-values';

export function prefill() {
  const filled: Record<string, string> = {};
  const changedByVisitor = new Set<string>();

  return {
    isFilled: (name: string, value: string) => filled[name] === value && !changedByVisitor.has(name),

    markOwn: ({ target }: Event) => void changedByVisitor.add((target as Control).name),

    fill(form: HTMLFormElement, values: LeadValues) {
      for (const name of Object.keys({ ...filled, ...values })) {
        const fields = controls(form).filter((control) => control.name === name);
        const held = fields.find(holds)?.value ?? '';
        const first = fields.map(initialValue).find(Boolean) ?? '';
        const next = values[name] ?? first;
        // Does not skip a field that has the new value, because after a reload the browser may have restored what this
        // function had filled in.
        if (changedByVisitor.has(name) || ![filled[name] ?? first, next].includes(held)) continue;
        for (const field of fields) setValue(field, next);
        filled[name] = next;
      }
    },

    reset() {
      for (const name of Object.keys(filled)) delete filled[name];
      changedByVisitor.clear();
    },
  };
}
