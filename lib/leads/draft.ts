import { DAY, type DeviceStore, deviceStore, parseJson } from './device';
import type { LeadValues } from './values';

export const DRAFT_PREFIX = 'draft:';

/** The key in storage under which the draft of a form is saved. */
export const draftKey = (form: string) => DRAFT_PREFIX + form;

/** The name of an event that makes every form on the page save its draft at once. */
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

/** The values of a form's saved draft as one string, for comparing drafts. Undefined if there is no draft. */
export const draftText = (form: string, store: DeviceStore): string | undefined =>
  storedText(store.get(draftKey(form)));

/** The values of a stored draft as one string, for comparing drafts. Undefined if the text is not a draft. */
export function storedText(text: string | null): string | undefined {
  const draft = parseJson(text);
  return isDraft(draft) ? JSON.stringify(draft.values) : undefined;
}

/** Deletes a form's draft if its values are still those in `text`. */
export function dropDraft(form: string, text: string | undefined, store: DeviceStore): void {
  if (text !== undefined && draftText(form, store) === text) store.remove(draftKey(form));
}

/**
 * Saves and restores the draft of one form on the device. When the same form is open on two pages, the draft saved last
 * is kept, and a page never deletes a draft that the other page has saved since.
 * @param clock returns the time in milliseconds, like `Date.now`
 */
export function draftStore(form: string, store: DeviceStore = deviceStore(), clock: () => number = () => Date.now()) {
  const key = draftKey(form);
  /** The draft's text when this page last read or saved it. */
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
     * @returns the values of the draft, if it is less than a day old; an older or invalid draft is deleted
     */
    load(): LeadValues | undefined {
      const text = store.get(key);
      if (text === null) return undefined;
      const draft = parseJson(text);
      if (!isDraft(draft) || clock() - draft.saved >= DAY) {
        store.remove(key);
        return undefined;
      }
      lastKnown = text;
      // Saves a draft again if its time lies in the future because the device's clock was ahead. It is then kept for
      // one day from now, and no longer.
      if (draft.saved > clock()) write(draft.values);
      return draft.values;
    },

    /**
     * Saves a draft on the device. Deletes the saved draft if all fields of the form are empty.
     * @returns true if the device stored the draft
     */
    save(values: LeadValues): boolean {
      if (Object.keys(values).length > 0) return write(values);
      this.drop();
      return true;
    },

    /** Whether the draft on the device is still the one that this page last read or saved. */
    isOwn: () => lastKnown !== undefined && store.get(key) === lastKnown,

    drop(): void {
      if (lastKnown !== undefined && store.get(key) === lastKnown) store.remove(key);
      lastKnown = undefined;
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
