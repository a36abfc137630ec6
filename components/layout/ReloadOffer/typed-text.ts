import { draftText, SAVE_DRAFTS } from '@/lib/leads/draft';
import { deviceStore, parseJson } from '@/lib/leads/device';
import { touchedValues } from '@/components/forms/field-values';

/** What a reload would do to text in forms. `kept`: as a draft. It is also `lost` while a send is under way. */
export function typedText(): 'none' | 'kept' | 'lost' {
  // Makes all forms save their drafts at once; otherwise they do so a moment after the last key.
  document.dispatchEvent(new Event(SAVE_DRAFTS));
  const fates = [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')].map(fateOf);
  return fates.find((fate) => fate === 'lost') ?? fates.find((fate) => fate === 'kept') ?? 'none';
}

function fateOf(form: HTMLFormElement) {
  // Reads a form's `aria-busy` as an attribute, because Firefox has no `ariaBusy` property before version 119.
  if (form.getAttribute('aria-busy') === 'true') return 'lost';
  const typed = Object.entries(touchedValues(form));
  if (typed.length === 0) return 'none';
  const kept = (parseJson(draftText(form.dataset.draft!.replace('draft:', ''), deviceStore()) ?? null) ?? {}) as Record<
    string,
    string
  >;
  return typed.every(([name, value]) => kept[name] === value) ? 'kept' : 'lost';
}
