/** Told to the page when a part that it fetches late is missing. */
export const PART_MISSING = 'part-missing';

/**
 * Fetches a part of the page late. The framework asks for a missing file a second time; if it does not come then either,
 * the page goes on without the part, and is told.
 */
export function latePart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(use, () => void document.dispatchEvent(new Event(PART_MISSING)));
}
