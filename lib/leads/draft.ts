import { type DeviceStore, deviceStore, parseJson } from './device';
import type { LeadValues } from './values';

/** How long the draft of a form is kept on the device, in milliseconds. */
export const DRAFT_LIFE = 24 * 60 * 60 * 1000;

/** The storage key of a form's draft, which late-start.ts looks for too. */
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
export const draftText = (form: string, store: DeviceStore): string | undefined =>
  storedText(store.get(draftKey(form)));

/** The values of a draft as it was stored, as one string, so that two drafts can be compared; undefined without a draft. */
export function storedText(text: string | null): string | undefined {
  const draft = parseJson(text);
  return isDraft(draft) ? JSON.stringify(draft.values) : undefined;
}

/** Removes a form's draft if its values have not changed since. */
export function dropDraft(form: string, text: string | undefined, store: DeviceStore): void {
  if (text !== undefined && draftText(form, store) === text) store.remove(draftKey(form));
}

/**
 * Keeps the draft of one form on the device. Of two open pages the last to save wins; a page never removes a draft that
 * another page has saved since.
 * @param clock the time in milliseconds, as `Date.now`
 */
export function draftStore(form: string, store: DeviceStore = deviceStore(), clock: () => number = () => Date.now()) {
  const key = draftKey(form);
  /** The draft as this page last read or saved it. */
  let lastKnown: string | undefined;

  function write(values: LeadValues): boolean {
    const text = JSON.stringify({ saved: clock(), values } satisfies Draft);
    const stored = store.set(key, text);
    if (stored) lastKnown = text;
    return stored;
  }

  return {
    /**
     * Reads the draft from the device.
     * @returns the draft's values if it is younger than a day; any other draft is removed
     */
    load(): LeadValues | undefined {
      const text = store.get(key);
      if (text === null) return undefined;
      const draft = parseJson(text);
      if (!isDraft(draft) || clock() - draft.saved >= DRAFT_LIFE) {
        store.remove(key);
        return undefined;
      }
      lastKnown = text;
      // Saves a draft anew that was saved while the device's clock was ahead, so that it is kept for a day from now and
      // no longer.
      if (draft.saved > clock()) write(draft.values);
      return draft.values;
    },

    /**
     * Saves a draft on the device.
     * @returns whether the device stored the draft; the draft of an empty form is removed
     */
    save(values: LeadValues): boolean {
      if (Object.keys(values).length > 0) return write(values);
      this.drop();
      return true;
    },

    /** Whether the device holds the draft as this page last read or saved it. */
    isOwn: () => lastKnown !== undefined && store.get(key) === lastKnown,

    drop(): void {
      if (lastKnown !== undefined && store.get(key) === lastKnown) store.remove(key);
      lastKnown = undefined;
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
