import { type DeviceStore, deviceStore, parsed } from './device';
import type { LeadValues } from './values';

/** How long a draft is kept on the device, in milliseconds. */
export const DRAFT_LIFE = 24 * 60 * 60 * 1000;

/** The storage key of a form's draft. late-start.ts looks for it, too. */
export const draftKey = (form: string) => `draft:${form}`;

/** The name of an event that makes all forms of the page save their drafts at once. */
export const SAVE_DRAFTS = 'save-drafts';

interface Draft {
  saved: number;
  values: LeadValues;
}

function isDraft(value: unknown): value is Draft {
  const { saved, values } = (value ?? {}) as Partial<Draft>;
  if (!Number.isFinite(saved) || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}

/** The values of a form's draft as one string, so that two drafts can be compared; undefined without a draft. */
export function draftText(form: string, store: DeviceStore): string | undefined {
  const draft = parsed(store.get(draftKey(form)));
  return isDraft(draft) ? JSON.stringify(draft.values) : undefined;
}

/** Removes a form's draft if it still holds these words. */
export function dropDraft(form: string, words: string | undefined, store: DeviceStore): void {
  if (words !== undefined && draftText(form, store) === words) store.remove(draftKey(form));
}

/**
 * Keeps the draft of one form on the device. Of two open pages, the one that was typed into last is kept; a page never
 * removes what another has written since.
 * @param clock the time in milliseconds, as `Date.now`
 */
export function draftKeeper(form: string, store: DeviceStore = deviceStore(), clock: () => number = () => Date.now()) {
  const key = draftKey(form);
  /** The draft as this page last read or wrote it. */
  let own: string | undefined;

  function write(values: LeadValues): boolean {
    const text = JSON.stringify({ saved: clock(), values } satisfies Draft);
    const kept = store.set(key, text);
    if (kept) own = text;
    return kept;
  }

  return {
    /**
     * Reads the draft from the device.
     * @returns its values if it is younger than a day by this clock; anything else is removed
     */
    load(): LeadValues | undefined {
      const text = store.get(key);
      if (text === null) return undefined;
      const draft = parsed(text);
      if (!isDraft(draft) || clock() - draft.saved >= DRAFT_LIFE) {
        store.remove(key);
        return undefined;
      }
      own = text;
      // Saves a draft from the future anew, so that its day counts from now: it was saved while the clock was ahead,
      // and would otherwise stay too long.
      if (draft.saved > clock()) write(draft.values);
      return draft.values;
    },

    /**
     * Saves a draft on the device.
     * @returns whether the values are kept; an empty form keeps none
     */
    save(values: LeadValues): boolean {
      if (Object.keys(values).length > 0) return write(values);
      this.drop();
      return true;
    },

    drop(): void {
      if (own !== undefined && store.get(key) === own) store.remove(key);
      own = undefined;
    },
  };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;
