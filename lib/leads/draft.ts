import { DAY, KEPT, type DeviceStore, deviceStore, parseJson } from './device';
import type { LeadValues } from './values';

export const DRAFT_PREFIX = 'draft:';
export const draftKey = (form: string) => DRAFT_PREFIX + form;

/** The event that makes every form on the page save its draft at once. */
export const SAVE_DRAFTS = 'save-drafts';

interface Draft {
  saved: number;
  /** `values.unsent` is set if the visitor pressed send before React ran. */
  values: LeadValues;
}

function parseDraft(text: string | null): Draft | undefined {
  const { saved, values } = (parseJson(text) ?? {}) as Partial<Draft>;
  if (!Number.isFinite(saved) || typeof values !== 'object' || values === null) return undefined;
  return Object.values(values).every((value) => typeof value === 'string') ? { saved: saved!, values } : undefined;
}

/**
 * Returns the values of a stored draft as text, to compare them.
 * @returns undefined if `text` is no draft
 */
export const storedText = (text: string | null): string | undefined => JSON.stringify(parseDraft(text)?.values);

export const draftText = (form: string, store: DeviceStore) => storedText(store.get(draftKey(form)));

/** Deletes a draft whose values are still `text`, a result of {@link storedText}. */
export function dropDraft(form: string, text: string | undefined, store: DeviceStore): void {
  if (text !== undefined && draftText(form, store) === text) store.remove(draftKey(form));
}

/** `drop` keeps a newer draft, which another page with the same form may have saved. */
export function draftStore(form: string, store = deviceStore(), clock = () => Date.now()) {
  const key = draftKey(form);
  let lastKnown: string | undefined;

  function write(values: LeadValues): boolean {
    const text = JSON.stringify({ saved: clock(), values } satisfies Draft);
    const stored = store.set(key, text);
    if (stored) lastKnown = text;
    return stored;
  }

  return {
    /** Returns the values of the draft; deletes an invalid or expired draft and returns undefined. */
    load(): LeadValues | undefined {
      const text = store.get(key);
      if (text === null) return undefined;
      const draft = parseDraft(text);
      if (!draft || clock() - draft.saved >= (draft.values.unsent ? KEPT : DAY)) {
        store.remove(key);
        return undefined;
      }
      lastKnown = text;
      // A time in the future comes from a wrong clock, so the draft gets the present time.
      if (draft.saved > clock()) write(draft.values);
      return draft.values;
    },

    /** @returns whether the device could store the values */
    save(values: LeadValues): boolean {
      if (Object.keys(values).length > 0) return write(values);
      this.drop();
      return true;
    },

    isOwn: () => lastKnown !== undefined && store.get(key) === lastKnown,

    drop(): void {
      if (this.isOwn()) store.remove(key);
      lastKnown = undefined;
    },
  };
}
